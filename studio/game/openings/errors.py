"""The error of opening protocols."""

from studio.game.errors import StudioError


class OpeningError(StudioError):
    """Raised for an illegal choice in an opening, and for a protocol that cannot be played under the rules."""
