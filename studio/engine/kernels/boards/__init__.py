"""Stones as bits, lines by shifts, points that win at once."""
