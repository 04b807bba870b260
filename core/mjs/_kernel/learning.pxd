from mjs._kernel.clauses cimport Clauses

cdef class Learning(Clauses):
    cdef int[::1] seen
    cdef int[::1] learned
    cdef double[::1] heat
    cdef double heat_step
    cdef readonly int conflicts

    cdef bint _learn(self) noexcept nogil
    cdef void _derive(self, int top) noexcept nogil
    cdef int _meet(self, int literal, int top, int size) noexcept nogil
