"""Exercises *Find the win*: positions won by threats, where they come from, and how a person fares in one. No Qt."""
