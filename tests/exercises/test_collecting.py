"""Collecting exercises from games: the first position with a win, and positions where a win was missed."""

from pathlib import Path

import pytest

from studio.engine.options.threats import ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.exercises.collecting import POSITION, Wanted, exercises_in
from studio.exercises.exercise import Exercise, Origin
from studio.exercises.levels import LEVELS
from studio.exercises.sources import Order, Source, collected
from studio.game.files.game_files import save_records
from studio.game.record import GameRecord
from studio.game.rules import Rules
from tests.exercises.boards import MISSED, SEVEN, WON, point, record


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(SEVEN, memory_mb=1)


def found(game: GameRecord, solver: Solver, wanted: Wanted) -> list[Exercise]:
    return [each for each in exercises_in(game, solver, wanted, Origin("games.sgf", 2)) if each is not None]


def test_a_win_is_collected_where_it_first_exists(solver: Solver) -> None:
    (taken,) = found(record(WON), solver, Wanted())
    assert taken.origin == Origin("games.sgf", 2, moves=0)
    assert (taken.length, taken.played, taken.kind) == (3, None, ThreatKind.FOURS)
    assert taken.position().to_move is taken.side


def test_a_move_that_missed_a_win_is_named(solver: Solver) -> None:
    (taken,) = found(record(MISSED), solver, Wanted(only_missed=True))
    assert taken.played == point("d4")
    assert not found(record(WON), solver, Wanted(only_missed=True))


def test_wins_that_are_too_short_are_excluded(solver: Solver) -> None:
    assert not found(record(WON), solver, Wanted(least_plies=5))


def test_every_position_is_reported(solver: Solver) -> None:
    looked = list(exercises_in(record(WON), solver, Wanted(), Origin()))
    assert len(looked) == len(WON.split()), "of all but the last one, which is over"


def test_all_games_of_a_file_are_searched(solver: Solver, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    save_records([record(WON), record(MISSED)], path)
    order = Order(Source.FILE, path=path)
    taken = [each for each in collected(order, None, lambda _rules: solver) if each is not None]
    assert [(each.origin.file, each.origin.game) for each in taken] == [("games.sgf", 1), ("games.sgf", 2)]


def test_the_open_game_is_searched_for_missed_wins(solver: Solver) -> None:
    for game, count in ((WON, 0), (MISSED, 1)):
        taken = collected(Order(Source.GAME), record(game), lambda _rules: solver)
        assert sum(each is not None for each in taken) == count


@pytest.mark.parametrize("kind", ThreatKind)
def test_each_shipped_position_is_won(kind: ThreatKind) -> None:
    solvers: dict[Rules, Solver] = {}
    order = Order(Source.OURS, kind)
    taken = list(collected(order, None, lambda rules: solvers.setdefault(rules, Solver(rules))))
    assert len(taken) >= 10
    lengths = [each.length if each is not None else 0 for each in taken]
    assert lengths[0] >= 3
    assert lengths == sorted(lengths), "the shortest ones come first"
    assert {each.level for each in taken if each} == set(LEVELS)
    for each in filter(None, taken):
        rows, columns = zip(*(divmod(at, each.rules.columns) for at in each.setup.stones), strict=True)
        for places, size in ((rows, each.rules.rows), (columns, each.rules.columns)):
            middle = (min(places) + max(places)) / 2
            assert abs(middle - (size - 1) / 2) <= 3.5, "the stones lie in the middle of the board"
    assert len({frozenset(each.setup.stones.items()) for each in taken if each}) == len(taken), "no two are the same"


@pytest.mark.parametrize("kind", ThreatKind)
def test_not_every_move_solves_a_shipped_exercise(kind: ThreatKind) -> None:
    solvers: dict[Rules, Solver] = {}
    for each in collected(Order(Source.OURS, kind), None, lambda rules: solvers.setdefault(rules, Solver(rules))):
        assert each is not None
        columns, position = each.rules.columns, each.position()
        stones = [divmod(at, columns) for at in each.setup.stones]

        def distance(at: int, stones: list[tuple[int, int]] = stones, columns: int = columns) -> int:
            row, column = divmod(at, columns)
            return min(max(abs(row - other_row), abs(column - other)) for other_row, other in stones)

        position.play(max(position.legal_moves(), key=distance))
        answer = solvers[each.rules].solve(position, each.side, kind, POSITION)
        is_won_anyway = answer.result is SolverResult.WIN and not answer.refutations and not answer.undecided
        assert not is_won_anyway, "any move would solve the exercise"
