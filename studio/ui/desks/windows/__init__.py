"""Desks of windows and dialogs that stand beside the main window: comparing, matches, engines of others, parameters."""
