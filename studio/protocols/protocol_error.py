"""The error for invalid input from another program."""

from studio.game.errors import StudioError
from studio.game.message import Message


class ProtocolError(StudioError):
    """Raised for an invalid line, query or command. Such input changes nothing."""

    def __init__(self, message: Message, /, field: str = "", **fields: object) -> None:
        """Create the error. For a query, `field` is the name of the invalid field. Otherwise it is empty."""
        super().__init__(message, **fields)
        self.field = field
