"""Games between engines: pause, single moves, delay, and continuing from a record."""

from studio.game.stones import Stone
from studio.players.seats import GameSetup
from tests.activities.game_tables import NOUGHTS, QUICK, SLOW, YOU, GameTable, table

__all__ = ["table"]


def test_a_paused_game_waits_until_it_continues(table: GameTable) -> None:
    table.begin(SLOW, QUICK)
    assert table.game.is_thinking
    table.game.pause()
    assert (table.is_paused, table.game.is_thinking, table.moves) == (True, False, 0)
    table.game.replace_player(Stone.BLACK, QUICK)
    assert table.is_paused, "only the user continues a paused game"
    with table.qtbot.waitSignal(table.game.ended, timeout=30_000):
        table.game.go_on()
    assert not table.is_paused


def test_one_move_then_a_pause(table: GameTable) -> None:
    table.game.set_delay(60_000)
    table.begin(QUICK, QUICK)
    table.wait_for(1)
    table.game.pause()
    for moves in (2, 3):
        table.game.make_one_move()
        table.wait_for(moves)
        assert table.is_paused
        assert not table.game.is_thinking
    assert table.moves == 3


def test_one_move_of_a_running_game_pauses_it_afterwards(table: GameTable) -> None:
    table.begin(QUICK, QUICK)
    table.game.make_one_move()
    table.qtbot.waitUntil(lambda: table.is_paused, timeout=30_000)
    assert table.moves == 1


def test_an_engine_delays_its_reply_to_another_engine(table: GameTable) -> None:
    table.game.set_delay(60_000)
    table.begin(QUICK, QUICK)
    table.wait_for(1)
    assert not table.game.is_thinking
    assert not table.running, "no clock runs during the delay"
    assert not table.is_paused
    table.game.set_delay(0)
    table.game.pause()
    with table.qtbot.waitSignal(table.game.ended, timeout=30_000):
        table.game.go_on()


def test_an_engine_does_not_delay_its_reply_to_the_user(table: GameTable) -> None:
    table.game.set_delay(60_000)
    table.begin(YOU, QUICK)
    table.play("b2")
    table.wait_for(2)


def test_the_user_cannot_be_stepped(table: GameTable) -> None:
    table.begin(YOU, QUICK)
    table.game.make_one_move()
    assert table.game.awaits_person


def test_engines_continue_in_the_open_record(table: GameTable) -> None:
    table.session.begin(NOUGHTS, black="Ann", white="Ben")
    for point in (4, 0, 8):
        table.session.play(point)
    for node in table.line[1:]:
        table.session.results.keep_cost(node, 777)
    table.session.rename("Ann", "Ben", "B+R")
    table.session.go_back()
    with table.qtbot.waitSignal(table.game.ended, timeout=30_000):
        table.game.play_on(GameSetup(NOUGHTS, QUICK, QUICK))
    assert not table.game.is_own_record
    record = table.session.record
    assert (record.black, record.white, record.result) == ("Ann", "Ben", "B+R")
    assert record.position(table.game.tip).is_over
    assert record.root.children[0].time_ms == 777, "existing moves keep their data"
    table.session.undo()
    assert table.session.record.position(table.session.node).ply >= 2, "played moves can be undone"
