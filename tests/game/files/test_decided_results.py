"""The result of a game without a stated one, if the rules decide its last position."""

from pathlib import Path

import pytest

from studio.game.files import Format, open_records, save_record
from studio.game.files.game_files import WRITABLE
from studio.game.files.listing import listed_games
from studio.game.files.losses import losses
from studio.game.record import Outcome
from studio.insight.game_summary import summary_of
from tests.game.boards import game

FIVE = "h8 a1 i8 a2 j8 a3 k8 a4 l8"


@pytest.mark.parametrize("name", ["club.psq", "club.txt", "club.pos"])
def test_a_five_in_a_file_without_results_is_a_win_in_lists_and_as_sgf(tmp_path: Path, name: str) -> None:
    save_record(game(FIVE), tmp_path / name)
    (record,) = open_records(tmp_path / name).records
    assert [each.outcome for each in listed_games([record])] == [Outcome.BLACK_WINS]
    assert summary_of(record).result == "B+"
    save_record(record, tmp_path / "saved.sgf")
    assert open_records(tmp_path / "saved.sgf").records[0].result == "B+"


@pytest.mark.parametrize(("moves", "result"), [(FIVE, "W+T"), (FIVE.rsplit(" ", 1)[0], "")])
def test_a_stated_result_stays_and_an_unfinished_game_has_none(tmp_path: Path, moves: str, result: str) -> None:
    record = game(moves)
    record.result = result
    save_record(record, tmp_path / "saved.sgf")
    assert open_records(tmp_path / "saved.sgf").records[0].result == result
    assert summary_of(record).result == result


def test_a_copy_for_the_journal_has_the_record_as_it_is() -> None:
    assert b"RE[" not in WRITABLE[Format.SGF]([game(FIVE)])


@pytest.mark.parametrize(("result", "is_lost"), [("", False), ("B+", False), ("B+R", True)])
def test_only_a_result_that_the_board_does_not_show_is_lost(result: str, is_lost: bool) -> None:
    record = game(FIVE)
    record.result = result
    assert bool(losses([record], Format.PSQ)) is is_lost
