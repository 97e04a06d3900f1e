"""The window of reports: the open game, many games, saved reports in four formats, and damaged files."""

import csv
import io
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QListWidget, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from studio.game.files.game_files import save_records
from studio.game.notation import point_from_human
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.accuracy import accuracies
from studio.ui.controllers.windows.report_window import ReportWindow
from studio.ui.program import Program
from studio.ui.report.view import Format, Source
from studio.ui.texts.numbers import percent
from tests.game.boards import game
from tests.keeping.missed import left_alone
from tests.keeping.reviewed_games import two_games
from tests.window.arranged import switch
from tests.window.game_reviews import ENOUGH, begin_review, open_game, wait_for_end
from tests.window.hands import child_of
from tests.window.pdf_files import page_count, text_of
from tests.window.starting import Start
from tests.window.tables import Sit


def opened(program: Program) -> ReportWindow:
    program.window.actions_["report"].trigger()
    window = program.window.controllers.reports.window
    assert window is not None
    return window


def presented(start: Start, record: GameRecord) -> tuple[Program, ReportWindow]:
    program = start()
    program.session.present(record)
    return program, opened(program)


def save(qtbot: QtBot, window: ReportWindow, name: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the report in the format `name`, as the user does by the menu of the button."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(path))
    action = window.view.findChild(QAction, f"report_save_{name}")
    assert isinstance(action, QAction)
    with qtbot.waitSignal(window.saving.saved, timeout=30_000):
        action.trigger()


def read(qtbot: QtBot, window: ReportWindow, *paths: Path) -> None:
    with qtbot.waitSignal(window.reading.finished, timeout=30_000):
        window.read(Source.FILES, lambda _: paths)


def double_click(qtbot: QtBot, widget: QWidget, place: QPoint) -> None:
    for click in (qtbot.mouseClick, qtbot.mouseDClick):
        click(widget, Qt.MouseButton.LeftButton, pos=place)


def texts(window: ReportWindow, table: str) -> list[tuple[str, ...]]:
    return [row.texts for row in getattr(window.view, table).rows]


def test_a_reviewed_game_is_reported_and_saved_in_four_formats(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    switch(qtbot, program, "analyse")
    line = open_game(program)
    begin_review(qtbot, program, ENOUGH)
    wait_for_end(qtbot, program)
    window = opened(program)
    black = accuracies(program.session.record)[Stone.BLACK]
    assert texts(window, "figures")[0][:2] == ("Black", percent(black, QLocale()))
    assert {entry.ply for entry in window.view.moments.entries} >= {9, 10}

    paths = {name: tmp_path / f"report.{name}" for name in ("html", "pdf", "json", "csv")}
    for name, path in paths.items():
        save(qtbot, window, name, path, monkeypatch)
    (of_game,) = json.loads(paths["json"].read_text("utf-8"))["games"]
    assert of_game["sides"]["black"]["accuracy"] == black
    assert len(list(csv.DictReader(io.StringIO(paths["csv"].read_text("utf-8"))))) == len(line) - 1
    page = paths["html"].read_text("utf-8")
    assert all(moment["text"].split(";")[0] in page for moment in of_game["key_moments"])
    assert "report.json" not in page, "the page stands alone"
    pdf = paths["pdf"].read_bytes()
    assert pdf.startswith(b"%PDF")
    assert page_count(pdf) >= 2
    assert all("".join(moment["text"].split()) in text_of(pdf) for moment in of_game["key_moments"])
    assert str(paths["csv"]) in window.note.text()


def test_keys_reach_the_key_moments_of_a_report(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.present(left_alone())
    window = opened(program)
    qtbot.waitUntil(window.isActiveWindow)
    moments = child_of(window, QListWidget, "key_moments_list")
    window.view.figures.setFocus()
    QTest.keyClick(window.view.figures, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    assert moments.hasFocus()
    assert moments.currentRow() == 0
    visited = []
    window.view.figures.setFocus()
    for _ in range(3):
        focused = window.focusWidget()
        assert focused is not None
        visited.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert [window.view.figures, window.view.lists.tabBar(), moments] == visited


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_shows_the_current_key_moment_on_the_board(qtbot: QtBot, start: Start, key: Qt.Key) -> None:
    program, window = presented(start, left_alone())
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.view.figures, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    moments = child_of(window, QListWidget, "key_moments_list")
    QTest.keyClick(moments, key)
    assert len(program.session.cursor) == 6
    assert window.note.text() == "Move 6 is shown in the main window."
    window.refresh()  # as after each edit
    assert moments.hasFocus(), "so that the arrow keys and Enter go on to the next moment"
    assert moments.currentRow() == 0


@pytest.mark.parametrize("is_left", [True, False])
def test_enter_on_a_moment_of_another_game_asks_about_unsaved_changes(
    qtbot: QtBot, start: Start, tmp_path: Path, is_left: bool
) -> None:
    program = start()
    window, path = opened(program), tmp_path / "game.sgf"
    save_records([left_alone()], path)
    read(qtbot, window, path)
    program.session.begin(PRESETS["gomoku-15"])
    program.session.play(point_from_human("h8", program.session.rules))
    record = program.session.record
    moments = child_of(window, QListWidget, "key_moments_list")
    moments.setFocus(Qt.FocusReason.TabFocusReason)
    asked: list[QMessageBox] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box)
        button = QMessageBox.StandardButton.Discard if is_left else QMessageBox.StandardButton.Cancel
        QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, answer)
    QTest.keyClick(moments, Qt.Key.Key_Return)
    assert len(asked) == 1
    assert (program.session.record is record) is not is_left
    assert program.session.file == (path if is_left else None)
    assert window.note.text() == ("Move 6 is shown in the main window." if is_left else "")


@pytest.mark.long
@pytest.mark.parametrize("chosen", ["", "report.csv"])
def test_save_report_has_the_focus_after_the_dialog(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str
) -> None:
    program = start()
    program.session.present(left_alone())
    window = opened(program)
    qtbot.waitUntil(window.isActiveWindow)
    window.view.method.setFocus()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen and str(tmp_path / chosen), ""))
    window.view.save_requested.emit(Format.CSV)
    qtbot.waitUntil(lambda: not window.saving.is_running)
    qtbot.waitUntil(window.view.save.hasFocus)


def test_a_player_is_reported_over_many_games(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    window = opened(start())
    paths = []
    for number, source in enumerate(two_games()):
        paths.append(tmp_path / f"{number}.sgf")
        save_records([source.record], paths[-1])
    read(qtbot, window, *paths)
    assert [row[0] for row in texts(window, "figures")] == ["Ann", "Ben"]
    assert len(texts(window, "games")) == 2
    window.view.player.setCurrentIndex(window.view.player.findData("Ann"))
    window.view.player.activated.emit(window.view.player.currentIndex())
    assert [row[0] for row in texts(window, "figures")] == ["All games", "as Black"], (
        "Ann's moves as White are not rated"
    )
    (series,) = window.view.trend.series
    report = window.report
    assert report is not None
    assert list(series.shares) == [each.accuracy for each in report.players[0].played]
    assert {row[0] for row in texts(window, "openings")} == {opening.moves for opening in report.players[0].openings}


def test_pages_of_many_games_are_saved_to_a_folder(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(start())
    path, folder = tmp_path / "two.sgf", tmp_path / "report"
    save_records([source.record for source in two_games()], path)
    read(qtbot, window, path)
    save(qtbot, window, "html", folder, monkeypatch)
    assert {each.name for each in folder.iterdir()} == {
        "report.html",
        "game-001.html",
        "game-002.html",
        "report.json",
        "report.csv",
    }


def test_a_damaged_file_is_named_with_the_reason(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    window = opened(start())
    good, bad = tmp_path / "good.sgf", tmp_path / "bad.sgf"
    save_records([left_alone()], good)
    bad.write_text("no game", encoding="utf-8")
    (tmp_path / "empty.sgf").write_text("(;GM[4])", encoding="utf-8")
    read(qtbot, window, good, bad, tmp_path / "missing.sgf", tmp_path / "empty.sgf")
    assert window.report is not None
    assert len(window.report.games) == 1
    assert [name for name, _ in texts(window, "failed")] == ["bad.sgf", "missing.sgf"]
    assert all(reason for _, reason in texts(window, "failed"))
    assert window.view.note.text().startswith("2 files could not be read")
    read(qtbot, window, bad)
    assert not window.view.save.isEnabled()
    empty = window.view.findChild(QLabel, "report_empty")
    assert isinstance(empty, QLabel)
    assert "bad.sgf" in empty.text()


def test_reading_can_be_cancelled_and_ends_with_the_window(start: Start, tmp_path: Path) -> None:
    program = start()
    window = opened(program)
    path = tmp_path / "game.sgf"
    save_records([left_alone()], path)
    for leave in (window.view.cancel.click, window.close):
        window.read(Source.FILES, lambda _: [path] * 1000)
        assert window.view.cancel.isVisible()
        leave()
        assert not window.reading.is_running
        assert not window.view.cancel.isVisible()
        window.bring_up()


def test_an_empty_and_an_unreviewed_game_say_what_to_do(start: Start) -> None:
    program = start()
    program.session.begin(program.session.rules)
    window = opened(program)
    empty = window.view.findChild(QLabel, "report_empty")
    assert isinstance(empty, QLabel)
    assert empty.isVisible()
    assert empty.text().startswith("The open game has no moves yet.")
    program.session.present(game("h8 i9 g7"))
    window.open()
    assert not empty.isVisible()
    assert "F12" in window.view.moments.text
    assert texts(window, "figures")[0][1] == "–"


def test_a_chosen_moment_and_a_chosen_game_appear_in_the_main_window(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    program, window = presented(start, left_alone())
    window.view.moments.moment_chosen.emit(6)
    assert len(program.session.cursor) == 6
    qtbot.waitUntil(lambda: program.window.panes.summary_card.text.startswith("6. i9"))
    path = tmp_path / "two.sgf"
    save_records([source.record for source in two_games()], path)
    read(qtbot, window, path)
    window.view.games.row_chosen.emit(2)
    assert program.session.file == path, "so that a review of the game is saved"
    assert program.session.record.black == "Ben"


@pytest.mark.long
def test_a_double_click_on_a_moment_or_a_game_stays_in_the_report(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    record = left_alone()
    program, window = presented(start, record)
    qtbot.waitUntil(window.isActiveWindow)
    moments = window.view.moments.findChild(QListWidget, "key_moments_list")
    assert isinstance(moments, QListWidget)
    double_click(qtbot, moments.viewport(), moments.visualItemRect(moments.item(0)).center())
    assert len(program.session.cursor) == 6
    assert window.isActiveWindow()
    assert window.note.text() == "Move 6 is shown in the main window."
    assert len(record.main_line()) == 7, "no move was played"

    path = tmp_path / "two.sgf"
    save_records([source.record for source in two_games()], path)
    read(qtbot, window, path)
    table = window.view.games
    double_click(qtbot, table.viewport(), table.visualRect(table.model().index(1, 0)).center())
    assert program.session.record.black == "Ben"
    assert window.isActiveWindow()
    assert window.note.text() == "The game is open in the main window."


@pytest.mark.long
def test_the_start_screen_reports_the_games_played_here(qtbot: QtBot, start: Start, home: Path) -> None:
    folder = home / "games"
    folder.mkdir(parents=True, exist_ok=True)
    save_records([source.record for source in two_games()], folder / "two.sgf")
    program = start()
    program.window.starting.begin()
    screen = program.window.starting.screen
    assert screen is not None
    screen.report_chosen.emit()
    window = program.window.controllers.reports.window
    assert window is not None
    qtbot.waitUntil(lambda: window.report is not None and len(window.report.games) == 2, timeout=20_000)
    assert program.window.starting.screen is screen


@pytest.mark.long
def test_games_played_here_are_those_of_the_user(qtbot: QtBot, start: Start, home: Path, tmp_path: Path) -> None:
    folder, records = home / "games", [source.record for source in two_games()]
    folder.mkdir(parents=True, exist_ok=True)
    for record, (black, white) in zip(records, (("", "Studio (casual)"), ("Studio (casual)", "")), strict=True):
        record.black, record.white = black, white
    for path in (folder / "two.sgf", tmp_path / "two.sgf"):
        save_records(records, path)
    program = start()
    program.session.open(folder / "two.sgf", 1)
    window = opened(program)
    assert [row[0] for row in texts(window, "figures")] == ["Black: Studio (casual)", "White: You"]
    with qtbot.waitSignal(window.reading.finished, timeout=30_000):
        window.view.sources[Source.KEPT].click()
    choice = window.view.player
    assert [choice.itemData(at) for at in range(choice.count())] == ["", "You", "Studio (casual)"]
    assert choice.currentText() == "You"
    assert [row[1] for row in texts(window, "games")] == ["You – Studio (casual)", "Studio (casual) – You"]
    assert window.view.headline.text().endswith("You: 0 won, 0 drawn, 2 lost.")
    choice.setCurrentIndex(0)
    choice.activated.emit(0)
    assert [row[0] for row in texts(window, "figures")] == ["You", "Studio (casual)"]

    read(qtbot, window, tmp_path / "two.sgf")
    players = [choice.itemData(at) for at in range(choice.count())]
    assert players == ["", "Studio (casual)"], "the user of a file is not known"


def test_a_visible_report_follows_the_open_game(qtbot: QtBot, start: Start) -> None:
    program, window = presented(start, left_alone())
    assert [entry.ply for entry in window.view.moments.entries] == [6]
    program.session.present(game("h8 i9 g7"))
    qtbot.waitUntil(lambda: not window.view.moments.entries)


@pytest.mark.long
def test_a_visible_report_follows_edits_of_the_open_game(qtbot: QtBot, start: Start) -> None:
    program, window = presented(start, left_alone())
    record = program.session.record
    program.session.go_to(record.main_line()[5])
    program.session.play(point_from_human("e4", record.rules))
    program.session.promote(program.session.node)
    qtbot.waitUntil(lambda: not window.view.moments.entries)
    assert window.report is not None
    assert window.report.games[0].moves[-1].judged.node is program.session.node


@pytest.mark.long
def test_the_formula_is_explained(qtbot: QtBot, start: Start) -> None:
    _, window = presented(start, left_alone())
    told: list[str] = []

    def read_it() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        told.append(box.text())
        box.accept()

    QTimer.singleShot(0, read_it)
    qtbot.mouseClick(window.view.method, Qt.MouseButton.LeftButton)
    assert told == ["Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves"]


def test_the_report_of_an_edited_game_is_saved_as_the_game_is_now(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *texts: told.append(texts))
    program, window = presented(start, left_alone())
    program.session.go_to(program.session.record.main_line()[5])
    program.session.delete(program.session.node)
    save(qtbot, window, "html", tmp_path / "report.html", monkeypatch)
    save(qtbot, window, "json", tmp_path / "report.json", monkeypatch)
    (of_game,) = json.loads((tmp_path / "report.json").read_text("utf-8"))["games"]
    assert len(of_game["moves"]) == 4
    assert not told


@pytest.mark.long
def test_the_open_game_has_its_number_in_the_file(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "two.sgf"
    save_records([source.record for source in two_games()], path)
    program = start()
    program.session.open(path, 1)
    report = opened(program).report
    assert report is not None
    assert (report.games[0].source.file, report.games[0].source.game) == (str(path), 2)


@pytest.mark.long
def test_a_second_moment_of_a_game_from_a_file_does_not_open_it_again(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    program = start()
    window, path = opened(program), tmp_path / "game.sgf"
    save_records([left_alone()], path)
    read(qtbot, window, path)
    window.view.moments.moment_chosen.emit(6)
    record = program.session.record
    assert len(program.session.cursor) == 6
    program.session.go_to(record.root)
    window.view.moments.moment_chosen.emit(6)
    assert program.session.record is record, "with its edits and its search"
    assert len(program.session.cursor) == 6
    program.session.present(game("h8 i9 g7"))
    window.view.moments.moment_chosen.emit(6)
    assert program.session.file == path


@pytest.mark.long
def test_databases_are_among_the_files_to_choose(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    window, kinds = opened(start()), list[str]()

    def choose(_parent: object, _title: str, _folder: str, kind: str) -> tuple[list[str], str]:
        kinds.append(kind)
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    window.view.sources[Source.FILES].click()
    assert "*.rif" in kinds[0]


def test_during_a_game_the_report_is_disabled_and_its_tooltip_says_why(sit: Sit) -> None:
    table = sit(white="person")
    report = table.window.actions_["report"]
    tips = report.toolTip(), report.statusTip()
    assert report.isEnabled()
    table.begin()
    reason = "The report is hidden while you play. Leave the game to see it."
    assert not report.isEnabled()
    assert (report.toolTip(), report.statusTip()) == (reason, reason)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    table.qtbot.keyClick(table.window.panes.board, Qt.Key.Key_R, keys)
    assert table.text("note") == reason
    table.press("stop_game")
    assert report.isEnabled()
    assert (report.toolTip(), report.statusTip()) == tips
