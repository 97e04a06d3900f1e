"""A summary of a game in a record, for lists of games."""

from dataclasses import dataclass

from studio.game.game_end import played_line
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.accuracy import accuracies


@dataclass(frozen=True, slots=True)
class GameSummary:
    """The players of a game, its rules and its end.

    Names, date and result are as in the record. If the record has no result, it is determined by the rules.
    """

    rules: Rules
    black: str
    white: str
    result: str
    date: str
    moves: int
    """The number of moves on the main line, without moves that were taken back at its end."""
    accuracy: dict[Stone, float]
    """The accuracy of each side that was reviewed, from 0 to 1."""


def summary_of(record: GameRecord) -> GameSummary:
    moves = sum(node.move is not None for node in played_line(record.root))
    result = record.final_result
    return GameSummary(record.rules, record.black, record.white, result, record.date, moves, accuracies(record))
