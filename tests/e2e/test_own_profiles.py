"""User profiles in commands."""

import json
from pathlib import Path

import pytest

from tests.e2e.commands import studio

MINE = """title = "Mine"
sentence = "Wide."
base = "studio-rollouts"

[parameters]
exploration = 0.9
first_play = inf
"""


def put(home: Path, name: str, text: str) -> str:
    folder = home / "config" / "profiles"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    return str(home)


def analyze(home: str, *arguments: str) -> tuple[int, str, str]:
    asked = ("analyze", "--game", "tic-tac-toe", "--simulations", "50", *arguments)
    finished = studio(*asked, MCTS_STUDIO_HOME=home)
    return finished.returncode, finished.stdout, finished.stderr


@pytest.mark.long
def test_a_user_profile_is_used_like_a_built_in_one(tmp_path: Path) -> None:
    home = put(tmp_path, "mine.toml", MINE)
    code, told, errors = analyze(home, "--profile", "mine", "--set", "proofs=off", "--json")
    assert (code, errors) == (0, "")
    page = json.loads(told)
    assert (page["profile"], page["parameters"]["exploration"], page["parameters"]["proofs"]) == ("mine", 0.9, False)
    code, told, errors = analyze(home, "--profile", "mine", "--set", "help")
    assert (code, errors) == (0, "")
    assert told.startswith("mine: Wide.\n")
    assert "  exploration=0.9\n" in told
    assert ", graph, mine. Your own profiles are files in " in told.splitlines()[-1]


def test_a_damaged_one_is_reported_and_the_others_work(tmp_path: Path) -> None:
    put(tmp_path, "mine.toml", MINE)
    home = put(tmp_path, "studio.toml", MINE)
    code, told, errors = analyze(home, "--profile", "mine", "--set", "help")
    assert code == 0
    assert told.startswith("mine: Wide.")
    assert errors == (
        "mcts-studio: warning: The profile studio.toml was skipped: "
        "The name studio is reserved by the program. Choose a different name.\n"
    )


def test_an_unknown_one_is_refused_with_all_names(tmp_path: Path) -> None:
    code, told, errors = analyze(put(tmp_path, "mine.toml", MINE), "--profile", "their")
    assert (code, told) == (2, "")
    assert errors.startswith("mcts-studio: There is no profile 'their'. The profiles are studio, ")
    assert errors.endswith(", graph, mine.\n")
