"""The titles and summaries of the shipped lessons in the language of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from studio.lessons.reading import lessons
from studio.lessons.runner import LessonRunner
from studio.ui.lessons.list import LessonList
from studio.ui.lessons.view import LessonView
from studio.ui.texts.language import install, remove
from studio.ui.texts.lessons import LESSON_TEXTS, language_note, lesson_text
from studio.ui.widgets.theme import LIGHT, Theme


@pytest.fixture(autouse=True)
def _language_as_before(qapp: QApplication) -> Iterator[None]:
    locale = QLocale()
    yield
    remove(qapp)
    QLocale.setDefault(locale)


def put_on(application: QApplication, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])
    assert install(application, language) is None


def test_every_text_of_the_list_is_translatable_and_no_other() -> None:
    assert {text for lesson in lessons() for text in (lesson.title, lesson.sentence)} == LESSON_TEXTS


@pytest.mark.parametrize("language", ["cs", "zh_CN"])
def test_each_text_follows_the_language_of_the_window(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    put_on(qapp, monkeypatch, language)
    assert not [text for text in LESSON_TEXTS if lesson_text(text) == text]
    assert lesson_text("A lesson of the user") == "A lesson of the user"


def test_a_czech_window_says_that_a_lesson_is_in_english(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on(qapp, monkeypatch, "cs")
    lesson = lessons()[0]
    view, listed = LessonView(Theme(LIGHT)), LessonList(Theme(LIGHT))
    for widget in (view, listed):
        qtbot.addWidget(widget)
    view.show_page(LessonRunner(lesson).page)
    note = view.findChild(QLabel, "lesson_language")
    assert isinstance(note, QLabel)
    assert note.text() == "Text této lekce je v angličtině."
    assert not note.isHidden()
    listed.show_lessons([lesson])
    assert lesson_text(lesson.title) in listed.buttons[0].accessibleName()
    assert lesson_text(lesson.title) != lesson.title


def test_an_english_window_and_other_lessons_have_no_note(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    title = lessons()[0].title
    put_on(qapp, monkeypatch, "cs")
    assert language_note(title)
    assert not language_note("A lesson of the user")
    put_on(qapp, monkeypatch, "en")
    assert not language_note(title)
