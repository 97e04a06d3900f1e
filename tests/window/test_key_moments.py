"""The pane of key moments: after a review and in a reviewed game it is in front, and its entries go to their moves."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from studio.game.files import Format, read_records
from studio.game.files.game_files import WRITABLE
from studio.game.judgement import MoveJudgement
from studio.game.notation import point_from_human
from studio.game.position_analysis import KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.ui.program import Program
from studio.ui.record.key_moments_view import KeyMomentsView
from studio.ui.widgets.seen import is_seen
from tests.game.boards import game
from tests.keeping.missed import left_alone
from tests.window.arranged import switch
from tests.window.game_reviews import ENOUGH, begin_review, open_game, wait_for_end
from tests.window.hands import child, raise_pane
from tests.window.starting import Start

Key = Qt.Key


def opened(qtbot: QtBot, start: Start, record: GameRecord) -> Program:
    program = start()
    switch(qtbot, program, "analyse")
    program.session.present(record)
    program.window.controllers.judged.refresh()
    return program


def view_of(program: Program) -> KeyMomentsView:
    return program.window.panes.key_moments


def rows(program: Program) -> QListWidget:
    found = child(program, QListWidget, "key_moments_list")
    assert isinstance(found, QListWidget)
    return found


def test_a_reviewed_game_shows_where_it_was_decided(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, left_alone())
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    assert view_of(program).text == "The game was decided at move 6."
    (entry,) = view_of(program).entries
    assert entry.text.startswith(
        "6. i9: White could still hold with e4, which prevents the other side's win by fours; after i9"
    )
    assert rows(program).currentRow() == -1


def test_the_start_and_the_key_moments_speak_of_the_game_after_a_variation(qtbot: QtBot, start: Start) -> None:
    record = left_alone()
    for node in record.main_line()[1:]:
        record.set_judgement(node, node.judgement or MoveJudgement())
    program = opened(qtbot, start, record)
    session, card = program.session, program.window.panes.summary_card
    session.go_to(record.main_line()[3])
    session.play(point_from_human("c5", session.rules))
    program.window.controllers.judged.refresh()
    qtbot.keyClick(program.window, Key.Key_Home)
    assert session.node is record.root
    assert "Mistakes: 0 by Black, 1 by White." in card.text
    assert "decided" not in card.text, "the key moments say it"
    assert view_of(program).text == "The game was decided at move 6."
    qtbot.keyClick(program.window, Key.Key_J)
    assert session.node is record.main_line()[6]


def test_the_limits_of_the_threat_search_stand_there_when_a_saved_game_is_opened(qtbot: QtBot, start: Start) -> None:
    record = left_alone()
    record.set_analysis(record.main_line()[3], PositionAnalysis(10, threats=ThreatsFound(is_limited=True)))
    program = opened(qtbot, start, read_records(WRITABLE[Format.SGF]([record])).records[0])
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    assert view_of(program).text == (
        "The game was decided at move 6. In 1 position there were too many threats to check all of them: after move 3. "
        "A win by threats may have been missed there."
    )
    program.session.present(game("h8 i9"))
    program.window.controllers.judged.refresh()
    assert "too many threats" not in view_of(program).text


@pytest.mark.long
def test_while_the_better_line_is_shown_its_moment_is_marked(qtbot: QtBot, start: Start) -> None:
    """The board shows the position before the move, but the card, the list and the plot speak of the move."""
    program = opened(qtbot, start, left_alone())
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    (entry,) = view_of(program).entries
    program.session.go_to(program.session.record.main_line()[entry.ply])
    program.window.actions_["better_line"].trigger()
    assert len(program.session.cursor) == entry.ply - 1
    assert program.window.panes.summary_card.text.startswith("6. i9")
    assert rows(program).currentRow() == 0
    assert program.window.panes.win_rate._current == entry.ply
    program.session.go_to_start()
    assert (rows(program).currentRow(), program.window.panes.win_rate._current) == (-1, 0)


def test_a_click_and_enter_go_to_the_moment_and_show_its_card(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, left_alone())
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    place = rows(program).visualItemRect(rows(program).item(0)).center()
    qtbot.mouseClick(rows(program).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert program.window.panes.summary_card.text.startswith("6. i9")
    assert rows(program).currentRow() == 0
    program.session.go_to_start()
    rows(program).setFocus()
    rows(program).setCurrentRow(0)
    qtbot.keyClick(rows(program), Qt.Key.Key_Return)
    assert len(program.session.cursor) == 6


@pytest.mark.long
def test_a_later_proof_stands_above_the_moments(qtbot: QtBot, start: Start) -> None:
    """Marks change only by a review, so the pane says that a later search contradicts "could still hold"."""
    record = left_alone()
    program = opened(qtbot, start, record)
    assert "later search" not in view_of(program).text
    parent = record.main_line()[5]
    assert parent.analysis is not None
    program.session.results.keep_analysis(
        parent, replace(parent.analysis, simulations=90_000, known=KnownResult(Proof.LOSS, 44))
    )
    program.window.controllers.judged.refresh()
    assert view_of(program).text == (
        "The game was decided at move 6. A later search has proven the position after move 5: Black wins in at most "
        "44 plies. A new review (F12) takes this into account."
    )


@pytest.mark.long
def test_the_plot_rings_the_key_moments(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, left_alone())
    assert set(program.window.panes.win_rate.key_moments) == {6}
    assert program.window.panes.win_rate.decided == 6
    program.session.present(game("h8 i9"))
    program.window.controllers.judged.refresh()
    assert not program.window.panes.win_rate.key_moments


@pytest.mark.long
def test_a_game_without_a_review_shows_its_moves(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, left_alone())
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    program.session.present(game("h8 i9"))
    qtbot.waitUntil(lambda: is_seen(program.window.panes.moves))
    assert view_of(program).text.endswith("“Review the Game” (F12) reviews it.")
    assert not view_of(program).entries


@pytest.mark.long
def test_a_finished_review_says_where_the_game_was_decided(qtbot: QtBot, start: Start) -> None:
    program = start()
    switch(qtbot, program, "analyse")
    open_game(program)
    begin_review(qtbot, program, ENOUGH)
    wait_for_end(qtbot, program)
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    assert "The game was decided at move" in view_of(program).text
    assert "decided" not in program.window.panes.note.text(), "the pane says it"
    assert {entry.ply for entry in view_of(program).entries} >= {9, 10}


@pytest.mark.long
def test_a_resignation_in_a_won_position_follows_the_last_move(qtbot: QtBot, start: Start) -> None:
    record = left_alone()
    record.result = "W+R"
    program = opened(qtbot, start, record)
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    moment, last = view_of(program).entries
    assert moment.text.startswith("6. i9: White lets Black win")
    assert (last.ply, last.text) == (6, "Black resigned in a position that Black wins by fours in at most 3 plies.")
    place = rows(program).visualItemRect(rows(program).item(1)).center()
    qtbot.mouseClick(rows(program).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert len(program.session.cursor) == 6
    assert rows(program).currentRow() == 1, "both entries are of this move"
    panes = program.window.panes
    told = f"6. i9??. {last.text} better: e4. White has won: Black resigned. "
    assert panes.summary_card.text.startswith(told)
    assert "still" not in panes.summary_card.text
    assert "No better move" not in panes.summary_card.text
    assert panes.evaluation.toolTip().startswith("White has won: Black resigned. ")


@pytest.mark.long
def test_a_key_enters_the_list_and_walks_to_a_move(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, left_alone())
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    for before in ("board", "candidates", "moves", "key_moments"):
        check_key_to_the_list(qtbot, program, before)


def check_key_to_the_list(qtbot: QtBot, program: Program, before: str) -> None:
    program.session.go_to_start()
    if before == "board":
        program.window.panes.board.setFocus()
    else:
        raise_pane(program, before)
        program.window.focus.return_to_board()
        program.window.focus.go_to(before)
        qtbot.waitUntil(lambda: has_focus(program, before))
    if before != "key_moments":
        press(Key.Key_K, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(rows(program).hasFocus)
    assert is_seen(view_of(program))
    assert [rows(program).row(item) for item in rows(program).selectedItems()] == [0]
    press(Key.Key_Down)
    assert not program.session.cursor, "Down stays in the list"
    press(Key.Key_Return)
    assert len(program.session.cursor) == 6


@pytest.mark.long
def test_the_keys_between_panes_reach_the_list(qtbot: QtBot, start: Start) -> None:
    program = opened(qtbot, start, left_alone())
    qtbot.waitUntil(lambda: is_seen(view_of(program)))
    program.window.panes.board.setFocus()
    for key in (Key.Key_F6, Key.Key_Tab):
        program.window.panes.board.setFocus()
        for _ in range(60):
            press(key)
            if rows(program).hasFocus():
                break
        assert rows(program).hasFocus()


def has_focus(program: Program, pane: str) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and program.window.docks[pane].isAncestorOf(focused)


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the focused widget."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifiers)
