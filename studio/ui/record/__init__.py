"""Views of the record: moves, comment, games of a file, review."""
