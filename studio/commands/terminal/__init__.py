"""Support for games in a terminal: drawing, typed input, and interruptions."""
