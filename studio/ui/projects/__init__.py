"""The dialog of classroom projects, whose results the user can repeat with this program."""
