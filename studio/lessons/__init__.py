"""Lessons: their data, the reader of lesson files, and the runner that controls the search.

This package does not use Qt.
"""
