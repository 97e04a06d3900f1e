"""Compiled: the pattern network, from the stones of a board to a value and a number for each point."""
