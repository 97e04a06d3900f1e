"""Kernels that evaluate and train the pattern network."""
