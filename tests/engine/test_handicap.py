"""The search and the solver by a rule of tests alone: the colours differ, and points are forbidden to one of them."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from studio.engine.kernels.boards.answers import NO_ANSWER, ONLY_ONE
from studio.engine.kernels.boards.board import FourWords, OneWord
from studio.engine.kernels.search.task import Rollout, Tactical, Uniform
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.threats import ThreatKind
from studio.engine.running.boards import board_map
from studio.engine.search import Search
from studio.engine.solver import Solver, threat_points
from studio.game.errors import StudioError
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from tests.engine.handicap import Handicap, handicap, handicapped
from tests.engine.rules_on_boards import begun_game, check_rollout, check_wins_and_answers, crowded_position
from tests.engine.searches import check_invariants, searched
from tests.engine.slow_lines import HANDICAP
from tests.sizes import sizes

FOUR, FIVE = handicap(5, 5, 4), handicap(7, 7, 5)
BLACK, WHITE = Stone.BLACK, Stone.WHITE
BOARDS = ((OneWord, handicap(7, 7, 4)), (OneWord, handicap(6, 7, 4, gravity=True)), (FourWords, handicap(9, 9, 5)))


@pytest.fixture(autouse=True)
def _handicapped() -> Iterator[None]:
    with handicapped():
        yield


def drawn(text: str, to_move: Stone = BLACK, rules: Handicap = FIVE) -> Position:
    """A position of which only the first rows are drawn."""
    rows = text.split("/") + ["." * rules.columns] * (rules.rows - text.count("/") - 1)
    return Position.from_text("\n".join(" ".join(row) for row in rows), rules).with_setup({}, to_move)


@pytest.mark.parametrize("count", sizes(150, 25))
@pytest.mark.parametrize(("kind", "rules"), BOARDS)
def test_boards_know_what_wins_and_what_answers(kind: Any, rules: Handicap, count: int) -> None:
    chance, board, seen = random.Random(7), board_map(rules, kind), Counter[object]()
    for _ in range(count):
        position = crowded_position(rules, chance)
        seen += check_wins_and_answers(board, position, HANDICAP)
        for stone in (BLACK, WHITE):
            turned = position.with_setup({}, stone)
            assert set(turned.legal_moves()) == HANDICAP.legal_points(position, stone)
            seen["forbidden"] += len(position.open_points()) - turned.legal_count()
    assert all(seen[what] for what in ("wins", "forbidden", NO_ANSWER, ONLY_ONE)), seen


@pytest.mark.parametrize("count", sizes(150, 25))
@pytest.mark.parametrize("rollout", [Uniform(1 << 60), Tactical(1 << 60)], ids=["uniform", "tactical"])
def test_rollouts_leave_forbidden_points_empty(rollout: Rollout, count: int) -> None:
    rules, chance, random_words = FOUR, random.Random(1), np.array([7], np.uint64)
    board, begun = board_map(rules, OneWord), [begun_game(rules, chance) for _ in range(count)]
    winners = {check_rollout(board, position, rollout, random_words, HANDICAP) for position in begun}
    assert winners == {-1, 0, 1}


def test_a_forbidden_move_is_refused() -> None:
    position = drawn("XXX.XX.")
    forbidden = point_from_human("d7", FIVE)
    assert not position.is_legal(forbidden)
    with pytest.raises(StudioError) as refused:
        position.play(forbidden)
    assert refused.value.code == "forbidden"
    assert position.with_setup({}, WHITE).is_legal(forbidden)


@pytest.mark.long  # like the other searches here: the kernels for a rule of tests alone compile for half a minute
@pytest.mark.parametrize("threats", ["fours", "none"])
def test_a_search_never_tries_a_forbidden_move(threats: str) -> None:
    position = drawn("XXX.XX./......./..O.O../...O...")
    search = searched(position, 800, threats=threats)
    assert point_from_human("d7", FIVE) not in search.inspect(()).points.tolist()
    assert search.inspect(()).points.size == position.legal_count() == FIVE.size - 8 - 1
    check_invariants(search)


THREATENED = "......./....X../....X../.OOO.O./....X../....X../....X.."
"""White wins on e4, and Black may not take it: six black stones would stand in column e."""


@pytest.mark.long
def test_a_threat_that_may_not_be_answered_wins() -> None:
    assert HANDICAP.answers(drawn(THREATENED), WHITE) == set()
    assert searched(drawn(THREATENED), 400, threats="fours").inspect(()).proof is Proof.LOSS
    before = drawn(THREATENED.replace("OOO.O", "OOO.."), WHITE)
    assert searched(before, 400, threats="fours").inspect(()).proof is Proof.WIN


def test_the_solver_wins_by_a_threat_that_may_not_be_answered() -> None:
    threatened, solver = drawn(THREATENED), Solver(FIVE, memory_mb=1)
    found = solver.solve(threatened, WHITE)
    assert (found.length, found.refutations) == (1, ())
    before, f4 = drawn(THREATENED.replace("OOO.O", "OOO.."), WHITE), point_from_human("f4", FIVE)
    assert f4 in threat_points(before, WHITE).open_fours
    assert solver.solve(before).length == 3


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_games_of_two_searches_stay_within_the_rules(seed: int) -> None:
    search, position = Search(Position(FOUR), Parameters(threats="fours"), seed=seed), Position(FOUR)  # type: ignore[arg-type]
    while not position.is_over:
        search.run(Limit(simulations=150))
        move = search.final_move()
        assert move in HANDICAP.legal_points(position, position.to_move)
        search.play(move)
        position.play(move)
        assert search.position == position


@pytest.mark.parametrize("count", sizes(60, 15))
def test_the_solver_finds_what_a_naive_one_finds(count: int) -> None:
    chance, solver, naive, seen = random.Random(3), Solver(FOUR, memory_mb=1), NaiveHandicap(), Counter[object]()
    while sum(seen.values()) < 4 * count:
        position = crowded_position(FOUR, chance)
        if len(position.open_points()) > 7:
            continue
        for side in (BLACK, WHITE):
            for kind in ThreatKind:
                is_win = solver.solve(position, side, kind).is_win
                assert is_win == naive.wins(kind, position, side), (position.cells, side, kind)
                seen[kind, is_win] += 1
    assert len(seen) == 4


class NaiveHandicap:
    """Wins by threats as they are defined, every move and every reply tried."""

    def __init__(self) -> None:
        self._known: dict[object, bool] = {}

    def wins(self, kind: ThreatKind, position: Position, side: Stone) -> bool:
        """Return whether a side wins by threats of this kind if it is to move."""
        key = (kind, tuple(position.cells), side)
        if key not in self._known:
            self._known[key] = bool(HANDICAP.winning_points(position, side)) or any(
                self._wins_after(kind, position.with_setup({move: side}, side.opponent), side)
                for move in HANDICAP.legal_points(position, side)
            )
        return self._known[key]

    def _wins_after(self, kind: ThreatKind, position: Position, side: Stone) -> bool:
        """Return whether the move just made is a threat, and a win follows each reply."""
        other = side.opponent
        replies = HANDICAP.legal_points(position, other)
        if HANDICAP.winning_points(position, other) or not replies:
            return False
        if kind is ThreatKind.FOURS:
            is_threat = bool(HANDICAP.winning_points(position, side)) and len(HANDICAP.answers(position, side)) < 2
        else:
            is_threat = self.wins(ThreatKind.FOURS, position, side)
        return is_threat and all(self.wins(kind, position.with_setup({at: other}, side), side) for at in replies)
