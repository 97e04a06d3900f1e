"""The description of one phase in words and rows."""
