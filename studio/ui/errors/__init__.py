"""Dialogs for the log and for unexpected errors."""
