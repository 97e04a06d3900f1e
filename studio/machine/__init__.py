"""The environment of the program: its files, settings, folders, log, and the screen. No Qt."""
