"""Dialogs show no text that is not marked for translation, and no text that is cut off when it grows."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.parameters import FinalMove, Selection
from studio.engine.options.profiles import PROFILES, Profile
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, rules_from_text
from studio.machine.settings import ReviewSection
from studio.players.levels import SeatedEngine
from studio.players.profiles import OURS, ProfileCatalogue
from studio.players.seats import GameSetup, Person
from studio.ui.actions.actions import Actions
from studio.ui.errors.error_dialog import ErrorDialog, ErrorReport, Safety
from studio.ui.errors.log_dialog import LogDialog
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.parameters.profiles_dialog import ProfilesDialog
from studio.ui.parameters.save_dialog import SaveProfileDialog
from studio.ui.play.new_board import NewBoardDialog
from studio.ui.play.new_game import NewGameDialog
from studio.ui.record.games_dialog import GamesDialog
from studio.ui.record.review_dialog import ReviewDialog
from studio.ui.widgets.dressing import dress
from studio.ui.widgets.theme import LIGHT, Theme
from studio.ui.window.shortcuts import AboutDialog, ShortcutsDialog
from tests.ui.pseudo_locale import GROWTH, PseudoLocale, pseudo
from tests.ui.shown_texts import clipped, is_marked, texts_of

DIALOGS: dict[str, Callable[[QMainWindow], QWidget]] = {
    "shortcuts": lambda window: ShortcutsDialog(Actions(window), window),
    "about": AboutDialog,
    "new game": lambda window: NewGameDialog(_setup("gomoku-15"), Theme(LIGHT), window),
    "new game of a custom size": lambda window: NewGameDialog(_setup("7x9/4 gravity"), Theme(LIGHT), window),
    "new board": lambda window: NewBoardDialog(rules_from_text("7x9/4 gravity"), Theme(LIGHT), window),
    "parameters": lambda window: _parameters(window),
    "save a profile": lambda window: _saving(window),
    "profiles": lambda window: ProfilesDialog(_Keeping(), "profiles.txt", Theme(LIGHT), window),
    "review": lambda window: ReviewDialog(40, ReviewSection(), window),
    "log": lambda window: LogDialog(Path("a1"), window),
    "unexpected error": lambda window: _counting(window),
    "games": lambda window: GamesDialog([_game(), _game()], window, file_name="games.sgf"),
}
"""One way to make each dialog; a new dialog is added here."""


def _counting(window: QMainWindow) -> ErrorDialog:
    """Return the dialog with its longest texts."""
    dialog = ErrorDialog(ErrorReport("a1", "1"), Safety.RECOVERABLE, window)
    dialog.count_another()
    dialog._show_count()
    return dialog


def _parameters(window: QMainWindow) -> ParametersDialog:
    """Return the dialog with a changed and an invalid parameter."""
    profile = PROFILES["win-share"]
    changed = replace(profile.parameters, exploration=0.5, final_move=FinalMove.CONFIDENCE)
    dialog = ParametersDialog("", profile, changed, Theme(LIGHT), window, catalogue=OURS, keep=lambda _: OURS)
    selection = dialog.rows["selection"].editor
    assert isinstance(selection, QComboBox)
    selection.setCurrentIndex(selection.findData(Selection.PUCT))
    return dialog


def _saving(window: QMainWindow) -> SaveProfileDialog:
    dialog = SaveProfileDialog(OURS, PROFILES["studio"], lambda _: OURS, Theme(LIGHT), window)
    dialog.title_edit.setText("1")
    dialog.name_edit.setText("a1")
    return dialog


class _Keeping:
    """Has one profile, and saves none."""

    catalogue = ProfileCatalogue((Profile("a1", "h8", "", PROFILES["graph"].parameters, "studio"),))

    def rename(self, old: str, profile: Profile) -> ProfileCatalogue:
        del old, profile
        return self.catalogue

    def delete(self, name: str) -> ProfileCatalogue:
        del name
        return self.catalogue


def _setup(game: str) -> GameSetup:
    return GameSetup(rules_from_text(game), Person(), SeatedEngine("studio"))


def _game() -> GameRecord:
    record = GameRecord(PRESETS["connect-four"])
    record.result, record.date = "B+", "2024-05-06"
    return record


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[QMainWindow]:
    """Return a window in the pseudo language."""
    translator = PseudoLocale()
    qapp.installTranslator(translator)
    sheet, palette = qapp.styleSheet(), qapp.palette()
    dress(qapp, LIGHT)
    window = QMainWindow()
    qtbot.addWidget(window)
    yield window
    qapp.removeTranslator(translator)
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)


@pytest.mark.parametrize("make", DIALOGS.values(), ids=DIALOGS)
def test_a_dialog_is_fully_translatable(
    make: Callable[[QMainWindow], QWidget], window: QMainWindow, qtbot: QtBot
) -> None:
    dialog = make(window)
    dialog.show()
    qtbot.waitExposed(dialog)
    QApplication.processEvents()  # a refused row that grows needs a second pass of the layout
    assert not [(name, text) for name, text in texts_of(dialog) if not is_marked(text)]
    assert not list(clipped(dialog))
    dialog.close()


def test_an_unmarked_text_is_found(window: QMainWindow) -> None:
    window.setCentralWidget(QLabel("plain"))
    assert [text for _, text in texts_of(window) if not is_marked(text)] == ["plain"]


def test_a_clipped_text_is_found(window: QMainWindow) -> None:
    label = QLabel("[a text that is longer than its label]")
    window.setCentralWidget(label)
    window.show()
    assert not list(clipped(window))
    label.setFixedWidth(60)
    window.resize(60, 60)
    assert list(clipped(window))


def test_a_pseudo_text_is_longer_and_keeps_placeholders() -> None:
    assert pseudo("Move %1 of %2, %Ln left") == "[Móvé %1 óf %2, %Ln léfť ~~~~~~~~~]"
    assert pseudo("&Open").startswith("[&Ópéň")
    assert pseudo("{name} is <b>bold</b>").startswith("[{name} íš <b>bólď</b>")
    assert pseudo("Games (*.sgf);;All (*)").endswith("] (*)")
    assert len(pseudo("x" * 100)) >= 100 * (1 + GROWTH)


def test_names_numbers_and_points_need_no_translation() -> None:
    assert all(is_marked(text) for text in ("h8", "12.3k", "MCTS Studio", "Čeština", "[Blačk] · [%1] 3", "", "Ctrl+N"))
    assert not any(is_marked(text) for text in ("Black", "[Blačk] to move"))
