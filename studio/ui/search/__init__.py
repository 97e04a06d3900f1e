"""Views that run, limit and restrict the search, and views of its numbers."""
