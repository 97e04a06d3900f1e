"""Exercises *Find the win*: positions won by threats, their sources, and a user's progress. No Qt."""
