"""The explorer shows what the position database contains about the shown position."""
