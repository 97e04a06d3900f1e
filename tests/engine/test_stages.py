"""What is compiled first, and who compiles what: a search waits for its own kernels, and for no others."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from studio.engine.kernels.runtime import folder
from studio.engine.kernels.runtime.compiling import CACHE_VARIABLE, cache_folder
from studio.engine.options.parameters import Parameters, Rollout, Threats
from studio.engine.stages import (
    ALL,
    LOOKING,
    LOOPS,
    PLAIN,
    PRIORS,
    RULES,
    SURVEYS,
    THREATS,
    in_turn,
    plain,
    stages_of,
)
from studio.game.rules import PRESETS

PROBE = """
import sys
from studio.engine.probe import probe
for stage in sys.argv[1:]:
    probe(stage)
from studio.engine.kernels.search.phases import advance
for signature in advance.signatures:
    print(signature[2].instance_class.__name__, *(kind.instance_class.__name__ for kind in signature[4].types[:2]))
"""


def variants_after(*stages: str) -> list[str]:
    """The variants of the loop that a process has which went through these stages: rollout, board and sight."""
    command = [sys.executable, "-c", PROBE, *stages]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout.splitlines()


def test_what_a_first_search_waits_for_has_one_variant_of_the_loop() -> None:
    """However many rollouts and boards there are."""
    assert variants_after(*stages_of(PRESETS["gomoku-15"], Parameters())) == ["Uniform FourWords Blind"]


def test_all_stages_together_have_each_variant_once() -> None:
    assert (
        len(set(variants_after(*ALL)))
        == len(variants_after(*(stage for stage in ALL if stage in LOOPS)))
        == (len(Rollout) + 2) * len(RULES) + 5
    )


def test_what_is_done_with_trees_has_no_variant_of_the_loop() -> None:
    assert variants_after(*(stage for stage in ALL if stage not in LOOPS)) == []


@pytest.mark.parametrize(
    ("game", "rollout", "stage"),
    [
        ("tic-tac-toe", Rollout.UNIFORM, "one-word-uniform"),
        ("gomoku-15", Rollout.TACTICAL, "four-words-tactical"),
        ("gomoku-20", Rollout.NEIGHBOUR, "row-words-neighbour"),
    ],
)
def test_a_search_names_what_it_needs(game: str, rollout: Rollout, stage: str) -> None:
    assert stages_of(PRESETS[game], Parameters(rollout=rollout)) == (stage, LOOKING)
    assert PRIORS in stages_of(PRESETS[game], Parameters(rollout=rollout), with_priors=True)


def test_a_search_that_looks_for_fours_needs_the_solver_for_its_root() -> None:
    parameters = Parameters(threats=Threats.THREES)
    assert stages_of(PRESETS["gomoku-15"], parameters) == ("four-words-uniform-fours", LOOKING, THREATS)
    assert stages_of(PRESETS["connect-four"], parameters) == ("one-word-uniform-threats", LOOKING)
    assert variants_after("four-words-uniform-fours") == ["Uniform FourWords Farsight"]


@pytest.mark.parametrize("lane", range(4))
def test_whoever_shares_the_work_comes_to_every_stage(lane: int) -> None:
    for wanted in ((), ALL, (plain("row-words", Rollout.TACTICAL), LOOKING)):
        assert sorted(in_turn(wanted, lane)) == sorted(ALL)


def test_the_first_two_begin_with_what_is_wanted_and_with_boards_of_their_own() -> None:
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
def test_a_stage_is_claimed_once_until_it_is_given_up() -> None:
    assert folder.claim("looking")
    assert not folder.claim("looking")
    assert folder.claim("surveys")
    assert folder.is_anything_claimed()
    folder.give_up_claim("looking")
    folder.give_up_claim("surveys")
    assert not folder.is_anything_claimed()
    assert folder.claim("looking")


def test_a_claim_that_was_left_behind_counts_no_longer(empty: Path) -> None:
    assert folder.claim("looking")
    long_ago = time.time() - 60
    os.utime(empty / "looking.claim", (long_ago, long_ago))
    assert not folder.is_anything_claimed()
    assert folder.claim("looking")
    assert folder.is_anything_claimed()


def test_a_claim_that_is_kept_stays(empty: Path) -> None:
    assert folder.claim("looking")
    long_ago = time.time() - 60
    os.utime(empty / "looking.claim", (long_ago, long_ago))
    folder.keep_claim("looking")
    assert not folder.claim("looking")


@contextmanager
def child(base: Path, *stages: str) -> "Iterator[subprocess.Popen[bytes]]":
    """One that compiles these stages, while this lasts."""
    environment = os.environ | {CACHE_VARIABLE: str(base)}
    command = [sys.executable, "-m", "studio.engine.probe", *stages, "--"]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE) as process:
        yield process
        process.kill()


def wait_for(base: Path, name: str) -> Path:
    file = base / cache_folder().name / name
    for _ in range(6000):
        if file.exists():
            return file
        time.sleep(0.01)
    raise AssertionError(f"{name} did not come")


def test_a_child_ends_with_whoever_began_it_and_leaves_no_claim(tmp_path: Path) -> None:
    with child(tmp_path, "four-words-uniform") as compiling:
        claim = wait_for(tmp_path, "four-words-uniform.claim")
        assert compiling.stdin is not None
        compiling.stdin.close()  # as the system does when the parent is gone, however it went
        compiling.wait(timeout=60)
    assert not claim.exists()
    assert not (tmp_path / cache_folder().name / "four-words-uniform.json").exists()


@pytest.mark.long
def test_what_a_killed_child_left_is_done_by_the_next(tmp_path: Path) -> None:
    with child(tmp_path, LOOKING) as killed:
        claim = wait_for(tmp_path, f"{LOOKING}.claim")
        killed.kill()
    assert claim.exists()
    with child(tmp_path, LOOKING) as following:
        assert following.wait(timeout=240) == 0
    assert (tmp_path / cache_folder().name / f"{LOOKING}.json").exists()


@pytest.mark.long
def test_two_children_share_what_both_want(tmp_path: Path) -> None:
    with child(tmp_path, LOOKING, SURVEYS) as one, child(tmp_path, SURVEYS, LOOKING) as other:
        assert [one.wait(timeout=240), other.wait(timeout=240)] == [0, 0]
    assert {file.stem for file in (tmp_path / cache_folder().name).glob("*.json")} == {LOOKING, SURVEYS}
