"""A search in its own thread. It receives commands and returns immutable thoughts. This package does not import game
records.
"""
