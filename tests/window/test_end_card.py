"""The card at the end of a game: its place, its buttons, and how it closes."""

from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton

from studio.game.notation import point_from_human
from studio.lessons.reading import lessons
from studio.players.seats import Person
from tests.sizes import one_always
from tests.window.arranged import NARROW, WIDE, dock, resize, switch, wait_until_seen
from tests.window.hands import answer, child
from tests.window.tables import NOUGHTS, Sit, Table, games, line


@pytest.mark.long
def test_the_card_of_the_end_stays_above_the_strip_when_a_pane_comes_to_the_front(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    pane = dock(table.program, "key_moments")
    pane.show()
    pane.raise_()
    wait_until_seen(table.qtbot, pane.widget())
    card = table.window.panes.end_card
    above = table.window.children()[table.window.children().index(card) + 1 :]
    assert table.window.centralWidget() not in above


def test_a_short_message_is_in_the_card_and_hides_nothing(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    resize(table.qtbot, table.program, NARROW)
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    line, card, end = table.window.panes.board_line, table.window.panes.end_card, table.end
    text = "The game is over here. Go back to play another move."
    table.window.panes.note.setText(text)
    note, heading = (child(table.program, QLabel, f"end_{name}") for name in ("note", "heading"))
    assert (note.text(), note.isVisible(), heading.isVisible(), line.isVisible()) == (text, True, True, False)
    line._fresh.timeout.emit()
    table.window.panes.note.clear()
    assert (note.isVisible(), heading.isVisible(), table.end) == (False, True, end)
    table.window.panes.note.setText(text)
    card.close_card()
    assert (line.isVisible(), "".join(line.lines)) == (True, text)


def test_a_long_message_is_seen_above_the_card(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    resize(table.qtbot, table.program, NARROW)
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    text = "The game is over here. Go back to play another move, or start a new game with other players and rules."
    table.window.panes.note.setText(text)
    line, card, window = table.window.panes.board_line, table.window.panes.end_card, table.window
    assert " ".join(line.lines) == text
    told = QRect(line.mapTo(window, QPoint()), line.size())
    assert not told.intersects(QRect(card.mapTo(window, QPoint()), card.size()))


@pytest.mark.long
def test_the_card_closes_in_the_workspace_of_reviews(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert table.end
    switch(table.qtbot, table.program, "analyse")
    assert not table.end


@pytest.mark.long
def test_the_card_stays_closed_in_study(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert table.end
    switch(table.qtbot, table.program, "study")
    table.program.session.go_back(1)
    table.program.session.go_to_end()
    assert not table.end


@pytest.mark.long
def test_the_card_closes_when_a_review_begins(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert table.end
    table.window.controllers.review.begun.emit()
    assert not table.end


def test_the_card_offers_another_game(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    table.push("end_rematch")
    assert (table.game.is_on, table.moves, table.end) == (True, 0, "")
    assert len(games(table.program)) == 1


@pytest.mark.long
def test_a_rematch_leaves_the_record_of_other_people_alone(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "others.sgf"
    file.write_text("(;GM[4]SZ[3]KM[3]PB[Ann]PW[Ben]RE[0];B[aa];W[ba])")
    table = sit(rules=NOUGHTS, white="person")
    table.program.window.controllers.open(file)
    table.session.go_to_end()
    before = file.read_bytes()
    table.window.actions_["play_from_here"].trigger()
    first = table.session.record
    table.play("c3")
    table.wait_for_turn(4)
    table.resign()
    table.push("end_rematch")
    assert (table.game.is_on, table.game.is_own_record, table.moves) == (True, True, 0)
    assert table.session.record is not first
    assert table.session.file != file
    assert file.read_bytes() == before


@pytest.mark.long
def test_the_card_swaps_the_sides_of_another_game(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    table.resign()
    table.push("end_swap")
    assert table.game.setup is not None
    assert table.game.setup.white == Person()
    assert table.game.is_thinking


def test_the_card_takes_back_and_the_game_goes_on(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    table.push("end_take_back")
    assert (table.game.is_on, table.moves, table.session.record.result) == (True, 4, "")
    table.play("c3", "b3")
    (kept,) = games(table.program)
    assert (line(kept), kept.result) == ("a1 b1 a2 b2 c3 b3", "W+"), "the same file has the whole game"
    assert len(list(kept.nodes())) == 8, "the move that was taken back is a variation"


@pytest.mark.long
def test_a_resigned_game_continues_from_the_card(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.resign()
    table.push("end_resume")
    assert (table.game.awaits_person, table.mode, table.end) == (True, "Playing", "")


@pytest.mark.long
def test_escape_and_a_step_back_close_the_card(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Left):
        table.begin()
        table.play("a1", "b1", "a2", "b2", "a3")
        assert table.end
        table.qtbot.keyClick(table.window.panes.board, key)
        assert not table.end
    table.key(Qt.Key.Key_Right)
    assert table.end.startswith("X won."), "the card returns with the end of the game"
    assert (table.banner, table.status) == ("", "Move 5"), "the card says it alone"


@pytest.mark.long
def test_a_closed_card_stays_closed_in_a_window_of_another_size(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    resize(table.qtbot, table.program, WIDE)
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert table.end
    table.qtbot.keyClick(table.window.panes.board, Qt.Key.Key_Escape)
    for size in (NARROW, WIDE):
        with table.qtbot.waitSignal(table.window.workspaces.folded):
            resize(table.qtbot, table.program, size)
        assert not table.end
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Right)
    assert table.end, "the card returns with the end of the game"


@pytest.mark.parametrize("language", one_always(2, ["en", "cs"]))
def test_the_card_covers_no_part_of_the_board(sit: Sit, language: str) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.window.new_window_wanted.emit(language)
    table = Table(table.qtbot, table.program)
    for size in (QSize(1440, 900), QSize(1000, 700), QSize(720, 450)):
        resize(table.qtbot, table.program, size)
        table.game.begin(table.window.controllers.play.proposed)
        for name in ("a1", "b1", "a2", "b2", "a3"):
            table.game.play(point_from_human(name, table.session.rules))
        check_place_of_the_card(table)


def check_place_of_the_card(table: Table) -> None:
    card, board = table.window.panes.end_card, table.window.panes.board
    wait_until_seen(table.qtbot, card)
    drawn = QSize(board.width(), ceil(board.board_layout.letters_bottom))
    assert not QRect(card.mapTo(table.window, QPoint()), card.size()).intersects(
        QRect(board.mapTo(table.window, QPoint()), drawn)
    )
    for button in card.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()
            assert card.rect().contains(button.geometry())


@pytest.mark.long
def test_the_card_stays_above_the_panes(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    resize(table.qtbot, table.program, QSize(720, 450))
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")

    def is_above() -> bool:
        parts = table.window.children()  # in the order in which they are drawn
        return all(parts.index(table.window.panes.end_card) > parts.index(dock) for dock in table.window.docks.values())

    for workspace in ("study", "analyse", "play"):
        switch(table.qtbot, table.program, workspace)
        table.qtbot.waitUntil(is_above)


@pytest.mark.long
def test_a_new_game_by_mouse_does_not_outline_the_board(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    table.push("end_rematch")
    board = table.window.panes.board
    assert (board.hasFocus(), board._scene.is_focused) == (True, False)
    table.play("a1", "b1", "a2", "b2", "a3")
    table.qtbot.keyClick(board, Qt.Key.Key_Tab)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        table.qtbot.keyClick(QApplication.focusWidget(), key)
    assert (table.game.is_on, board.hasFocus(), board._scene.is_focused) == (True, True, True)


@pytest.mark.long
def test_the_card_leaves_the_navigation_visible(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    for screen in (WIDE, NARROW):
        resize(table.qtbot, table.program, screen)
        table.begin()
        table.play("a1", "b1", "a2", "b2", "a3")
        assert table.end
        card = table.window.panes.end_card
        covered = QRect(card.mapToGlobal(QPoint()), card.size())
        for name in ("first", "previous", "next", "last"):
            button = child(table.program, QToolButton, f"strip_{name}")
            assert not covered.intersects(QRect(button.mapToGlobal(QPoint()), button.size()))


@pytest.mark.long
def test_the_card_returns_with_the_workspace_of_games(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    end = table.end
    switch(table.qtbot, table.program, "analyse")
    switch(table.qtbot, table.program, "play")
    assert table.end == end


@pytest.mark.long
def test_the_menu_offers_another_game_after_the_end(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    rematch, swap = (table.window.actions_[name] for name in ("rematch", "swap_sides"))
    assert (rematch.isEnabled(), swap.isEnabled()) == (False, False)
    table.begin()
    assert (rematch.isEnabled(), swap.isEnabled()) == (False, True)
    table.play("e5")
    table.resign()
    table.window.panes.end_card.close_card()
    assert (rematch.isEnabled(), swap.isEnabled()) == (True, True)
    rematch.trigger()
    assert (table.game.is_on, table.moves) == (True, 0)
    table.play("e5")
    table.resign()
    swap.trigger()
    assert table.game.is_on
    assert table.game.setup is not None
    assert table.game.setup.white == Person()


@pytest.mark.long
def test_a_resignation_before_the_first_move_shows_the_card(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "others.sgf"
    file.write_text("(;GM[4]SZ[3]KM[3]PB[Ann]PW[Ben]RE[0];B[aa];W[ba])")
    table = sit(rules=NOUGHTS, white="person")
    table.program.window.controllers.open(file)
    table.session.go_to_start()
    table.window.actions_["play_from_here"].trigger()
    table.resign()
    assert table.end
    assert not games(table.program), "a game without moves is not saved"


@pytest.mark.long
def test_swapped_sides_change_the_title(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.resign()
    table.push("end_resume")
    assert table.window.windowTitle().startswith("You – Studio, Beginner")
    table.window.actions_["swap_sides"].trigger()
    assert table.window.windowTitle().startswith("Studio, Beginner – You")


@pytest.mark.long
@pytest.mark.parametrize("button", ["Leave the Game", "Play On"])
def test_a_lesson_during_a_game_offers_to_leave_the_game(sit: Sit, button: str) -> None:
    table = sit()
    table.begin()
    answer(button)
    table.window.controllers.lessons.begin(lessons()[0])
    assert table.window.controllers.lessons.is_on is (button == "Leave the Game")
    assert table.game.is_on is (button == "Play On")
