"""The views of threats: the status line, the marks on the board, and their selection."""
