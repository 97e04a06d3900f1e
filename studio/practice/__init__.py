"""Practice: positions from a user's own mistakes, repeated at growing intervals, and their file. No Qt."""
