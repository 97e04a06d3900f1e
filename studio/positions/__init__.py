"""The position database: games by their positions, with results and saved analyses."""
