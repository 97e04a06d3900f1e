"""The options of a search, as immutable classes that check their values."""
