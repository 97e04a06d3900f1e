"""The real window in a longer pseudo language: every text is marked for translation, and fits."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game import messages
from studio.game.errors import StudioError
from studio.game.files import FileWarning
from studio.game.files import messages as file_messages
from studio.lessons.reading import lessons
from studio.session.edits import Added
from studio.ui.controllers.recovery import RecoveryController
from studio.ui.program import Program
from studio.ui.record.loss_question import LossQuestion
from studio.ui.texts import language
from tests.session.journals import left_by, point
from tests.sizes import one_always
from tests.ui.pseudo_locale import PseudoLocale
from tests.ui.shown_texts import clipped, is_marked, texts_of
from tests.window.starting import Start

ERROR = StudioError(messages.FULL_COLUMN, number=4)
WARNING = FileWarning(file_messages.OTHER_GAME, {"number": "9"})


@dataclass
class Asked:
    """Collects the texts of questions instead of showing them."""

    texts: list[str] = field(default_factory=list)

    def answer_with(self, answer: object) -> Callable[..., object]:
        def question(_parent: object, *words: object, **_more: object) -> object:
            self.texts += [word for word in words if isinstance(word, str)]
            for word in words:
                self.texts += word if isinstance(word, list) else []
            return answer

        return question

    def read(self, box: QMessageBox) -> None:
        """Collect the texts of a box, without those of Qt's own buttons."""
        texts = [button.text() for button in box.buttons() if not box.standardButton(button)]
        self.texts += [box.text(), *texts]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    asked = Asked()
    for name in ("question", "warning", "information"):
        monkeypatch.setattr(QMessageBox, name, asked.answer_with(QMessageBox.StandardButton.Cancel))
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, asked.answer_with(("", "")))
    monkeypatch.setattr(LossQuestion, "exec", lambda box: asked.read(box))
    return asked


@pytest.fixture
def program(start: Start, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """Return the program with the pseudo language for every language."""
    translator = PseudoLocale()
    monkeypatch.setattr(language, "_put_on", lambda _application, _code: None)
    qapp.installTranslator(translator)
    yield start()
    qapp.removeTranslator(translator)


def _unmarked(program: Program) -> list[tuple[str, str]]:
    """Ignore names of players in the record, and lessons, which are data in one language."""
    names = {program.session.record.black, program.session.record.white} - {""}
    told = [text for lesson in lessons() for text in (lesson.title, lesson.sentence)]
    names |= {*told, *map(escape, told)}
    texts = {(name, _without(text, names)) for name, text in texts_of(program.window)}
    return sorted((name, text) for name, text in texts if not is_marked(text))


def _without(text: str, names: set[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def test_the_window_can_be_translated(program: Program) -> None:
    assert not _unmarked(program)


@pytest.mark.long
@pytest.mark.parametrize("workspace", one_always(3, ["workspace_play", "workspace_analyse", "workspace_study"]))
def test_longer_texts_fit(program: Program, workspace: str, qapp: QApplication) -> None:
    program.window.actions_[workspace].trigger()
    qapp.processEvents()
    assert not list(clipped(program.window))


@pytest.mark.long
def test_search_results_are_fully_translatable(program: Program, qtbot: QtBot) -> None:
    program.window.actions_["step_simulation"].trigger()
    qtbot.waitUntil(lambda: program.window.panes.candidates.model().rowCount() > 0, timeout=60_000)
    assert not _unmarked(program)
    qtbot.waitUntil(lambda: not list(clipped(program.window)))  # when the texts are laid out


@pytest.mark.long
def test_questions_about_files_are_translatable(program: Program, asked: Asked, tmp_path: Path) -> None:
    files, session = program.window.controllers.files, program.session
    program.window.actions_["open"].trigger()
    files.ask_save_as()
    files.show_error(program.window.tr("x"), ERROR)
    files._show_warnings("", [WARNING] * 12)
    session.play(session.position.legal_moves()[0])
    assert not files.may_leave()
    files._may_overwrite(tmp_path / "game.sgf")
    files._loss_answer(tmp_path / "game.txt")
    assert len(asked.texts) >= 14
    assert not [
        text
        for text in asked.texts
        if not is_marked(text) and not text.startswith(str(tmp_path)) and text != str(Path.home())
    ]


@pytest.mark.long
def test_the_question_after_a_crash_is_translatable(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, str]] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: seen.extend(texts_of(box)))
    left_by(tmp_path / "left", Added((0, 0), point("j10")))
    controller = RecoveryController(tmp_path / "left", program.session, program.window.context.notes, program.window)
    controller.ask()
    assert any("~" in text for _, text in seen)
    assert not [(name, text) for name, text in seen if not is_marked(text)]
