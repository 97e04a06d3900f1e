"""The Gomocup protocol, from both ends: engines of others as players, and ours for other programs. No Qt."""
