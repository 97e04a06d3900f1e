import pytest

from studio.game.files import FileError, Format, read_records
from studio.game.files.plain_text import read_points, write_digits, write_openings, write_points
from studio.game.files.report import Report
from studio.game.rules import PRESETS, Rules
from tests.game.boards import FOUR, dropped, game, line_of


@pytest.mark.parametrize(
    "text", ["h8i9g7", "H8 I9 G7", "1. h8 i9 2. g7", "h8, i9; g7\n", "1.h8i9 2.g7", "# mine\nh8i9g7"]
)
def test_points_are_read_in_common_notations(text: str) -> None:
    opened = read_records(text.encode())
    assert opened.format is Format.POINTS
    assert [line_of(record) for record in opened.records] == ["h8 i9 g7"]


def test_numbered_lines_continue_with_the_game() -> None:
    opened = read_records(b"1. h8 i9\n2. g7 f6\n1. a1 b2\n")
    assert [line_of(record) for record in opened.records] == ["h8 i9 g7 f6", "a1 b2"]


def test_each_line_is_a_game() -> None:
    assert len(read_records(b"h8i9\ng7f6\n\na1\n").records) == 3


def test_far_points_mean_a_larger_board() -> None:
    assert read_records(b"t20a1").records[0].rules == PRESETS["gomoku-20"]


def test_the_game_can_be_named() -> None:
    assert read_records(b"b2a1", PRESETS["tic-tac-toe"]).records[0].rules == PRESETS["tic-tac-toe"]


def test_a_line_is_read_up_to_the_first_unplayable_move() -> None:
    opened = read_records(b"h8i9h8a1")
    assert line_of(opened.records[0]) == "h8 i9"
    assert "h8 is occupied" in opened.warnings[0].sentence


def test_digits_are_columns_of_connect_four() -> None:
    opened = read_records(b"4455")
    assert opened.format is Format.DIGITS
    assert opened.records[0].position(opened.records[0].main_line()[-1]) == dropped("4455")


def test_scores_of_solvers_become_comments() -> None:
    record = read_records(b"2252576253462244111563365343671351441 -1\n44 2\n").records[0]
    assert record.main_line()[-1].comment == "Score for the side to move: -1"


def test_scores_may_follow_a_tab() -> None:
    record = read_records(b"4455\t-1\n").records[0]
    assert record.main_line()[-1].comment == "Score for the side to move: -1"


def test_full_column_ends_the_line_with_a_warning() -> None:
    opened = read_records(b"44444444")
    assert len(opened.records[0].main_line()) == 7
    assert "Column 4 is full" in opened.warnings[0].sentence


def test_openings_are_offsets_from_the_centre() -> None:
    opened = read_records(b"0,0, 1,-1, -1,1\n7,-7, -7,7\n")
    assert opened.format is Format.OPENINGS
    assert [line_of(record) for record in opened.records] == ["h8 i9 g7", "o15 a1"]


def test_the_centre_of_twenty_is_the_floor_of_its_half() -> None:
    assert line_of(read_records(b"0,0,1,1", PRESETS["gomoku-20"]).records[0]) == "k10 l9"


def test_openings_that_reach_far_mean_a_larger_board() -> None:
    assert read_records(b"-10,9, 0,0").records[0].rules == PRESETS["gomoku-20"]


def test_odd_offsets_cause_a_warning() -> None:
    assert read_records(b"0,0, 1").warnings[0].code == "odd_offsets"


@pytest.mark.parametrize("text", ["h8i9\nwhat is this\na1b2", "4455\nabc\n12", "0,0,1,1\n1;2\n2,2,3,3"])
def test_an_invalid_line_is_skipped_with_its_position(text: str) -> None:
    opened = read_records(text.encode())
    assert len(opened.records) == 2
    assert [str(warning.place) for warning in opened.warnings] == ["line 2, column 1"]


def test_text_without_any_valid_line_is_refused_with_the_position() -> None:
    with pytest.raises(FileError, match="line 1, column 1: 'what' does not consist of points such as h8i9g7"):
        read_points(b"what", Report())


def test_written_text_is_read_back() -> None:
    games = [game("h8 i9 g7"), game("a1")]
    assert write_points(games) == b"h8i9g7\na1\n"
    assert write_openings(games) == b"0,0, 1,-1, -1,1\n-7,7\n"
    assert write_digits([game("d1 d2 e1", FOUR)]) == b"445\n"


def test_long_lines_of_blanks_take_no_time() -> None:
    with pytest.raises(FileError):
        read_records(b"h8" + b" " * 19_000 + b"!\n")


def test_rules_of_any_side_keep_their_points() -> None:
    rules = Rules(26, 26, 5)
    (record,) = read_records(b"z26a1", rules).records
    assert line_of(record) == "z26 a1"
