"""The games of a report: of the open game, of files, and played here."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from studio.game.files.game_files import save_records
from studio.ui.report.view import Source
from tests.keeping.missed import left_alone
from tests.keeping.reviewed_games import two_games
from tests.window.report_windows import click, opened, read, texts
from tests.window.starting import Start


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
    (series,) = window.view.plots.trend.series
    report = window.report
    assert report is not None
    assert list(series.shares) == [each.accuracy for each in report.players[0].played]
    assert {row[0] for row in texts(window, "openings")} == {opening.moves for opening in report.players[0].openings}


def test_each_of_several_games_has_its_own_win_rate(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    window = opened(start())
    paths = [tmp_path / f"{number}.sgf" for number in range(2)]
    for path, source in zip(paths, two_games(), strict=True):
        save_records([source.record], path)
    read(qtbot, window, *paths)
    plots, games, report = window.view.plots, window.view.games, window.report
    assert report is not None
    assert [plots.tabText(at) for at in range(plots.count())] == ["&Accuracy", "&Win rate"]
    for row, game in enumerate(report.games):
        click(qtbot, games, games.visualRect(games.model().index(row, 1)).center())
        assert plots.currentWidget() is plots.curve
        (series,) = plots.curve.series
        known = [move.judged.black for move in game.moves if move.judged.black is not None]
        assert list(series.shares) == known
    assert plots.curve.accessibleName() == "Win rate of Black: Ben – ann"
    window.show_open_game()
    assert plots.tabText(0) == "&Losses"


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
def test_databases_are_among_the_files_to_choose(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    window, kinds = opened(start()), list[str]()

    def choose(_parent: object, _title: str, _folder: str, kind: str) -> tuple[list[str], str]:
        kinds.append(kind)
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    window.view.sources[Source.FILES].click()
    assert "*.rif" in kinds[0]


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
def test_a_report_that_is_shown_again_reads_its_games_again(qtbot: QtBot, start: Start, home: Path) -> None:
    window = opened(start())
    with qtbot.waitSignal(window.reading.finished, timeout=30_000):
        window.view.sources[Source.KEPT].click()
    assert not texts(window, "games")
    window.close()
    (home / "games").mkdir(parents=True, exist_ok=True)
    save_records([source.record for source in two_games()], home / "games" / "two.sgf")
    with qtbot.waitSignal(window.reading.finished, timeout=30_000):
        window.open()
    assert len(texts(window, "games")) == 2
    window.view.player.setCurrentIndex(window.view.player.findData("Ann"))
    window.view.player.activated.emit(window.view.player.currentIndex())
    window.close()
    with qtbot.waitSignal(window.reading.finished, timeout=30_000):
        window.open()
        assert len(texts(window, "games")) == 2, "the last report is shown until the games are read"
    assert window.view.player.currentData() == "Ann"
