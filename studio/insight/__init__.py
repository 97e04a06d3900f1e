"""Explains search results: why a move was not chosen, how two searches differ, which moves were mistakes. No Qt."""
