"""Games in a terminal: drawing, typed input, interruption."""
