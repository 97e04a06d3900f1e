"""Engines in opening protocols: what they place, and how they answer the choices."""
