"""The views of the match window."""
