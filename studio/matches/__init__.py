"""Engines against each other: games with clocks, tournaments, ratings. No Qt."""
