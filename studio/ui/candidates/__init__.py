"""The moves of one node: table, menu, and the explanation of a move."""
