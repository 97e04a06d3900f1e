"""The open record: edits as data, undo, journal, file; knows no search."""
