"""The dialog of the classroom projects that the studio repeats."""
