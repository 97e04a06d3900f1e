"""The main window and its parts: controllers, stored settings, menus and full screen."""
