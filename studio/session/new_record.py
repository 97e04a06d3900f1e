"""Creates the record of a new game."""

from collections.abc import Mapping
from datetime import date

from studio.game.node import Node, Setup
from studio.game.openings import OPENING, opening_in
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone


def new_record(
    rules: Rules, starts: Stone, black: str, white: str, properties: Mapping[str, tuple[str, ...]]
) -> GameRecord:
    """Return the empty record of a game.

    `properties` are SGF properties of the game, such as those of the time control. If a player has a name, the record
    gets today's date.
    """
    record = GameRecord(rules)
    for name, values in properties.items():
        record.set_property(record.root, name, values)
    record.black, record.white = black, white
    record.date = date.today().isoformat() if black or white else ""
    if starts is Stone.WHITE:
        record.set_setup(record.root, Setup(to_move=starts))
    return record


def record_from(game: GameRecord, node: Node, black: str, white: str) -> GameRecord:
    """Return the record of a new game that begins at `node` of `game`.

    It has the moves up to `node` with their times and costs, and the opening protocol if it had finished there.
    Comments, analyses and variations are left out. The record gets today's date.
    """
    record = GameRecord(game.rules)
    record.black, record.white, record.date = black, white, date.today().isoformat()
    copy = record.root
    for step in node.path():
        if step.parent is not None:
            copy = Node(step.move, copy)
        copy.setup, copy.time_ms, copy.cost = step.setup, step.time_ms, step.cost
    opening, moves = opening_in(game), sum(step.move is not None for step in node.path())
    if opening is not None and opening.is_finished and moves >= len(opening.moves):
        record.set_property(record.root, OPENING, game.properties[OPENING])
    return record
