"""Hold the actions of the window and their keys."""
