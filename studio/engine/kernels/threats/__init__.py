"""Compiled threats: wins by fours and by threes, and the threats of each point."""
