"""The search tree in rows, and what a filter found."""
