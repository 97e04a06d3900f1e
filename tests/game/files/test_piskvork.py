import pytest

from studio.game.files import FileError, Format, read_records, save_record
from studio.game.files.piskvork import write_psq
from studio.game.files.sgf_writer import write
from studio.game.rules import PRESETS
from tests.game.boards import game, line_of

PSQ = """Piskvorky 15x15, 11:11, 0
8,8,0
9,7,0
7,9,1500
RAPFI.zip
YIXIN.zip
-1
1,Freestyle15
"""


def test_psq_is_read_with_names_times_and_result() -> None:
    opened = read_records(PSQ.encode())
    (record,) = opened.records
    assert opened.format is Format.PSQ
    assert line_of(record) == "h8 i9 g7"
    assert (record.black, record.white, record.result) == ("RAPFI.zip", "YIXIN.zip", "B+")
    assert [node.time_ms for node in record.main_line()[1:]] == [0, 0, 1500]


def test_psq_is_written_as_it_was_read() -> None:
    (record,) = read_records(PSQ.encode()).records
    assert write_psq(record).decode().replace("\r\n", "\n") == PSQ


def test_data_that_only_psq_has_survives_sgf() -> None:
    (record,) = read_records(PSQ.encode()).records
    (again,) = read_records(write([record])).records
    assert write_psq(again).decode().replace("\r\n", "\n") == PSQ


def test_the_second_player_may_start() -> None:
    text = PSQ.replace(", 0\n", ", 1\n", 1)
    (record,) = read_records(text.encode()).records
    assert (record.black, record.white, record.result) == ("YIXIN.zip", "RAPFI.zip", "W+")
    assert write_psq(record).decode().replace("\r\n", "\n") == text


def test_times_may_be_missing() -> None:
    (record,) = read_records(b"Piskvorky 20x20, 0:0, 0\n10,10\n11,11\n").records
    assert line_of(record) == "j11 k10"
    assert record.main_line()[1].time_ms is None


@pytest.mark.parametrize("tail", ["-1\njunk that trails\n", "Player1 wins\n9,9,0\n", "-1\nA\nB\n"])
def test_moves_end_at_the_first_line_without_a_move(tail: str) -> None:
    (record,) = read_records(f"Piskvorky 15x15, 0:0, 0\n8,8,0\n{tail}".encode()).records
    assert line_of(record) == "h8"


def test_codes_may_precede_the_names() -> None:
    (record,) = read_records(b"Piskvorky 15x15, 0:0, 0\n8,8,0\n-1\nA\nB\n").records
    assert (record.black, record.white) == ("A", "B")


def test_codes_that_end_the_moves_and_codes_after_the_names() -> None:
    (record,) = read_records(b"Piskvorky 15x15, 0:0, 0\n8,8,0\n-1\nA\nB\n0\n1,Freestyle1\n").records
    assert (record.black, record.white) == ("A", "B")
    assert record.properties["PSQCODE"] == ("0",)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (b"Ann\n\n9,9,0\n10,9,0\n", ("Ann", "")),
        (b"\n\n9,9,0\n10,9,0\n", ("", "")),
        (b"Piskvorky 20x20, 0:0, 0\n10,10,0\n\n11,10,0\n\nBen\n0\n", ("", "Ben")),
        (b"Piskvorky 20x20, 0:0, 0\n10,10,0\n11,10,0\n\nAnn\nBen\n0\n\n", ("Ann", "Ben")),
    ],
)
def test_blank_lines_are_skipped_and_keep_line_numbers(text: bytes, names: tuple[str, str]) -> None:
    (record,) = read_records(text).records
    assert line_of(record) == "j11 k11"
    assert (record.black, record.white) == names


def test_boards_are_columns_by_rows() -> None:
    (record,) = read_records(b"Piskvorky 7x9, 0:0, 0\n7,9,0\n").records
    assert (record.rules.columns, record.rules.rows, line_of(record)) == (7, 9, "g1")
    assert write_psq(record).startswith(b"Piskvorky 7x9, 0:0, 0")


def test_a_changed_result_is_written() -> None:
    (record,) = read_records(PSQ.encode()).records
    record.result = "W+R"
    assert write_psq(record).decode().splitlines()[-1] == "2,Freestyle15"


def test_standard_tournaments_are_played_with_exactly_five() -> None:
    (record,) = read_records(PSQ.replace("Freestyle", "Standard").encode()).records
    assert record.rules == PRESETS["standard-15"]


def test_a_move_off_the_board_ends_the_moves_and_names_its_line() -> None:
    opened = read_records(b"Piskvorky 15x15, 0:0, 0\n8,8,0\n16,1,0\n1,1,0\n")
    assert line_of(opened.records[0]) == "h8"
    assert opened.warnings[0].place.line == 3


@pytest.mark.parametrize("size", ["0x15", "27x15", "1000000000x1", "15x0"])
def test_impossible_boards_are_refused(size: str) -> None:
    with pytest.raises(FileError, match="line 1"):
        read_records(f"Piskvorky {size}, 0:0, 0\n1,1,0\n".encode())


def test_an_incomplete_header_is_refused() -> None:
    with pytest.raises(FileError, match="first line must look like"):
        read_records(b"Piskvorky whatever\n1,1,0\n")


def test_rec_is_twenty_by_twenty_from_zero() -> None:
    opened = read_records(b"pbrain-a\npbrain-b\n9,9,120\n10,9,0\n-1\n")
    (record,) = opened.records
    assert opened.format is Format.REC
    assert record.rules == PRESETS["gomoku-20"]
    assert (record.black, record.white) == ("pbrain-a", "pbrain-b")
    assert line_of(record) == "j11 k11"


@pytest.mark.parametrize("preset", ["connect-four", "tic-tac-toe"])
def test_other_games_are_not_written_as_psq(preset: str, tmp_path: object) -> None:
    with pytest.raises(FileError, match="can store only five in a row"):
        save_record(game("a1", PRESETS[preset]), f"{tmp_path}/x.psq")


@pytest.mark.parametrize("tournament", ["1,Cup\\", "1,Cup [x] ;B[aa]", "2,a]SZ[19"])
def test_tournaments_of_any_name_pass_through_sgf(tournament: str) -> None:
    (record,) = read_records(PSQ.replace("1,Freestyle15", tournament).encode()).records
    (again,) = read_records(write([record])).records
    assert line_of(again) == "h8 i9 g7"
    assert write_psq(again).decode().splitlines()[-1] == tournament


@pytest.mark.parametrize(("name", "value"), [("PSQCODE", "x\n1,1,1"), ("PSQTOURNAMENT", "junk"), ("PSQLEVELS", "],")])
def test_psq_properties_of_an_sgf_file_are_validated(name: str, value: str) -> None:
    record = game("h8")
    record.black, record.white = "Ann", "Ben"
    record.properties[name] = (value,)
    assert write_psq(record) == b"Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\nAnn\r\nBen\r\n0\r\n"


@pytest.mark.parametrize("names", [("0", "bob"), ("-1", "bob"), ("ann", "-1"), ("7", "8")])
def test_names_that_look_like_codes_stay_in_their_places(names: tuple[str, str]) -> None:
    record = game("h8")
    record.black, record.white = names
    (again,) = read_records(write_psq(record)).records
    assert (again.black, again.white) == names


def test_names_that_look_like_moves_are_still_names() -> None:
    record = game("h8")
    record.black, record.white = "3,4", "line\nbreak"
    (again,) = read_records(write_psq(record)).records
    assert line_of(again) == "h8"
    assert (again.black, again.white) == ("3 4", "line break")
