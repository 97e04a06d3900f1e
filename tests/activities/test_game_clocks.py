"""Clocks of a game: whose time runs, what stops it, and losses on time."""

import time

import pytest

from studio.engine.options.limits import Limit
from studio.engine.views.snapshot import NodeView
from studio.game.stones import Stone
from studio.players.clocks import TimeControl
from studio.players.levels import SeatedEngine
from studio.players.move_time import MoveTimer
from studio.players.player import Budget
from studio.players.seats import GameSetup
from tests.activities.game_tables import GUEST, NINE, NOUGHTS, QUICK, YOU, GameTable, table
from tests.players.scripted_player import ScriptedPlayer

__all__ = ["table"]


def test_the_persons_time_runs_from_the_start_and_then_the_opponents(table: GameTable) -> None:
    table.begin(YOU, YOU, clock="60+2")
    assert table.running == "Black"
    table.play("b2")
    assert table.running == "White"
    left = table.game.clock.left(Stone.BLACK)
    assert left is not None
    assert 60 < left <= 62, "the move added its increment"
    assert table.line[1].time_ms is not None


@pytest.mark.parametrize(
    ("clock", "move_seconds", "said"),
    [
        ("60+2", None, {"TM": ("60",), "OT": ("2 s more for each move",)}),
        ("90", None, {"TM": ("90",)}),
        ("", 30.0, {"OT": ("30 s for each move",)}),
        ("", None, {}),
    ],
)
def test_a_record_contains_the_time_control(
    table: GameTable, clock: str, move_seconds: float | None, said: dict[str, tuple[str, ...]]
) -> None:
    table.begin(YOU, YOU, clock=clock, move_seconds=move_seconds)
    assert table.session.record.properties == said | {"MSSE": ("people",)}


def test_preparing_an_external_engine_is_not_its_time(table: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[Budget] = []

    def prepare(_player: object, _position: object, budget: Budget) -> None:
        assert not table.running
        prepared.append(budget)
        time.sleep(1.2)

    monkeypatch.setattr(ScriptedPlayer, "prepare", prepare)
    table.begin(GUEST, YOU, clock="1")
    table.wait_for(1)
    assert [budget.game_seconds for budget in prepared] == [1]
    assert (table.line[1].time_ms or 0) < 1000
    assert table.game.is_on


@pytest.mark.parametrize(("clock", "move_seconds"), [("0.2", None), ("", 0.2)])
def test_the_user_can_lose_on_time(table: GameTable, clock: str, move_seconds: float | None) -> None:
    table.begin(YOU, YOU, clock=clock, move_seconds=move_seconds)
    table.play("b2")
    with table.qtbot.waitSignal(table.game.ended, timeout=30_000):
        pass
    assert table.session.record.result == "B+T"
    assert not table.game.is_on


def test_a_move_after_the_time_is_up_is_refused(table: GameTable) -> None:
    table.begin(YOU, YOU, clock="60")
    table.game.clock._since -= 61  # a minute has passed, and the clock was not checked yet
    table.play("b2")
    assert table.moves == 0
    assert table.session.record.result == "W+T"


def test_within_the_tolerance_no_time_is_lost(table: GameTable) -> None:
    table.begin(YOU, YOU, clock="60+1")
    table.game.clock._since -= 60.05
    table.play("b2")
    assert table.game.is_on
    left = table.game.clock.left(Stone.BLACK)
    assert left == pytest.approx(1.0), "nothing was left before the increment"


def test_an_engine_that_answers_too_late_loses_on_time(table: GameTable) -> None:
    table.scripts["Guest"] = ["wait"]
    with table.qtbot.waitSignal(table.game.ended, timeout=30_000):
        table.begin(GUEST, YOU, clock="0.2")
    assert table.session.record.result == "W+T"
    assert table.moves == 0


def test_a_loss_on_time_is_recorded_when_engines_continue_a_game(table: GameTable) -> None:
    table.scripts["Guest"] = ["wait"]
    table.session.begin(NOUGHTS, black="Ann", white="Ben")
    table.session.play(4)
    control = TimeControl.from_text("0.2")
    with table.qtbot.waitSignal(table.game.ended, timeout=30_000):
        table.game.play_on(GameSetup(NOUGHTS, GUEST, GUEST, clock=control))
    assert table.game.result == "B+T"
    assert table.session.record.result == ""
    table.begin(YOU, YOU)
    assert table.game.result == ""


def test_a_player_that_fails_because_its_time_is_up_loses_on_time(table: GameTable) -> None:
    table.scripts["Guest"] = ["late"]
    with table.qtbot.waitSignal(table.game.ended, timeout=30_000):
        table.begin(GUEST, YOU, clock="0.3")
    assert table.session.record.result == "W+T"
    assert not table.faults


def test_without_a_clock_no_side_loses_on_time(table: GameTable) -> None:
    slow = SeatedEngine("studio", "full", Limit(seconds=0.05))
    table.begin(slow, YOU)
    table.wait_for(1)
    assert table.game.is_on
    assert table.game.clock.left(Stone.BLACK) is None
    table.scripts["Guest"] = ["late"]
    with table.qtbot.waitSignal(table.game.failed, timeout=30_000):
        table.begin(GUEST, YOU)
    assert table.session.record.result == ""


def test_a_built_in_engine_keeps_its_time(table: GameTable) -> None:
    full = SeatedEngine("studio", "full", Limit(seconds=1000.0))
    with table.qtbot.waitSignal(table.game.ended, timeout=60_000):
        table.begin(full, full, clock="1+0.05")
    assert table.session.record.result in {"B+", "W+", "0"}
    assert all(node.time_ms is not None for node in table.line[1:])


def test_pausing_stops_the_time(table: GameTable) -> None:
    table.begin(YOU, QUICK, clock="60")
    table.game.pause()
    assert (table.running, table.game.awaits_person) == ("", False)
    table.play("b2")
    assert table.moves == 0, "no move while the game is paused"
    table.game.go_on()
    assert (table.running, table.game.awaits_person) == ("Black", True)
    table.play("b2")
    table.wait_for(2)


def test_navigating_does_not_stop_the_clock(table: GameTable) -> None:
    table.begin(YOU, YOU, clock="60")
    table.play("b2")
    table.session.go_to_start()
    assert table.running == "White"


def test_taking_back_restores_no_time(table: GameTable) -> None:
    table.begin(YOU, YOU, clock="60+5")
    table.game.clock._since -= 20
    table.play("b2")
    table.game.take_back()
    left = table.game.clock.left(Stone.BLACK)
    assert left == pytest.approx(40, abs=1), "the twenty seconds are gone, and so is the increment"
    assert table.running == "Black"


def test_swapping_sides_swaps_the_clocks(table: GameTable) -> None:
    table.begin(YOU, YOU, clock="60")
    table.game.clock._since -= 20
    table.game.swap_sides()
    left = table.game.clock.left(Stone.WHITE)
    assert left == pytest.approx(40, abs=1)
    assert table.running == "Black", "Black is still to move"


def test_the_engine_plays_when_its_timer_says_so(table: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[float]()

    def is_enough(_timer: MoveTimer, root: NodeView, seconds: float, simulations: int) -> bool:
        assert root.visits >= simulations
        asked.append(seconds)
        return len(asked) % 2 == 0

    monkeypatch.setattr(MoveTimer, "is_enough", is_enough)
    engine = SeatedEngine("studio", "full", Limit())
    table.game.begin(GameSetup(NINE, engine, engine, clock=TimeControl(game_seconds=100_000.0)))
    table.wait_for(2)
    assert len(asked) in (4, 5), "the search of a third move may have begun"
    assert not table.faults


def test_without_a_clock_no_timer_ends_a_move(table: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MoveTimer, "is_enough", lambda *_: pytest.fail("asked"))
    table.begin(QUICK, QUICK, move_seconds=5.0)
    table.wait_for(2)
    assert not table.faults
