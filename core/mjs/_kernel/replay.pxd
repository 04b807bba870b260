cdef class Replay:
    cdef readonly int tiles
    cdef int[::1] above_start
    cdef int[::1] above
    cdef int[::1] left_start
    cdef int[::1] left
    cdef int[::1] right_start
    cdef int[::1] right
    cdef int[::1] group_of_face
    cdef int[::1] is_there

    cdef int failing(
        self, unsigned char[:, ::1] faces, int[:, ::1] order, int row
    ) noexcept nogil
    cdef bint _may_go(self, int tile) noexcept nogil
