"""Reports saved in four formats."""

import csv
import io
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.files.game_files import save_records
from studio.game.stones import Stone
from studio.insight.accuracy import accuracies
from studio.ui.report.view import Format
from studio.ui.texts.numbers import percent
from tests.keeping.missed import left_alone
from tests.keeping.reviewed_games import two_games
from tests.window.arranged import switch
from tests.window.game_reviews import ENOUGH, begin_review, open_game, wait_for_end
from tests.window.pdf_files import page_count, text_of
from tests.window.report_windows import opened, presented, read, save, texts
from tests.window.starting import Start


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


@pytest.mark.long
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


@pytest.mark.long
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
