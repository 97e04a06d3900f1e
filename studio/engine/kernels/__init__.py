"""The compiled inner loops of the search: the board, the four phases, and what looks into the tree."""
