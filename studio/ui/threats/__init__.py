"""Threats in the window: who wins by them, and where they are made."""
