"""The sources of exercises: positions that come with the program, the games of a file, and the open game."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.exercises.collecting import LEAST_PLIES, POSITION, REVIEWED, Wanted, exercise_at_end, exercises_in
from studio.exercises.exercise import Exercise, Origin, Prover
from studio.exercises.judging import EACH
from studio.exercises.levels import fewest_moves, most_moves
from studio.game.files.game_files import open_records
from studio.game.files.listing import Database
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.machine.resources import resource_path

MOST = 500
"""The largest number of exercises in a collection."""
ProverOf = Callable[[Rules], Prover]


class Source(StrEnum):
    OURS = "ours"  # exercises that are shipped with the program
    GAME = "game"  # wins that were missed in the open game
    FILE = "file"


@dataclass(frozen=True, slots=True)
class Order:
    """Which exercises the user requests: their source and their kind."""

    source: Source = Source.OURS
    kind: ThreatKind = ThreatKind.FOURS
    level: int | None = None
    """The level from 1 to 5. None means all levels."""
    path: Path | None = None
    """The file that contains the games. Only set if a file is the source."""

    @property
    def limit_of_answer(self) -> SolverLimit:
        """The limit of the solver when it judges one move of the user."""
        return REVIEWED if self.source is Source.GAME else EACH

    @property
    def wanted(self) -> Wanted:
        is_missed = self.source is Source.GAME
        limit = REVIEWED if is_missed else POSITION
        if self.level is None:
            return Wanted(self.kind, only_missed=is_missed, limit=limit)
        most = most_moves(self.kind, self.level)
        least = max(LEAST_PLIES, 2 * fewest_moves(self.kind, self.level) - 1)
        return Wanted(self.kind, least, None if most is None else 2 * most - 1, only_missed=is_missed, limit=limit)


def collected(order: Order, record: GameRecord | None, prover_of: ProverOf) -> Iterator[Exercise | None]:
    """For each examined position, yield an exercise, or None if the position is unsuitable.

    Stop after `MOST` exercises. `record` is the open game.
    """
    found = 0
    for exercise in _all(order, record, prover_of):
        found += exercise is not None
        if found > MOST:
            return
        yield exercise


def _all(order: Order, record: GameRecord | None, prover_of: ProverOf) -> Iterator[Exercise | None]:
    if order.source is Source.OURS:
        records = open_records(resource_path(f"exercises/{order.kind}.sgf")).records
        return (exercise_at_end(each, prover_of(each.rules), order.wanted, Origin()) for each in records)
    if order.source is Source.GAME:
        return _of_games((record,) if record is not None else (), "", order.wanted, prover_of)
    path = order.path or Path()
    return _of_games(open_records(path).records, path.name, order.wanted, prover_of)


def _of_games(
    records: Sequence[GameRecord], file: str, wanted: Wanted, prover_of: ProverOf
) -> Iterator[Exercise | None]:
    """For each position of all games, yield an exercise, or None if the position is unsuitable."""
    several = len(records) > 1
    games = _one_by_one(records)
    del records
    for number, record in enumerate(games, 1):
        yield from exercises_in(record, prover_of(record.rules), wanted, Origin(file, number if several else 0))


def _one_by_one(records: Sequence[GameRecord]) -> Iterator[GameRecord]:
    """Yield the records. A record is released when the next one is requested."""
    # A file may have many.
    if isinstance(records, Database):
        yield from records
        return
    waiting = deque(records)
    del records
    while waiting:
        yield waiting.popleft()
