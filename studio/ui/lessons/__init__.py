"""The pane of the lessons."""
