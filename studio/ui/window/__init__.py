"""The main window and what belongs to it: controllers, stored settings, menus and full screen."""
