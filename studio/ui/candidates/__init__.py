"""The views of the moves of one node: their table, their menu, and the explanation of a move."""
