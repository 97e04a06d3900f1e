"""`mcts-studio solve` as a user starts it."""

import json
from pathlib import Path
from typing import Any

import pytest

from studio.game.files import save_records
from studio.game.notation import point_from_human
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from tests.e2e.commands import refused, studio_here

OPEN_THREE = "h8 a1 i8 c1 j8 a3"
FIELDS = {
    *("game", "to_move", "side", "kind", "result", "line", "length", "refutations", "undecided", "nodes", "seconds"),
}


def solved(*arguments: str) -> list[Any]:
    """The objects that --json prints, one a line."""
    finished = studio_here("solve", *arguments, "--json")
    assert finished.stderr == ""
    assert finished.returncode == 0
    return [json.loads(line) for line in finished.stdout.splitlines()]


def told(*arguments: str) -> str:
    finished = studio_here("solve", *arguments)
    assert finished.stderr == ""
    assert finished.returncode == 0
    return finished.stdout


def record_of(moves: str) -> GameRecord:
    record = GameRecord(PRESETS["gomoku-15"])
    node = record.root
    for name in moves.split():
        node = record.add(node, point_from_human(name, record.rules))
    return record


def test_an_open_three_is_a_win_by_fours() -> None:
    (found,) = solved("--moves", OPEN_THREE)
    assert set(found) == FIELDS
    assert (found["game"], found["to_move"], found["side"], found["kind"]) == ("gomoku-15", "black", "black", "fours")
    assert (found["result"], found["length"]) == ("win", 3)
    assert found["line"][0] in ("g8", "k8")
    assert found["refutations"] == []


def test_the_side_that_waits_threatens_and_is_refuted() -> None:
    (found,) = solved("--moves", OPEN_THREE.rsplit(maxsplit=1)[0], "--side", "black")
    assert (found["to_move"], found["side"], found["result"]) == ("white", "black", "win")
    assert found["refutations"] == ["g8", "k8"]
    text = told("--moves", OPEN_THREE.rsplit(maxsplit=1)[0], "--side", "black")
    assert "Black threatens to win by fours in 3 moves, both sides counted" in text
    assert "Only g8 k8 refute it." in text


def test_people_are_told_in_sentences() -> None:
    assert told("--moves", OPEN_THREE).startswith("Black wins by fours in 3 moves, both sides counted: ")
    assert told("--moves", "h8").startswith("White has no win by fours.\nTried ")


def test_columns_are_moves_where_stones_fall() -> None:
    (found,) = solved("--game", "connect-four", "--moves", "334455")
    assert (found["result"], found["length"], found["game"]) == ("win", 1, "connect-four")


def test_each_game_of_each_file_is_a_line(tmp_path: Path) -> None:
    save_records([record_of(OPEN_THREE), record_of("h8 i9")], tmp_path / "two.sgf")
    save_records([record_of(OPEN_THREE)], tmp_path / "one.sgf")
    found = solved(str(tmp_path / "two.sgf"), str(tmp_path / "one.sgf"), "--kind", "threes", "--nodes", "1000")
    assert [row["result"] for row in found] == ["win", "none", "win"]
    assert [row.get("number") for row in found] == [1, 2, None]
    assert [Path(row["file"]).name for row in found] == ["two.sgf", "two.sgf", "one.sgf"]


def test_a_game_that_is_over_is_named_and_does_not_end_the_others(tmp_path: Path) -> None:
    over = record_of("h8 a1 i8 a2 j8 a3 k8 a5 l8")
    save_records([over, record_of(OPEN_THREE)], tmp_path / "games.sgf")
    finished = studio_here("solve", str(tmp_path / "games.sgf"), "--json")
    assert finished.returncode == 2
    first, second = map(json.loads, finished.stdout.splitlines())
    assert "Black has won" in first["error"]
    assert second["result"] == "win"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--moves", "h8 a1 i8 a2 j8 a3 k8 a5 l8"], "The game is over: Black has won. There is nothing to solve."),
        (["--nodes", "0"], "The limit of nodes must be more than 0, not 0.0."),
        (["--moves", "h8 h8"], "h8 is occupied."),
        (["no-such-file.sgf"], "no-such-file.sgf"),
    ],
)
def test_what_cannot_be_is_refused(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("solve", *arguments)
