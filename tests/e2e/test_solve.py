"""`mcts-studio solve` as a user runs it."""

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
    """Return the objects that --json prints, one per line."""
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


def test_a_threat_of_the_waiting_side_is_reported_with_its_refutations() -> None:
    (found,) = solved("--moves", OPEN_THREE.rsplit(maxsplit=1)[0], "--side", "black")
    assert (found["to_move"], found["side"], found["result"]) == ("white", "black", "win")
    assert found["refutations"] == ["g8", "k8"]
    text = told("--moves", OPEN_THREE.rsplit(maxsplit=1)[0], "--side", "black")
    assert "Black threatens to win by fours in at most 3 plies" in text
    assert "Only g8 and k8 refute it." in text


def test_the_text_output_has_sentences() -> None:
    assert told("--moves", OPEN_THREE).startswith("Black wins by fours in at most 3 plies: ")
    assert told("--moves", "h8").startswith("White has no win by fours.\nTried ")


def test_columns_are_moves_in_gravity_games() -> None:
    (found,) = solved("--game", "connect-four", "--moves", "334455")
    assert (found["result"], found["length"], found["game"]) == ("win", 1, "connect-four")


def test_each_game_of_each_file_is_a_line(tmp_path: Path) -> None:
    save_records([record_of(OPEN_THREE), record_of("h8 i9")], tmp_path / "two.sgf")
    save_records([record_of(OPEN_THREE)], tmp_path / "one.sgf")
    found = solved(str(tmp_path / "two.sgf"), str(tmp_path / "one.sgf"), "--kind", "threes", "--nodes", "1000")
    assert [row["result"] for row in found] == ["win", "none", "win"]
    assert [row.get("number") for row in found] == [1, 2, None]
    assert [Path(row["file"]).name for row in found] == ["two.sgf", "two.sgf", "one.sgf"]


def test_a_finished_game_is_reported_and_the_others_are_solved(tmp_path: Path) -> None:
    over = record_of("h8 a1 i8 a2 j8 a3 k8 a5 l8")
    save_records([over, record_of(OPEN_THREE)], tmp_path / "games.sgf")
    finished = studio_here("solve", str(tmp_path / "games.sgf"), "--json")
    assert finished.returncode == 2
    first, second = map(json.loads, finished.stdout.splitlines())
    assert "Black has won" in first["error"]
    assert second["result"] == "win"


def test_a_damaged_file_is_reported_and_the_others_are_solved(tmp_path: Path) -> None:
    (tmp_path / "damaged.sgf").write_text("no game")
    save_records([record_of(OPEN_THREE)], tmp_path / "whole.sgf")
    files = [str(tmp_path / name) for name in ("damaged.sgf", "whole.sgf", "none.sgf")]
    finished = studio_here("solve", *files, "--json")
    assert finished.returncode == 2
    damaged, whole, none = map(json.loads, finished.stdout.splitlines())
    assert [Path(row["file"]).name for row in (damaged, whole, none)] == ["damaged.sgf", "whole.sgf", "none.sgf"]
    assert damaged["error"].startswith("This is not a game file")
    assert (whole["result"], none["error"]) == ("win", "There is no such file.")
    finished = studio_here("solve", *files)
    assert f"{files[2]}: There is no such file.\n" in finished.stdout


def test_unplayable_moves_are_reported_and_the_others_are_solved(tmp_path: Path) -> None:
    save_records([record_of("h8"), record_of(OPEN_THREE)], tmp_path / "two.sgf")
    finished = studio_here("solve", str(tmp_path / "two.sgf"), "--moves", "a1", "--json")
    first, second = map(json.loads, finished.stdout.splitlines())
    assert (first["result"], second["error"]) == ("none", "a1 is occupied.")


@pytest.mark.parametrize(
    ("arguments", "result", "length"),
    [
        (["--game", "3x3/3", "--moves", "a1 b2 c3 a3 c1 b1 b3 c2"], "none", 0),
        (["--game", "3x3/3", "--moves", "a1 b1 a2 b2 c3 c2 b3 c1"], "win", 1),
        (["--game", "1x1/1"], "win", 1),
        (["--game", "3x3/2"], "win", 3),
        (["--game", "3x3/4", "--kind", "threes"], "none", 0),
        (["--game", "26x26/5", "--kind", "threes", "--nodes", "1"], "none", 0),
        (["--game", "gomoku-15", "--moves", OPEN_THREE, "--nodes", "1e14"], "win", 3),
        (["--game", "gomoku-15", "--moves", OPEN_THREE, "--seconds", "1e-300"], "unknown", 0),
        (["--game", "9x9/5 exact", "--moves", "a1 a9 b1 c9 c1 e9 d1 g9 f1 i9"], "none", 0),
        (["--game", "9x9/5", "--moves", "a1 a9 b1 c9 c1 e9 d1 g9 f1 i9"], "win", 1),
    ],
    ids=lambda case: " ".join(case) if isinstance(case, list) else "",
)
def test_extreme_valid_arguments_are_accepted(arguments: list[str], result: str, length: int) -> None:
    (found,) = solved(*arguments)
    assert (found["result"], found["length"]) == (result, length)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--moves", "h8 a1 i8 a2 j8 a3 k8 a5 l8"], "The game is over: Black has won."),
        (["--nodes", "0"], "The limit of nodes must be more than 0, not 0.0."),
        (["--moves", "h8 h8"], "h8 is occupied."),
        (["--setup", "X O"], "The drawing has 1 rows, but the board has 15."),
        (["game.sgf", "--setup", "X O"], "FILE and --setup exclude each other"),
        (["--nodes", "nan"], "The limit of nodes must be a whole number, not nan."),
        (["--nodes", "1.5"], "The limit of nodes must be a whole number, not 1.5."),
        (["--nodes", "1e18"], "The limit of nodes must be less than 1e15, not 1e+18."),
        (["--seconds", "-1"], "The limit of seconds must be more than 0, not -1.0."),
        (["--seconds", "inf"], "The limit of seconds must be less than 1e15, not inf."),
        (["--side", "green"], "argument --side: invalid choice: 'green'"),
        (["--kind", "fives"], "argument --kind: invalid choice: 'fives'"),
        (["--moves", "zz99"], "'zz99' is not a point such as h8."),
        (["--game", "0x5/3"], "argument --game"),
        (["--game", "3x3/3", "--moves", "a1 b2 c3 a3 c1 b1 b3 c2 a2"], "The game is over: it is a draw."),
        (["no-such-file.sgf"], "no-such-file.sgf: There is no such file."),
    ],
)
def test_invalid_arguments_are_refused(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("solve", *arguments)


def test_a_win_on_a_forbidden_point_is_named() -> None:
    """Black stands on e4, e5, e7, e8 and e9, so e6 would be an overline."""
    rows = ["....X....", "....X....", "....X....", "XOOO.....", "....X....", "....X....", *["........."] * 3]
    board = "\n".join([*rows, "O to move"])
    found = studio_here("solve", "--game", "9x9/5 renju", "--setup", board)
    assert "White wins by fours in at most 3 plies: f6" in found.stdout
    assert "Black may not play e6 (overline)." in found.stdout
    as_object = json.loads(studio_here("solve", "--game", "9x9/5 renju", "--setup", board, "--json").stdout)
    assert (as_object["forbidden"], as_object["shape"]) == ("e6", "overline")
