"""Exact values of positions near the end of games with gravity, by alpha-beta."""
