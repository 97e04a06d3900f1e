"""Controllers of a game in progress: players, engine games, and the cost of moves."""
