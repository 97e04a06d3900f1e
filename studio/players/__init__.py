"""Players: levels, seats, clocks, profiles and external engines. No Qt."""
