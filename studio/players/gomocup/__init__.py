"""The Gomocup protocol from both ends: external engines as players, and our engine for other programs. No Qt."""
