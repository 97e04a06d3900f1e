"""Steering the search and its numbers."""
