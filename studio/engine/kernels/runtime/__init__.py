"""Compiles and caches kernels, and gives them bit operations, atomic cells, a clock and random numbers."""
