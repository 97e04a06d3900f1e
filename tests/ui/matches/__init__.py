"""What the window of matches shows."""
