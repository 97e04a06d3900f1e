"""Exact values of positions near the end of games in which stones fall."""
