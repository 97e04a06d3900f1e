"""How a function becomes a kernel, where kernels are kept, bits and random numbers."""
