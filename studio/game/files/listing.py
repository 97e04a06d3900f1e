"""Lists the games of a file. The list of a database is made without creating the records of its games."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from studio.game.game_end import played_line
from studio.game.record import GameRecord, Outcome, outcome_named
from studio.game.rules import Rules


@dataclass(frozen=True, slots=True)
class ListedGame:
    """The entry of a game in the list of a file's games.

    Names and date are as in the record. If the record states no result, `result` is the result by the rules.
    """

    rules: Rules
    black: str
    white: str
    date: str
    result: str
    moves: int
    """The number of moves on the main line."""

    @property
    def outcome(self) -> Outcome:
        return outcome_named(self.result)


class Database(Sequence[GameRecord]):
    """The games of a large file. Each access by index creates a new record. Keep the record if you need it again."""

    @abstractmethod
    def listed(self) -> Sequence[ListedGame]:
        """Return the list of the games without creating their records."""


def listed_games(records: Sequence[GameRecord]) -> Sequence[ListedGame]:
    """Return the entries of these games, in their order."""
    return records.listed() if isinstance(records, Database) else tuple(map(_listed, records))


def _listed(record: GameRecord) -> ListedGame:
    moves = sum(node.move is not None for node in played_line(record.root))
    return ListedGame(record.rules, record.black, record.white, record.date, record.final_result, moves)
