from mjs._kernel.learning cimport Learning

cdef class Search(Learning):
    cdef int unclosed
    cdef int root_plays
    cdef int next_restart
    cdef readonly int closings
    cdef readonly int decisions

    cdef bint _begin(self) noexcept nogil
    cdef int _advance(self, long long most_work) noexcept nogil
    cdef bint _has_plays_left(self) noexcept nogil
    cdef bint _is_refuted(self) noexcept nogil
    cdef int _decide(self) noexcept nogil
