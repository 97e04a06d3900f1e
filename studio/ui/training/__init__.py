"""A network that learns: what is to be trained, its curves, and a game of it against itself."""
