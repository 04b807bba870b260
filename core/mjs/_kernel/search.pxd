from mjs._kernel.pairing cimport Pairing
from mjs._kernel.rng cimport SplitMix64

cdef class Search(Pairing):
    cdef int[::1] reason
    cdef int[::1] trail
    cdef int trail_size
    cdef int trail_done
    cdef int[::1] level_start
    cdef readonly int levels
    cdef int[::1] literals
    cdef int literals_size
    cdef int[::1] clause_start
    cdef readonly int clauses
    cdef int[::1] watch_first
    cdef int[::1] watch_next
    cdef int[::1] seen
    cdef int[::1] learned
    cdef int[::1] cited
    cdef int cited_size
    cdef int given
    cdef double[::1] heat
    cdef double heat_step
    cdef int[::1] log
    cdef readonly int log_size
    cdef bint logging
    cdef int closed
    cdef int unclosed
    cdef int root_plays
    cdef readonly int conflicts
    cdef int next_restart
    cdef readonly int closings
    cdef readonly int decisions

    cdef void _shuffle(self, SplitMix64 chance)
    cdef bint _begin(self) noexcept nogil
    cdef int _advance(self, long long most_work) noexcept nogil
    cdef bint _has_room(self) noexcept nogil
    cdef bint _is_refuted(self) noexcept nogil
    cdef bint _has_plays_left(self) noexcept nogil
    cdef void _record(self, int kind) noexcept nogil
    cdef int _add_clause(self) noexcept nogil
    cdef void _assign(self, int literal, int reason) noexcept nogil
    cdef int _propagate(self) noexcept nogil
    cdef bint _exclude_rivals(self, int choice, int tile) noexcept nogil
    cdef int _visit(self, int literal) noexcept nogil
    cdef void _back_to(self, int level) noexcept nogil
    cdef int _meet(self, int literal, int top, int size) noexcept nogil
    cdef bint _learn(self) noexcept nogil
    cdef void _cite(self, int number) noexcept nogil
    cdef void _derive(self, int top) noexcept nogil
    cdef int _decide(self) noexcept nogil
