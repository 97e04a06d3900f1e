"""Players: the dialogs of a new game, the pane of players, the full-screen players."""
