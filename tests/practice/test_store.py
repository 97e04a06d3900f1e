"""The file of cards: transactions, killed processes, versions, export and import."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from studio.game.errors import FileError
from studio.practice.exchange import cards_in, lines_of
from studio.practice.schedule import Grade
from studio.practice.statistics import Response
from studio.practice.store import NEW_A_DAY, SCHEMA, PracticeStore
from tests.practice.games import TODAY, card, cards


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "practice.sqlite3"


def filled(path: Path, count: int = 3) -> PracticeStore:
    store = PracticeStore(path)
    store.add([card(), *cards(count)], TODAY)
    return store


def test_cards_are_kept_and_known_ones_are_not_added_again(path: Path) -> None:
    store = filled(path)
    assert store.add([card(), *cards(4)], TODAY) == 1
    store.close()
    store = PracticeStore(path)
    assert [each.card for each in store.all()] == [card(), *cards(4)]
    store.close()


def test_a_better_analysis_replaces_the_old_one_and_the_schedule_stays(path: Path) -> None:
    store, old = filled(path), card(1)
    store.answer(Response(old.key, TODAY, Grade.RIGHT))
    better = replace(old, answers=(replace(old.best, visits=90_000),))
    worse = replace(old, answers=(replace(old.best, visits=9),))
    assert store.add([better, worse], TODAY) == 0
    kept = next(each for each in store.all() if each.card.key == old.key)
    assert kept.card == better
    assert kept.schedule.passes == 1
    store.close()


def test_a_card_counts_once_a_day(path: Path) -> None:
    store, key = filled(path), card().key
    first = store.answer(Response(key, TODAY, Grade.WRONG))
    assert store.answer(Response(key, TODAY, Grade.RIGHT)) == first
    assert store.statistics(TODAY).answers == 1
    store.close()


def test_new_cards_are_limited_to_some_a_day(path: Path) -> None:
    store = filled(path, 30)
    assert len(store.due(TODAY)) == store.statistics(TODAY).due == NEW_A_DAY
    for each in store.due(TODAY)[:4]:
        store.answer(Response(each.card.key, TODAY, Grade.RIGHT))
    assert len(store.due(TODAY)) == store.statistics(TODAY).due == NEW_A_DAY - 4
    tomorrow = TODAY + timedelta(1)
    assert len(store.due(tomorrow)) == store.statistics(tomorrow).due == NEW_A_DAY + 4
    store.close()


def test_a_removed_card_is_never_due_and_does_not_come_back(path: Path) -> None:
    store, key = filled(path), card().key
    store.answer(Response(key, TODAY, Grade.RIGHT))
    store.remove(key)
    assert store.add([card()], TODAY) == 0
    later = TODAY + timedelta(5000)
    assert key not in [each.card.key for each in store.due(later)]
    assert (store.statistics(later).cards, store.statistics(TODAY).answers) == (3, 1)
    assert len(store.all()) == 4
    store.close()


def test_settings_and_stamps_are_kept(path: Path) -> None:
    store = PracticeStore(path)
    assert (store.setting("player"), store.stamp(path)) == ("", "")
    store.set_setting("player", "Ada")
    store.set_stamp(path, "7 3")
    store.close()
    store = PracticeStore(path)
    assert (store.setting("player"), store.stamp(path)) == ("Ada", "7 3")
    store.close()


def test_a_file_of_a_newer_version_is_refused_and_stays_unchanged(path: Path) -> None:
    filled(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(FileError, match="newer version of MCTS Studio"):
        PracticeStore(path)
    assert path.read_bytes() == before


def test_another_file_is_refused_and_stays_unchanged(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("These are no cards, but a text that is long enough to be a database." * 20)
    before = path.read_bytes()
    with pytest.raises(FileError, match="cannot be read"):
        PracticeStore(path)
    assert path.read_bytes() == before


def changed(path: Path, *statements: str) -> PracticeStore:
    """Run SQL statements on a closed file, and open it."""
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return PracticeStore(path)


_NESTED = '{"x":' + "[" * 100_000


@pytest.mark.parametrize(
    "damage",
    [
        "card = replace(card, '15x15', '99x15')",
        "card = substr(card, 1, 40)",
        f"card = '{_NESTED}'",
        "card = CAST(x'7bff' AS TEXT)",
        "due = 'today'",
        "ease = 1e308",
        "days = 9000000000",
    ],
)
def test_damaged_cards_are_skipped_and_counted(path: Path, damage: str) -> None:
    filled(path, 20).close()
    store = changed(path, f"UPDATE cards SET {damage} WHERE rowid BETWEEN 2 AND 13")  # noqa: S608  # of this test
    assert [each.card for each in store.all()] == [card(), *cards(20)[12:]]
    assert store.damaged == 12
    if not damage.startswith("due"):
        assert [each.card for each in store.due(TODAY)] == [card(), *cards(20)[12:]], (
            "damaged cards must not displace other cards"
        )
        assert store.damaged == 12
    assert len(list(lines_of(store.all()))) == 1 + 9
    store.close()


def test_a_card_with_a_damaged_answer_is_not_exported(path: Path) -> None:
    store = filled(path)
    for each in store.due(TODAY)[:2]:
        store.answer(Response(each.card.key, TODAY, Grade.RIGHT))
    store.close()
    store = changed(path, "UPDATE responses SET grade = 2 WHERE rowid = 1")
    assert len(store.all()) == 3
    assert store.damaged == 1
    store.close()


def test_adding_its_game_again_repairs_a_damaged_card(path: Path) -> None:
    filled(path).close()
    store = changed(path, "UPDATE cards SET card = '{' WHERE rowid < 3")
    assert store.add([card(), *cards(4)], TODAY) == 1
    assert [each.card for each in store.all()] == [card(), *cards(4)]
    assert store.damaged == 0
    store.close()


def test_an_answer_to_a_damaged_card_is_refused_and_not_saved(path: Path) -> None:
    filled(path).close()
    for damaged in ("{", _NESTED):
        store = changed(path, f"UPDATE cards SET card = '{damaged}'")  # noqa: S608  # of this test
        with pytest.raises(FileError, match="could not be saved"):
            store.answer(Response(card().key, TODAY, Grade.RIGHT))
        assert store.statistics(TODAY).answers == 0
        store.close()


def test_a_damaged_day_is_reported(path: Path) -> None:
    filled(path).close()
    store = changed(path, "INSERT INTO responses VALUES ('key', 'yesterday', 5, 1)")
    with pytest.raises(FileError, match="cannot be read"):
        store.statistics(TODAY)
    store.close()


@pytest.mark.parametrize("value", ["7", "NULL", "x'ff'", "'text'"])
def test_a_database_of_another_program_is_refused(path: Path, value: str) -> None:
    path.parent.mkdir()
    v = value
    store = changed(
        path,
        f"CREATE TABLE cards AS SELECT {v} key, {v} card, {v} due, {v} days, {v} ease, {v} passes, {v} lapses",
        f"CREATE TABLE responses AS SELECT {v} key, {v} day, {v} grade, {v} seconds",
        f"PRAGMA user_version = {SCHEMA}",
    )
    with pytest.raises(FileError, match="cannot be read"):
        store.statistics(TODAY)
    assert store.all() == []
    assert store.damaged == 1
    store.close()


def test_a_database_without_the_tables_is_refused(path: Path) -> None:
    path.parent.mkdir()
    store = changed(path, f"PRAGMA user_version = {SCHEMA}")
    for read in (lambda: store.statistics(TODAY), lambda: store.due(TODAY), store.all, lambda: store.setting("player")):
        with pytest.raises(FileError, match="cannot be read"):
            read()
    with pytest.raises(FileError, match="could not be saved"):
        store.add([card()], TODAY)
    store.close()


def test_a_path_that_is_not_valid_unicode_has_a_stamp(path: Path) -> None:
    store = PracticeStore(path)
    store.set_stamp(Path("\udcff.sgf"), "7 3")
    assert store.stamp(Path("\udcff.sgf")) == "7 3"
    assert store.stamp(Path("\udcfe.sgf")) == ""
    store.close()


# Export and import


def exported(store: PracticeStore, path: Path) -> Path:
    path.write_text("\n".join(lines_of(store.all())) + "\n", encoding="utf-8")
    return path


def test_export_and_import_keep_everything(path: Path, tmp_path: Path) -> None:
    store = filled(path, 12)
    for day, grade in enumerate(Grade):
        for due in store.due(TODAY + timedelta(day)):
            store.answer(Response(due.card.key, TODAY + timedelta(day), grade, 1.5))
    file = exported(store, tmp_path / "cards.jsonl")
    other = PracticeStore(tmp_path / "other.sqlite3")
    assert other.take_in(cards_in(file)) == 13
    assert other.all() == store.all()
    assert other.take_in(cards_in(file)) == 0
    assert other.all() == store.all()
    assert exported(other, tmp_path / "again.jsonl").read_bytes() == file.read_bytes()
    for each in (store, other):
        each.close()


def test_an_import_keeps_the_schedule_with_more_answers(path: Path, tmp_path: Path) -> None:
    store, key = filled(path), card().key
    file = exported(store, tmp_path / "old.jsonl")
    mine = store.answer(Response(key, TODAY, Grade.RIGHT))
    store.take_in(cards_in(file))
    assert next(each for each in store.all() if each.card.key == key).schedule == mine
    other = PracticeStore(tmp_path / "other.sqlite3")
    other.add([card()], TODAY)
    other.take_in(cards_in(exported(store, tmp_path / "new.jsonl")))
    assert next(each for each in other.all() if each.card.key == key).schedule == mine
    for each in (store, other):
        each.close()


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda lines: ["no header", *lines[1:]], "does not contain exported"),
        (lambda lines: [lines[0].replace("1}", "2}"), *lines[1:]], "newer version"),
        (lambda lines: [*lines[:2], lines[2][:-30]], "Nothing was imported"),
        (lambda lines: [*lines[:2], lines[2].replace('"rate":0.6', '"rate":7')], "line 3"),
        (lambda lines: [*lines[:2], lines[2].replace('"point":112', '"point":999')], "line 3"),
        (lambda lines: [*lines[:2], lines[2].replace("15x15/5", "0x15/5")], "line 3"),
        (lambda lines: [*lines[:2], lines[2].replace('"passes":0', f'"passes":{2**63}')], "line 3"),
        (lambda lines: [*lines[:2], lines[2].replace('"lapses":0', '"lapses":1000001')], "line 3"),
        (lambda lines: [*lines[:2], lines[2].replace('"ease":2.5', '"ease":1e308')], "line 3"),
        (lambda lines: [*lines[:2], lines[2].replace('"moves":1', f'"moves":{2**31}')], "line 3"),
        (lambda lines: [*lines[:2], lines[2].replace('"moves":1', '"moves":-1')], "line 3"),
    ],
)
def test_a_damaged_export_is_refused(tmp_path: Path, damage: Callable[[list[str]], list[str]], says: str) -> None:
    store = filled(tmp_path / "practice.sqlite3")
    lines = list(lines_of(store.all()))
    file = tmp_path / "damaged.jsonl"
    file.write_text("\n".join(damage(lines)), encoding="utf-8")
    with pytest.raises(FileError, match=says):
        store.take_in(cards_in(file))
    assert len(store.all()) == 4
    store.close()


# Killed processes

_ROOT = Path(__file__).parents[2]
_CHILD = """
import sys
from datetime import timedelta
from pathlib import Path
from studio.practice.schedule import Grade
from studio.practice.statistics import Response
from studio.practice.store import PracticeStore
from tests.practice.games import TODAY, cards
store = PracticeStore(Path(sys.argv[1]))
deck = cards(40)
for day in range(int(sys.argv[2]), 10_000):
    store.add(deck[: day % 40 + 1], TODAY)
    for card in deck[: day % 40 + 1]:
        store.answer(Response(card.key, TODAY + timedelta(day), Grade.RIGHT if day % 3 else Grade.WRONG, 1.0))
        sys.stdout.write(f"{card.key} {day}\\n")
        sys.stdout.flush()
"""


@pytest.mark.skipif(os.name != "posix", reason="sends SIGKILL")
def test_nothing_is_lost_when_the_process_is_killed_at_any_moment(path: Path) -> None:
    draw, said, start = random.Random(3), set(), 0
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, "-c", _CHILD, str(path), str(start)], stdout=subprocess.PIPE, text=True, cwd=_ROOT
        ) as child:
            assert child.stdout is not None
            said.add(child.stdout.readline().strip())  # the first answer of this process was saved
            time.sleep(draw.random() * 0.4)
            child.send_signal(signal.SIGKILL)
            said |= {line.strip() for line in child.stdout if line.endswith("\n")}
        store = PracticeStore(path)
        saved = store.all()
        answers = {f"{r.key} {(r.day - TODAY).days}" for each in saved for r in each.responses}
        assert said <= answers, "every answer that was reported as saved"
        assert len(answers - said) <= 6, "at most the answer that was being saved when each process was killed"
        for each in saved:
            schedule = None
            for response in each.responses:  # the schedule is the one that follows from the saved answers
                schedule = (schedule or replace(each.schedule, due=TODAY, days=0, ease=2.5, passes=0, lapses=0)).after(
                    response.grade, response.day
                )
            assert schedule is None or schedule == each.schedule
        assert store.statistics(TODAY).cards == len(saved)
        store.close()
        start = max(int(answer.split()[1]) for answer in answers) + 1
