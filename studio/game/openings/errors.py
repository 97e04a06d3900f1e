"""The error of opening protocols."""

from studio.game.errors import StudioError


class OpeningError(StudioError):
    """Raised for an illegal choice, and for a protocol that does not fit the rules."""
