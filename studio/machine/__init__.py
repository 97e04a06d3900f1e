"""This computer: shipped files, settings, folders, the log, whether there is a screen. No Qt."""
