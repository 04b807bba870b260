from mjs._kernel.rng cimport SplitMix64
from mjs._kernel.shape cimport Shape

cdef class Playing:
    cdef readonly Shape shape
    cdef SplitMix64 rng
    cdef int groups
    cdef int[::1] group_of
    cdef int[::1] member
    cdef int[::1] group_start
    # the board in play
    cdef int[::1] group_left
    cdef int[::1] group_free
    cdef int[::1] blocked
    cdef int[::1] status
    cdef int[::1] removed
    cdef int removed_count
    cdef int settled
    cdef int free_count
    cdef int[::1] mate
    cdef int[::1] option_one
    cdef int[::1] option_other
    cdef int options
    cdef int pairs
    # what is counted
    cdef readonly long long played
    cdef readonly long long won
    cdef readonly long long forced
    cdef readonly long long work
    cdef long long[::1] step_sum
    cdef int opening_count
    cdef int[::1] opening_one
    cdef int[::1] opening_other
    cdef int[::1] opening_won

    cdef void _set_up(self) noexcept nogil
    cdef int _play(self, int policy) noexcept nogil
    cdef int _any(self) noexcept nogil
    cdef int _best(self) noexcept nogil
    cdef int _frees(self, int one, int other) noexcept nogil
    cdef int _lift(self, int tile) noexcept nogil
    cdef bint _is_open(self, int number) noexcept nogil
    cdef void _take(self, int one, int other) noexcept nogil
    cdef void _settle(self) noexcept nogil
    cdef void _gets_free(self, int tile) noexcept nogil
