"""Games for a report are read in the background, file by file, and reading can be cancelled."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.report_reading import GamesRead, ReportReading
from studio.game.files.game_files import open_records, save_records
from studio.keeping.review_pages import game_page
from studio.keeping.review_report import ReviewedGame, ReviewReport, game_report, report_of_games
from studio.keeping.review_tables import csv_parts, json_parts
from tests.game.boards import game
from tests.keeping.missed import left_alone
from tests.keeping.reviewed_games import two_games


@pytest.fixture
def reading(qtbot: QtBot) -> Iterator[ReportReading]:
    del qtbot
    made = ReportReading()
    yield made
    made.close()


def read(qtbot: QtBot, reading: ReportReading, *paths: Path) -> GamesRead:
    with qtbot.waitSignal(reading.finished, timeout=20_000) as heard:
        reading.begin(lambda _: paths)
    (found,) = heard.args
    assert isinstance(found, GamesRead)
    return found


def test_all_games_of_all_files_are_reported(qtbot: QtBot, reading: ReportReading, tmp_path: Path) -> None:
    one, two = tmp_path / "one.sgf", tmp_path / "two.sgf"
    save_records([left_alone()], one)
    save_records([game("h8 i9"), game("h8")], two)
    heard: list[tuple[int, int]] = []
    reading.progressed.connect(lambda done, of: heard.append((done, of)))
    found = read(qtbot, reading, one, two)
    assert [(each.source.file, each.source.game) for each in found.games] == [
        (str(one), 1),
        (str(two), 1),
        (str(two), 2),
    ]
    assert [moment.number for moment in found.games[0].moments] == [6]
    assert heard == [(0, 2), (1, 2)]
    assert not reading.is_running


def test_only_the_analyses_that_a_report_shows_stay_in_memory(
    qtbot: QtBot, reading: ReportReading, tmp_path: Path
) -> None:
    path = tmp_path / "games.sgf"
    save_records([source.record for source in two_games()], path)
    found = read(qtbot, reading, path).games
    records = open_records(path).records
    whole = [game_report(ReviewedGame(record, str(path), number)) for number, record in enumerate(records, 1)]
    assert _told(report_of_games(found)) == _told(report_of_games(whole))
    for report in found:
        analysed = {node for node in report.record.nodes() if node.analysis is not None}
        assert analysed <= {moment.judged.node.parent for moment in report.moments}


def _told(report: ReviewReport) -> list[str]:
    """Return all texts of a report: its JSON and CSV files, and the pages of its games."""
    return [*json_parts(report, lambda _: ""), *csv_parts(report), *map(game_page, report.games)]


def test_files_that_cannot_be_read_do_not_stop_the_others(
    qtbot: QtBot, reading: ReportReading, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / name for name in ("bad.sgf", "missing.sgf", "odd.sgf", "good.sgf")]
    paths[0].write_text("no game", encoding="utf-8")
    for path in paths[2:]:
        save_records([left_alone()], path)

    def odd(path: Path) -> object:
        if path.name == "odd.sgf":
            raise RuntimeError("a fault")
        return open_records(path)

    monkeypatch.setattr("studio.activities.report_reading.open_records", odd)
    found = read(qtbot, reading, *paths)
    assert [each.path.name for each in found.failed] == ["bad.sgf", "missing.sgf", "odd.sgf"]
    assert [each.error is None for each in found.failed] == [False, False, True]
    assert len(found.games) == 1


def test_a_fault_while_listing_files_ends_the_task(qtbot: QtBot, reading: ReportReading) -> None:
    def broken(_is_wanted: object) -> list[Path]:
        raise RuntimeError("a fault")

    with qtbot.waitSignal(reading.finished, timeout=20_000) as heard:
        reading.begin(broken)
    assert heard.args == [GamesRead()]
    assert not reading.is_running


def test_after_cancelling_nothing_is_reported(qtbot: QtBot, reading: ReportReading) -> None:
    begun, heard = threading.Event(), list[object]()
    stopped: list[bool] = []

    def slow(is_wanted: object) -> list[Path]:
        begun.set()
        assert callable(is_wanted)
        while is_wanted():
            threading.Event().wait(0.005)
        stopped.append(True)
        return []

    reading.finished.connect(heard.append)
    reading.begin(slow)
    assert begun.wait(10)
    reading.cancel()
    assert not reading.is_running
    qtbot.waitUntil(lambda: stopped == [True])
    qtbot.wait(50)
    assert not heard


def test_closing_waits_for_the_threads_of_cancelled_tasks(qtbot: QtBot) -> None:
    del qtbot
    reading, begun = ReportReading(), threading.Event()

    def slow(is_wanted: Callable[[], bool]) -> list[Path]:
        begun.set()
        while is_wanted():
            threading.Event().wait(0.005)
        threading.Event().wait(0.05)  # for the rest of a file
        return []

    reading.begin(slow)
    assert begun.wait(10)
    reading.cancel()
    reading.close()
    assert [thread for thread in threading.enumerate() if thread.name == "report reading"] == []


def test_a_new_task_replaces_the_former_one(qtbot: QtBot, reading: ReportReading, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    save_records([left_alone()], path)
    heard: list[GamesRead] = []
    reading.finished.connect(heard.append)
    reading.begin(lambda _: [path] * 100)
    assert len(read(qtbot, reading, path).games) == 1
    assert len(heard) == 1


def test_a_database_that_needs_too_much_memory_is_refused(
    qtbot: QtBot, reading: ReportReading, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.rif"
    path.write_text("<database><games><game><move>h8 h9 i9</move></game></games></database>", encoding="utf-8")
    assert len(read(qtbot, reading, path).games) == 1
    monkeypatch.setattr("studio.game.files.game_files.MAX_NODES", 2)
    found = read(qtbot, reading, path)
    assert not found.games
    assert [each.path for each in found.failed] == [path]
