"""The replay of a search under the board."""
