"""Kernels of the search: the tree, the scores, the four phases of MCTS and their loop."""
