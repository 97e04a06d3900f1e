"""The order of compilation: a search waits for its own kernels only, and several processes share the work."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from studio.engine.kernels.runtime import folder
from studio.engine.kernels.runtime.compiling import CACHE_VARIABLE, cache_folder
from studio.engine.options.parameters import Parameters, Rollout, Threats
from studio.engine.stages import (
    ALL,
    EXAMPLES,
    FILES,
    FUNCTION,
    LOOKING,
    LOOPS,
    NETWORK,
    PLAIN,
    PRIORS,
    RULES,
    SURVEYS,
    THREATS,
    in_turn,
    plain,
    solver_stage,
    stages_of,
)
from studio.game.rules import PRESETS

PROBE = """
import sys
from studio.engine.probe import probe
for stage in sys.argv[1:]:
    probe(stage)
from studio.engine.kernels.search.loop import advance
for signature in advance.signatures:
    print(signature[2].instance_class.__name__, *(kind.instance_class.__name__ for kind in signature[4].types[:2]))
"""


def variants_after(*stages: str) -> list[str]:
    """Return the loop variants compiled in a process after these stages: rollout, board and threats."""
    command = [sys.executable, "-c", PROBE, *stages]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout.splitlines()


def test_a_first_search_waits_for_one_variant_of_the_loop() -> None:
    """For any number of kinds of rollouts and boards."""
    assert variants_after(*stages_of(PRESETS["gomoku-15"], Parameters())) == ["Uniform FourWords NoDetection"]


@pytest.mark.long
def test_all_stages_together_compile_each_variant_once() -> None:
    assert (
        len(set(variants_after(*ALL)))
        == len(variants_after(*(stage for stage in ALL if stage in LOOPS)))
        == (len(Rollout) + 2) * len(RULES) + 5
    )


def test_operations_on_trees_have_no_variant_of_the_loop() -> None:
    assert variants_after(*(stage for stage in ALL if stage not in LOOPS)) == []


@pytest.mark.parametrize(
    ("game", "rollout", "stage"),
    [
        ("tic-tac-toe", Rollout.UNIFORM, "one-word-uniform"),
        ("gomoku-15", Rollout.TACTICAL, "four-words-tactical"),
        ("gomoku-20", Rollout.NEIGHBOUR, "row-words-neighbour"),
    ],
)
def test_a_search_lists_the_kernels_it_needs(game: str, rollout: Rollout, stage: str) -> None:
    assert stages_of(PRESETS[game], Parameters(rollout=rollout)) == (stage, LOOKING)
    assert PRIORS in stages_of(PRESETS[game], Parameters(rollout=rollout), with_priors=True)


@pytest.mark.parametrize(("game", "suffix"), [("renju-15", "renju"), ("caro-15", "caro"), ("standard-15", "")])
def test_rules_with_kernels_of_their_own_have_stages_of_their_own(game: str, suffix: str) -> None:
    board, solver = "-".join(filter(None, ("four-words", suffix))), "-".join(filter(None, (THREATS, suffix)))
    stages = stages_of(PRESETS[game], Parameters(threats=Threats.FOURS))
    assert stages == (f"{board}-uniform-fours", LOOKING, solver)
    assert solver_stage(PRESETS[game]) == solver
    assert (solver in ALL) == (not suffix)
    assert LOOPS[stages[0]] in EXAMPLES
    assert LOOPS[stages_of(PRESETS[game], Parameters(), judge=FUNCTION)[0]] == board


@pytest.mark.parametrize("game", ["renju-15", "caro-15"])
def test_networks_for_renju_and_caro_have_stages(game: str) -> None:
    stage = stages_of(PRESETS[game], Parameters(threats=Threats.WINS), judge=NETWORK)[0]
    assert LOOPS[stage] in EXAMPLES
    assert stage not in ALL


@pytest.mark.long
def test_a_stage_of_renju_compiles_its_loop() -> None:
    assert variants_after("four-words-renju-neighbour") == ["Neighbour FourWords NoDetection"]


def test_a_search_with_threats_by_fours_needs_the_solver() -> None:
    parameters = Parameters(threats=Threats.THREES)
    assert stages_of(PRESETS["gomoku-15"], parameters) == ("four-words-uniform-fours", LOOKING, THREATS)
    assert stages_of(PRESETS["connect-four"], parameters) == ("one-word-uniform-threats", LOOKING)
    assert variants_after("four-words-uniform-fours") == ["Uniform FourWords FourDetection"]


@pytest.mark.parametrize("lane", range(4))
def test_every_process_visits_every_stage(lane: int) -> None:
    for wanted in ((), ALL, (plain("row-words", Rollout.TACTICAL), LOOKING)):
        assert sorted(in_turn(wanted, lane)) == sorted(ALL)


def test_the_first_two_processes_begin_with_the_needed_stage_and_their_own_boards() -> None:
    wanted = stages_of(PRESETS["gomoku-20"], Parameters())
    first, second = (in_turn(wanted, lane) for lane in range(2))
    assert first[0] == wanted[0]
    assert second[0] == wanted[1]
    assert PLAIN[second[1]][0] != PLAIN[first[0]][0]


# Claims


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(folder, "cache_folder", lambda: tmp_path)
    return tmp_path


@pytest.mark.usefixtures("empty")
def test_a_stage_is_claimed_once_until_it_is_released() -> None:
    assert folder.claim("looking")
    assert not folder.claim("looking")
    assert folder.claim("surveys")
    assert folder.is_anything_claimed()
    folder.give_up_claim("looking")
    folder.give_up_claim("surveys")
    assert not folder.is_anything_claimed()
    assert folder.claim("looking")


def test_an_abandoned_claim_expires(empty: Path) -> None:
    assert folder.claim("looking")
    long_ago = time.time() - 60
    os.utime(empty / "looking.claim", (long_ago, long_ago))
    assert not folder.is_anything_claimed()
    assert folder.claim("looking")
    assert folder.is_anything_claimed()


def test_a_renewed_claim_stays(empty: Path) -> None:
    assert folder.claim("looking")
    long_ago = time.time() - 60
    os.utime(empty / "looking.claim", (long_ago, long_ago))
    folder.keep_claim("looking")
    assert not folder.claim("looking")


@contextmanager
def child(base: Path, *stages: str) -> "Iterator[subprocess.Popen[bytes]]":
    """Run a child that compiles these stages, within this context."""
    environment = os.environ | {CACHE_VARIABLE: str(base)}
    command = [sys.executable, "-m", "studio.engine.probe", *stages, "--"]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE) as process:
        yield process
        process.kill()


def wait_for(base: Path, name: str) -> Path:
    file = base / cache_folder().name / name
    wait_until(file.exists)
    return file


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(6000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("nothing came")


def test_a_child_ends_with_its_parent_and_releases_its_claim(tmp_path: Path) -> None:
    with child(tmp_path, "four-words-uniform") as compiling:
        claim = wait_for(tmp_path, "four-words-uniform.claim")
        assert compiling.stdin is not None
        compiling.stdin.close()  # as the system does when the parent has ended in any way
        compiling.wait(timeout=60)
    assert not claim.exists()
    assert not (tmp_path / cache_folder().name / "four-words-uniform.json").exists()


def test_a_child_that_ends_early_leaves_no_temporary_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    for variable in ("TMPDIR", "TEMP", "TMP"):
        monkeypatch.setenv(variable, str(temporary))
    with child(tmp_path / "cache", FILES) as compiling:
        wait_until(lambda: any(temporary.iterdir()))
        assert compiling.stdin is not None
        compiling.stdin.close()
        compiling.wait(timeout=60)
    assert list(temporary.iterdir()) == []


@pytest.mark.long
def test_the_stage_of_a_killed_child_is_done_by_the_next(tmp_path: Path) -> None:
    with child(tmp_path, LOOKING) as killed:
        claim = wait_for(tmp_path, f"{LOOKING}.claim")
        killed.kill()
    assert claim.exists()
    with child(tmp_path, LOOKING) as following:
        assert following.wait(timeout=240) == 0
    assert (tmp_path / cache_folder().name / f"{LOOKING}.json").exists()


@pytest.mark.long
def test_two_children_share_the_stages(tmp_path: Path) -> None:
    with child(tmp_path, LOOKING, SURVEYS) as one, child(tmp_path, SURVEYS, LOOKING) as other:
        assert [one.wait(timeout=240), other.wait(timeout=240)] == [0, 0]
    assert {file.stem for file in (tmp_path / cache_folder().name).glob("*.json")} == {LOOKING, SURVEYS}
