"""The open game record with its edits, undo history, journal and file. It does not import the search."""
