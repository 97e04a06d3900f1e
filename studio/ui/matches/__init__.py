"""The match window: experiments, new matches, the current game, and standings."""
