"""The option `--plot` of analyze, match and train: SVG and PNG files, also on a machine without a screen."""

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.e2e.commands import refused, studio_here

ROOT = Path(__file__).resolve().parents[2]
SEARCH = ("analyze", "--game", "tic-tac-toe", "--profile", "classic-uct", "--simulations", "50")
MATCH = ("match", "random", "one-ply", "--game", "tic-tac-toe", "--games", "2", "--workers", "1")


@pytest.mark.parametrize("command", [SEARCH, MATCH, ("train", "folder", "--toy")], ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("plot.jpg", "plot.jpg: plots are written as SVG or PNG. End the name with .svg or .png."),
        ("plot", "plot: plots are written as SVG or PNG"),
        ("nowhere/plot.svg", "The folder of nowhere"),
        ("folder.svg", "folder.svg is a folder"),
    ],
)
def test_other_files_are_refused_before_any_work(
    command: tuple[str, ...], name: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.svg").mkdir()
    assert sentence in refused(*command, "--plot", name)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.svg"]


def test_a_search_is_drawn_as_svg(tmp_path: Path) -> None:
    path = tmp_path / "search.SVG"
    finished = studio_here(*SEARCH, "--moves", "b2", "--json", "--plot", str(path))
    assert finished.returncode == 0
    assert finished.stdout.startswith("{"), "the JSON stays alone"
    assert f"The plot is in {path}" in finished.stderr
    root = ET.fromstring(path.read_text("utf-8"))  # noqa: S314  # our own text
    assert root.get("aria-label") == "tic-tac-toe: White to move after 1 stone"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a screen")
def test_a_png_needs_no_screen(tmp_path: Path) -> None:
    path = tmp_path / "search.png"
    screen = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    finished = subprocess.run(
        [sys.executable, "-m", "studio", *SEARCH, "--plot", str(path)],
        capture_output=True,
        encoding="utf-8",
        env={name: value for name, value in os.environ.items() if name not in screen},
        timeout=120,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    assert finished.stderr.strip() == f"The plot is in {path}"
    picture = Image.open(BytesIO(path.read_bytes()))
    assert picture.format == "PNG"
    assert picture.width > 1_000
    assert len(picture.getcolors(1 << 24) or []) > 50, "it has colours and text"


@pytest.mark.usefixtures("qapp")
def test_a_match_is_drawn_and_reported(tmp_path: Path) -> None:
    plot, out = tmp_path / "elo.svg", tmp_path / "match"
    finished = studio_here(*MATCH, "--out", str(out), "--plot", str(plot))
    assert finished.returncode == 0
    assert "Scores" in plot.read_text("utf-8")
    assert "one-ply" in (out / "index.html").read_text("utf-8")
    again = studio_here("match", "--resume", str(out), "--plot", str(tmp_path / "again.png"))
    assert again.returncode == 0, again.stderr
    assert (tmp_path / "again.png").read_bytes().startswith(b"\x89PNG")


RULES = ROOT / "docs" / "rules.sgf"
PICTURES = (
    *("freestyle", "exactly-five", "caro", "three-three", "four-four", "overline", "five-first", "no-three"),
    *("forbidden-defence", "connect-four"),
)


@pytest.mark.parametrize(("number", "name"), list(enumerate(PICTURES, 1)), ids=PICTURES)
def test_each_picture_of_the_rules_is_what_the_command_draws(number: int, name: str, tmp_path: Path) -> None:
    path = tmp_path / "drawn.svg"
    finished = studio_here("show", str(RULES), "--number", str(number), "--plot", str(path))
    assert finished.stderr == f"The plot is in {path}\n"
    assert path.read_text("utf-8") == (ROOT / "docs" / "pictures" / "rules" / f"{name}.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("three-three", "Forbidden: h8."),
        ("four-four", "Forbidden: h8."),
        ("overline", "Forbidden: h8."),
        ("no-three", "Forbidden: g8."),
        ("forbidden-defence", "Forbidden: h8."),
        ("five-first", "Played: h8."),
    ],
)
def test_the_drawings_tell_the_forbidden_points_in_words(name: str, told: str) -> None:
    drawn = (ROOT / "docs" / "pictures" / "rules" / f"{name}.svg").read_text("utf-8")
    assert told in drawn
    assert ("Forbidden" in drawn) is told.startswith("Forbidden")
