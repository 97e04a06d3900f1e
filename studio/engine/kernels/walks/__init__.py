"""Kernels that walk over a tree: to read, filter and outline it, and to check a tree from a file."""
