"""The views that run, limit and steer the search, and those that show its numbers."""
