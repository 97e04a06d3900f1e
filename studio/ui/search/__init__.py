"""Views that run, limit and steer the search, and views that show its numbers."""
