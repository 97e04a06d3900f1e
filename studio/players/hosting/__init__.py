"""External programs in separate processes."""

# The processes end with the studio, even if the studio is killed. No Qt.
