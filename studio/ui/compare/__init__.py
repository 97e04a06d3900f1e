"""Views of two searches side by side."""
