"""Walks over a whole live tree in small steps; each step yields a view."""
