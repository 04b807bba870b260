cdef class SplitMix64:
    cdef unsigned long long state
    cpdef unsigned long long next64(self) noexcept nogil
    cpdef unsigned long long below(self, unsigned long long bound) noexcept nogil
