"""A lesson in a pane."""
