from mjs._kernel.attempts cimport Attempts

cdef class Clauses(Attempts):
    # what is settled, in the order in which it was
    cdef int[::1] reason
    cdef int[::1] trail
    cdef int trail_size
    cdef int trail_done
    cdef int[::1] level_start
    cdef readonly int levels
    cdef int closed
    # the clauses, and who watches what
    cdef int[::1] literals
    cdef int literals_size
    cdef int[::1] clause_start
    cdef readonly int clauses
    cdef int given
    cdef int[::1] watch_first
    cdef int[::1] watch_next
    # what led to the clause at hand
    cdef int[::1] cited
    cdef int cited_size
    cdef int[::1] log
    cdef readonly int log_size
    cdef bint logging

    cdef bint _has_room(self) noexcept nogil
    cdef int _add_clause(self) noexcept nogil
    cdef void _record(self, int kind) noexcept nogil
    cdef void _cite(self, int number) noexcept nogil
    cdef void _assign(self, int literal, int reason) noexcept nogil
    cdef void _back_to(self, int level) noexcept nogil
    cdef int _propagate(self) noexcept nogil
    cdef bint _exclude_rivals(self, int choice, int tile) noexcept nogil
    cdef int _visit(self, int literal) noexcept nogil
