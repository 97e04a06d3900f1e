"""External engines in a game: moves, analysis, faults, and closing."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES
from studio.game.natural_openings import centre_distance
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup
from tests.activities.game_tables import GUEST, OTHER, QUICK, YOU, GameTable, table

__all__ = ["table"]


def test_a_player_of_any_kind_moves_and_its_analysis_is_stored(table: GameTable) -> None:
    table.begin(YOU, GUEST)
    with table.qtbot.waitSignal(table.game.answered, timeout=30_000):
        table.play("b2")
    assert table.game.awaits_person
    assert table.session.record.white == "Guest"
    _, yours, its = table.line
    assert yours.analysis is not None
    assert (yours.analysis.profile, yours.analysis.simulations) == ("Guest", 42)
    assert its.cost is not None
    assert (its.cost.simulations, its.cost.draws, its.cost.depth, its.cost.win_rate) == (42, 7, 3, 0.75)
    assert its.time_ms is not None


def test_a_players_analysis_is_reported_while_it_thinks(table: GameTable) -> None:
    table.scripts["Guest"] = ["wait"]
    with table.qtbot.waitSignal(table.game.analysis_reported, timeout=30_000) as told:
        table.begin(GUEST, YOU)
    assert told.args[0].simulations == 42
    assert table.game.is_thinking


def test_two_external_players_play_to_the_end_and_are_closed(table: GameTable) -> None:
    with table.qtbot.waitSignal(table.game.ended, timeout=30_000):
        table.begin(GUEST, OTHER)
    assert table.session.record.result in {"B+", "W+", "0"}
    assert [player.name for player in table.players] == ["Guest", "Other"]
    assert [len(player.begun) for player in table.players] == [1, 1]
    table.qtbot.waitUntil(lambda: all(player.is_closed for player in table.players), timeout=30_000)


def test_a_player_gets_its_limit_and_the_clock(table: GameTable) -> None:
    table.begin(GUEST, YOU, clock="60+1", move_seconds=3.0)
    table.wait_for(1)
    (budget,) = table.players[0].budgets
    assert budget.limit.seconds == 3.0, "the seat allows five seconds, the clock three"
    assert (budget.game_seconds, budget.increment) == (60.0, 1.0)


def test_a_fault_pauses_the_game_and_the_player_may_retry(table: GameTable) -> None:
    table.scripts["Guest"] = ["fail", ""]
    with table.qtbot.waitSignal(table.game.failed, timeout=30_000):
        table.begin(GUEST, YOU, clock="60")
    assert table.is_paused
    assert table.fault == "Guest did not answer."
    assert not table.running
    table.game.go_on()
    assert not table.fault
    table.wait_for(1)
    assert len(table.players) == 1
    assert len(table.players[0].begun) == 2, "it starts the game again"


def test_any_exception_of_a_player_becomes_an_error_that_names_it(table: GameTable) -> None:
    table.scripts["Guest"] = ["crash"]
    with table.qtbot.waitSignal(table.game.failed, timeout=30_000) as failed:
        table.begin(GUEST, YOU)
    sentence = failed.args[0].sentence
    assert sentence.startswith("Guest failed: it divided by nothing.")


def test_an_illegal_move_is_a_fault(table: GameTable) -> None:
    table.scripts["Guest"] = ["wrong"]
    table.begin(YOU, GUEST)
    with table.qtbot.waitSignal(table.game.failed, timeout=30_000):
        table.play("b2")
    assert table.is_paused
    assert table.moves == 1


def test_another_player_takes_over(table: GameTable) -> None:
    table.scripts["Guest"] = ["fail"]
    with table.qtbot.waitSignal(table.game.failed, timeout=30_000):
        table.begin(GUEST, YOU)
    table.game.replace_player(Stone.BLACK, QUICK)
    table.wait_for(1)
    assert table.session.record.black == "Studio (beginner)"
    assert table.game.is_on
    table.qtbot.waitUntil(lambda: table.players[0].is_closed, timeout=30_000)


def test_a_failure_to_create_an_engine_is_reported(table: GameTable) -> None:
    def refuse(_seat: object) -> object:
        raise OSError("there is no such program")

    table.game._turns._engines._make_player = refuse  # type: ignore[assignment]
    with table.qtbot.waitSignal(table.game.failed, timeout=30_000) as failed:
        table.begin(GUEST, YOU)
    assert "Guest failed: there is no such program." in failed.args[0].sentence


def test_taking_back_clears_a_fault(table: GameTable) -> None:
    table.scripts["Guest"] = ["fail"]
    table.begin(YOU, GUEST)
    with table.qtbot.waitSignal(table.game.failed, timeout=30_000):
        table.play("b2")
    table.game.take_back()
    assert table.game.awaits_person
    table.play("a1")
    table.wait_for(2)


def test_leaving_a_game_closes_a_thinking_player(table: GameTable) -> None:
    table.scripts["Guest"] = ["wait"]
    table.begin(GUEST, YOU)
    table.wait_for_thinking()
    table.game.stop()
    table.qtbot.waitUntil(lambda: table.players[0].is_closed, timeout=30_000)
    assert table.moves == 0


def test_closing_waits_for_the_end_of_a_player(table: GameTable) -> None:
    table.scripts["Guest"] = ["wait"]
    table.begin(GUEST, YOU)
    table.wait_for_thinking()
    table.game.close()
    assert table.players[0].is_closed


def test_an_answer_to_a_move_that_was_taken_back_is_dropped(table: GameTable) -> None:
    table.scripts["Guest"] = ["wait"]
    table.begin(YOU, GUEST)
    table.play("a3")
    table.wait_for_thinking()
    table.game.take_back()
    table.play("c1")
    table.wait_for(2)
    assert len(table.players[0].budgets) == 2
    assert table.game.awaits_person


def test_a_player_that_does_not_stop_is_replaced(table: GameTable) -> None:
    table.scripts["Guest"] = ["deaf"]
    table.begin(YOU, GUEST)
    table.play("a3")
    table.wait_for_thinking()
    table.scripts["Guest"] = []
    table.game.take_back()
    table.play("c1")
    table.wait_for(2)
    assert len(table.players) == 2
    assert not table.faults


@pytest.mark.long
def test_closing_abandons_a_player_that_does_not_stop(table: GameTable) -> None:
    table.scripts["Guest"] = ["deaf"]
    table.begin(GUEST, YOU)
    table.wait_for_thinking()
    table.game.close()
    assert table.players[0].is_closed


@pytest.mark.long
def test_leaving_abandons_a_player_that_does_not_stop(table: GameTable) -> None:
    table.scripts["Guest"] = ["deaf"]
    table.begin(GUEST, YOU)
    table.wait_for_thinking()
    table.game.stop()
    table.qtbot.waitUntil(lambda: table.players[0].is_closed, timeout=30_000)
    assert len(table.players) == 1


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_every_level_opens_near_the_centre(table: GameTable, profile: str, level: str) -> None:
    engine = SeatedEngine(profile, level, Limit(simulations=20))
    table.game.begin(GameSetup(PRESETS["gomoku-15"], engine, YOU))
    table.wait_for(1)
    (move,) = [node.move for node in table.line if node.move is not None]
    assert centre_distance(PRESETS["gomoku-15"], move.point) <= 2
