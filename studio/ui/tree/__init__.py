"""The search tree in rows, and the results of a filter."""
