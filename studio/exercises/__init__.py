"""The exercises *Find the win*: positions with a win by threats, their sources, and the user's progress. No Qt."""
