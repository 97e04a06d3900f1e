"""The dialogs and panes of a game and its players."""
