"""The options of a search. They are immutable classes that check their values."""
