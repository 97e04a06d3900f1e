"""The dialog of classroom projects."""

# The user can repeat their results with this program.
