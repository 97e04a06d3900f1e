"""Compiled: minimax with alpha-beta, and its evaluation by open windows."""
