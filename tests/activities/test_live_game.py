"""A game against engines: turns, taking back, and answers that are no longer needed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.activities.live_game import LiveGame
from studio.activities.search_engine import SearchEngine
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.files import read_records
from studio.game.game_end import marked_end, played_line
from studio.game.notation import human_point, point_from_human
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.insight.game_summary import summary_of
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat, name_of
from studio.session.editing import sgf_of
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

    def play(self, *texts: str) -> None:
        for text in texts:
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
    player = table.game._turns._engines[Stone.WHITE]
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


def test_taken_back_moves_stay_as_variations(table: Table) -> None:
    table.begin(YOU, YOU)
    table.play("e5")
    table.game.take_back()
    assert table.moves == 0
    table.play("d4", "c3")
    assert table.line == "d4 c3", "the played moves are the main line"
    assert [len(node.children) for node in table.session.record.nodes()] == [2, 1, 0, 0]


def test_a_move_that_was_taken_back_can_be_played_again(table: Table) -> None:
    table.begin(YOU, YOU)
    table.play("e5", "a1")
    table.game.take_back()
    table.play("b2")
    table.game.take_back()
    table.play("a1")
    assert table.line == "e5 a1"
    assert len(list(table.session.record.nodes())) == 4


def test_taking_back_continues_a_game_that_has_ended(table: Table) -> None:
    table.begin(YOU, YOU)
    table.play("e5")
    table.game.resign()
    assert (table.game.result, table.session.record.result, table.game.can_take_back) == ("B+R", "B+R", True)
    table.game.take_back()
    assert (table.moves, table.game.is_on) == (0, True)
    assert (table.game.result, table.session.record.result) == ("", "")


def test_after_the_end_taking_back_begins_at_the_end_only(table: Table) -> None:
    table.begin(YOU, YOU)
    table.play("e5", "a1")
    table.game.resign()
    table.session.go_back()
    assert (table.game.can_take_back, table.game.can_resume) == (False, False)
    table.game.take_back()
    assert not table.game.is_on


def test_a_resigned_game_can_be_resumed(qtbot: QtBot, table: Table) -> None:
    table.begin(YOU, QUICK)
    table.play("e5")
    table.game.resign()
    assert table.game.can_resume
    table.game.resume()
    wait_for_person(qtbot, table, 2)
    assert (table.game.is_on, table.session.record.result) == (True, "")


def test_a_won_game_cannot_be_resumed(table: Table) -> None:
    table.game.begin(GameSetup(NOUGHTS, YOU, YOU))
    for point in (0, 3, 1, 4, 2):
        table.game.play(point)
    assert (table.game.result, table.game.can_resume, table.game.can_take_back) == ("B+", False, True)
    table.game.take_back()
    assert (table.game.is_on, table.session.position.ply) == (True, 4)


def test_moves_that_were_taken_back_do_not_count_in_a_resigned_game(table: Table) -> None:
    table.begin(YOU, YOU)
    table.play("e5", "a1", "e6", "a2")
    table.game.take_back()
    table.game.resign()
    record = table.session.record
    (read,) = read_records(sgf_of(record).encode()).records
    assert [summary_of(each).moves for each in (record, read)] == [3, 3]
    assert len(record.main_line()) == 5, "the move stays in the record"


def test_a_win_that_was_taken_back_is_no_result(table: Table) -> None:
    table.game.begin(GameSetup(NOUGHTS, YOU, YOU))
    for point in (0, 3, 1, 4, 2):
        table.game.play(point)
    table.game.take_back()
    table.game.stop()
    assert (summary_of(table.session.record).result, summary_of(table.session.record).moves) == ("", 4)
    table.game.resume()
    table.game.play(2)
    assert (summary_of(table.session.record).result, summary_of(table.session.record).moves) == ("B+", 5)


def test_another_move_replaces_the_mark_of_the_end(table: Table) -> None:
    table.begin(YOU, YOU)
    table.play("e5", "a1", "e6")
    table.game.take_back()
    table.game.take_back()
    marked = marked_end(table.session.record.root)
    table.play("b2")
    assert (marked is table.session.record.root.children[0], marked_end(table.session.record.root)) == (True, None)
    assert len(played_line(table.session.record.root)) == 3


def test_only_moves_of_the_game_itself_make_it_a_played_one(table: Table) -> None:
    table.session.begin(NINE)
    table.session.play(40)
    table.session.play(41)
    table.game.play_on(GameSetup(NINE, YOU, SLOW))
    played = [table.game.is_played]
    table.game.play(42)
    played.append(table.game.is_played)
    table.game.take_back()
    table.game.stop()
    played.append(table.game.is_played)
    assert played == [False, True, True], "a move that is taken back is still in the record"


def test_a_game_that_plays_on_in_its_own_record_gets_names_and_a_result(table: Table) -> None:
    table.session.begin(NINE)
    table.session.play(40)
    table.game.play_on(GameSetup(NINE, SLOW, YOU), is_own=True)
    table.game.resign()
    record = table.session.record
    assert (record.black, record.result, table.game.is_own_record) == (name_of(SLOW), "B+R", True)


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


def test_a_game_from_the_middle_of_another_one_hides_the_rest_of_that_one(table: Table) -> None:
    table.session.begin(NINE)
    for point in (40, 41, 42, 43):
        table.session.play(point)
    root, first, start, third, last = table.session.record.main_line()
    table.session.go_to(start)
    table.game.play_on(GameSetup(NINE, YOU, SLOW))
    assert table.game.hidden_nodes == {third, last}
    assert table.game.ahead(root) == [first, start]

    table.game.play(50)
    assert table.game.ahead(root) == [first, start, table.game.tip]
    table.game.stop()
    assert not table.game.hidden_nodes


def test_a_move_of_the_hidden_game_that_is_played_again_appears(table: Table) -> None:
    table.session.begin(NINE)
    for point in (40, 41, 42, 43):
        table.session.play(point)
    *_, start, third, last = table.session.record.main_line()
    table.session.go_to(start)
    table.game.play_on(GameSetup(NINE, YOU, SLOW))
    table.game.play(42)
    assert table.game.tip is third
    assert table.game.hidden_nodes == {last}
    table.game.take_back()
    assert table.game.ahead(start) == [third]


def test_a_game_between_engines_hides_nothing(table: Table) -> None:
    table.session.begin(NINE)
    table.session.play(40)
    table.session.go_to_start()
    table.game.play_on(GameSetup(NINE, SLOW, SLOW))
    assert not table.game.hidden_nodes
