"""Evaluators, which judge positions in place of rollouts: networks and Python functions."""
