"""The shared parts of tables of numbers."""
