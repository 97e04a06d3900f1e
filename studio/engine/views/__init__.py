"""The results of a search as frozen copies."""
