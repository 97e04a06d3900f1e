"""The board with real mouse, wheel and keyboard events."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from studio.game.position import Position
from studio.ui.board.view import BoardView
from tests.ui.board.boards import FALLING, GOMOKU, NOUGHTS, beside_center, click, picture, place, show
from tests.ui.pointer import leave

# The mouse


def test_a_click_on_an_empty_point_requests_that_move(view: BoardView) -> None:
    show(view, GOMOKU, 112)
    assert click(view, 113) == [113]


def test_a_click_on_a_stone_requests_nothing(view: BoardView) -> None:
    show(view, GOMOKU, 112)
    assert click(view, 112) == []


def test_a_finished_game_takes_no_clicks(view: BoardView) -> None:
    show(view, NOUGHTS, 0, 3, 1, 4, 2)
    assert click(view, 8) == []


def test_a_board_that_accepts_no_moves_requests_none(view: BoardView) -> None:
    show(view, GOMOKU)
    view.set_accepts_moves(False)
    assert click(view, 112) == []


def test_other_buttons_do_not_play(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    with qtbot.assertNotEmitted(view.move_requested):
        QTest.mouseClick(view, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place(view, 112))


def test_a_press_that_is_dragged_away_does_not_play(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    with qtbot.assertNotEmitted(view.move_requested):
        QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(view, 112))
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(view, 114))


def test_a_click_anywhere_in_a_column_lets_a_disc_fall(view: BoardView) -> None:
    show(view, FALLING, 38, 31)
    assert click(view, 3) == [24]
    assert click(view, 38) == [24]


def test_a_full_column_takes_no_click(view: BoardView) -> None:
    show(view, FALLING, 38, 31, 24, 17, 10, 3)
    told: list[int] = []
    view.full_column_chosen.connect(told.append)
    assert click(view, 3) == []
    assert told == [4]
    assert click(view, 4) == [39]
    assert told == [4]


def test_the_hovered_point_is_reported_once_and_cleared(view: BoardView) -> None:
    show(view, GOMOKU)
    told: list[int | None] = []
    view.pointed_changed.connect(told.append)
    QTest.mouseMove(view, place(view, 40))
    QTest.mouseMove(view, place(view, 40) + QPoint(2, 2))
    leave(view)
    assert told == [40, None]


def test_hovering_a_column_points_at_the_landing_point(view: BoardView) -> None:
    show(view, FALLING, 38)
    QTest.mouseMove(view, place(view, 3))
    assert view.pointed_point == 31


def test_a_ghost_stone_stands_under_the_pointer(view: BoardView) -> None:
    show(view, GOMOKU)
    before = beside_center(view, picture(view), 112)
    QTest.mouseMove(view, place(view, 112))
    ghost = beside_center(view, picture(view), 112)
    assert ghost.lightness() < before.lightness() - 20
    view.set_accepts_moves(False)
    assert beside_center(view, picture(view), 112) == before


# The wheel


def turn(view: BoardView, angle: int) -> None:
    center = QPointF(view.rect().center())
    nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(center, view.mapToGlobal(center), QPoint(), QPoint(0, angle), *nothing, False)
    QApplication.sendEvent(view, event)


def test_the_wheel_steps_through_the_game(view: BoardView) -> None:
    steps: list[int] = []
    view.steps_requested.connect(steps.append)
    turn(view, 120)
    turn(view, -120)
    turn(view, -240)
    assert steps == [-1, 1, 2]


def test_small_turns_add_up_to_a_step(view: BoardView) -> None:
    steps: list[int] = []
    view.steps_requested.connect(steps.append)
    for _ in range(7):
        turn(view, -40)
    assert steps == [1, 1]


def test_reversing_the_wheel_discards_a_partial_step(view: BoardView) -> None:
    steps: list[int] = []
    view.steps_requested.connect(steps.append)
    for angle in (-100, 40, -100):
        turn(view, angle)
    assert steps == []


# The keyboard


def test_shift_and_arrows_move_the_cursor_and_enter_plays(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    start = view.cursor_point
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert view.cursor_point == start, "the first key shows the cursor"
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(view, key, Qt.KeyboardModifier.ShiftModifier)
    assert view.cursor_point == start - 15 + 1
    with qtbot.waitSignal(view.move_requested, timeout=1000) as wish:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert wish.args == [start - 14]


def test_a_hidden_cursor_moves_at_once_from_the_last_stone(view: BoardView) -> None:
    show(view, GOMOKU, 30)
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.cursor_point == 31
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.cursor_point == 31, "the user does not see where it is"


def test_the_first_enter_shows_a_hidden_cursor_and_plays_nothing(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    before = picture(view)
    with qtbot.assertNotEmitted(view.move_requested):
        QTest.keyClick(view, Qt.Key.Key_Enter)
    assert picture(view) != before
    with qtbot.waitSignal(view.move_requested, timeout=1000):
        QTest.keyClick(view, Qt.Key.Key_Enter)


def test_the_cursor_stays_on_the_board(view: BoardView) -> None:
    show(view, NOUGHTS)
    view.move_cursor(-9, -9)
    assert view.cursor_point == 0
    view.move_cursor(9, 9)
    assert view.cursor_point == 8


def test_the_cursor_stands_where_a_disc_would_land(qtbot: QtBot, view: BoardView) -> None:
    show(view, FALLING, 38, 31)
    view.move_cursor(0, 0)
    assert (view.cursor_point, view.cursor_move) == (24, 24), "above the last disc"
    view.move_cursor(0, 1)
    assert view.cursor_point == 39, "the next column is empty"
    view.move_cursor(-1, 0)
    assert view.cursor_point == 39, "a column has one point for the next disc"
    show(view, FALLING, 38, 31, 39)
    assert view.cursor_point == 32, "the cursor rises with its column"
    with qtbot.waitSignal(view.move_requested, timeout=1000) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args == [32]


def test_the_cursor_stands_on_the_highest_disc_of_a_full_column(view: BoardView) -> None:
    show(view, FALLING, 38, 31, 24, 17, 10, 3)
    view.move_cursor(0, 0)
    assert (view.cursor_point, view.cursor_move) == (3, None)


def test_enter_on_a_stone_plays_nothing(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU, 112)
    view.move_cursor(0, 0)
    with qtbot.assertNotEmitted(view.move_requested):
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_enter_in_a_column_plays_where_the_disc_lands(qtbot: QtBot, view: BoardView) -> None:
    show(view, FALLING)
    view.move_cursor(-9, 0)
    with qtbot.waitSignal(view.move_requested, timeout=1000) as wish:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert wish.args == [38]


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space])
def test_other_keys_are_left_to_the_window(view: BoardView, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    start = view.cursor_point
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()
    assert view.cursor_point == start


def test_letters_of_any_language_are_left_to_the_window(view: BoardView) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ord("Ř"), Qt.KeyboardModifier.ShiftModifier, "Ř")
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()


def test_the_cursor_appears_with_the_first_key_not_with_the_focus(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    bare = picture(view)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert picture(view) == bare  # no other widget had the focus, as at the start of the program
    other = QLineEdit(view)
    other.show()
    other.setFocus()
    unfocused = picture(view)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    outlined = picture(view)
    qtbot.waitUntil(view.hasFocus)
    assert outlined != unfocused
    assert beside_center(view, outlined, 112) == beside_center(view, bare, 112)
    assert view.still_scene().cursor_point is None
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert picture(view) != outlined


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_N, Qt.Key.Key_Left])
def test_keys_with_another_meaning_hide_the_cursor(view: BoardView, key: Qt.Key) -> None:
    show(view, GOMOKU)
    view.move_cursor(1, 1)
    shown = view.cursor_move
    assert shown is not None
    QTest.keyClick(view, key)
    assert view.cursor_move is None
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.cursor_move == shown, "the first key shows it where it was"


def test_the_key_of_a_shortcut_hides_the_cursor_after_its_action(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    view.move_cursor(1, 1)
    for key in (Qt.Key.Key_Shift, Qt.Key.Key_Down):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.ShiftModifier)
        QApplication.sendEvent(view, event)
        assert view.cursor_move is not None, "it belongs to the cursor"
    QApplication.sendEvent(view, QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Space, Qt.KeyboardModifier(0)))
    assert view.cursor_move is not None, "the action may be about its point"
    qtbot.waitUntil(lambda: view.cursor_move is None)


def has_cursor(view: BoardView) -> bool:
    return view.cursor_move is not None


def test_playing_at_the_cursor_and_leaving_the_board_hide_it(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    view.move_cursor(1, 1)
    with qtbot.waitSignal(view.move_requested, timeout=1000):
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert not has_cursor(view), "it would cover the stone"
    view.move_cursor(0, 0)
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))
    assert has_cursor(view), "a dialog returns the focus"
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert not has_cursor(view)


def test_a_hidden_cursor_starts_at_a_stone(view: BoardView) -> None:
    show(view, GOMOKU, 112, 30)
    assert view.cursor_point == 30
    position = Position(GOMOKU)
    position.play(100)
    view.show_position(position, None, {})
    assert view.cursor_point == 100


def test_a_visible_cursor_stays_where_it_is(view: BoardView) -> None:
    show(view, GOMOKU)
    view.move_cursor(1, 1)
    here = view.cursor_point
    show(view, GOMOKU, 30)
    assert view.cursor_point == here


def test_the_cursor_of_a_question_starts_where_no_answer_is(view: BoardView) -> None:
    show(view, NOUGHTS)
    view.move_cursor(0, 0)
    view.hide_cursor(for_quiz=True)
    assert view.cursor_point == 6
    show(view, NOUGHTS, 4)
    assert view.cursor_point == 4


def test_a_digit_leaves_the_cursor_of_a_question_where_it_is(qtbot: QtBot, view: BoardView) -> None:
    show(view, NOUGHTS, 4)
    view.hide_cursor(for_quiz=True)
    view.move_cursor(-1, 0)
    qtbot.keyClick(view, Qt.Key.Key_1)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.cursor_point == 1


def test_a_closed_dialog_returns_the_outline(view: BoardView) -> None:
    show(view, GOMOKU)
    other = QLineEdit(view)
    other.show()
    other.setFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    outlined = picture(view)
    for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
        QApplication.sendEvent(view, QFocusEvent(kind, Qt.FocusReason.ActiveWindowFocusReason))
    assert picture(view) == outlined
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.MouseFocusReason))
    assert picture(view) != outlined


def test_a_left_menu_returns_the_outline(view: BoardView) -> None:
    show(view, GOMOKU)
    other = QLineEdit(view)
    other.show()
    other.setFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    outlined = picture(view)
    popup, bar = Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason
    for reason in (popup, bar):  # a menu that opens by its key takes the focus twice
        QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut, reason))
    assert picture(view) != outlined
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusIn, bar))
    assert picture(view) == outlined


def test_a_key_outlines_the_focused_board_and_a_click_does_not(qtbot: QtBot, view: BoardView) -> None:
    show(view, GOMOKU)
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(view.hasFocus)
    bare = picture(view)
    for key, is_outlined in ((Qt.Key.Key_Control, False), (Qt.Key.Key_L, True)):
        QApplication.sendEvent(view, QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier(0)))
        assert (picture(view) != bare) is is_outlined, "a shortcut may get the key"
    click(view, 112)
    leave(view)
    assert picture(view) == bare


def test_the_cursor_begins_another_game_in_the_middle(view: BoardView) -> None:
    show(view, GOMOKU)
    view.move_cursor(3, 3)
    view.begin_cursor()
    assert view.cursor_point == 112


def test_the_cursor_begins_hidden_on_a_stone_of_another_game(view: BoardView) -> None:
    show(view, GOMOKU, 112)
    view.move_cursor(0, 0)
    view.move_cursor(1, 1)
    moves = [view.cursor_move]
    show(view, GOMOKU, 30)
    view.begin_cursor()
    moves.append(view.cursor_move)
    assert moves == [128, None]
    assert view.cursor_point == 30
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert (view.cursor_point, view.cursor_move) == (30, None), "a stone is never an answer"
