"""Files of a game by a rule that is not offered yet, and that only some formats can name."""

from pathlib import Path

import pytest

from studio.game.files import open_records, save_record
from studio.game.files.sgf_writer import write
from studio.game.record import GameRecord
from studio.game.rules import Rules, rules_from_text
from studio.game.stones import Stone
from tests.game.boards import game, line_of

CARO = rules_from_text("15x15/5 caro")
BLOCKED = "b8 a8 c8 g8 d8 a1 e8 o1 f8"
"""Black's five in row 8 has a white stone at each end, so it does not win."""


def saved(record: GameRecord, file: Path, hint: Rules | None = None) -> GameRecord:
    save_record(record, file)
    (again,) = open_records(file, hint).records
    return again


def test_sgf_names_the_rule() -> None:
    text = write([game(BLOCKED, CARO)]).decode()
    assert "RU[15x15/5 caro]" in text


def test_a_game_goes_on_after_a_blocked_five(tmp_path: Path) -> None:
    record = game(f"{BLOCKED} h8", CARO)
    again = saved(record, tmp_path / "game.sgf")
    assert (again.rules, line_of(again)) == (CARO, line_of(record))
    assert not again.position(again.main_line()[-1]).is_over


def test_it_ends_with_a_five_that_is_free_at_one_end(tmp_path: Path) -> None:
    again = saved(game("b8 a8 c8 a1 d8 o1 e8 o15 f8", CARO), tmp_path / "game.sgf")
    assert again.position(again.main_line()[-1]).winner is Stone.BLACK


@pytest.mark.parametrize("ending", ["psq", "pos", "txt"])
def test_formats_that_cannot_name_the_rule_say_so(ending: str, tmp_path: Path) -> None:
    record, file = game(f"{BLOCKED} h8", CARO), tmp_path / f"game.{ending}"
    codes = [warning.code for warning in save_record(record, file)]
    assert "rules_lost" in codes
    (again,) = open_records(file, CARO).records
    assert (again.rules, line_of(again)) == (CARO, line_of(record))
