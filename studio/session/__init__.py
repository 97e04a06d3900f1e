"""The open game record with its edits, undo history, journal and file. Does not import the search."""
