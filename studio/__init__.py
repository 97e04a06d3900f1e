"""MCTS Studio: play k-in-a-row games against Monte Carlo tree search, and watch it think."""

__version__ = "0.1.0"
