"""The desks that look inside the running search."""
