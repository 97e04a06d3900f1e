"""Time information from managers: whole matches end within their time."""

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.rules import Rules
from studio.players.clocks import limit_for
from studio.players.gomocup.conditions import Conditions

OVERHEAD_SECONDS = 0.015
"""Subtracted from each move for pipes, processes, and work after the search."""


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def conditions(watch: Watch) -> Conditions:
    return Conditions(watch)


EMPTY = Position(Rules(15, 15, 5))


def seconds_for(conditions: Conditions, watch: Watch, position: Position = EMPTY) -> float:
    seconds = limit_for(conditions.budget(watch.seconds, position), position).seconds
    assert seconds is not None
    return seconds


def test_without_information_a_move_has_some_seconds(conditions: Conditions, watch: Watch) -> None:
    assert 1 <= seconds_for(conditions, watch) <= 10


def test_elapsed_time_of_a_move_is_subtracted(conditions: Conditions, watch: Watch) -> None:
    asked_at = watch.seconds
    watch.seconds += 3
    assert conditions.budget(asked_at, EMPTY).limit.seconds == pytest.approx(2)
    watch.seconds += 30
    assert 0 < (conditions.budget(asked_at, EMPTY).limit.seconds or 0) < 0.01


@pytest.mark.parametrize("told", [1, 20, 100, 1000, 30_000, 600_000])
def test_a_move_ends_before_its_time(conditions: Conditions, watch: Watch, told: int) -> None:
    conditions.note("timeout_turn", str(told))
    seconds = seconds_for(conditions, watch)
    assert 0.3 * told <= 1000 * seconds <= 0.9998 * told or told == 1
    assert 1000 * seconds <= told


def test_a_limit_of_zero_is_as_fast_as_possible(conditions: Conditions, watch: Watch) -> None:
    conditions.note("timeout_turn", "0")
    assert seconds_for(conditions, watch) <= 0.05


def test_the_waiting_time_of_a_line_counts(conditions: Conditions, watch: Watch) -> None:
    conditions.note("TIMEOUT_TURN", "1000")
    read_at = watch.seconds
    watch.seconds += 0.6
    seconds = conditions.budget(read_at, EMPTY).limit.seconds
    assert seconds is not None
    assert 0.3 < seconds < 0.4
    watch.seconds += 60
    seconds = conditions.budget(read_at, EMPTY).limit.seconds
    assert seconds is not None
    assert 0 < seconds < 0.01


@pytest.mark.parametrize("told", [0, 2147483647, -1, 10**15])
def test_a_match_without_a_time_limit(conditions: Conditions, told: int) -> None:
    conditions.note("timeout_match", str(told))
    assert conditions.budget(1000, EMPTY).game_seconds is None


def test_overdrawn_time_counts_as_zero(conditions: Conditions, watch: Watch) -> None:
    conditions.note("time_left", "-5000")
    assert 0 < seconds_for(conditions, watch) <= 0.02


def test_unlimited_time_sets_no_clock(conditions: Conditions, watch: Watch) -> None:
    conditions.note("timeout_turn", "500")
    conditions.note("time_left", "2147483647")
    assert conditions.budget(watch.seconds, EMPTY).game_seconds is None
    assert seconds_for(conditions, watch) > 0.4


@pytest.mark.parametrize("is_told", [True, False])
@pytest.mark.parametrize("match_ms", [3_000, 10_000, 180_000])
@pytest.mark.parametrize("side", [9, 15, 20])
def test_a_board_is_filled_within_the_time_of_a_match(
    conditions: Conditions, watch: Watch, side: int, match_ms: int, is_told: bool
) -> None:
    """The manager reports the time left before each move, or only at the beginning of a match."""
    position, spent = Position(Rules(side, side, 26)), 0.0
    conditions.note("timeout_turn", "60000")
    conditions.note("timeout_match", str(match_ms))
    conditions.begin_match()
    while not position.is_over:
        if is_told:
            conditions.note("time_left", f"{match_ms - 1000 * spent:.0f}")
        begun = watch.seconds
        watch.seconds += seconds_for(conditions, watch, position) + OVERHEAD_SECONDS
        conditions.spend(watch.seconds - begun)
        spent += watch.seconds - begun
        watch.seconds += 5  # the opponent's
        for _ in range(2):
            if not position.is_over:
                position.play(position.legal_moves()[0])
    needed = (OVERHEAD_SECONDS + 0.001) * (side * side + 1) / 2
    assert spent <= max(match_ms / 1000, needed)
    assert spent >= 0.5 * match_ms / 1000


def test_other_limits_of_a_move(conditions: Conditions, watch: Watch) -> None:
    conditions.note("max_depth", "12")
    conditions.note("max_node", "5000")
    assert conditions.budget(watch.seconds, EMPTY).limit == Limit(depth=12, simulations=5000)


@pytest.mark.parametrize("told", ["", "x", "1.5", "0x10", "--1", "1 2", "٣", "1" * 900])
def test_invalid_numbers_change_nothing(conditions: Conditions, told: str) -> None:
    for key in ("timeout_turn", "time_left", "timeout_match", "max_depth", "max_node", "thread_num"):
        conditions.note(key, told)
    if told != "1" * 900:
        assert conditions.means.threads is None
        assert conditions.budget(1000, EMPTY) == Conditions(lambda: 1000.0).budget(1000, EMPTY)
