"""Threats in the window: the status line, the marks on the board, their selection."""
