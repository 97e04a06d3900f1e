"""A summary of a game in a record, for lists of games."""

from dataclasses import dataclass

from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.accuracy import accuracies


@dataclass(frozen=True, slots=True)
class GameSummary:
    """The players of a game, its rules and its end.

    Names, date and result are as in the record.
    """

    rules: Rules
    black: str
    white: str
    result: str
    date: str
    moves: int
    """The number of moves on the main line."""
    accuracy: dict[Stone, float]
    """The accuracy of each reviewed side, from 0 to 1."""


def summary_of(record: GameRecord) -> GameSummary:
    moves = sum(node.move is not None for node in record.main_line())
    return GameSummary(record.rules, record.black, record.white, record.result, record.date, moves, accuracies(record))
