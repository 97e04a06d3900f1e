"""Collects hard positions for `benchmarks/hard_positions.sgf` from decided games, in several processes."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from benchmarks.decided_games import RULES, Deadline, Form, Game, form_of, games, in_turn, wins_of_winner
from benchmarks.hard_positions import BLUNDER, NODES, POSITIONS, STUDIO, WIN, end_of, is_solved, kind_of
from benchmarks.solver_positions import commented_record
from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.game.files import Format
from studio.game.files.game_files import WRITABLE, open_records, read_records, save_records
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.networks.searching import made_search

_OF_A_KIND, _IN_ALL = 120, 200
_SHORT, _LONG = Limit(simulations=2_000), Limit(simulations=40_000)

Kept = dict[str, dict[Form, GameRecord]]
"""The positions of each kind."""


def collect(files: Sequence[Path], skipped: int, workers: int, seconds: float | None) -> None:
    """Add positions to the file: of the games in the files, then of games that `studio` plays.

    The file holds no position twice, also not turned or mirrored.
    """
    kept: Kept = {BLUNDER: {}, WIN: {}}
    _keep(kept, open_records(POSITIONS).records if POSITIONS.exists() else ())
    _save(kept)
    if _is_complete(kept):
        return
    for number, hard in enumerate(in_turn(_hard_in, games(files, skipped), workers, Deadline(seconds)), skipped + 1):
        if hard is not None:
            _keep(kept, read_records(hard).records)
            _save(kept)
        counts = ", ".join(f"{len(records)} {kind}s" for kind, records in kept.items())
        print(f"{number} games: {counts}", flush=True)
        if _is_complete(kept):
            return


def _save(kept: Kept) -> None:
    records = [record for records in kept.values() for record in records.values()]
    if records:
        save_records(records, POSITIONS)


def _is_complete(kept: Kept) -> bool:
    counts = [len(records) for records in kept.values()]
    return sum(counts) >= _IN_ALL or min(counts) >= _OF_A_KIND


def _keep(kept: Kept, records: Iterable[GameRecord]) -> None:
    for record in records:
        of_kind = kept[kind_of(record)]
        if len(of_kind) < _OF_A_KIND:
            of_kind.setdefault(form_of(end_of(record)), record)


def _hard_in(game: Game) -> bytes | None:
    """Return the hard positions of a game as SGF; None if it has none."""
    hard = list(_hard_positions(game))
    return WRITABLE[Format.SGF](hard) if hard else None


def _hard_positions(game: Game) -> Iterator[GameRecord]:
    """Yield the first position whose win is hard to prove, and the blunder before it."""
    solver, positions = Solver(RULES), game.positions()
    wins = list(wins_of_winner(positions, solver, NODES))
    if not wins:
        return
    place, found = wins[-1]
    position, before = positions[place], positions[max(place - 1, 0)]
    if not is_solved(position, WIN, _ended(position, _SHORT), solver):
        yield commented_record(position, f"{WIN} in {found.length} plies, {game.name}, ply {position.ply}")
    if place and _is_hard_blunder(before, solver):
        yield commented_record(before, f"{BLUNDER} in {game.name}, ply {before.ply}")


def _is_hard_blunder(before: Position, solver: Solver) -> bool:
    """Return whether a short search fails in a position, and a long one finds a better move and no loss."""
    if is_solved(before, BLUNDER, _ended(before, _SHORT), solver):
        return False
    search = _ended(before, _LONG)
    return search.inspect(()).proof is not Proof.LOSS and is_solved(before, BLUNDER, search, solver)


def _ended(position: Position, limit: Limit) -> Search:
    search = made_search(position, STUDIO)
    search.run(limit)
    return search
