from mjs._kernel.closing cimport Closing
from mjs._kernel.rng cimport SplitMix64

cdef class Attempts(Closing):
    cdef SplitMix64 rng
    cdef int[::1] order
    cdef int order_size
    cdef int[::1] played
    cdef int played_size
    cdef int[::1] hint
    cdef readonly int plays
    cdef int least_left
    cdef int[::1] group_free
    cdef int[::1] ready
    cdef int ready_size
    cdef int[::1] option_one
    cdef int[::1] option_other
    cdef int[::1] option_choice
    cdef int options

    cdef int play(self) noexcept nogil
    cdef void _gets_free(self, int tile) noexcept nogil
    cdef void _take(self, int one, int other, int choice) noexcept nogil
    cdef void _take_ready(self, int tile) noexcept nogil
