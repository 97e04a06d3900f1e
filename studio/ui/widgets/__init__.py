"""Theme, icons and small widgets that any view may use."""
