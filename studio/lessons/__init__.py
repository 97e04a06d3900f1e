"""Lessons: their data, the reader of lesson files, and the runner that returns the commands for the search. No Qt."""
