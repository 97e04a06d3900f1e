"""Views of the game record: its moves and comments, the games of a file, and reviews."""
