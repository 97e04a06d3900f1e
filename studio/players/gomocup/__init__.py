"""Both ends of the Gomocup protocol: external engines as players, and our engine for other programs. No Qt."""
