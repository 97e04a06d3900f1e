"""Points in the notation of Go programs. If a name is not a point of the board, ProtocolError is raised."""

from studio.game.rules import Rules
from studio.game.stones import PASS
from studio.game.vertices import LETTERS, PASS_NAME, place_of_vertex, vertex_of
from studio.protocols import messages
from studio.protocols.protocol_error import ProtocolError

__all__ = ["LETTERS", "point_of", "vertex_of"]


def point_of(text: str, rules: Rules) -> int:
    """Return the point with this name. For `pass`, return `PASS`. Raise ProtocolError if there is no such point."""
    if text.strip().lower() == PASS_NAME:
        return PASS
    place = place_of_vertex(text, rules)
    if place is None:
        raise ProtocolError(messages.NOT_A_VERTEX, text=text, example=vertex_of(rules.size // 2, rules))
    if not rules.has(*place):
        raise ProtocolError(messages.OFF_BOARD, text=text.strip(), columns=rules.columns, rows=rules.rows)
    return rules.point(*place)
