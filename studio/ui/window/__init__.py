"""The main window: places the views, connects the controllers, stores the settings, and closes everything."""
