"""A search in its own thread. It receives commands and returns immutable thoughts. Imports no records."""
