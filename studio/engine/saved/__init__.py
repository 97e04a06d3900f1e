"""Writes the state of a search to a file, and reads it from there."""

# The class `Search` is in a layer above.
