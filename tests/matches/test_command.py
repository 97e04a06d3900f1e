"""Errors of `mcts-studio match`, each in one sentence, and its list of experiments."""

from pathlib import Path

import pytest

from studio.__main__ import main
from studio.machine.folders import HOME_VARIABLE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("studio classic-uct --games 3", "an even number from 2 to 1,000,000, not 3"),
        ("studio classic-uct --clock soon", "A clock is written as seconds"),
        ("studio classic-uct --sprt 20", "two Elo differences"),
        ("studio classic-uct neighbour --sprt 0,20", "A sequential test needs exactly two players"),
        ("studio classic-uct --openings nowhere.sgf", "There is no such file"),
        ("studio classic-uct --simulations 0", "must be more than 0"),
        ("studio classic-uct --seconds 1 --workers 1000", "Timed searches need"),
        ("studio classic-uct --seconds 1 --threads 200", "Timed searches need"),
        ("studio engine:Nobody", "no engine named Nobody"),
        ("five-on-4x4 --games 4", "An experiment fixes these options itself. Leave out --games"),
        ("nowhere.toml", "cannot be read"),
        ("--resume nowhere", "nowhere contains no match"),
        ("studio --resume nowhere --games 4", "Leave out --games and players"),
        ("studio classic-uct --workers 0", "--workers must be from 1"),
        ("studio classic-uct --cluster local", "A scheduler's address is written as"),
    ],
)
def test_invalid_arguments_are_refused_in_one_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], arguments: str, sentence: str
) -> None:
    assert main(["match", *arguments.split()]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.out == ""
    assert len([line for line in said.err.splitlines() if line.startswith("mcts-studio:")]) == 1
    assert not list(home.rglob("*.jsonl"))


def test_without_players_the_experiments_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match"]) == 0
    listed = capsys.readouterr().out
    assert "five-on-4x4: Five in a row on 4×4" in listed
    assert "graph-or-tree: " in listed
