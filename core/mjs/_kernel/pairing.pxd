from mjs._kernel.rng cimport SplitMix64
from mjs._kernel.shape cimport Shape

cdef class Pairing:
    cdef readonly Shape shape
    cdef readonly int groups
    cdef readonly int choices
    cdef int links
    cdef int[::1] group_of
    cdef int[::1] group_size
    cdef int[::1] group_start
    cdef int[::1] group_choice
    cdef int[::1] member
    cdef int[::1] rank
    cdef int[::1] partner_start
    cdef int[::1] partner
    cdef int[::1] partner_choice
    cdef int[::1] pair_start
    cdef int[::1] pair_one
    cdef int[::1] pair_other
    # which pairs may be used, and when that was settled
    cdef int[::1] value
    cdef int[::1] level
    cdef int[::1] place
    # the board in play
    cdef int[::1] blocked
    cdef int[::1] status
    cdef int[::1] group_left
    cdef readonly long long work

    cdef void _shuffle(self, SplitMix64 chance)
    cdef void _link_up(self) noexcept nogil
    cdef void _note_pair(self, int group, int rank, int fellow, int pair) noexcept nogil
    cdef int _choice_of(self, int rank, int fellow, int size) noexcept nogil
