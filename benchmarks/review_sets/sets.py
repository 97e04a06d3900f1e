"""The files of the sets, and the facts that are stored with each game."""

from enum import StrEnum
from pathlib import Path

from studio.game.files.game_files import open_records, save_records
from studio.game.node import Node
from studio.game.record import GameRecord

FOLDER = Path(__file__).parent
_SOURCE, _MISTAKE, _RATE = "XSRC", "XBAD", "XWR"


class ReviewSet(StrEnum):
    """The name of a set of games."""

    QUIET = "quiet"
    PLANTED = "planted"
    DECIDED = "decided"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self}.sgf"


def games_of(games: ReviewSet) -> list[GameRecord]:
    """Return the games of a set that are made so far."""
    return list(open_records(games.file).records) if games.file.exists() else []


def keep(games: ReviewSet, records: list[GameRecord]) -> None:
    save_records(records, games.file)


def set_source(record: GameRecord, number: int) -> None:
    record.set_property(record.root, _SOURCE, (str(number),))


def source_of(record: GameRecord) -> int:
    """Return the number of the opening from which the game was made."""
    return int(record.properties[_SOURCE][0])


def set_mistake(record: GameRecord, number: int) -> None:
    record.set_property(record.root, _MISTAKE, (str(number),))


def mistake_of(record: GameRecord) -> int | None:
    """Return the number, from 1, of the move that turned the game into a proven loss, or None without a proof."""
    values = record.properties.get(_MISTAKE)
    return None if values is None else int(values[0])


def set_rate(record: GameRecord, node: Node, rate: float) -> None:
    record.set_property(node, _RATE, (f"{rate:.4f}",))


def rate_of(node: Node) -> float | None:
    """Return the win rate of the side to move by the long search, from 0 to 1.

    Return None if the position was not searched or the game is over.
    """
    values = node.properties.get(_RATE)
    return None if values is None else float(values[0])
