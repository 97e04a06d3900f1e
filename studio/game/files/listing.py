"""Lists the games of a file, even of a database whose records are created one by one."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from studio.game.record import GameRecord, Outcome, outcome_named
from studio.game.rules import Rules


@dataclass(frozen=True, slots=True)
class ListedGame:
    """The entry of a game in the list of a file's games.

    Names and date are as in the record. The result is the one stated in the record. Without a stated result, it is the
    result by the rules.
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
    """The games of a large file.

    Each access by index creates a new record, so callers should keep a record that they use again.
    """

    @abstractmethod
    def listed(self) -> Sequence[ListedGame]:
        """Return the list of the games without creating their records."""


def listed_games(records: Sequence[GameRecord]) -> Sequence[ListedGame]:
    """Return the entry of each of these games."""
    return records.listed() if isinstance(records, Database) else tuple(map(_listed, records))


def _listed(record: GameRecord) -> ListedGame:
    moves = sum(node.move is not None for node in record.root.main_line())
    return ListedGame(record.rules, record.black, record.white, record.date, record.final_result, moves)
