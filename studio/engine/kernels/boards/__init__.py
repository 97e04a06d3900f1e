"""Compiled bitboards with their rules, winning lines and immediate threats."""
