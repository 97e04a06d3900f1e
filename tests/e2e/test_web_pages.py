"""The option `--page` of analyze, show and lesson."""

import json
from pathlib import Path

import pytest

from studio.lessons.reading import lessons
from tests.e2e.commands import SAMPLE, refused, studio_here

SEARCH = ("analyze", "--game", "tic-tac-toe", "--profile", "classic-uct", "--simulations", "300")
COMMANDS = (SEARCH, ("show", SAMPLE), ("lesson", "1"))


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("page.pdf", "page.pdf: pages are written as HTML. End the name with .html."),
        ("nowhere/page.html", "The folder of nowhere"),
        ("folder.html", "folder.html is a folder"),
    ],
)
def test_other_files_are_refused_before_any_work(
    command: tuple[str, ...], name: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.html").mkdir()
    assert sentence in refused(*command, "--page", name)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.html"]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_page_is_written(command: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    finished = studio_here(*command, "--page", str(path))
    assert finished.returncode == 0, finished.stderr
    assert f"The page is in {path}" in finished.stderr
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_page_does_not_change_the_result_of_a_search(tmp_path: Path) -> None:
    alone = json.loads(studio_here(*SEARCH, "--json").stdout)
    beside = json.loads(studio_here(*SEARCH, "--json", "--page", str(tmp_path / "page.html")).stdout)
    for name in ("candidates", "simulations", "nodes", "best"):
        assert alone[name] == beside[name]


def test_lesson_lists_the_lessons() -> None:
    lines = studio_here("lesson").stdout.splitlines()
    assert len(lines) == len(lessons())
    assert lines[0] == f"1  {lessons()[0].title}: {lessons()[0].sentence}"


def test_lesson_takes_a_file(tmp_path: Path) -> None:
    mine, path = tmp_path / "mine.toml", tmp_path / "page.html"
    text = 'title = "Mine"\nsentence = "Short."\ngame = "tic-tac-toe"\nprofile = "classic-uct"\n'
    mine.write_text(f'{text}[[steps]]\ntext = "Read."\n', encoding="utf-8")
    assert studio_here("lesson", str(mine), "--page", str(path)).returncode == 0
    assert "<title>Mine</title>" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("lesson", "1"), "Name the file for the page of the lesson: --page FILE.html"),
        (
            ("lesson", "99", "--page", "page.html"),
            f"There is no lesson 99. Give a number from 1 to {len(lessons())}, or a file.",
        ),
        (("lesson", "--page", "page.html"), "Name the lesson of the page: mcts-studio lesson 1 --page FILE"),
        (("lesson", "missing.toml", "--page", "page.html"), "missing.toml"),
    ],
)
def test_impossible_requests_are_refused(
    command: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in refused(*command)
