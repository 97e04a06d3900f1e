"""The folder of compiled kernels: whole it is used, damaged it is filled anew."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from studio.engine.arrays import FEWEST_NODES
from studio.engine.kernels.compiling import CACHE_VARIABLE, cache_folder

LIBRARY = """
from studio.engine.limits import Limit
from studio.engine.parameters import Parameters
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import Rules
print(Search(Position(Rules(3, 3, 3)), Parameters(proofs=False)).run(Limit(simulations=5)))
"""
SURVEYS = """
from studio.engine.limits import Limit
from studio.engine.parameters import Parameters
from studio.engine.search import Search
from studio.engine.tree_filter import TreeFilter
from studio.game.position import Position
from studio.game.rules import PRESETS
for name in ("tic-tac-toe", "gomoku-9", "gomoku-20"):
    search = Search(Position(PRESETS[name]), Parameters(transpositions=name == "gomoku-9"), threads=2)
    search.run(Limit(simulations=500))
    surveys = search.filtered(TreeFilter()), search.statistics(), search.outline(9)
    print(*(list(parts)[-1].is_complete for parts in surveys))
"""
ASK = "from studio.engine.kernel_folder import is_warm; print(is_warm())"


def python(base: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A process of its own with its own folder: kernels ask for the folder only once."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", CACHE_VARIABLE: str(base)},
        timeout=300,
        check=False,
    )


def is_warm(base: Path) -> bool:
    told = python(base, "-c", ASK)
    assert told.stderr == ""
    return {"True\n": True, "False\n": False}[told.stdout]


def analyse(base: Path, *arguments: str) -> Any:
    finished = python(base, "-m", "studio", "analyze", "--json", *arguments)
    assert (finished.returncode, finished.stderr) == (0, "")
    return json.loads(finished.stdout)


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A copy of the tests' own kernels, as the warm-up left them."""
    copy = tmp_path / "kernels" / cache_folder().name
    for name in (*json.loads((cache_folder() / "ready.json").read_bytes()), "ready.json"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(cache_folder() / name, copy / name)
    return tmp_path / "kernels"


def largest(base: Path, ending: str) -> Path:
    return max(base.rglob(f"*{ending}"), key=lambda file: file.stat().st_size)


def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])


def flip_quietly(file: Path) -> None:
    """Change a letter in a name that nothing looks up: the file still loads, and still is not what was written."""
    content = bytearray(file.read_bytes())
    *_, name = re.finditer(rb"\x00(\.[a-z]\w+[\w.]{6,})\x00", bytes(content))
    content[name.end(1) - 1] ^= 1
    file.write_bytes(content)


def test_a_second_warmup_says_that_all_is_compiled_already(base: Path) -> None:
    before = {file: file.read_bytes() for file in base.rglob("*") if file.is_file()}
    finished = python(base, "-m", "studio", "warmup")
    assert finished.returncode == 0
    assert finished.stdout == f"The search is compiled already, in {base / cache_folder().name}.\n"
    assert finished.stderr == ""
    assert {file: file.read_bytes() for file in base.rglob("*") if file.is_file()} == before


def test_searching_leaves_the_folder_as_it_is(base: Path) -> None:
    """Whatever a search needs was compiled before, for each kind of board and each kind of search."""
    before = {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()}
    for game, simulations, settings in (
        ("tic-tac-toe", "500", ()),
        ("connect-four", "60000", ("--profile", "graph", "--threads", "2")),
        ("standard-15", "500", ("--set", "selection=puct", "--set", "widening_start=0")),
        ("gomoku-20", "500", ("--profile", "win-share")),
    ):
        analyse(base, "--game", game, "--simulations", simulations, *settings)
    assert sorted(file.name for file in base.rglob("*") if file.is_file()) == sorted(before)
    assert {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()} == before


def test_looking_at_a_whole_tree_leaves_the_folder_as_it_is(base: Path) -> None:
    before = {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()}
    finished = python(base, "-c", SURVEYS)
    assert (finished.stdout, finished.stderr) == ("True True True\n" * 3, "")
    assert {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()} == before


@pytest.mark.parametrize("damage", [truncate, flip_quietly, Path.unlink])
def test_a_damaged_kernel_is_noticed_without_loading_it(base: Path, damage: object) -> None:
    assert callable(damage)
    assert is_warm(base)
    damage(largest(base, ".nbc"))
    assert not is_warm(base)


def test_a_truncated_index_is_noticed_without_loading_it(base: Path) -> None:
    truncate(largest(base, ".nbi"))
    assert not is_warm(base)


@pytest.mark.parametrize("content", ["", "{", "{}", "[]", "null", "\x00\xff", '{"gone.nbc": 1}', "1"])
def test_a_damaged_list_of_kernels_is_noticed(base: Path, content: str) -> None:
    (base / cache_folder().name / "ready.json").write_text(content, encoding="latin-1")
    assert not is_warm(base)


def test_an_empty_or_missing_folder_is_not_warm(tmp_path: Path) -> None:
    assert not is_warm(tmp_path)
    assert not is_warm(tmp_path / "not" / "there")


def test_warmup_mends_a_damaged_kernel_for_good(base: Path) -> None:
    """A damaged kernel may still load, and then compute anything: it must not stay, nor be listed as whole."""
    kernel = largest(base, ".nbc")
    flip_quietly(kernel)
    damaged = kernel.read_bytes()
    finished = python(base, "-m", "studio", "warmup")
    assert finished.returncode == 0
    assert finished.stdout.startswith(f"The search is compiled, in {base / cache_folder().name} (")
    assert damaged not in [file.read_bytes() for file in base.rglob("*.nbc")]
    assert is_warm(base)
    assert analyse(base, "--game", "tic-tac-toe", "--simulations", "100")["root"]["visits"] == 100
    assert analyse(base, "--game", "gomoku-9", "--simulations", "100000", "--profile", "graph")["nodes"] > FEWEST_NODES
    assert is_warm(base), "the warm-up compiled also what large trees need"


def test_a_library_that_finds_a_truncated_kernel_compiles_anew(base: Path) -> None:
    kernel = largest(base, ".nbc")
    kernel.write_bytes(kernel.read_bytes()[:1000])
    finished = python(base, "-c", LIBRARY)
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.strip() == "simulations"


def test_a_folder_that_cannot_be_written_is_said_and_is_no_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    finished = python(tmp_path / "file", "-m", "studio", "warmup")
    assert finished.returncode == 0
    assert finished.stdout == ""
    assert re.fullmatch(r"mcts-studio: .* cannot be written, so .* compiled at each start\.\n", finished.stderr)
    assert (tmp_path / "file").read_text() == "no folder"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_the_right_to_write_is_not_used(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert "cannot be written" in python(tmp_path, "-m", "studio", "warmup").stderr
        assert not list(tmp_path.iterdir())
    finally:
        tmp_path.chmod(0o700)
