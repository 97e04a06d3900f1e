"""Controllers of a game that is being played: who plays, engines that play on, what moves cost."""
