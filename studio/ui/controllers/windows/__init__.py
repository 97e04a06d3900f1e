"""Controllers of secondary windows and their dialogs."""
