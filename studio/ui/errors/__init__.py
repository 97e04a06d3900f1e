"""Hold the dialogs that help when something goes wrong: the log, and unexpected errors."""
