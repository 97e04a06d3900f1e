"""The moments of a search under the board."""
