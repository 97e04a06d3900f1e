"""A search in its own thread, which receives commands and publishes its results as immutable `Thought`s."""

# This package does not import game records.
