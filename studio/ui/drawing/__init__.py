"""The drawing of the search tree."""
