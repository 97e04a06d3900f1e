"""The training window: settings, curves, and a self-play game."""
