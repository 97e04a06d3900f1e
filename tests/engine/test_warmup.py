"""The folder of compiled kernels: intact ones are used, damaged ones are recompiled."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from studio.engine import probe, warmup
from studio.engine.kernels.runtime.compiling import CACHE_VARIABLE, NATIVE, TARGET, cache_folder
from studio.engine.precompiled import PORTABLE, Target
from studio.engine.running.arrays import FEWEST_NODES
from studio.engine.stages import ALL
from studio.engine.warmup import _Child
from tests.sizes import one_always

LIBRARY = """
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import Rules
search = Search(Position(Rules(3, 3, 3)), Parameters(proofs=False))
print({asked})
"""
SURVEYS = """
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.engine.views.found_nodes import TreeFilter
from studio.game.position import Position
from studio.game.rules import PRESETS
for name in ("tic-tac-toe", "gomoku-9", "gomoku-20"):
    search = Search(Position(PRESETS[name]), Parameters(transpositions=name == "gomoku-9"), threads=2)
    search.run(Limit(simulations=500))
    surveys = search.filtered(TreeFilter()), search.statistics(), search.outline(9)
    print(*(list(parts)[-1].is_complete for parts in surveys))
"""
SAVE_AND_READ = """
import sys
from pathlib import Path
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.saved.reading import reading
from studio.engine.saved.writing import saving
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.rules import PRESETS
for transpositions in (False, True):
    search = Search(Position(PRESETS["connect-four"]), Parameters(transpositions=transpositions))
    search.run(Limit(simulations=500))
    file = Path(sys.argv[1]) / "tree.npz"
    for steps in (saving(search, file), reading(file, search.parameters.memory_mb)):
        for _ in steps:
            pass
"""
SEARCHES = """
from studio.__main__ import main
for line in (
    "tic-tac-toe --simulations 500",
    "connect-four --simulations 60000 --profile graph --threads 2",
    "standard-15 --simulations 500 --set selection=puct --set widening_start=0",
    "gomoku-20 --simulations 500 --profile win-share",
):
    assert main(["analyze", "--json", "--game", *line.split()]) == 0
"""
LOOKING = "from studio.engine.warmup import Warmup; Warmup().prepare(('looking',))"
ASK = "from studio.engine.warmup import is_warm; print(is_warm())"


def python(base: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a process with its own folder: kernels read the folder's location only once."""
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
    """Copy the kernels that the warm-up compiles, and none of those that other tests needed."""
    copy = tmp_path / "kernels" / cache_folder().name
    lists = [cache_folder() / f"{stage}.json" for stage in ALL]
    kernels = {name for file in lists for name in json.loads(file.read_bytes())}
    for name in (*kernels, *(file.name for file in lists)):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(cache_folder() / name, copy / name)
    return tmp_path / "kernels"


def largest(base: Path, kernel: str = "") -> Path:
    return max(base.rglob(f"{kernel}*.kernel"), key=lambda file: file.stat().st_size)


def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])


def flip_quietly(file: Path) -> None:
    """Change a letter in an unused name: the file still loads, but differs from what was written."""
    content = bytearray(file.read_bytes())
    *_, name = re.finditer(rb"\x00(\.[a-z]\w+[\w.]{6,})\x00", bytes(content))
    content[name.end(1) - 1] ^= 1
    file.write_bytes(content)


def test_a_second_warmup_reports_that_everything_is_compiled(base: Path) -> None:
    before = {file: file.read_bytes() for file in base.rglob("*") if file.is_file()}
    finished = python(base, "-m", "studio", "warmup")
    assert finished.returncode == 0
    assert finished.stdout == f"The search is already compiled in {base / cache_folder().name}.\n"
    assert finished.stderr == ""
    assert {file: file.read_bytes() for file in base.rglob("*") if file.is_file()} == before


@pytest.mark.long
def test_searching_compiles_nothing_more(base: Path) -> None:
    """The warm-up covers each kind of board and of search."""
    before = {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()}
    finished = python(base, "-c", SEARCHES)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert sorted(file.name for file in base.rglob("*") if file.is_file()) == sorted(before)
    assert {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()} == before


def test_surveying_a_tree_compiles_nothing_more(base: Path) -> None:
    before = {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()}
    finished = python(base, "-c", SURVEYS)
    assert (finished.stdout, finished.stderr) == ("True True True\n" * 3, "")
    assert {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()} == before


@pytest.mark.long
def test_saving_and_reading_a_tree_compile_nothing_more(base: Path, tmp_path: Path) -> None:
    before = {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()}
    finished = python(base, "-c", SAVE_AND_READ, str(tmp_path))
    assert (finished.returncode, finished.stderr) == (0, "")
    assert {file.name: file.read_bytes() for file in base.rglob("*") if file.is_file()} == before


@pytest.mark.parametrize("damage", one_always(3, [flip_quietly, truncate, Path.unlink]))
def test_a_damaged_kernel_is_noticed_without_loading_it(base: Path, damage: object) -> None:
    assert callable(damage)
    assert is_warm(base)
    damage(largest(base))
    assert not is_warm(base)


@pytest.mark.parametrize(
    "content", one_always(9, ["", "{", "{}", "[]", "null", "\x00\xff", '["gone.kernel"]', "[1]", "1"])
)
def test_a_damaged_list_of_kernels_is_noticed(base: Path, content: str) -> None:
    (base / cache_folder().name / "looking.json").write_text(content, encoding="latin-1")
    assert not is_warm(base)


def test_an_empty_or_missing_folder_is_not_warm(tmp_path: Path) -> None:
    assert not is_warm(tmp_path)
    assert not is_warm(tmp_path / "not" / "there")


def test_warmup_repairs_a_damaged_kernel_and_touches_no_other(base: Path) -> None:
    """A damaged kernel may still load, and then compute anything: it must be replaced."""
    kernel = largest(base, "looking.explain")
    others = {file: file.read_bytes() for file in base.rglob("*.kernel") if file != kernel}
    flip_quietly(kernel)
    damaged = kernel.read_bytes()
    finished = python(base, "-c", LOOKING)
    assert (finished.returncode, finished.stdout, finished.stderr) == (0, "", "")
    assert kernel.read_bytes() != damaged
    assert {file: file.read_bytes() for file in others} == others
    assert is_warm(base)


@pytest.mark.long
def test_warmup_repairs_a_damaged_loop_permanently(base: Path) -> None:
    kernel = min(base.rglob("loop.advance*.kernel"), key=lambda file: file.stat().st_size)  # compiled in a short time
    flip_quietly(kernel)
    damaged = kernel.read_bytes()
    finished = python(base, "-m", "studio", "warmup")
    assert finished.returncode == 0
    assert finished.stdout.startswith(f"Compiled the search in {base / cache_folder().name} (")
    assert damaged not in [file.read_bytes() for file in base.rglob("*.kernel")]
    assert is_warm(base)
    assert analyse(base, "--game", "tic-tac-toe", "--simulations", "100")["root"]["visits"] == 100
    assert analyse(base, "--game", "gomoku-9", "--simulations", "100000", "--profile", "graph")["nodes"] > FEWEST_NODES
    assert is_warm(base), "the warm-up compiled also what large trees need"


@pytest.mark.parametrize(
    ("kernel", "asked", "answer"),
    [
        ("tree.plant", "search.final_move()", "None"),
        pytest.param("loop.advance", "search.run(Limit(simulations=5))", "simulations", marks=pytest.mark.long),
    ],
    ids=["begins", "runs"],
)
def test_a_library_recompiles_a_truncated_kernel(base: Path, kernel: str, asked: str, answer: str) -> None:
    truncated = list(base.rglob(f"{kernel}*.kernel"))
    for file in truncated:
        file.write_bytes(file.read_bytes()[:1000])
    finished = python(base, "-c", LIBRARY.format(asked=asked))
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.strip() == answer
    assert [file.stat().st_size > 1000 for file in truncated].count(True) == 1, "just the needed one"


def test_an_unwritable_folder_is_reported_and_is_no_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    finished = python(tmp_path / "file", "-m", "studio", "warmup")
    assert finished.returncode == 0
    assert finished.stdout == ""
    assert re.fullmatch(r"mcts-studio: .* is not writable, so .* compiled at each start\.\n", finished.stderr)
    assert (tmp_path / "file").read_text() == "no folder"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_not_used(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert "cannot be written" in python(tmp_path, "-m", "studio", "warmup").stderr
        assert not list(tmp_path.iterdir())
    finally:
        tmp_path.chmod(0o700)


def test_a_process_that_cannot_compile_is_logged_with_its_place(caplog: pytest.LogCaptureFixture) -> None:
    child = _Child(["no-such-stage"], ["no-such-stage"], TARGET)
    child._process.wait(120)
    child.ask_to_end()
    child.end()
    (record,) = caplog.records
    assert re.match(r"A compiling process \(process \d+\) ended with exit code 1\.\n", record.getMessage())
    assert "probe.py" in record.getMessage()
    assert record.getMessage().endswith("KeyError")


def test_a_process_checks_the_kernels_of_a_stage_until_they_are_ready_and_not_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers, asked = iter([False, True]), []

    def are_ready(stages: tuple[str, ...]) -> bool:
        asked.append(stages)
        return next(answers)

    monkeypatch.setattr(probe, "are_ready", are_ready)
    ready = probe.ReadyStages()
    assert ["looking" in ready for _ in range(4)] == [False, True, True, True]
    assert asked == [("looking",)] * 2


def test_the_background_compiles_for_this_processor_if_kernels_came_with_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Recorded:
        def __init__(self, wanted: list[str], turn: list[str], target: Target) -> None:
            begun.append((wanted, turn, target))

        def poll(self) -> int:
            return 0

    begun: list[tuple[list[str], list[str], Target]] = []
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    monkeypatch.setattr(warmup, "_Child", Recorded)
    monkeypatch.setattr(warmup, "TARGET", PORTABLE)
    monkeypatch.setattr(warmup, "are_ready", lambda _stages: True)
    one = warmup.Warmup()
    one.prepare(ALL)
    assert begun == []  # all stages came with the program
    one.begin_rest()
    assert {(not wanted, set(turn) == set(ALL), target) for wanted, turn, target in begun} == {(True, True, NATIVE)}
    assert one.progress == (0, len(ALL))
    monkeypatch.setattr(warmup, "IN_ADVANCE", (*ALL, "threats-renju"))  # as in a package
    begun.clear()
    warmup.Warmup().begin_rest()
    assert [(turn[-1], len(turn)) for _, turn, _ in begun] == [("threats-renju", len(ALL) + 1)] * len(begun)
    assert begun
    assert one.progress == (0, len(ALL) + 1)
