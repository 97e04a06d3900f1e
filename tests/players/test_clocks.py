"""Clocks: time left, increments, losses on time, and the time budget of a search."""

from dataclasses import dataclass

import pytest

from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.clocks import TOLERANCE_SECONDS, GameClock, TimeControl, limit_for
from studio.players.player import Budget


@dataclass
class Time:
    now: float = 100.0

    def __call__(self) -> float:
        return self.now


def clock_with(black: TimeControl, white: TimeControl | None = None) -> tuple[GameClock, Time]:
    time = Time()
    return GameClock(black, white or black, time), time


@pytest.mark.parametrize(("text", "game", "increment"), [("60", 60, 0), ("60+1", 60, 1), ("0.5+0.01", 0.5, 0.01)])
def test_a_clock_is_parsed_in_its_usual_notation(text: str, game: float, increment: float) -> None:
    control = TimeControl.from_text(text)
    assert (control.game_seconds, control.increment, control.text) == (game, increment, text)


@pytest.mark.parametrize("text", ["", "0", "-1", "1e5", "60+", "+1", "a", "60+1+1", "９", "1" * 30])
def test_invalid_clocks_are_refused(text: str) -> None:
    with pytest.raises(StudioError, match="such as 60 or 60"):
        TimeControl.from_text(text)


def test_a_move_costs_its_time_and_gains_the_increment() -> None:
    clock, time = clock_with(TimeControl.from_text("60+2"))
    clock.start(Stone.BLACK)
    time.now += 10
    assert clock.left(Stone.BLACK) == 50
    assert clock.left(Stone.WHITE) == 60
    assert clock.stop() == 10
    assert clock.left(Stone.BLACK) == 52
    clock.start(Stone.WHITE)
    time.now += 1
    assert (clock.left(Stone.BLACK), clock.left(Stone.WHITE)) == (52, 59)


def test_a_pause_costs_but_gains_nothing() -> None:
    clock, time = clock_with(TimeControl.from_text("60+2"))
    clock.start(Stone.BLACK)
    time.now += 10
    clock.pause()
    time.now += 1000
    assert clock.left(Stone.BLACK) == 50
    assert not clock.has_fallen(Stone.BLACK)


def test_time_is_lost_only_beyond_the_tolerance() -> None:
    for control in (TimeControl.from_text("5+1"), TimeControl(Limit(seconds=5))):
        clock, time = clock_with(control)
        clock.start(Stone.WHITE)
        time.now += 5 + TOLERANCE_SECONDS * 0.9
        assert not clock.has_fallen(Stone.WHITE)
        time.now += TOLERANCE_SECONDS * 0.2
        assert clock.has_fallen(Stone.WHITE)
        assert not clock.has_fallen(Stone.BLACK)


def test_swapping_sides_swaps_the_clocks() -> None:
    clock, time = clock_with(TimeControl.from_text("60"), TimeControl.from_text("30"))
    clock.start(Stone.BLACK)
    time.now += 10
    clock.stop()
    clock.swap()
    assert (clock.left(Stone.BLACK), clock.left(Stone.WHITE)) == (30, 50)


def test_a_search_never_plans_more_than_half_of_what_is_left() -> None:
    position = Position(PRESETS["gomoku-15"])
    for left in (0.05, 1.0, 60.0, 3600.0):
        for increment in (0.0, 1.0, 30.0):
            planned = limit_for(Budget(Limit(), left, increment), position).seconds
            assert planned is not None
            assert 0 < planned <= max(0.01, left / 2)


def test_a_game_of_full_length_is_played_within_its_time() -> None:
    rules = PRESETS["gomoku-15"]
    position, left = Position(rules), 60.0
    for _ in range(rules.size // 2):
        seconds = limit_for(Budget(Limit(), left), position).seconds
        assert seconds is not None
        left -= seconds
        for _ in range(2):  # a board without a winner does not matter here
            if not position.is_over:
                position.play(position.legal_moves()[0])
    assert left > 0


def test_the_limit_of_a_move_holds_beside_a_clock() -> None:
    budget = Budget(Limit(seconds=0.1, simulations=50), 60.0)
    assert limit_for(budget, Position(PRESETS["gomoku-15"])) == Limit(seconds=0.1, simulations=50)


def test_a_reported_thinking_time_is_used() -> None:
    clock, time = clock_with(TimeControl.from_text("60+1"))
    clock.start(Stone.BLACK)
    time.now += 10  # the window was busy, and received the move late
    assert not clock.has_fallen(Stone.BLACK, 4.0)
    assert clock.stop(4.0) == 4.0
    assert clock.left(Stone.BLACK) == 57


def test_a_loss_on_time_uses_the_reported_time() -> None:
    clock, _ = clock_with(TimeControl(Limit(seconds=2.0)))
    clock.start(Stone.BLACK)
    assert not clock.has_fallen(Stone.BLACK, 2.0 + 0.9 * TOLERANCE_SECONDS)
    assert clock.has_fallen(Stone.BLACK, 2.0 + 1.1 * TOLERANCE_SECONDS)


def test_taking_back_a_move_removes_its_increment_and_never_loses_the_game() -> None:
    clock, time = clock_with(TimeControl.from_text("10+5"))
    clock.start(Stone.BLACK)
    time.now += 4
    clock.stop()
    clock.take_back(Stone.BLACK)
    assert clock.left(Stone.BLACK) == 6
    for _ in range(9):
        clock.take_back(Stone.BLACK)
    assert clock.left(Stone.BLACK) == 1
    other, _ = clock_with(TimeControl())
    other.take_back(Stone.BLACK)
    assert other.left(Stone.BLACK) is None


def test_the_rest_of_a_move_is_the_smaller_of_both_limits() -> None:
    clock, time = clock_with(TimeControl(Limit(seconds=3.0), game_seconds=60.0))
    clock.start(Stone.BLACK)
    time.now += 1
    assert clock.left_of_move(Stone.BLACK) == 2
    assert clock.left_of_move(Stone.WHITE) == 3
    free, _ = clock_with(TimeControl())
    assert free.left_of_move(Stone.BLACK) is None
