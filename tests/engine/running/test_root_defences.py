"""Moves of the root that cannot refute a threat of the other side, compared with trying every move."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from benchmarks.long_wins import POSITIONS
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Threats
from studio.engine.options.steering import Steering
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.running.line_boards import stones_in_order
from studio.engine.running.root_defences import RootRefutations, Threat, ThreatWalks, lost_by
from studio.engine.running.root_threats import LongWins
from studio.engine.running.run import Run
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.files.game_files import open_records
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Rules
from tests.engine.searches import check_invariants, whole_tree
from tests.engine.solver.exhaustive import OPEN_GAMES, open_position
from tests.sizes import a_tenth_always

PLAIN = Parameters(exploration=0.3, tree_radius=1, threats=Threats.THREES)
SEARCHED = replace(PLAIN, refutation_nodes=200)
ENOUGH = 3_000_000
OPEN_THREE = """
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. O . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . X X X . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . O .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
O to move
"""


def walks(rules: Rules) -> ThreatWalks:
    return ThreatWalks(SEARCHED, rules, np.zeros(1, np.int32), 1 << 12)


def result_after(position: Position, point: int, solver: Solver) -> SolverResult:
    """Return whether the other side wins by threes after a move."""
    after = position.copy()
    after.play(point)
    if after.is_over:
        return SolverResult.NONE
    return solver.solve(after, kind=ThreatKind.THREES, limit=SolverLimit(nodes=20_000)).result


def threatened(first: int) -> Iterator[tuple[Position, ThreatWalks, Threat, int]]:
    """Yield random positions of small boards in which the other side threatens to win, and the moves tried."""
    for number in range(first, first + 30):
        rules = OPEN_GAMES[number % len(OPEN_GAMES)]
        position, wins = open_position(rules, random.Random(f"root defences {number}")), walks(rules)
        if not position.is_over and (threat := wins.threat(position, 5_000)) is not None:
            yield position, wins, threat, wins.nodes


@pytest.mark.parametrize("first", a_tenth_always(range(0, 300, 30)))
def test_losing_moves_lose_and_refutations_refute(first: int) -> None:
    compared = 0
    for position, _, threat, _ in threatened(first):
        solver = Solver(position.rules, memory_mb=1)
        for point in set(position.legal_moves()) - threat.undecided:
            wrong = SolverResult.NONE if point in threat.lost else SolverResult.WIN
            assert result_after(position, point, solver) is not wrong, f"{point}\n{position.text()}"
        compared += 1
    assert compared >= 2


@pytest.mark.parametrize("first", a_tenth_always(range(0, 300, 30)))
def test_a_larger_limit_proves_no_less(first: int) -> None:
    for position, wins, threat, nodes in threatened(first):
        before = frozenset[int]()
        for most in (nodes // 8, nodes // 3, nodes, 3 * nodes):
            found = wins.threat(position, most)
            lost = frozenset[int]() if found is None else found.lost
            assert before <= lost <= threat.lost | threat.undecided
            assert found is None or found.plies == threat.plies
            before = lost


def test_results_do_not_depend_on_earlier_calls() -> None:
    record = open_records(POSITIONS).records[0]
    position = record.position(record.main_line()[-1])
    wins = LongWins(SEARCHED, position.rules, np.zeros(1, np.int32))
    stones, side = stones_in_order(position), int(position.to_move) - 1
    first = wins.win(stones, side, ENOUGH)
    assert first is not None
    nodes = wins.nodes
    assert wins.win(stones, side, ENOUGH) == first
    assert wins.nodes == nodes


def test_only_moves_that_attract_simulations_are_proven_unless_all_lose() -> None:
    position = Position.from_text(OPEN_THREE, Rules(13, 13, 5))
    search = Search(position, PLAIN, seed=1)
    search.run(Limit(simulations=40))
    root, legal = search.inspect(()), position.legal_moves()
    visited = set(root.points[(root.child_visits > 0) & (root.lower < root.upper)].tolist())
    one = next(iter(sorted(visited)))
    some = lost_by(Threat(3, frozenset(legal) - {one}, frozenset({one})), root, position)
    assert {proven.move for proven in some} == visited - {one}
    assert {(proven.value, proven.plies) for proven in some} == {(-1, 4)}
    every = lost_by(Threat(3, frozenset(legal), frozenset()), root, position)
    proven = set(root.points[root.lower == root.upper].tolist())
    assert {each.move for each in every} == set(legal) - proven


def test_only_the_replies_to_a_three_stay_open() -> None:
    position = Position.from_text(OPEN_THREE, Rules(13, 13, 5))
    plain, searched = Search(position, PLAIN, seed=1), Search(position, SEARCHED, seed=1)
    for search in (plain, searched):
        search.run(Limit(simulations=2_000))
    open_moves = [
        {int(point) for point, lower, upper in zip(root.points, root.lower, root.upper, strict=True) if lower < upper}
        for root in (plain.inspect(()), searched.inspect(()))
    ]
    threat = walks(position.rules).threat(position, ENOUGH)
    assert threat is not None
    assert not open_moves[1] & threat.lost
    assert open_moves[1] <= open_moves[0]
    check_invariants(searched)


def test_a_position_without_a_threat_is_searched_as_without_the_solver() -> None:
    position = Position(PRESETS["gomoku-9"])
    plain, searched = Search(position, PLAIN, seed=1), Search(position, SEARCHED, seed=1)
    for search in (plain, searched):
        search.run(Limit(simulations=1_500))
    assert whole_tree(plain) == whole_tree(searched)


def test_a_lost_root_is_proven_lost() -> None:
    lost = OPEN_THREE.replace(". . . . X X X . . . . . .", ". . . . X X X X . . . . .")
    position = Position.from_text(lost, Rules(13, 13, 5))
    search = Search(position, SEARCHED, seed=1)
    search.run(Limit(simulations=2_000))
    assert search.inspect(()).proof is Proof.LOSS
    check_invariants(search)


def test_a_run_with_a_time_limit_checks_the_leading_moves_before_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = Position.from_text(OPEN_THREE, Rules(13, 13, 5))
    looks = list[int]()
    look = RootRefutations.look

    def counted(self: RootRefutations, position: Position, root: object, simulations: int, *others: object) -> object:
        looks.append(simulations)
        return look(self, position, root, simulations, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(RootRefutations, "look", counted)
    search = Search(position, SEARCHED, seed=1)
    search.run(Limit(simulations=100))
    assert not looks
    monkeypatch.setattr(Run, "takes_last_check", lambda _: search.simulations >= 200)
    search.run(Limit(simulations=100))
    assert looks == [200]
    search.save(tmp_path / "search.mcts")
    assert whole_tree(Search.open(tmp_path / "search.mcts")) == whole_tree(search)


def test_the_last_check_comes_once_and_only_with_a_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    timed, counted = Run(Limit(seconds=60), None, 0, 0), Run(Limit(simulations=60), None, 0, 0)
    assert not timed.takes_last_check()
    monkeypatch.setattr(Run, "seconds_left", 9.0)
    assert not counted.takes_last_check()
    assert [timed.takes_last_check() for _ in range(2)] == [True, False]


def test_a_steered_root_is_not_checked() -> None:
    position = Position.from_text(OPEN_THREE, Rules(13, 13, 5))
    plain, searched = Search(position, PLAIN, seed=1), Search(position, SEARCHED, seed=1)
    for search in (plain, searched):
        search.steer(Steering(excluded=frozenset({0})))
        search.run(Limit(simulations=1_100))
    assert whole_tree(plain) == whole_tree(searched)
