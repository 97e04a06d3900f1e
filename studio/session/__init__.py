"""The open record: edits as data, undo, journal, file; does not import the search."""
