"""A search in its own thread: it takes commands and returns frozen thoughts; does not import records."""
