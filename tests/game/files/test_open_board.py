"""Files without rules are read with the rules of the open board, where their moves are legal."""

from pathlib import Path

import pytest

from studio.game.files.open_board import open_beside
from studio.game.rules import PRESETS
from tests.game.boards import line_of

RENJU, GOMOKU = PRESETS["renju-15"], PRESETS["gomoku-15"]
FORBIDDEN = "g8 a15 i8 c15 h7 e15 h9 g15 h8"
"""The last move makes two threes."""


@pytest.mark.parametrize(
    ("text", "board", "rules"),
    [
        ("h8 i9 i8", "renju-15", RENJU),
        ("h8 i9 i8", "caro-15", PRESETS["caro-15"]),
        ("h8 i9 i8", "gomoku-20", GOMOKU),
        ("h8 i9 i8", "connect-four", GOMOKU),
        (FORBIDDEN, "renju-15", GOMOKU),
        ("4455", "renju-15", PRESETS["connect-four"]),
        ("(;GM[4]RU[Chinese];B[hh])", "renju-15", GOMOKU),
    ],
)
def test_the_open_board_gives_the_rules_of_a_list_of_points(
    tmp_path: Path, text: str, board: str, rules: object
) -> None:
    file = tmp_path / "moves.txt"
    file.write_text(text)
    opened = open_beside(file, PRESETS[board])
    (record,) = opened.records
    assert (record.rules, opened.warnings) == (rules, ())
    if text == FORBIDDEN:
        assert line_of(record) == FORBIDDEN
