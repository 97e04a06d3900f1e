"""Views that run, limit and restrict the search, and views that show its numbers."""
