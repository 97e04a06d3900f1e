"""Wins on a large board in positions from games: each line is replayed by the rules alone."""

from pathlib import Path

import pytest

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.files.game_files import open_records
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.insight.mistakes import positions_along
from tests.engine.solver.replaying import replay_win
from tests.sizes import a_tenth_always

FILE = Path(__file__).parents[3] / "benchmarks" / "solver_positions.sgf"
GAMES = FILE.with_name("solver_games.sgf")
NUMBERS = range(200)


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    records = open_records(FILE).records
    return [record.position(record.main_line()[-1]) for record in records]


@pytest.mark.parametrize("first", a_tenth_always(range(0, 200, 5)))
def test_each_line_wins(positions: list[Position], first: int) -> None:
    for position in positions[first : first + 5]:
        solver = Solver(position.rules, memory_mb=4)
        fours, threes = (solver.solve(position, kind=kind, limit=SolverLimit(nodes=200_000)) for kind in ThreatKind)
        for found in (fours, threes):
            if found.is_win:
                replay_win(position, found)
        if fours.is_win:
            assert threes.is_win
            assert threes.length <= fours.length


@pytest.mark.parametrize("first", a_tenth_always(range(0, 136, 8)))
def test_each_win_by_fours_in_whole_games_wins(first: int) -> None:
    """In all their positions, which include the longest wins."""
    solver = Solver(PRESETS["gomoku-15"], memory_mb=4)
    for record in open_records(GAMES).records[first : first + 8]:
        for _, position in positions_along(record, record.main_line()):
            found = solver.solve(position)
            if found.is_win:
                replay_win(position, found)


def test_a_small_table_gives_the_results_of_a_large_one(positions: list[Position]) -> None:
    limit = SolverLimit(nodes=2_000_000)
    for position in positions[:8]:
        large, small = (
            Solver(position.rules, memory_mb=mb).solve(position, kind=ThreatKind.THREES, limit=limit) for mb in (64, 1)
        )
        if SolverResult.UNKNOWN not in (large.result, small.result):
            assert (small.result, small.length) == (large.result, large.length)


def test_the_number_of_positions(positions: list[Position]) -> None:
    assert len(positions) == len(NUMBERS)
    assert len({position.text() for position in positions}) > 190
