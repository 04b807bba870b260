from mjs._kernel.rng cimport SplitMix64
from mjs._kernel.shape cimport Shape

cdef class Pairing:
    cdef readonly Shape shape
    cdef readonly int groups
    cdef readonly int choices
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
    # the board in play
    cdef int[::1] blocked
    cdef int[::1] status
    cdef int[::1] blocked_kept
    cdef int[::1] status_kept
    cdef int[::1] stack
    # which pairs may be used
    cdef int[::1] value
    cdef int[::1] level
    cdef int[::1] place
    # the clause at hand
    cdef int[::1] clause
    cdef int clause_size
    cdef int[::1] stamp
    cdef int stamp_now
    cdef int[::1] tested
    cdef int[::1] touched
    # plays
    cdef SplitMix64 rng
    cdef int[::1] order
    cdef int order_size
    cdef int[::1] played
    cdef int played_size
    cdef int[::1] hint
    cdef readonly int plays
    cdef int least_left
    cdef int[::1] group_left
    cdef int[::1] group_free
    cdef int[::1] ready
    cdef int ready_size
    cdef int[::1] option_one
    cdef int[::1] option_other
    cdef int[::1] option_choice
    cdef int options
    cdef readonly long long work

    cdef void _link_up(self) noexcept nogil
    cdef void _note_pair(self, int group, int rank, int fellow, int pair) noexcept nogil
    cdef int _choice_of(self, int rank, int fellow, int size) noexcept nogil
    cdef void _set_up(self) noexcept nogil
    cdef int _run(self, int waiting) noexcept nogil
    cdef int _admit(self, int one, int other, int waiting) noexcept nogil
    cdef int close(self) noexcept nogil
    cdef void blame(self) noexcept nogil
    cdef void shrink(self, int left, int patience) noexcept nogil
    cdef int _newest_untested(self) noexcept nogil
    cdef int play(self) noexcept nogil
    cdef void _gets_free(self, int tile) noexcept nogil
    cdef void _take(self, int one, int other, int choice) noexcept nogil
    cdef void _take_ready(self, int tile) noexcept nogil
