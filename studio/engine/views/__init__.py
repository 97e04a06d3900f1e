"""The results of a search, as immutable copies."""
