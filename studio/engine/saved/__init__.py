"""Writes the state of a search to a file, and reads it. The search itself is in a layer above."""
