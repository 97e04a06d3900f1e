"""The Gomocup protocol: lines of text between a manager of games and an engine, from both sides. No Qt."""
