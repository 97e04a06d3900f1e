import pytest

from studio.game.files import FileError, Format, Opened, read_records, save_record
from studio.game.files.pos import write_pos
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import PASS, Move, Stone
from tests.game.boards import GOMOKU, game, line_of

HEADER = b"\xffRenLib\xff\x03\x04" + b"\xff" * 10


def lib(*body: int | bytes, header: bytes = HEADER) -> Opened:
    return read_records(header + b"".join(bytes([part]) if isinstance(part, int) else part for part in body))


def shape(record: GameRecord) -> list[tuple[int, str]]:
    """Return depth and point of each node."""
    moving = ((node, node.move) for node in record.nodes() if node.move is not None)
    return [(len(node.path()) - 1, "--" if move.point == PASS else str(move.point)) for node, move in moving]


def test_pos_counts_its_moves_and_is_read() -> None:
    opened = read_records(bytes([3, 112, 98, 126]))
    assert opened.format is Format.POS
    assert line_of(opened.records[0]) == "h8 i9 g7"


def test_pos_of_printable_bytes_is_recognized() -> None:
    points = [112, 98, 97, 96, 111, 110, 95, 94, 80]
    opened = read_records(bytes([len(points), *points]))
    assert opened.format is Format.POS


def test_pos_that_contains_sgf_bytes_is_recognized() -> None:
    assert read_records(bytes([3, 40, 59, 112])).format is Format.POS


@pytest.mark.parametrize("data", [[3, 112, 98, 126, 0, 0], [3, 112, 98, 112], [8, 112, 98]])
def test_damaged_pos_gives_its_readable_part(data: list[int]) -> None:
    opened = read_records(bytes(data))
    assert opened.format is Format.POS
    assert opened.warnings
    assert line_of(opened.records[0]).startswith("h8 i9")


def test_text_that_could_be_pos_is_read_as_text() -> None:
    assert read_records(b"\nh8i9g7f6e5").format is Format.POINTS


def test_pos_holds_passes() -> None:
    record = game("h8")
    Node(Move(Stone.WHITE, PASS), record.main_line()[-1])
    assert write_pos(record) == bytes([2, 112, 0xF0])
    (again,) = read_records(write_pos(record)).records
    assert line_of(again) == "h8 --"


def test_pos_refuses_other_boards(tmp_path: object) -> None:
    with pytest.raises(FileError, match="store only five in a row on 15×15"):
        save_record(GameRecord(GOMOKU.__class__(9, 9, 5)), f"{tmp_path}/x.pos")


def test_library_begins_at_its_root() -> None:
    opened = lib(0x00, 0x00, 0x78, 0x00, 0x69, 0x40)
    assert opened.format is Format.LIB
    assert line_of(opened.records[0]) == "h8 i9"


def test_library_of_the_old_kind_begins_at_the_first_move() -> None:
    assert line_of(lib(0x78, 0x00, 0x69, 0x40).records[0]) == "h8 i9"


def test_library_without_header_begins_with_h8() -> None:
    opened = lib(0x78, 0x80, 0x69, 0xC0, 0x68, 0x40, header=b"")
    assert opened.format is Format.LIB


def test_siblings_hang_below_the_same_parent() -> None:
    opened = lib(0x00, 0x00, 0x78, 0x00, 0x69, 0xC0, 0x68, 0x00, 0x59, 0x40)
    assert shape(opened.records[0]) == [(1, "112"), (2, "98"), (2, "97"), (3, "83")]
    assert opened.warnings == ()


def test_siblings_after_a_deeper_line_keep_their_parent() -> None:
    opened = lib(0x00, 0x00, 0x78, 0x80, 0x69, 0x00, 0x68, 0x40, 0x88, 0x40)
    assert shape(opened.records[0]) == [(1, "112"), (2, "98"), (3, "97"), (1, "127")]


def test_comments_and_board_texts_are_read_with_their_padding() -> None:
    opened = lib(0x00, 0x00, 0x78, 0x09, 0x00, 0x01, b"abc\0", b"A\0", 0x69, 0x48, b"last one\0\0")
    record = opened.records[0]
    assert [node.comment for node in record.main_line()] == ["", "abc", "last one"]
    assert record.root.properties["LB"] == ("hh:A",)


def test_old_comments_end_with_the_high_bit() -> None:
    record = lib(0x78, 0x20, b"ol" + bytes([ord("d") | 0x80]), 0x69, 0x40).records[0]
    assert record.main_line()[1].comment == "old"
    assert line_of(record) == "h8 i9"


def test_comments_in_an_old_code_page_are_guessed() -> None:
    text = "黑棋先手".encode("gbk") + b"\0\0"
    assert lib(0x78, 0x48, text).records[0].main_line()[1].comment == "黑棋先手"


def test_marks_and_starts_are_kept() -> None:
    node = lib(0x78, 0x54).records[0].main_line()[1]
    assert node.properties == {"MA": ("hh",), "MSST": ("1",)}


def test_a_zero_below_the_root_is_a_pass() -> None:
    assert line_of(lib(0x00, 0x00, 0x78, 0x00, 0x00, 0x00, 0x69, 0x40).records[0]) == "h8 -- i9"


def test_a_truncated_library_gives_its_readable_part() -> None:
    opened = lib(0x00, 0x00, 0x78, 0x80, 0x69, 0x00, 0x68)
    assert line_of(opened.records[0]) == "h8 i9"
    assert [warning.code for warning in opened.warnings] == ["unfinished"]


@pytest.mark.parametrize("body", [b"\x78\x00\x69\x40", b"\x78\x08hi\0\0\x69\x40"])
def test_small_library_without_header_is_recognised(body: bytes) -> None:
    opened = read_records(body)
    assert opened.format is Format.LIB
    assert line_of(opened.records[0]) == "h8 i9"


def test_a_node_without_a_move_keeps_the_side_to_move() -> None:
    record = lib(0x78, 0x00, 0x59, 0x02, 0x69, 0x40).records[0]
    assert line_of(record) == "h8 - i9"
    last = record.main_line()[-1].move
    assert last is not None
    assert last.stone is Stone.WHITE


def test_library_without_moves_is_refused() -> None:
    with pytest.raises(FileError, match="contains no move"):
        lib()


def test_a_library_is_read_as_renju() -> None:
    opened = lib(0x00, 0x00, 0x78, 0x00, 0x69, 0x40)
    assert (opened.records[0].rules, opened.warnings) == (PRESETS["renju-15"], ())


# Black's third, fourth and fifth stones make two open threes at h8.
_DOUBLE_THREE = (0x77, 0x00, 0x11, 0x00, 0x79, 0x00, 0x13, 0x00, 0x68, 0x00, 0x15, 0x00, 0x88, 0x00, 0x17, 0x00)


def test_a_library_with_a_forbidden_move_is_read_as_freestyle_with_a_warning() -> None:
    opened = lib(0x00, 0x00, *_DOUBLE_THREE, 0x78, 0x40)
    (record,) = opened.records
    assert record.rules == PRESETS["gomoku-15"]
    assert [warning.code for warning in opened.warnings] == ["not_renju"]
    assert len(record.main_line()) == 10


def test_a_library_with_a_move_that_no_rules_allow_stays_renju() -> None:
    opened = lib(0x00, 0x00, 0x78, 0x00, 0x78, 0x40)
    assert opened.records[0].rules == PRESETS["renju-15"]
    assert [warning.code for warning in opened.warnings] == ["unplayable"]


def test_chosen_rules_replace_those_of_a_library() -> None:
    data = HEADER + bytes([0x00, 0x00, 0x78, 0x40])
    assert read_records(data, PRESETS["standard-15"]).records[0].rules == PRESETS["standard-15"]
