"""Groups of files are read one after the other, none is lost, and closing does not wait for a huge folder."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.games_reader import GamesReader
from studio.game.files.game_files import save_record
from studio.practice import sources
from studio.practice.sources import Added
from studio.practice.store import PracticeStore
from tests.practice.games import TODAY, missed_win, quiet


class Reading:
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot, self.own, self.path = qtbot, folder / "games", folder / "practice.sqlite3"
        self.own.mkdir()
        self.reader = GamesReader(self.path, lambda name: name.startswith("Studio"), lambda: TODAY)
        self.added: list[Added] = []
        self.folders: list[tuple[Path, ...]] = []
        self.reader.added.connect(self.added.append)
        self.reader.folders_found.connect(self.folders.append)

    def wait(self, count: int) -> None:
        self._qtbot.waitUntil(lambda: len(self.added) >= count, timeout=60_000)

    def cards(self) -> int:
        store = PracticeStore(self.path)
        try:
            return store.statistics(TODAY).cards
        finally:
            store.close()


@pytest.fixture
def reading(qtbot: QtBot, tmp_path: Path) -> Iterator[Reading]:
    reading = Reading(qtbot, tmp_path)
    yield reading
    reading.reader.close()


def test_files_added_in_a_row_are_all_read(reading: Reading, tmp_path: Path) -> None:
    save_record(missed_win(), tmp_path / "one.sgf")
    save_record(quiet(), tmp_path / "two.sgf")
    reading.reader.add([tmp_path / "one.sgf"])
    reading.reader.add([tmp_path / "two.sgf"])
    reading.wait(2)
    assert [each.cards for each in reading.added] == [1, 1]


def test_a_look_into_folders_drops_no_files_and_is_made_after_them(reading: Reading, tmp_path: Path) -> None:
    watched = tmp_path / "watched"
    (watched / "deep").mkdir(parents=True)
    save_record(quiet(), watched / "deep" / "one.sgf")
    save_record(missed_win(), tmp_path / "two.sgf")
    reading.reader.look(reading.own, (watched,))
    reading.reader.add([tmp_path / "two.sgf"])
    reading.reader.look(reading.own, (watched,))
    reading.wait(2)
    assert reading.cards() == 2
    assert reading.folders[-1] == (watched, watched / "deep")


def test_a_failure_does_not_stop_the_next_files(reading: Reading, tmp_path: Path) -> None:
    save_record(quiet(), tmp_path / "two.sgf")
    errors: list[object] = []
    reading.reader.failed.connect(errors.append)
    reading.path.mkdir()  # the file of cards cannot be opened
    reading.reader.add([tmp_path / "two.sgf"])
    reading.reader.failed.connect(lambda _: reading.path.rmdir())
    reading.reader.add([tmp_path / "two.sgf"])
    reading.wait(1)
    assert len(errors) == 1
    assert reading.cards() == 1


def test_closing_does_not_wait_for_a_huge_folder(
    qtbot: QtBot, reading: Reading, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, seen = os.scandir, []

    @contextmanager
    def endless(folder: Path) -> Iterator[Iterator[os.DirEntry[str]]]:
        with usual(reading.own.parent) as entries:
            (entry, *_) = entries

        def again() -> Iterator[os.DirEntry[str]]:
            while True:
                seen.append(folder)
                yield entry

        yield again()

    monkeypatch.setattr(sources, "_MOST_ENTRIES", 10**15)
    monkeypatch.setattr(os, "scandir", endless)
    reading.reader.look(reading.own, ())
    qtbot.waitUntil(lambda: bool(seen), timeout=60_000)
    reading.reader.close()
    for thread in threading.enumerate():
        if thread.name == "proving":
            thread.join(60)
            assert not thread.is_alive()
    assert reading.added == []
