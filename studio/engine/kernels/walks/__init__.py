"""Compiled reading of a tree: never changes it."""
