"""Creates the empty record of a new game."""

from collections.abc import Mapping
from datetime import date

from studio.game.node import Setup
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
