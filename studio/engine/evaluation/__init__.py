"""Evaluators: networks and Python functions that replace rollouts."""
