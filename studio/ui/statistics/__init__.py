"""A whole tree in numbers."""
