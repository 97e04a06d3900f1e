"""The record as people see it: moves, comment, games of a file, review."""
