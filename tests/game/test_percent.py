"""Percentages in English texts."""

import re
from pathlib import Path

import pytest

import studio
from studio.commands.opening import printable_lines
from studio.game.percent import percent
from studio.machine.resources import resource_path

PYTHON = sorted(Path(studio.__file__).parent.rglob("*.py"))
SCRIPTS = sorted(Path(resource_path("web")).glob("*.js"))
_FORMATTED = re.compile(r"\{[^{}\"]*:[<>=^.\d]*%\}")
_WITHOUT_SPACE = re.compile(r"\}%[`\"']")


@pytest.mark.parametrize(
    ("share", "decimals", "text"),
    [(0.523, 1, "52.3\u00a0%"), (1.0, 1, "100.0\u00a0%"), (0.0, 0, "0\u00a0%"), (0.805, 0, "80\u00a0%")],
)
def test_a_no_break_space_precedes_the_sign(share: float, decimals: int, text: str) -> None:
    assert percent(share, decimals) == text


def test_commands_print_the_space() -> None:
    assert printable_lines(f"{percent(0.5)}\n\x1b") == "50.0\u00a0%\n\ufffd"


def test_no_other_place_formats_percentages() -> None:
    assert PYTHON
    assert SCRIPTS
    assert not [path.name for path in PYTHON if _FORMATTED.search(path.read_text("utf-8"))]
    assert not [path.name for path in SCRIPTS if _WITHOUT_SPACE.search(path.read_text("utf-8"))]
