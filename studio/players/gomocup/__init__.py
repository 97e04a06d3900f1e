"""The Gomocup protocol: engines of others as players. No Qt."""
