"""Walks through a whole live tree in small steps; each yields a view."""
