"""The views of threats: a line of text, the marks on the board, and the choice of marks."""
