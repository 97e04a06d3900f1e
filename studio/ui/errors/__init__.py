"""The dialogs of the log and of unexpected errors."""
