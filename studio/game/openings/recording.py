"""Openings in game records: a property of the game in SGF, and a comment on the last stone."""

from collections.abc import Mapping

from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.openings.state import Opening
from studio.game.openings.steps import Player
from studio.game.openings.text import opening_comment, opening_from_text, opening_text
from studio.game.record import GameRecord

OPENING = "ON"
"""The SGF property for the opening of a game. It holds the protocol, and who chose what."""


def write_opening(record: GameRecord, node: Node, opening: Opening, names: Mapping[Player, str]) -> None:
    """Write an opening into a record. `node` is that of its last stone."""
    record.set_property(record.root, OPENING, (opening_text(opening),))
    if opening.is_finished:
        record.set_comment(node, opening_comment(opening, names))


def opening_in(record: GameRecord) -> Opening | None:
    """Return the opening protocol of a record, or None if it has none that this program wrote."""
    for text in record.properties.get(OPENING, ()):
        try:
            return opening_from_text(text, record.rules)
        except StudioError:
            continue
    return None
