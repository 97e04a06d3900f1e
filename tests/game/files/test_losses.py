"""What a file format cannot store is named before the game is saved in it."""

from pathlib import Path

import pytest

from studio.game.files import Format, save_record
from studio.game.files import messages as file_messages
from studio.game.files.losses import losses
from studio.game.game_end import GAME_END, MARK
from studio.game.message import Phrase
from studio.game.openings import OPENING
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from tests.game.boards import game


def _parts(record: GameRecord, kind: Format) -> tuple[object, ...]:
    what = next((warning.fields["what"] for warning in losses([record], kind) if "what" in warning.fields), ())
    assert isinstance(what, tuple)
    return what


def _with_opening(text: str) -> GameRecord:
    record = game("h8 i9 j10", PRESETS["renju-15"])
    record.set_property(record.root, OPENING, (text,))
    return record


@pytest.mark.parametrize("kind", [Format.PSQ, Format.POS, Format.POINTS])
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("swap2: first h8 i9 j10; second black", file_messages.OPENING_PROTOCOL),
        ("swap2", file_messages.OPENING_PROTOCOL),
        ("4D Kagetsu", file_messages.FOREIGN_PROPERTIES),
    ],
)
def test_only_a_protocol_of_this_program_is_named_as_one(kind: Format, text: str, named: Phrase) -> None:
    assert _parts(_with_opening(text), kind) == (named,)


def test_properties_of_other_programs_are_named_beside_the_protocol() -> None:
    record = _with_opening("swap2: first h8 i9 j10; second black")
    record.set_property(record.root, "EV", ("Club evening",))
    assert _parts(record, Format.PSQ) == (file_messages.OPENING_PROTOCOL, file_messages.FOREIGN_PROPERTIES)


def test_sgf_loses_no_protocol() -> None:
    assert not losses([_with_opening("swap2: first h8 i9 j10; second black")], Format.SGF)


@pytest.mark.parametrize("kind", [Format.PSQ, Format.POS, Format.POINTS, Format.OPENINGS])
def test_moves_that_were_taken_back_are_left_out(kind: Format, tmp_path: Path) -> None:
    record = game("h8 i9 j10 j9")
    assert file_messages.TAKEN_BACK not in _parts(record, kind)
    record.set_property(record.main_line()[2], GAME_END, (MARK,))
    assert _parts(record, kind) == (file_messages.TAKEN_BACK,)
    save_record(record, tmp_path / "game", kind)
    save_record(game("h8 i9"), tmp_path / "expected", kind)
    assert (tmp_path / "game").read_bytes() == (tmp_path / "expected").read_bytes()


def test_discs_that_were_taken_back_are_left_out(tmp_path: Path) -> None:
    record = game("d1 d2 e1", PRESETS["connect-four"])
    record.set_property(record.main_line()[2], GAME_END, (MARK,))
    save_record(record, tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_text() == "44\n"
