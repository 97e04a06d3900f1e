"""The files of a match: complete lines only, one process at a time, and nothing of another match."""

import json
import shutil
from pathlib import Path

import pytest

from studio.game.errors import FileError
from studio.matches import store as stores
from studio.matches.errors import MatchError
from studio.matches.plan import MatchPlan
from studio.matches.store import PLAN, RESULTS, MatchStore, Program, read_results
from tests.matches.matches import games_in, plan_of, played


@pytest.fixture(scope="module")
def plan() -> MatchPlan:
    return plan_of("studio", "classic-uct", games=4)


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory, plan: MatchPlan) -> Path:
    folder = tmp_path_factory.mktemp("played") / "match"
    store = MatchStore.create(folder, plan)
    played(store)
    store.close()
    return folder


@pytest.fixture
def folder(tmp_path: Path, once: Path) -> Path:
    """Return the folder of a played match."""
    return shutil.copytree(once, tmp_path / "match")


def resumed(folder: Path) -> MatchStore:
    store = MatchStore.resume(folder)
    store.close()
    return store


def test_everything_is_restored(folder: Path, plan: MatchPlan) -> None:
    store = resumed(folder)
    assert store.plan == plan
    assert [result.number for result in store.results] == [0, 1, 2, 3]
    assert games_in(folder) == [f"{number:06}.sgf" for number in range(1, 5)]
    assert read_results(folder) == (plan, store.results)


def test_the_file_contains_everything_that_determines_a_game(folder: Path) -> None:
    page = json.loads((folder / PLAN).read_bytes())
    player = page["plan"]["rounds"][0]["players"][0]
    assert player["simulations"] == 20
    assert player["parameters"]["exploration"] == "2.0"
    assert page["program"]["version"]


@pytest.mark.parametrize("rest", [b'{"plan"', b"\0\0\0", b"{}"])
def test_a_torn_last_line_is_removed_and_its_game_played_again(folder: Path, rest: bytes) -> None:
    lines = (folder / RESULTS).read_bytes().splitlines(keepends=True)
    (folder / RESULTS).write_bytes(b"".join(lines[:3]) + rest)
    store = MatchStore.resume(folder)
    assert not store.has(3)
    played(store)
    store.close()
    assert [result.number for result in resumed(folder).results] == [0, 1, 2, 3]
    assert len((folder / RESULTS).read_bytes().splitlines()) == 4


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_file_torn_anywhere_loses_no_game_and_repeats_none(folder: Path, cut: int) -> None:
    data = (folder / RESULTS).read_bytes()
    (folder / RESULTS).write_bytes(data[: -cut * len(data) // 60])
    store = MatchStore.resume(folder)
    played(store)
    store.close()
    numbers = [json.loads(line)["number"] for line in (folder / RESULTS).read_bytes().splitlines()]
    assert sorted(numbers) == [0, 1, 2, 3]


def test_a_damaged_line_is_named(folder: Path) -> None:
    lines = (folder / RESULTS).read_bytes().splitlines(keepends=True)
    (folder / RESULTS).write_bytes(lines[0] + b"hello\n" + lines[2])
    with pytest.raises(MatchError, match=r"Line 2 of .* is damaged"):
        MatchStore.resume(folder)


def test_changed_parameters_are_refused(folder: Path) -> None:
    text = (folder / PLAN).read_text().replace('"simulations": 20', '"simulations": 21')
    (folder / PLAN).write_text(text)
    with pytest.raises(MatchError, match="was changed after games were played"):
        MatchStore.resume(folder)


def test_another_program_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "program", lambda: Program("9.9", "another"))
    with pytest.raises(MatchError, match="started by another version of the program"):
        MatchStore.resume(folder)


def test_no_other_process_may_play_it_meanwhile(folder: Path) -> None:
    store = MatchStore.resume(folder)
    with pytest.raises(MatchError, match="Another process is playing"):
        MatchStore.resume(folder)
    store.close()
    resumed(folder)


def test_a_folder_contains_one_match(folder: Path, plan: MatchPlan) -> None:
    with pytest.raises(MatchError, match="already contains a match"):
        MatchStore.create(folder, plan)
    with pytest.raises(MatchError, match="contains no match"):
        MatchStore.resume(folder.parent)


def test_a_folder_that_cannot_be_created_is_refused(tmp_path: Path, plan: MatchPlan) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError):
        MatchStore.create(tmp_path / "file" / "match", plan)


@pytest.mark.parametrize("text", ["", "hello", "[]", '{"format": 1}', "{" * 10_000])
def test_other_files_are_refused(folder: Path, text: str) -> None:
    (folder / PLAN).write_text(text)
    with pytest.raises(MatchError, match="is not a match that this program can read"):
        MatchStore.resume(folder)


def test_unknown_entries_of_the_file_are_refused(folder: Path) -> None:
    page = json.loads((folder / PLAN).read_bytes())
    page["plan"]["rounds"][0]["players"][0]["command"] = ["touch", str(folder / "run")]
    (folder / PLAN).write_text(json.dumps(page))
    with pytest.raises(MatchError, match="is not a match"):
        MatchStore.resume(folder)
    assert not (folder / "run").exists()


def test_reconfigured_engines_are_refused(tmp_path: Path) -> None:
    plan = plan_of("studio", "engine:Rapfi")
    MatchStore.create(tmp_path / "match", plan, {"Rapfi": "one"}).close()
    MatchStore.resume(tmp_path / "match", {"Rapfi": "one"}).close()
    with pytest.raises(MatchError, match="configured differently"):
        MatchStore.resume(tmp_path / "match", {"Rapfi": "two"})
    with pytest.raises(MatchError, match="no engine named Rapfi"):
        MatchStore.resume(tmp_path / "match", {})


def test_a_game_is_stored_once(folder: Path) -> None:
    store = MatchStore.resume(folder)
    with pytest.raises(ValueError, match="played already"):
        store.add(store.results[0], b"")
    store.close()
    store.close()
