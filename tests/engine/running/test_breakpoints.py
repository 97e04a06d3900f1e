"""A run stops at its breakpoints and reports which one was reached."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from studio.engine.options.breakpoints import Break, BreakKind, Breakpoints
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.running.run import BreakpointWatch
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.engine.views.timeline import Timeline
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.searches import ROLLOUT_PROFILES, searched
from tests.game.boards import TICTACTOE, dropped, played

LEADER, JUMP, PROOF = Breakpoints(leader_changes=True), Breakpoints(value_jump=0.1), Breakpoints(anything_proven=True)
PLENTY = Limit(simulations=1_000_000)


def view(visits: dict[int, int], value: float = 0.0, proven: dict[int, int] | None = None, root: int = 2) -> NodeView:
    """Return a root with these visits and values by point."""
    known = proven or {}
    points = np.array(sorted(visits, key=lambda point: -visits[point]), np.int64)
    size = len(points)
    zeros = np.zeros(size)
    return NodeView(
        rules=TICTACTOE,
        path=(),
        visits=sum(visits.values()),
        evaluations=0,
        value=value,
        proof=(Proof.LOSS, Proof.DRAW, Proof.WIN, Proof.UNKNOWN)[root + 1],
        proof_moves=0,
        points=points,
        child_visits=np.array([visits[int(point)] for point in points], np.int64),
        values=zeros,
        priors=zeros,
        exploitations=zeros,
        explorations=zeros,
        scores=zeros,
        lower=np.array([known.get(int(point), -1) for point in points], np.int8),
        upper=np.array([known.get(int(point), 1) for point in points], np.int8),
        distances=np.zeros(size, np.int64),
        lines=(np.zeros((size, 1), np.int16), np.zeros(size, np.int64)),
    )


# Constructed views


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"visits": 0}, "breakpoint_visits"),
        ({"visits": 2.5}, "breakpoint_visits"),
        ({"visits": True}, "breakpoint_visits"),
        ({"value_jump": 0.0}, "breakpoint_jump"),
        ({"value_jump": 1.5}, "breakpoint_jump"),
        ({"value_jump": float("nan")}, "breakpoint_jump"),
    ],
)
def test_invalid_breakpoints_are_refused(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(StudioError) as error:
        Breakpoints(**asked)
    assert error.value.code == code


def test_no_breakpoint_is_set_by_default() -> None:
    assert Breakpoints().is_empty
    for asked in (LEADER, JUMP, PROOF, Breakpoints(visits=1)):
        assert not asked.is_empty


def test_a_leader_keeps_its_place_among_equals() -> None:
    watch = BreakpointWatch(LEADER, view({3: 10, 4: 9}))
    assert watch.look(view({3: 10, 4: 10}), 20) is None
    assert watch.look(view({4: 11, 3: 11}), 22) is None
    assert watch.look(view({3: 11, 4: 12}), 23) == Break(BreakKind.LEADER, 4, None, None, 23, former=3)
    assert watch.look(view({3: 12, 4: 12}), 24) is None
    assert watch.look(view({3: 13, 4: 12}), 25) == Break(BreakKind.LEADER, 3, None, None, 25, former=4)


def test_the_first_leader_is_no_change() -> None:
    watch = BreakpointWatch(LEADER, view({}))
    assert watch.look(view({3: 1}), 1) is None
    assert watch.look(view({3: 1, 4: 2}), 3) is not None


def test_each_move_reaches_its_visits_once() -> None:
    watch = BreakpointWatch(Breakpoints(visits=10), view({1: 12, 2: 9, 3: 4}))
    assert watch.reached == {1}
    assert watch.look(view({1: 13, 2: 9, 3: 5}), 27) is None
    assert watch.look(view({1: 13, 2: 10, 3: 5}), 28) == Break(BreakKind.VISITS, 2, None, 10.0, 28)
    assert watch.reached == {1, 2}
    assert watch.look(view({1: 13, 2: 11, 3: 5}), 29) is None


def test_a_value_jump_is_measured_from_the_start_and_between_checks() -> None:
    slow = BreakpointWatch(JUMP, view({1: 10}, 0.0))
    assert slow.look(view({1: 11}, 0.18), 11) is None
    assert slow.look(view({1: 12}, 0.22), 12) == Break(BreakKind.VALUE, None, 0.5, 0.61, 12)
    back = BreakpointWatch(JUMP, view({1: 10}, 0.0))
    assert back.look(view({1: 11}, -0.15), 11) is None
    assert back.look(view({1: 12}, 0.1), 12) == Break(BreakKind.VALUE, None, 0.425, 0.55, 12)
    assert BreakpointWatch(JUMP, view({})).look(view({1: 1}, 1.0), 1) is None, (
        "before the first visit there is no value"
    )


def test_a_new_proof_is_reported_once() -> None:
    watch = BreakpointWatch(PROOF, view({1: 9, 2: 5, 3: 4}, proven={1: -1}))
    assert watch.look(view({1: 9, 2: 5, 3: 4}, proven={1: -1}), 18) is None
    assert watch.look(view({1: 9, 2: 5, 3: 5}, proven={1: -1, 3: 0}), 19) == Break(BreakKind.PROOF, 3, None, 0.5, 19)
    assert watch.look(view({1: 9, 2: 6, 3: 5}, proven={1: -1, 3: 0}), 20) is None
    won = view({1: 9, 2: 7, 3: 5}, 1.0, proven={1: -1, 3: 0, 2: 1}, root=1)
    assert watch.look(won, 21) == Break(BreakKind.PROOF, None, None, 1.0, 21)


def test_of_several_events_the_most_important_is_reported_and_all_are_consumed() -> None:
    watch = BreakpointWatch(replace(PROOF, leader_changes=True, visits=6), view({1: 5, 2: 4}))
    found = watch.look(view({1: 5, 2: 6}, proven={2: 0}), 11)
    assert found is not None
    assert found.kind is BreakKind.PROOF
    assert watch.look(view({1: 5, 2: 7}, proven={2: 0}), 12) is None


# Real searches


@pytest.mark.parametrize("profile", ROLLOUT_PROFILES)
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("visits", [1, 7, 250, 3000])
def test_a_run_stops_exactly_at_the_visits_of_a_move(profile: str, threads: int, visits: int) -> None:
    search = Search(dropped("44"), ROLLOUT_PROFILES[profile].parameters, seed=2, threads=threads)
    asked = Breakpoints(visits=visits)
    told = []
    times = 1 if visits == 3000 or threads > 1 else 3  # several threads may bring two moves there at once
    for _ in range(times):
        assert search.run(PLENTY, breakpoints=asked) is StoppedBy.BREAKPOINT
        found = search.broken_at
        assert found is not None
        assert found.point is not None
        assert found.kind is BreakKind.VISITS
        assert found.simulations == search.simulations
        reached = dict(zip(search.inspect(()).points.tolist(), search.inspect(()).child_visits.tolist(), strict=True))
        assert reached[found.point] == found.after
        assert visits <= reached[found.point] < visits + threads, "other threads finish their simulations"
        told.append(found.point)
        if threads == 1:
            assert {point for point, count in reached.items() if count >= visits} == set(told)
    assert len(set(told)) == times


def test_other_visits_and_other_positions_are_as_exact() -> None:
    search = Search(Position(PRESETS["connect-four"]), Parameters(), seed=2)
    for visits in (100, 2500, 5000):
        assert search.run(PLENTY, breakpoints=Breakpoints(visits=visits)) is StoppedBy.BREAKPOINT
        assert search.inspect(()).child_visits.max() == visits
    search.play(int(search.inspect(()).points[-1]))
    visits = int(search.inspect(()).child_visits.max(initial=0)) + 1500
    assert search.run(PLENTY, breakpoints=Breakpoints(visits=visits)) is StoppedBy.BREAKPOINT
    assert search.inspect(()).child_visits.max() == visits


def test_a_steered_search_stops_as_exactly() -> None:
    for steering in (Steering().with_more(35, 5000), Steering().with_only(35).with_only(36), Steering()):
        search = searched(Position(PRESETS["connect-four"]), 50)
        search.steer(steering)
        assert search.run(PLENTY, breakpoints=Breakpoints(visits=900)) is StoppedBy.BREAKPOINT
        assert search.inspect(()).child_visits.max() == 900
        assert search.broken_at is not None
        assert search.broken_at.kind is BreakKind.VISITS


def test_a_breakpoint_does_not_change_the_tree() -> None:
    plain, broken = (Search(played("h8 i9"), Parameters(), seed=4) for _ in range(2))
    while broken.run(Limit(simulations=20_000 - broken.simulations), breakpoints=Breakpoints(visits=900)) is (
        StoppedBy.BREAKPOINT
    ):
        assert broken.broken_at is not None
    assert broken.broken_at is None
    plain.run(Limit(simulations=20_000))
    assert plain.snapshot().root.candidates == broken.snapshot().root.candidates


def test_a_run_stops_when_the_leader_changes() -> None:
    search = searched(Position(PRESETS["gomoku-9"]), 2000, proofs=False)
    leader = int(search.inspect(()).points[0])
    other = next(point for point in search.position.legal_moves() if point != leader)
    search.steer(Steering().with_more(other, 100_000))
    assert search.run(PLENTY, breakpoints=LEADER) is StoppedBy.BREAKPOINT
    found = search.broken_at
    assert found is not None
    assert (found.kind, found.point, found.former) == (BreakKind.LEADER, other, leader)
    assert search.inspect(()).points[np.argmax(search.inspect(()).child_visits)] == other
    assert search.run(Limit(simulations=5000), breakpoints=LEADER) is StoppedBy.SIMULATIONS


def test_a_run_stops_at_a_proof_and_continues_after_it() -> None:
    search = Search(Position(TICTACTOE), Parameters(), seed=1)
    proven: list[int | None] = []
    while (reason := search.run(PLENTY, breakpoints=replace(PROOF, visits=10**6))) is StoppedBy.BREAKPOINT:
        assert search.broken_at is not None
        assert search.broken_at.kind is BreakKind.PROOF
        point = search.broken_at.point
        assert point is not None
        assert search.inspect((point,)).proof is not Proof.UNKNOWN
        proven.append(point)
    assert reason is StoppedBy.PROOF
    assert len(set(proven)) == len(proven)
    assert search.broken_at is not None
    assert search.broken_at.point is None
    assert search.broken_at.after == 0.5
    assert search.run(PLENTY, breakpoints=PROOF) is StoppedBy.PROOF
    assert search.broken_at is None, "nothing is reported twice"


def test_a_run_stops_when_the_value_jumps() -> None:
    search = searched(dropped("4455"), 1, proofs=False)
    before = search.inspect(()).win_rate
    reason = search.run(Limit(simulations=200_000), breakpoints=Breakpoints(value_jump=0.2))
    found = search.broken_at
    assert reason is StoppedBy.BREAKPOINT
    assert found is not None
    assert (found.kind, found.before) == (BreakKind.VALUE, before)
    assert found.after == search.inspect(()).win_rate
    assert abs(found.after - before) >= 0.2


def test_an_interrupted_run_continues_its_checks() -> None:
    """Calls in between do not hide a slow change."""
    search = searched(Position(TICTACTOE), 100, proofs=False)
    asked = replace(JUMP, visits=10**6)
    search.stop()
    assert search.run(PLENTY, breakpoints=asked) is StoppedBy.STOP
    simulations = search.simulations
    seen_at_first(search, 0.0)
    assert search.run(Limit(simulations=1), breakpoints=asked) is StoppedBy.BREAKPOINT
    now = search.inspect(()).win_rate
    assert search.broken_at == Break(BreakKind.VALUE, None, 0.0, now, simulations), "before anything else is done"
    assert search.run(Limit(simulations=1), breakpoints=asked) is StoppedBy.SIMULATIONS
    search.stop()
    search.run(PLENTY, breakpoints=asked)
    seen_at_first(search, 0.0)
    assert search.run(Limit(simulations=1), breakpoints=replace(asked, value_jump=0.2)) is StoppedBy.SIMULATIONS


def seen_at_first(search: Search, win_rate: float) -> None:
    """Pretend that the value was this one when the interrupted run began."""
    assert search._run_loop._watch is not None
    search._run_loop._watch._at_first = win_rate


def test_steps_and_other_positions_are_not_checked() -> None:
    search = searched(Position(TICTACTOE), 9, proofs=False)
    for _ in range(4 * 50):
        search.step()
    assert search.broken_at is None
    reached = int(search.inspect(()).child_visits.max())
    assert search.run(Limit(simulations=1), breakpoints=Breakpoints(visits=reached)) in StoppedBy
    search.stop()
    assert search.run(PLENTY, breakpoints=replace(JUMP, leader_changes=True)) is StoppedBy.STOP
    for _ in range(4 * 500):
        search.step()
    search.steer(Steering().with_more(int(search.inspect(()).points[0]), 10))
    assert search.run(Limit(simulations=10), breakpoints=replace(JUMP, leader_changes=True)) is StoppedBy.SIMULATIONS
    search.stop()
    search.run(PLENTY, breakpoints=LEADER)
    search.play(4)
    search.steer(Steering().with_more(0, 1))
    assert search.run(Limit(simulations=1), breakpoints=LEADER) is StoppedBy.SIMULATIONS


def test_a_breakpoint_ends_the_timeline_and_limits_still_apply() -> None:
    search, timeline = Search(dropped("44"), Parameters(), seed=2), Timeline()
    assert search.run(PLENTY, timeline, breakpoints=Breakpoints(visits=777)) is StoppedBy.BREAKPOINT
    assert timeline.snapshots[-1].simulations == search.simulations
    assert search.run(Limit(simulations=5), breakpoints=Breakpoints(visits=10**6)) is StoppedBy.SIMULATIONS
    assert search.broken_at is None
