"""The window with the report of reviewed games: numbers, plots and lists."""
