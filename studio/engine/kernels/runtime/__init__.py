"""The runtime of kernels: their compilation and cache, bits, a clock, random numbers."""
