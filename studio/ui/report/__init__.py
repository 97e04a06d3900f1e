"""The report of reviewed games in its window: figures, plots and lists."""
