"""Evaluators that judge positions in place of rollouts: networks and functions, behind one interface."""
