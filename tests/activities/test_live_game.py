"""A game against engines: turns, taking back, and answers that are no longer needed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.activities.live_game import LiveGame
from studio.activities.search_engine import SearchEngine
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.notation import human_point, point_from_human
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch

NINE, NOUGHTS = PRESETS["gomoku-9"], PRESETS["tic-tac-toe"]
YOU, QUICK, SLOW = Person(), SeatedEngine("studio", "beginner", Limit(simulations=20)), SeatedEngine("studio", "full")


class Table:
    """A session and its game."""

    def __init__(self) -> None:
        self.session = Session(NINE)
        self.game = LiveGame(self.session, _live_search)

    def begin(self, black: Seat, white: Seat, rules: Rules = NINE, starts: Stone = Stone.BLACK) -> None:
        self.game.begin(GameSetup(rules, black, white, starts))

    def play(self, text: str) -> None:
        self.game.play(point_from_human(text, self.session.rules))

    @property
    def moves(self) -> int:
        return self.session.record.position(self.game.tip).ply

    @property
    def line(self) -> str:
        return " ".join(human_point(move.point, self.session.rules) for move in self.session.position.moves)

    @property
    def your_turn(self) -> bool:
        return self.game.awaits_person

    @property
    def is_thinking(self) -> bool:
        return self.game.is_thinking

    @property
    def result(self) -> str:
        return self.session.record.result


def _live_search(parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
    return LiveSearch(parameters, seed=seed, parent=owner)


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    del qapp
    table = Table()
    yield table
    table.game.close()


def wait_for_person(qtbot: QtBot, table: Table, moves: int) -> None:
    qtbot.waitUntil(lambda: table.moves == moves and not table.is_thinking, timeout=60_000)


def test_the_engine_answers_each_move(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, QUICK)
    table.play("e5")
    assert table.is_thinking
    assert not table.your_turn
    table.play("a1")
    assert table.moves == 1, "it is not the person's turn"
    wait_for_person(qtbot, table, 2)
    assert table.session.node is table.game.tip
    assert table.session.record.white == "Studio (beginner)"


def test_the_engine_may_begin(qtbot: QtBot, table: Table) -> None:
    table.begin(QUICK, YOU)
    wait_for_person(qtbot, table, 1)
    assert table.your_turn
    assert not table.game.can_take_back


def test_white_may_begin(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, QUICK, starts=Stone.WHITE)
    wait_for_person(qtbot, table, 1)
    assert table.game.to_move is Stone.BLACK


def test_an_engines_move_does_not_move_a_cursor_at_an_earlier_position(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, QUICK)
    table.play("e5")
    table.session.go_to_start()
    wait_for_person(qtbot, table, 2)
    assert table.session.node is table.session.record.root
    table.play("a1")
    assert table.moves == 2, "a click at an earlier position plays nothing"
    assert table.session.node is table.game.tip, "the cursor returns to the game"


def test_taking_back_ends_at_the_persons_turn(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, QUICK)
    table.play("e5")
    wait_for_person(qtbot, table, 2)
    table.play("a1" if table.session.position.stone(point_from_human("a1", NINE)) is Stone.EMPTY else "a2")
    wait_for_person(qtbot, table, 4)
    table.game.take_back()
    assert table.moves == 2
    assert table.your_turn
    table.game.take_back()
    assert table.moves == 0
    assert not table.game.can_take_back


def test_taking_back_cancels_the_engines_search(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, SLOW)
    table.play("e5")
    assert table.is_thinking
    table.game.take_back()
    assert (table.moves, table.is_thinking) == (0, False)
    table.begin(YOU, QUICK)
    table.play("d4")
    wait_for_person(qtbot, table, 2)
    assert table.line.startswith("d4 "), "the answer to e5 is dropped"


def test_a_late_answer_is_dropped_when_the_move_is_taken_back(qtbot: QtBot, table: Table) -> None:
    """The engine has stopped, and its event waits in the window's queue."""
    table.begin(YOU, QUICK)
    table.play("e5")
    player = table.game._engines[Stone.WHITE]
    assert isinstance(player, SearchEngine)
    engine = player.live_search
    while engine._thinker.newest is None or engine._thinker._state.value == "thinking":
        pass
    table.game.take_back()
    with qtbot.waitSignal(engine.state_changed, timeout=10_000, raising=False):
        table.play("d4")
    wait_for_person(qtbot, table, 2)
    assert table.line.startswith("d4 ")


def test_a_game_ends_with_its_result(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, YOU, NOUGHTS)
    with qtbot.waitSignal(table.game.ended):
        for text in ["a1", "b1", "a2", "b2", "a3"]:
            table.play(text)
    assert table.result == "B+"
    assert not table.game.is_on


def test_a_full_board_is_a_draw(table: Table) -> None:
    table.begin(YOU, YOU, NOUGHTS)
    for text in ["a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"]:
        table.play(text)
    assert table.result == "0"


def test_engines_play_each_other_to_the_end(qtbot: QtBot, table: Table) -> None:
    with qtbot.waitSignal(table.game.ended, timeout=60_000):
        table.begin(QUICK, QUICK, NOUGHTS)
    assert table.session.record.position(table.game.tip).is_over
    assert table.result in {"B+", "W+", "0"}


def test_resigning_loses_for_the_person(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, SLOW)
    table.play("e5")
    with qtbot.waitSignal(table.game.ended):
        table.game.resign()
    assert table.result == "W+R", "the engine was to move, and the person resigned"
    assert not table.is_thinking


def test_swapping_sides_lets_the_engine_move(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, QUICK)
    table.game.swap_sides()
    wait_for_person(qtbot, table, 1)
    assert table.game.to_move is Stone.WHITE
    assert table.session.record.black == "Studio (beginner)"


def test_opening_another_record_leaves_the_game(table: Table) -> None:
    table.begin(YOU, SLOW)
    table.play("e5")
    table.session.begin(NOUGHTS)
    assert not table.game.is_on
    assert table.game.setup is None
    assert table.game.tip is table.session.record.root


def test_taken_back_moves_can_be_redone_after_the_game(table: Table) -> None:
    table.begin(YOU, YOU)
    table.play("e5")
    table.game.take_back()
    table.game.stop()
    table.session.undo()
    assert table.line == "e5"


def test_the_record_stores_the_engines_analysis_of_its_own_move(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, QUICK)
    table.play("e5")
    qtbot.waitUntil(lambda: table.your_turn, timeout=30_000)
    _, after_yours, after_its = table.session.record.main_line()
    kept = after_yours.analysis
    assert kept is not None
    assert (kept.profile, kept.simulations) == ("studio", 20)
    assert after_its.move is not None
    assert after_its.move.point in {row.point for row in kept.candidates}
    assert after_its.analysis is None
