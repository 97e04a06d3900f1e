"""Kernels of minimax with alpha-beta pruning, and of its evaluation of positions.

The evaluation adds scores for rows that are as long as a winning line and contain stones of only one colour.
"""
