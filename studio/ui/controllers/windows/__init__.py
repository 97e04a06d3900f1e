"""Controllers of secondary windows and dialogs: comparison, matches, external engines, parameters."""
