"""Evaluators: networks and Python functions that are used instead of rollouts."""
