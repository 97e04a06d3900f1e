"""The explorer: what the position database knows about the shown position."""
