"""A search in its own thread. It receives commands, and publishes results as immutable `Thought`s."""

# This package does not import game records.
