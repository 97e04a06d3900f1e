"""The Gomocup protocol, from both ends."""
