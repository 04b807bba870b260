from mjs._kernel.pairing cimport Pairing

cdef class Closing(Pairing):
    cdef int[::1] blocked_kept
    cdef int[::1] status_kept
    cdef int[::1] stack
    # the clause at hand
    cdef int[::1] clause
    cdef int clause_size
    cdef int[::1] stamp
    cdef int stamp_now
    cdef int[::1] tested
    cdef int[::1] touched

    cdef int close(self) noexcept nogil
    cdef void _set_up(self) noexcept nogil
    cdef int _admit(self, int one, int other, int waiting) noexcept nogil
    cdef int _run(self, int waiting) noexcept nogil
    cdef void blame(self) noexcept nogil
    cdef void shrink(self, int left, int patience) noexcept nogil
    cdef int _newest_untested(self) noexcept nogil
