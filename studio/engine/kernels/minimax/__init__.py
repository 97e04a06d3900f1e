"""Kernels of minimax with alpha-beta pruning, and of its evaluation by open windows."""
