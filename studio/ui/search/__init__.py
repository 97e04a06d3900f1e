"""Views that run, limit and steer the search, and show its numbers."""
