"""A search in its own thread, which takes commands and returns immutable thoughts. Does not import records."""
