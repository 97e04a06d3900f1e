"""Matches between engines: their plans, games, files, workers and statistics. No Qt."""
