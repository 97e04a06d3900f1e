"""The export of pictures of the board, the window and the search."""
