"""Practice: positions from a user's own mistakes, which are repeated at growing intervals. Also their file. No Qt."""
