"""Stores openings in game records: as a property of the game in SGF, and as a comment on the last stone."""

from collections.abc import Mapping

from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.openings.choices import Offer, Pick, Place
from studio.game.openings.state import Opening, after, start
from studio.game.openings.steps import Player
from studio.game.openings.text import opening_comment, opening_from_text, opening_text
from studio.game.record import GameRecord

OPENING = "ON"
"""The SGF property for the opening of a game. Its value holds the protocol, and who chose what."""


def write_opening(record: GameRecord, node: Node, opening: Opening, names: Mapping[Player, str]) -> None:
    """Write an opening into a record. `node` is the node of the last stone of the opening."""
    record.set_property(record.root, OPENING, (opening_text(opening),))
    if opening.is_finished:
        record.set_comment(node, opening_comment(opening, names))


def stones_before_choices(record: GameRecord) -> int:
    """Return how many stones were placed before the last choice of an opening, such as a swap or a picked fifth move.

    These stones should balance the chances of both players. If only one fifth move was offered, picking it does not
    count as a choice.
    """
    opening, placed = opening_in(record), 0
    if opening is None:
        return 0
    state = start(opening.protocol, record.rules)
    for choice in opening.history:
        state = after(state, choice)
        is_only = isinstance(choice, Offer | Pick) and len(opening.offers) == 1
        if not isinstance(choice, Place) and not is_only:
            placed = len(state.moves)
    return placed


def opening_in(record: GameRecord) -> Opening | None:
    """Return the opening protocol that is stored in a record. Return None if there is none that this program wrote."""
    for text in record.properties.get(OPENING, ()):
        try:
            return opening_from_text(text, record.rules)
        except StudioError:
            continue
    return None
