"""What a match cannot be, or cannot go on with."""

from studio.game.errors import StudioError


class MatchError(StudioError):
    """A match that cannot be played as it was asked for, or that had to end."""
