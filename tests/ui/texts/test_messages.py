"""The window translates the errors and warnings of the lower layers; in English it shows what commands print."""

import ast
import errno
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

import studio
from studio.engine.options.limits import Limit, checked_start
from studio.engine.options.parameters import PARAMETERS, Parameters
from studio.engine.options.profiles import PROFILES, profile_named
from studio.game import messages as game_messages
from studio.game.errors import StudioError
from studio.game.files import FileError, FileWarning, Format, messages
from studio.game.files.game_files import read_records, refuse_unsavable
from studio.game.files.losses import losses
from studio.game.files.report import Report
from studio.game.files.saving import file_error
from studio.game.message import Message
from studio.game.notation import point_from_human, point_from_protocol
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules, rules_from_text
from studio.game.stones import Stone
from studio.networks.catalogue import network_file
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.profile_folder import profile_from_text, read_profile
from studio.players.profiles import check_name, check_title
from studio.ui.texts import parameters
from studio.ui.texts.language import install, remove
from studio.ui.texts.messages import sentence_of, sentence_of_warning

GOMOKU = PRESETS["gomoku-15"]


def _won() -> Position:
    position = Position(PRESETS["tic-tac-toe"])
    for point in (0, 3, 1, 4, 2):
        position.play(point)
    return position


def _full_disk() -> None:
    raise file_error(OSError(errno.ENOSPC, "No space left on device"), Path("game.sgf"))


def _broken_disk() -> None:
    raise file_error(OSError(errno.EIO, "Input/output error"), Path("game.sgf"))


REFUSED: dict[str, Callable[[], object]] = {
    "point": lambda: point_from_human("zz", GOMOKU),
    "protocol point": lambda: point_from_protocol("h8", GOMOKU),
    "far point": lambda: point_from_human("p1", GOMOKU),
    "column": lambda: Position(PRESETS["connect-four"]).drop(8),
    "floating": lambda: Position(PRESETS["connect-four"]).play(0),
    "floating setup": lambda: Position(PRESETS["connect-four"]).set_up({0: Stone.BLACK}),
    "no move": lambda: Position(GOMOKU).undo(),
    "rules": lambda: Rules(15, 99, 5),
    "rules text": lambda: rules_from_text("chess"),
    "drawing": lambda: Position.from_text(". .", PRESETS["tic-tac-toe"]),
    "row": lambda: Position.from_text(". .\n. . .\n. . .", PRESETS["tic-tac-toe"]),
    "limit": lambda: Limit(seconds=-1),
    "whole limit": lambda: Limit(simulations=2.5),  # type: ignore[arg-type]
    "threads": lambda: checked_start(0, 999),
    "profile": lambda: profile_named("deep"),
    "level": lambda: SeatedEngine("studio", "grandmaster"),
    "parameter": lambda: Parameters().with_text({"speed": "3"}),
    "choice": lambda: Parameters().with_text({"selection": "best"}),
    "truth": lambda: Parameters().with_text({"proofs": "perhaps"}),
    "whole number": lambda: Parameters(rollout_radius=99),
    "number": lambda: Parameters(temperature=0.0001),
    "network": lambda: Parameters(network="mine"),
    "network name": lambda: Parameters(selection="puct", network="//server/mine.npz"),  # type: ignore[arg-type]
    "missing network": lambda: network_file("gone"),
    "lowest": lambda: Parameters(first_play=-3),
    "conflict": lambda: Parameters().with_text({"selection": "puct", "widening_start": "5"}),
    "own name": lambda: check_name("My profile"),
    "our name": lambda: check_name("studio"),
    "title": lambda: check_title(""),
    "our title": lambda: check_title("Graph Search"),
    "profile's file": lambda: read_profile(Path("nowhere.toml")),
    "profile's text": lambda: profile_from_text("title = 3", "mine"),
    "profile's title": lambda: profile_from_text('base = "studio"', "mine"),
    "profile's entry": lambda: profile_from_text("run = 3", "mine"),
    "no game": lambda: refuse_unsavable([], Format.SGF),
    "two games": lambda: refuse_unsavable([GameRecord(GOMOKU), GameRecord(GOMOKU)], Format.PSQ),
    "nothing": lambda: read_records(b" "),
    "size": lambda: read_records(b"(;GM[4]SZ[99];B[aa])"),
    "psq size": lambda: read_records(b"Piskvorky 99x98, 0:0, 0\n"),
    "header": lambda: read_records(b"Piskvorky\n"),
    "full disk": _full_disk,
    "broken disk": _broken_disk,
}


@pytest.mark.parametrize("refused", REFUSED.values(), ids=REFUSED)
def test_an_error_says_the_same_in_english(refused: Callable[[], object], qapp: QCoreApplication) -> None:
    with pytest.raises(StudioError) as caught:
        refused()
    assert sentence_of(caught.value) == str(caught.value)
    with _Foreign(qapp):
        assert "<" in sentence_of(caught.value)


WARNED = {
    "unplayable": b"(;GM[4]SZ[15];B[hh];W[hh])",
    "no such game": b"(;GM[1]SZ[15];B[hh])",
    "off the board": b"(;GM[4]SZ[9];B[zz]AB[yy]PL[x])",
    "sgf": b"(;GM[4]SZ[15];B[hh];W[ii]k[)(;GM[4]SZ[99];B[aa])(;B[ab",
    "left out": b"(;GM[4]SZ[15];B[hh])(;GM[4]SZ[99];B[aa])",
    "psq": b"Piskvorky 15x15, 0:0, 0\n99,99,0\n",
    "points": b"h8i9g7\nhello\nh8h8\n",
    "digits": b"4455\n99\n",
}


@pytest.mark.parametrize("data", WARNED.values(), ids=WARNED)
def test_a_warning_says_the_same_in_english(data: bytes, qapp: QCoreApplication) -> None:
    warnings = read_records(data).warnings
    assert warnings
    assert [sentence_of_warning(warning) for warning in warnings] == [str(warning) for warning in warnings]
    with _Foreign(qapp):
        assert all("<" in sentence_of_warning(warning) for warning in warnings)


def test_what_is_lost_is_listed_in_the_language(qapp: QCoreApplication) -> None:
    record = GameRecord(PRESETS["gomoku-9"])
    record.date = "2024-05-06"
    record.set_comment(record.root, "to be lost")
    lost = losses([record], Format.POINTS)
    assert [sentence_of_warning(warning) for warning in lost] == [str(warning) for warning in lost]
    with _Foreign(qapp):
        assert "<comments> and <the date>" in sentence_of_warning(lost[0])


def test_a_reason_within_a_sentence_is_translated_too(qapp: QCoreApplication) -> None:
    (warning,) = read_records(WARNED["unplayable"]).warnings
    with _Foreign(qapp):
        told = sentence_of_warning(warning)
    assert "<A move of <White> was left out. <h8 is occupied.>>" in told


def test_the_place_in_the_file_comes_first() -> None:
    error = Report("one\ntwo").error(messages.DAMAGED, 5).within("a.sgf")
    assert sentence_of(error) == "a.sgf: line 2, column 2: The file is too damaged to be read as a game."


def test_a_long_field_is_cut() -> None:
    told = sentence_of(StudioError(game_messages.NOT_A_COLUMN, text="x" * 1000))
    assert len(told) < 150


def test_a_field_is_never_read_as_a_template() -> None:
    error = StudioError(game_messages.NOT_A_POINT, text="{example}", example="{text.__class__}")
    assert sentence_of(error) == "'{example}' is not a point such as {text.__class__}."


def test_a_message_without_a_translation_is_in_english() -> None:
    assert sentence_of(StudioError(Message("unheard_of", "This is unknown."))) == "This is unknown."
    assert sentence_of_warning(FileWarning(Message("unheard_of", "This is unknown."))) == "This is unknown."
    assert sentence_of(FileError(Message("unheard_of", "This is unknown."), path="a")) == "a: This is unknown."


def test_parameters_profiles_and_levels_are_marked_where_they_are_declared() -> None:
    sentences = [parameter.metadata["sentence"] for parameter in PARAMETERS.values()]
    units = [parameter.metadata["unit"] for parameter in PARAMETERS.values()]
    assert {"", *_marked("engine/options/parameters.py", "Parameters")} == {"", *sentences, *units}
    assert _marked("engine/options/profiles.py", "Profiles") == {
        text for profile in PROFILES.values() for text in (profile.title, profile.sentence)
    }
    assert _marked("players/levels.py", "Levels") == {level.title for level in LEVELS.values()}


def _marked(module: str, context: str) -> set[str]:
    """Return the texts that lupdate finds in a module for this context."""
    tree = ast.parse((Path(studio.__file__).parent / module).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    marks = [call.args for call in calls if getattr(call.func, "id", "") == "QT_TRANSLATE_NOOP"]
    texts = [[arg.value for arg in args if isinstance(arg, ast.Constant)] for args in marks]
    return {str(text) for where, text in texts if where == context}


def test_every_parameter_and_choice_has_a_title() -> None:
    assert set(parameters.PARAMETER_TITLES) == set(PARAMETERS)
    choices = {
        name: list(type(parameter.default))
        for name, parameter in PARAMETERS.items()
        if isinstance(parameter.default, StrEnum)
    }
    assert {name: list(titles) for name, titles in parameters.CHOICE_TITLES.items()} == choices


def test_parameters_profiles_and_levels_are_translated(qapp: QCoreApplication) -> None:
    with _Foreign(qapp):
        told = [
            parameters.parameter_title("proofs"),
            parameters.parameter_sentence("proofs"),
            parameters.parameter_unit("memory_mb"),
        ]
        told += [
            parameters.profile_title("graph"),
            parameters.profile_sentence("graph"),
            parameters.level_title("club"),
        ]
    assert all(text.startswith("<") for text in told)
    assert parameters.parameter_unit("proofs") == ""


class _Foreign(QTranslator):
    """Puts every text into brackets, while it is entered."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__()
        self._application = application

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        del context, disambiguation, n
        return f"<{text}>"

    def __enter__(self) -> None:
        self._application.installTranslator(self)

    def __exit__(self, *failure: object) -> None:
        self._application.removeTranslator(self)


def test_the_reason_of_the_system_is_translated(qapp: QApplication) -> None:
    locale = QLocale()
    error = FileError(messages.NOT_READ, path="game.sgf", reason="Permission denied")
    unknown = FileError(messages.NOT_READ, path="game.sgf", reason="Device on fire")
    install(qapp, "cs")
    try:
        assert "přístup odepřen" in sentence_of(error)
        assert "Device on fire" in sentence_of(unknown)
    finally:
        remove(qapp)
        QLocale.setDefault(locale)
    assert "Permission denied" in sentence_of(error)
