"""The dialog of classroom projects that the user can repeat with this program."""
