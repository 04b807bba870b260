from mjs._kernel.replay cimport Replay
from mjs._kernel.rng cimport SplitMix64
from mjs._kernel.shape cimport Peeler, Shape

cdef class Dealer(Peeler):
    cdef SplitMix64 rng
    cdef int groups
    cdef int sets
    cdef int rest
    cdef int[::1] group_face
    cdef int[::1] mixed
    cdef int[::1] group_order
    cdef int[::1] four
    cdef int[::1] first
    cdef int[::1] second
    cdef int[::1] faces

    cdef bint _deal(self, unsigned long long seed, int tries) noexcept nogil
    cdef void _store(self, unsigned char[:, ::1] faces, int[:, ::1] order, int row) noexcept nogil
    cdef void _hand_out(self) noexcept nogil
    cdef int _four(self, int group, int pairs) noexcept nogil
