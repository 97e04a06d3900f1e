"""Tree, scoring, the four phases and the one loop."""
