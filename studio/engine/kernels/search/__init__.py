"""Compiled search: the tree, scoring, the four phases and their loop."""
