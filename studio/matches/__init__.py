"""Engines against each other: who meets whom, games that are played and kept, and what they say of strength. No Qt."""
