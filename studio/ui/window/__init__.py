"""The main window: places views, connects controllers, stores settings, and closes."""
