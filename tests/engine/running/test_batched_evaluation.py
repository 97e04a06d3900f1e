"""Batched evaluation: the same search, except that pending simulations count as losses meanwhile."""

import math
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.network import NetworkName
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Selection, Threats
from studio.engine.options.steering import Steering
from studio.engine.running import components
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.message import Message
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.running.interrupts import Interrupter
from tests.engine.searches import check_invariants, whole_tree
from tests.game.boards import dropped, played
from tests.sizes import one_always

TOGETHER = Parameters(selection=Selection.PUCT, exploration=2.0, first_play=0.0, memory_mb=16, batch=8)
"""Without threat detection, so that these tests share kernels with other tests of evaluators."""
POSITIONS = {"small": Position(PRESETS["tic-tac-toe"]), "falling": dropped("4435"), "large": played("h8 i9 g7")}


class Opinion:
    """A deterministic evaluator that records its calls."""

    def __init__(self, fails_at: int = -1) -> None:
        self.asked: list[list[str]] = []
        self.fails_at = fails_at

    def __call__(self, positions: Sequence[Position]) -> tuple[list[list[float]], list[float]]:
        self.asked.append([" ".join(str(move.point) for move in position.moves) for position in positions])
        if len(self.asked) == self.fails_at:
            raise StudioError(Message("gone", "It has gone."))
        return [self._priors(position) for position in positions], [self._value(position) for position in positions]

    @staticmethod
    def _priors(position: Position) -> list[float]:
        return [1.5 + math.sin(7 * point + 3 * position.ply) for point in range(position.rules.size)]

    @staticmethod
    def _value(position: Position) -> float:
        return 0.8 * math.sin(sum((at + 1) * move.point for at, move in enumerate(position.moves)))


def searched(position: Position, simulations: int = 400, opinion: Opinion | None = None, **changed: object) -> Search:
    parameters = replace(TOGETHER, **changed)  # type: ignore[arg-type]
    search = Search(position, parameters, seed=1, evaluator=opinion or Opinion())
    search.run(Limit(simulations=simulations))
    return search


@pytest.mark.parametrize("threats", one_always(2, [Threats.NONE, Threats.WINS]))
@pytest.mark.parametrize("position", POSITIONS)
def test_batches_have_the_requested_size_and_no_position_twice(position: str, threats: Threats) -> None:
    opinion = Opinion()
    search = searched(POSITIONS[position], opinion=opinion, proofs=False, threats=threats)
    assert search.simulations == 400
    assert search.threads == 1
    check_invariants(search)
    counts = [len(asked) for asked in opinion.asked]
    assert counts[0] == 1, "the root comes first: no other node exists yet"
    assert max(counts) == 8
    assert np.mean(counts) > 2
    all_asked = [moves for asked in opinion.asked for moves in asked]
    assert len(set(all_asked)) == len(all_asked)


def test_the_search_is_reproducible() -> None:
    first, again = (searched(POSITIONS["large"], 150) for _ in range(2))
    assert whole_tree(first) == whole_tree(again)
    copied = first.copy()
    for search in (first, copied):
        search.run(Limit(simulations=100))
    assert whole_tree(first) == whole_tree(copied)


def test_batch_size_one_equals_the_unbatched_search() -> None:
    opinion = Opinion()
    searched(POSITIONS["large"], opinion=opinion, batch=1)
    assert {len(asked) for asked in opinion.asked} == {1}


@pytest.mark.parametrize("threats", one_always(2, [Threats.NONE, Threats.WINS]))
@pytest.mark.parametrize("transpositions", one_always(2, [False, True]))
def test_proven_results_stay_proven(transpositions: bool, threats: Threats) -> None:
    search = searched(POSITIONS["small"], 100_000, transpositions=transpositions, threats=threats)
    assert search.inspect(()).proof is Proof.DRAW
    check_invariants(search)
    won = searched(played("a1 a2 b1 b2", PRESETS["tic-tac-toe"]), 50, threats=threats)
    assert won.inspect(()).proof is Proof.WIN
    assert human_point(won.final_move(), won.position.rules) == "c1"  # type: ignore[arg-type]


def test_a_tree_without_room_continues() -> None:
    search = searched(POSITIONS["large"], 3_000, memory_mb=1)
    assert search.simulations == 3_000
    assert search.snapshot().capped
    check_invariants(search)


def test_extra_visits_are_given() -> None:
    search = Search(POSITIONS["falling"], TOGETHER, seed=1, evaluator=Opinion())
    few, many = (search.position.legal_moves()[column] for column in (5, 3))
    search.steer(Steering(more_visits=((few, 30), (many, 40))))
    search.run(Limit(simulations=100))
    root = search.inspect(())
    visits = dict(zip(root.points.tolist(), root.child_visits.tolist(), strict=True))
    assert sum(visits.values()) == 99
    assert visits[few] >= 30
    assert visits[many] >= 40
    assert search.visits_owed == {}
    check_invariants(search)


def test_a_step_evaluates_one_position_and_a_run_continues_from_it() -> None:
    opinion = Opinion()
    search = Search(POSITIONS["large"], TOGETHER, seed=1, evaluator=opinion)
    for _ in range(7):
        search.step()
    assert {len(asked) for asked in opinion.asked} == {1}
    search.run(Limit(simulations=200))
    check_invariants(search)


@pytest.mark.parametrize("threats", one_always(2, [Threats.NONE, Threats.WINS]))
@pytest.mark.parametrize("call", [1, 2, 5, 20])
@pytest.mark.parametrize("position", POSITIONS)
def test_an_error_leaves_the_search_intact(
    position: str, call: int, threats: Threats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opinion = Opinion(fails_at=call)
    search = Search(POSITIONS[position], replace(TOGETHER, proofs=False, threats=threats), seed=1, evaluator=opinion)
    with pytest.raises(StudioError, match="It has gone"):
        search.run(Limit(simulations=400))
    check_invariants(search)
    done = search.simulations  # some of them ended without an evaluation
    assert done >= sum(len(asked) for asked in opinion.asked[: call - 1])
    monkeypatch.setattr(components, "name_of", lambda _evaluator: NetworkName("it", "0" * 64))
    search.save(tmp_path / "tree")
    opened = Search.open(tmp_path / "tree")
    assert whole_tree(opened) == whole_tree(search)
    search.run(Limit(simulations=200))
    assert search.simulations == done + 200
    check_invariants(search)


@pytest.mark.parametrize("stride", one_always(2, [5, 1]))
def test_an_interrupt_leaves_the_search_intact(stride: int) -> None:
    """At every place, one after the other."""
    place, struck = 0, 1
    while struck:
        search = Search(POSITIONS["falling"], replace(TOGETHER, batch=3), seed=1, evaluator=Opinion())
        search.run(Limit(simulations=10))
        interrupter = Interrupter(place)
        try:
            with interrupter.at_work():
                search.run(Limit(simulations=4))
        except KeyboardInterrupt:
            pass
        struck = interrupter.struck
        check_invariants(search)
        before = search.simulations
        search.run(Limit(simulations=20))
        assert search.simulations == before + 20
        check_invariants(search)
        place += stride
    assert place > 50


@pytest.mark.parametrize("batch", [1, 4])
def test_a_slow_evaluator_is_not_called_long_after_the_deadline(batch: int) -> None:
    """The slower the machine, the smaller the batches."""
    opinion = Opinion()

    def slowly(positions: Sequence[Position]) -> tuple[list[list[float]], list[float]]:
        time.sleep(0.05)
        return opinion(positions)

    search = Search(POSITIONS["large"], replace(TOGETHER, batch=batch), evaluator=slowly)
    assert search.run(Limit(seconds=0.2)) is StoppedBy.SECONDS
    assert len(opinion.asked) <= 5


def test_an_answer_with_too_few_results_is_refused() -> None:
    def lazy(positions: Sequence[Position]) -> tuple[list[list[float]], list[float]]:
        priors, values = Opinion()(positions[:1])
        return priors, values

    search = Search(POSITIONS["large"], TOGETHER, evaluator=lazy)
    with pytest.raises(StudioError, match=r"returned 225 priors and 1 values for \d positions"):
        search.run(Limit(simulations=50))
    check_invariants(search)
