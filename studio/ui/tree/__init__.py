"""The views of the search tree: the tree in rows, and the results of a filter."""
