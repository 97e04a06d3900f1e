"""Two searches side by side: equal limits, reproducible numbers, and threads that end."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QObject, QThread, Slot
from pytestqt.qtbot import QtBot

from studio.activities.compared_side import ComparedSide
from studio.activities.comparison import UNIFORM_AGAINST_NEIGHBOUR, Comparison, proposed_sides
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Rollout
from studio.engine.options.profiles import PROFILES, Profile, profile_named
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules, rules_from_text
from studio.insight.sides import Side, SideSettings
from studio.networks.catalogue import resolved_search
from studio.thinking.live_search import LiveSearch
from studio.thinking.thoughts import EngineState
from studio.thinking.tree_work import WorkKind

NOUGHTS, SIX, NINE = PRESETS["tic-tac-toe"], PRESETS["gomoku-6"], PRESETS["gomoku-9"]
PLAIN, OTHER = SideSettings("classic-uct", seed=3), SideSettings("neighbour", seed=4)
SOME = Limit(simulations=500)


class Watcher(QObject):
    """Creates the analyses, and records all signals of the comparison."""

    def __init__(self) -> None:
        super().__init__()
        self.analyses: list[LiveSearch] = []
        self.comparison = Comparison(self._live_search, self)
        self.failures: list[tuple[Side, StudioError]] = []
        self.thoughts = {Side.LEFT: 0, Side.RIGHT: 0}
        self.changes = 0
        self.comparison.failed.connect(self._on_failed)
        self.comparison.state_changed.connect(self._on_state)
        self.comparison.left_changed.connect(self._on_left)
        self.comparison.right_changed.connect(self._on_right)

    @property
    def threads_running(self) -> int:
        return sum(thread.isRunning() for thread in self.findChildren(QThread))

    def _live_search(self, parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
        self.analyses.append(LiveSearch(parameters, seed=seed, threads=3, parent=owner))
        return self.analyses[-1]

    @Slot(object, object)
    def _on_failed(self, side: Side, error: StudioError) -> None:
        self.failures.append((side, error))

    @Slot()
    def _on_state(self) -> None:
        self.changes += 1

    @Slot()
    def _on_left(self) -> None:
        self.thoughts[Side.LEFT] += 1

    @Slot()
    def _on_right(self) -> None:
        self.thoughts[Side.RIGHT] += 1


@pytest.fixture
def watcher(qapp: object) -> Iterator[Watcher]:
    del qapp
    watcher = Watcher()
    yield watcher
    watcher.comparison.close()
    assert watcher.threads_running == 0


def position(moves: str = "c3 d4", rules: Rules = SIX) -> Position:
    made = Position(rules)
    for text in moves.split():
        made.play(point_from_human(text, rules))
    return made


def wait_end(qtbot: QtBot, comparison: Comparison) -> None:
    qtbot.waitUntil(lambda: not comparison.is_thinking, timeout=60_000)


def compared(qtbot: QtBot, watcher: Watcher, left: SideSettings, right: SideSettings, limit: Limit = SOME) -> None:
    watcher.comparison.set_sides(left, right)
    watcher.comparison.watch(position())
    watcher.comparison.start(limit)
    wait_end(qtbot, watcher.comparison)


def visits(side: ComparedSide) -> list[list[int]]:
    assert side.thought is not None
    found: list[list[int]] = side.thought.snapshot.visits.tolist()
    return found


def test_nothing_is_started_before_the_first_search(watcher: Watcher) -> None:
    watcher.comparison.set_sides(PLAIN, OTHER)
    watcher.comparison.watch(position())
    watcher.comparison.restart()
    watcher.comparison.pause()
    assert not watcher.analyses
    assert not watcher.comparison.is_open
    assert watcher.comparison.progress is None


def test_each_side_equals_its_seeded_search(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, OTHER)
    for side, settings in zip(watcher.comparison.sides, (PLAIN, OTHER), strict=True):
        alone = Search(position(), profile_named(settings.profile).parameters, seed=settings.seed)
        alone.run(SOME)
        assert visits(side) == alone.snapshot().visits.tolist()
        assert side.simulations == 500
    assert [live_search.threads for live_search in watcher.analyses] == [1, 1]
    assert watcher.comparison.progress == 1.0
    assert all(watcher.thoughts.values())


def test_equal_settings_give_equal_results(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, PLAIN)
    left, right = (side.thought.snapshot.root for side in watcher.comparison.sides if side.thought)
    for name in ("points", "child_visits", "values"):
        assert np.array_equal(getattr(left, name), getattr(right, name))


def test_another_seed_or_exploration_differs(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, SideSettings("classic-uct", seed=4))
    assert visits(watcher.comparison.left) != visits(watcher.comparison.right)
    compared(qtbot, watcher, PLAIN, SideSettings("classic-uct", seed=3, exploration=0.1))
    assert visits(watcher.comparison.left) != visits(watcher.comparison.right)
    assert watcher.analyses[1].parameters.exploration == 0.1


@pytest.mark.long
def test_a_pause_does_not_change_the_results(qtbot: QtBot, watcher: Watcher) -> None:
    comparison, limit = watcher.comparison, Limit(simulations=400_000)
    comparison.set_sides(PLAIN, OTHER)
    comparison.watch(position("e5", NINE))
    comparison.start(limit)
    qtbot.waitUntil(lambda: comparison.left.simulations > 1000 and comparison.right.simulations > 1000, timeout=60_000)
    comparison.start(limit)  # it is running already
    comparison.pause()
    wait_end(qtbot, comparison)
    assert comparison.progress is not None
    assert 0 < comparison.progress < 1
    comparison.start(limit)
    wait_end(qtbot, comparison)
    assert [side.simulations for side in comparison.sides] == [400_000, 400_000]


def test_both_continue_up_to_the_same_limit_again(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, OTHER)
    watcher.comparison.start(SOME)
    assert watcher.comparison.progress == 0.5
    assert watcher.comparison.left.state is EngineState.THINKING, "at once"
    wait_end(qtbot, watcher.comparison)
    assert [side.simulations for side in watcher.comparison.sides] == [1000, 1000]
    watcher.comparison.start(Limit(simulations=300))
    wait_end(qtbot, watcher.comparison)
    assert [side.simulations for side in watcher.comparison.sides] == [1200, 1200]


def test_a_changed_side_restarts_and_catches_up(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, OTHER)
    before = watcher.comparison.left.thought
    watcher.comparison.set_sides(PLAIN, PLAIN)
    assert watcher.comparison.left.thought is before
    assert watcher.comparison.right.simulations == 0
    assert not watcher.comparison.is_thinking
    watcher.comparison.start(SOME)
    wait_end(qtbot, watcher.comparison)
    assert watcher.comparison.left.thought is before
    assert visits(watcher.comparison.right) == visits(watcher.comparison.left)


def test_a_changed_side_continues_in_a_running_comparison(qtbot: QtBot, watcher: Watcher) -> None:
    comparison = watcher.comparison
    comparison.set_sides(PLAIN, OTHER)
    comparison.watch(position("e5", NINE))
    comparison.start(Limit(simulations=400_000))
    qtbot.waitUntil(lambda: comparison.right.simulations > 0, timeout=60_000)
    comparison.set_sides(PLAIN, PLAIN)
    assert comparison.right.is_thinking
    wait_end(qtbot, comparison)
    assert [side.simulations for side in comparison.sides] == [400_000, 400_000]
    assert visits(comparison.left) == visits(comparison.right)


def test_a_restart_gives_the_same_results(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, OTHER)
    found = [visits(side) for side in watcher.comparison.sides]
    watcher.comparison.restart()
    assert [side.simulations for side in watcher.comparison.sides] == [0, 0]
    watcher.comparison.start(SOME)
    watcher.comparison.restart()  # and continues
    assert watcher.comparison.is_thinking
    wait_end(qtbot, watcher.comparison)
    assert [visits(side) for side in watcher.comparison.sides] == found


def test_seconds_count_from_the_start_of_the_search(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, OTHER, Limit(seconds=0.2))
    assert all(side.spent.seconds > 0.19 for side in watcher.comparison.sides)
    watcher.comparison.start(Limit(seconds=0.2))
    assert watcher.comparison.progress is not None
    assert watcher.comparison.progress < 0.9
    wait_end(qtbot, watcher.comparison)
    assert all(side.spent.seconds > 0.38 for side in watcher.comparison.sides)


def test_combined_limits_end_at_the_first_one(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, OTHER, Limit(simulations=400, seconds=600, depth=500))
    assert [side.simulations for side in watcher.comparison.sides] == [400, 400]
    assert watcher.comparison.progress == 1.0
    watcher.comparison.start(Limit(simulations=400, seconds=600))
    wait_end(qtbot, watcher.comparison)
    assert [side.simulations for side in watcher.comparison.sides] == [800, 800]


def test_a_depth_ends_both_sides(qtbot: QtBot, watcher: Watcher) -> None:
    compared(qtbot, watcher, PLAIN, OTHER, Limit(simulations=10**9, depth=4))
    assert all(side.spent.depth >= 4 for side in watcher.comparison.sides)
    reached = [side.simulations for side in watcher.comparison.sides]
    watcher.comparison.start(Limit(simulations=10**9, depth=4))  # no moves are left
    assert not watcher.comparison.is_thinking
    assert [side.simulations for side in watcher.comparison.sides] == reached


def test_a_proof_ends_one_side_and_the_next_position_waits(qtbot: QtBot, watcher: Watcher) -> None:
    comparison = watcher.comparison
    comparison.set_sides(SideSettings("studio"), SideSettings("studio", seed=1))
    comparison.watch(position("b2", NOUGHTS))
    comparison.start(Limit(simulations=100_000))
    wait_end(qtbot, comparison)
    assert [side.state for side in comparison.sides] == [EngineState.PROVEN, EngineState.PROVEN]
    assert comparison.progress == 1.0
    comparison.start(SOME)
    wait_end(qtbot, comparison)
    comparison.watch(position("", NOUGHTS))
    assert not comparison.left.is_settled
    qtbot.waitUntil(lambda: all(side.thought is not None for side in comparison.sides))
    assert [side.simulations for side in comparison.sides] == [0, 0]
    assert not comparison.is_thinking


def test_a_finished_game_is_not_searched(qtbot: QtBot, watcher: Watcher) -> None:
    watcher.comparison.watch(position("a1 a3 b1 b3 c1", NOUGHTS))
    watcher.comparison.start(SOME)
    wait_end(qtbot, watcher.comparison)
    assert watcher.comparison.left.state is EngineState.OVER
    assert [side.simulations for side in watcher.comparison.sides] == [0, 0]


def test_a_failure_names_its_side_and_the_other_continues(qtbot: QtBot, watcher: Watcher) -> None:
    def break_down(_search: Search) -> Iterator[object]:
        raise MemoryError("no memory left")

    comparison = watcher.comparison
    comparison.set_sides(PLAIN, PLAIN)
    comparison.watch(position())
    comparison.start(Limit(seconds=3600))
    watcher.analyses[0].begin_work(WorkKind.STATISTICS, break_down)
    qtbot.waitUntil(lambda: bool(watcher.failures), timeout=60_000)
    assert [(side, error.code) for side, error in watcher.failures] == [(Side.LEFT, "search_failed")]
    assert (comparison.left.is_thinking, comparison.right.is_thinking) == (False, True)
    comparison.pause()
    wait_end(qtbot, comparison)
    comparison.restart()
    comparison.start(SOME)
    wait_end(qtbot, comparison)
    assert visits(comparison.left) == visits(comparison.right)


def test_it_can_be_closed_during_both_searches_and_reopened(qtbot: QtBot, watcher: Watcher) -> None:
    comparison = watcher.comparison
    comparison.watch(position("e5", NINE))
    comparison.start(Limit())
    assert comparison.left.state is EngineState.PREPARING
    qtbot.waitUntil(lambda: all(watcher.thoughts.values()), timeout=60_000)
    assert comparison.progress is None
    assert watcher.threads_running == 2
    comparison.pause()  # whose answer arrives after closing
    comparison.close()
    assert watcher.threads_running == 0
    assert not comparison.is_thinking
    told = (dict(watcher.thoughts), watcher.changes)
    qtbot.waitUntil(lambda: not comparison.findChildren(LiveSearch))
    assert (watcher.thoughts, watcher.changes) == told, "a closed comparison reports nothing"
    comparison.start(SOME)
    wait_end(qtbot, comparison)
    assert [side.simulations for side in comparison.sides] == [500, 500]


def test_the_predefined_pair_differs_only_in_rollouts() -> None:
    uniform, neighbour = (side.parameters for side in UNIFORM_AGAINST_NEIGHBOUR)
    assert (uniform.rollout, neighbour.rollout) == (Rollout.UNIFORM, Rollout.NEIGHBOUR)
    assert {**uniform.as_dict(), "rollout": "neighbour"} == neighbour.as_dict()
    assert UNIFORM_AGAINST_NEIGHBOUR[0].seed == UNIFORM_AGAINST_NEIGHBOUR[1].seed


def test_invalid_settings_of_a_side_are_refused() -> None:
    with pytest.raises(StudioError) as unknown:
        _ = SideSettings("nobody").parameters
    assert unknown.value.code == "no_such_profile"
    with pytest.raises(StudioError) as wrong:
        _ = SideSettings(exploration=-1.0).parameters
    assert wrong.value.code == "parameter_value"


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("name", PROFILES)
def test_the_proposed_sides_differ(name: str, rules: Rules) -> None:
    left, right = proposed_sides(PROFILES[name], PROFILES[name].parameters, rules)
    assert (left.profile, left.own) == (name, None)
    sides = [resolved_search(side.parameters, rules).parameters for side in (left, right)]
    assert sides[0] != sides[1]


def test_a_search_is_compared_with_its_nearest_plainer_relative() -> None:
    studio, fifteen, other = PROFILES["studio"], PRESETS["gomoku-15"], rules_from_text("7x9/4")
    assert proposed_sides(studio, studio.parameters, fifteen)[1].profile == "studio-rollouts"
    assert proposed_sides(studio, studio.parameters, other)[1].profile == "classic-uct", "no network for this game"
    changed = replace(studio.parameters, exploration=0.7)
    left, right = proposed_sides(studio, changed, fifteen)
    assert (left.parameters, right.profile, right.own) == (changed, "studio", None)
    own = Profile("mine", "Mine", "", changed, base="studio")
    left, right = proposed_sides(own, changed, fifteen)
    assert (left.profile, left.own, right.profile) == ("mine", changed, "studio")
