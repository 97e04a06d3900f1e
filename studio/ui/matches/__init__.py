"""Engines against each other: what is to be played, the game that is on, and what the games so far say."""
