"""Kernels that solve positions near the end of games with gravity exactly, by alpha-beta search."""
