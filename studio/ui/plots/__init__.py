"""The plots of the window, and their common base classes."""
