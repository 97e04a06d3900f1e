"""Compiled bitboards: lines by shifts, immediate wins."""
