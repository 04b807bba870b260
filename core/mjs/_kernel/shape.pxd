from mjs._kernel.rng cimport SplitMix64

cdef class Shape:
    cdef readonly int tiles
    cdef int[::1] edge_start
    cdef int[::1] edge_tile
    cdef int[::1] edge_weight
    cdef int[::1] blocked_at_start
    cdef int[::1] free_at_start
    cdef readonly int free_count


cdef class Peeler:
    cdef readonly Shape shape
    cdef int[::1] blocked
    cdef int[::1] free
    cdef int[::1] slot
    cdef int[::1] removed
    cdef readonly int removed_count
    cdef int peel_once(self, SplitMix64 rng) noexcept nogil
    cdef int _take(self, int tile, int count) noexcept nogil
    cdef int _release(self, int tile, int count) noexcept nogil
