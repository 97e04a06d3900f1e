"""Writes the state of a search to a file, and reads it again."""

# The class `Search` is in a layer above.
