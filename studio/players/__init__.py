"""Players of games, with their levels, seats, clocks, profiles and external engines. No Qt."""
