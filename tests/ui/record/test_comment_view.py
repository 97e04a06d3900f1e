"""The comment field: edits are reported once, on a pause or on leaving, and always for their own move."""

import pytest
from PySide6.QtCore import QEvent, QMimeData, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.record.comment_view import CommentView


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.addWidget(CommentView())
    layout.addWidget(QLineEdit())
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def comment(qtbot: QtBot, window: QWidget) -> CommentView:
    view = window.findChild(CommentView, "comment")
    assert view is not None
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


@pytest.fixture
def told(comment: CommentView) -> list[str]:
    told: list[str] = []
    comment.comment_edited.connect(told.append)
    return told


def test_it_has_accessible_names_and_a_description(comment: CommentView) -> None:
    assert (comment.objectName(), comment.accessibleName()) == ("comment", "Comment")
    assert comment.placeholderText() == "Write a comment on this move."


def test_a_comment_is_reported_once_after_the_last_key(qtbot: QtBot, comment: CommentView, told: list[str]) -> None:
    with qtbot.waitSignal(comment.comment_edited, timeout=5_000):
        QTest.keyClicks(comment, "good")
        assert told == []
    comment.flush()
    assert told == ["good"]


def test_a_flush_reports_at_once_and_only_once(comment: CommentView, told: list[str]) -> None:
    QTest.keyClicks(comment, "good")
    comment.flush()
    assert told == ["good"]
    comment.flush()
    assert told == ["good"]
    assert not comment._pause.isActive()


def test_leaving_the_pane_reports_at_once(qtbot: QtBot, window: QWidget, comment: CommentView, told: list[str]) -> None:
    QTest.keyClicks(comment, "good")
    other = window.findChild(QLineEdit)
    assert other is not None
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    assert told == ["good"]


def test_escape_leaves_the_pane_and_does_not_reach_the_window(
    qtbot: QtBot, comment: CommentView, told: list[str]
) -> None:
    QTest.keyClicks(comment, "good")
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    asked.ignore()
    QApplication.sendEvent(comment, asked)
    assert asked.isAccepted()
    QTest.keyClick(comment, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not comment.hasFocus())
    assert told == ["good"]


def test_tab_leaves_the_pane(qtbot: QtBot, window: QWidget, comment: CommentView) -> None:
    other = window.findChild(QLineEdit)
    assert other is not None
    QTest.keyClick(comment, Qt.Key.Key_Tab)
    qtbot.waitUntil(other.hasFocus)
    assert comment.toPlainText() == ""


@pytest.mark.parametrize("text", ["good", "two\nlines", "line\r\nends", "a\u00a0wide space", ""])
def test_a_given_comment_is_not_reported(comment: CommentView, told: list[str], text: str) -> None:
    comment.show_comment("before")
    comment.show_comment(text)
    assert not comment._pause.isActive()
    comment.flush()
    assert told == []


def test_the_cursor_stays_if_the_same_comment_is_shown_again(comment: CommentView, told: list[str]) -> None:
    QTest.keyClicks(comment, "good")
    comment.flush()
    comment.moveCursor(QTextCursor.MoveOperation.Left)
    comment.show_comment("good")
    QTest.keyClicks(comment, "o")
    comment.flush()
    assert told == ["good", "goood"]


def test_a_comment_on_one_move_is_never_reported_for_the_next(comment: CommentView, told: list[str]) -> None:
    QTest.keyClicks(comment, "good")
    comment.show_comment("good")
    comment.flush()
    QTest.keyClicks(comment, "!")
    comment.show_comment("bad")
    comment.flush()
    assert told == []


def test_reverted_typing_is_not_reported(comment: CommentView, told: list[str]) -> None:
    comment.show_comment("good")
    QTest.keyClicks(comment, "x")
    QTest.keyClick(comment, Qt.Key.Key_Backspace)
    comment.flush()
    assert told == []


def test_only_plain_text_is_pasted(comment: CommentView, told: list[str]) -> None:
    mime = QMimeData()
    mime.setHtml("<b>bold</b>")
    mime.setText("bold")
    comment.insertFromMimeData(mime)
    comment.flush()
    assert told == ["bold"]
    assert not comment.textCursor().charFormat().font().bold()
