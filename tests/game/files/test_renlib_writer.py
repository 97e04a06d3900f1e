"""RenLib libraries that the program writes are read again without a loss of what the format can store."""

from pathlib import Path

import pytest

from studio.game.files import FileError, Format, open_records, read_records, save_record
from studio.game.files.losses import losses
from studio.game.files.renlib_writer import write_renlib
from studio.game.node import Node, Setup
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import PASS, Move, Stone
from tests.game.boards import game
from tests.properties.records import contents

RULES = PRESETS["renju-15"]


def again(record: GameRecord) -> GameRecord:
    opened = read_records(write_renlib(record))
    assert (opened.format, opened.warnings) == (Format.LIB, ())
    return opened.records[0]


def library() -> GameRecord:
    record = game("h8 i9 i8", RULES)
    first = record.main_line()[1]
    other = Node(Move(Stone.WHITE, 97), first)
    other.comment = "the direct opening\nwith two lines"
    Node(Move(Stone.BLACK, PASS), other)
    Node(None, first)
    record.root.comment = "a library"
    return record


def test_a_library_has_the_header_of_version_3_4() -> None:
    data = write_renlib(game("h8 i9"))
    assert data == b"\xffRenLib\xff\x03\x04" + b"\xff" * 10 + bytes([0, 0, 0x78, 0, 0x69, 0x40])


def test_variations_comments_passes_and_empty_nodes_are_kept() -> None:
    record = library()
    assert contents(again(record)) == contents(record)
    assert losses([record], Format.LIB) == []


def test_labels_of_moves_marks_and_the_start_are_kept() -> None:
    record = library()
    first = record.main_line()[1]
    first.properties.update({"LB": ("ig:A", "hg:a\\]b"), "MA": ("hh",), "MSST": ("1",)})
    assert contents(again(record)) == contents(record)
    assert losses([record], Format.LIB) == []


@pytest.mark.parametrize("properties", [{"LB": ("aa:A",)}, {"MA": ("aa",)}, {"TR": ("hh",)}])
def test_other_labels_and_marks_are_named_as_lost(properties: dict[str, tuple[str, ...]]) -> None:
    record = library()
    record.main_line()[1].properties.update(properties)
    (warning,) = losses([record], Format.LIB)
    assert warning.sentence == "The lib format does not keep data of other programs. SGF keeps everything."


@pytest.mark.parametrize("text", ["abc", "café für Zuñiga", "黑棋先手，白棋第二手", "příliš žluťoučký kůň", "a\0b"])
def test_comments_of_any_language_are_kept(text: str) -> None:
    record = game("h8 i9", RULES)
    record.main_line()[1].comment = text
    assert again(record).main_line()[1].comment == text.replace("\0", "")


def test_names_results_and_times_are_named_as_lost(tmp_path: Path) -> None:
    record = game("h8 i9", RULES)
    record.black, record.result, record.main_line()[1].time_ms = "Anna", "W+R", 1_000
    (warning,) = save_record(record, tmp_path / "game.lib")
    assert warning.sentence == "The lib format does not keep times, players, and the result. SGF keeps everything."
    assert contents(open_records(tmp_path / "game.lib").records[0])


def test_a_game_of_renju_loses_no_rules_in_a_library() -> None:
    record = game("h8 i9", RULES)
    assert losses([record], Format.LIB) == []
    assert again(record).rules == RULES


def test_other_rules_that_a_library_does_not_name_are_told() -> None:
    (warning,) = losses([game("h8 i9", PRESETS["standard-15"])], Format.LIB)
    assert warning.code == "rules_lost"


def test_other_boards_setups_and_moves_out_of_turn_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.lib"
    with pytest.raises(FileError, match="five in a row on 15×15"):
        save_record(GameRecord(PRESETS["gomoku-9"]), file)
    twice = game("h8")
    Node(Move(Stone.BLACK, 0), twice.main_line()[1])
    placed = game("h8")
    placed.root.setup = Setup({5: Stone.BLACK})
    for record in (twice, placed):
        with pytest.raises(FileError, match="setup stones or moves out of turn"):
            save_record(record, file)
    assert not file.exists()
