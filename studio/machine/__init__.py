"""The environment of the program: shipped files, settings, folders, the log, and the screen. No Qt."""
