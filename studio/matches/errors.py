"""Errors of matches."""

from studio.game.errors import StudioError


class MatchError(StudioError):
    """A match cannot be played as requested, or has failed."""
