"""Views of the game record: moves, comments, games of a file, and reviews."""
