"""`mcts-studio review --report`: a report of the games in a folder."""

import csv
import json
from pathlib import Path

import pytest

from studio.game.files import save_records
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from tests.e2e.commands import refused, studio, studio_here
from tests.game.boards import game
from tests.keeping.missed import left_alone
from tests.window.pdf_files import page_count

SIX = PRESETS["gomoku-6"]
BLUNDER = "c3 a1 c4 a2 d3 a3 d4 a4 f6 a5"
"""Black does not see four in a column."""


def record(moves: str, black: str, white: str) -> GameRecord:
    made = game(moves, SIX)
    made.black, made.white = black, white
    return made


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    save_records([record(BLUNDER, "=Ann", "Ben <b>")], folder / "b.sgf")
    save_records([record("c3 d4", "Ben <b>", "Cy")], folder / "a.sgf")
    (folder / "notes.md").write_text("no game")
    return folder


def test_a_folder_has_a_report(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "report"
    arguments = ("review", str(games), "--simulations", "2000", "--workers", "1", "--report", str(out))
    finished = studio(*arguments, "--pdf", "--pages")
    assert finished.returncode == 0, finished.stderr
    assert f"The report is in {out / 'report.html'}." in finished.stdout
    names = sorted(path.name for path in out.iterdir())
    assert names == [
        *(f"game-00{number}{kind}.html" for number in (1, 2) for kind in ("-moves", "")),
        "games",
        *(f"report.{kind}" for kind in ("csv", "html", "json", "pdf")),
    ]
    assert sorted(path.name for path in (out / "games").glob("*.sgf")) == ["a.sgf", "b.sgf"]
    page = json.loads((out / "report.json").read_text("utf-8"))
    assert [Path(of_game["file"]).name for of_game in page["games"]] == ["a.sgf", "b.sgf"]
    (moment,) = [each for each in page["games"][1]["key_moments"] if each["move"] == 9]
    assert "last escape" in moment["kinds"]
    assert (moment["side"], moment["better"]["move"], moment["allowed"]["line"]) == ("black", "a5", "a5")
    assert moment["text"].endswith("after f6, White wins at once with a5.")
    assert "Ben &lt;b&gt;" in (out / "report.html").read_text("utf-8")
    assert page_count((out / "report.pdf").read_bytes()) >= 3
    with (out / "report.csv").open(newline="", encoding="utf-8") as table:
        assert {row["black"] for row in csv.DictReader(table)} == {"'=Ann", "Ben <b>"}

    again = studio_here(*arguments, "--player", "cy", "--json")
    assert again.returncode == 0, again.stderr
    assert "2 of 2 files are already reviewed" in again.stderr
    assert json.loads(again.stdout)["games"] == 2
    assert len(json.loads((out / "report.json").read_text("utf-8"))["games"]) == 1
    assert not (out / "game-002.html").exists()
    shown = studio_here("show", str(out / "games" / "b.sgf")).stdout
    assert "Key moments:" in shown
    assert moment["text"] in shown


def test_refusals_are_one_sentence(games: Path, tmp_path: Path) -> None:
    one, empty, there = str(games / "a.sgf"), tmp_path / "empty", tmp_path / "there"
    empty.mkdir()
    there.mkdir()
    (there / "report.csv").write_text("mine")
    limit = ("--simulations", "5")
    assert "Name a folder for the results" in refused("review", one, *limit)
    assert "--player chooses" in refused("review", one, *limit, "--out", str(empty), "--player", "Ann")
    assert "has no game files" in refused("review", str(empty), *limit, "--report", str(tmp_path / "report"))
    assert "is not part of a report" in refused("review", one, *limit, "--report", str(there))
    assert "--pdf writes the report" in refused("review", one, *limit, "--out", str(empty), "--pdf")
    assert "--pages adds pages to the report" in refused("review", one, *limit, "--out", str(empty), "--pages")
    (there / "report.csv").unlink()
    (there / "report.pdf").write_bytes(b"%PDF-1.4 mine")
    assert "is not a report of this program" in refused("review", one, *limit, "--report", str(there), "--pdf")
    assert not (tmp_path / "report").exists()


def test_show_begins_the_key_moments_with_a_resignation_in_a_won_position(tmp_path: Path) -> None:
    resigned = left_alone()
    resigned.result = "W+R"
    save_records([resigned], tmp_path / "game.sgf")
    finished = studio("show", str(tmp_path / "game.sgf"))
    assert (
        "Key moments:\n  Black resigned in a position that Black wins by fours in at most 3 plies.\n" in finished.stdout
    )
