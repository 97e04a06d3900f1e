"""Networks by their paths, in every command that takes one."""

import json
import re
import shutil
from pathlib import Path

import pytest

from studio.machine.resources import resource_path
from tests.e2e.commands import refused, studio_here
from tests.e2e.engine_process import engine

NAME = "my net.npz"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder with a network the current one and the home of the user."""
    shutil.copy(resource_path("networks/gomoku-9.npz"), tmp_path / NAME)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("path", [NAME, f"./{NAME}", f"~/{NAME}"])
def test_analyze_takes_a_path(path: str, folder: Path) -> None:
    search = ("analyze", "--game", "gomoku-9", "--profile", "alphazero", "--simulations", "30", "--set")
    assert f"alphazero ({NAME}): 30 simulations" in studio_here(*search, f"network={path}").stdout
    answer = json.loads(studio_here(*search, f"network={path}", "--json").stdout)
    assert Path(answer["network"]).samefile(folder / NAME)


def test_a_missing_file_and_another_game_are_refused() -> None:
    search = ("analyze", "--profile", "alphazero", "--simulations", "30", "--set")
    assert "There is no network file" in refused(*search, "network=~/gone.onnx")
    assert "is for M×N/5 on boards of any size, not for 5x5/4" in refused(
        *search, f"network={NAME}", "--game", "four-5"
    )


def test_play_takes_a_path() -> None:
    seat = f"alphazero,network={NAME},simulations=20"
    finished = studio_here("play", "--game", "gomoku-9", "--black", seat, "--white", "random", "--seed", "1")
    assert finished.returncode == 0, finished.stderr
    assert f"network={NAME}" in finished.stdout


@pytest.mark.long
def test_match_takes_a_path_and_refuses_another_file_when_it_resumes(folder: Path) -> None:
    players = (f"alphazero,network={NAME},simulations=10", "random")
    finished = studio_here("match", *players, "--game", "gomoku-9", "--games", "2", "--out", "m")
    assert finished.returncode == 0, finished.stderr
    shutil.copy(resource_path("networks/gomoku-15.npz"), folder / NAME)
    assert "has changed since this match started" in refused("match", "--resume", "m")


def test_match_refuses_the_network_of_another_game_before_it_begins(folder: Path) -> None:
    told = refused("match", f"alphazero,network={NAME}", "random", "--game", "four-5", "--out", "m")
    assert "is for M×N/5 on boards of any size, not for 5x5/4" in told
    assert not (folder / "m").exists()


@pytest.mark.long
@pytest.mark.parametrize("network", [NAME, "gomoku-9"])
def test_selfplay_takes_a_path_or_a_name(network: str) -> None:
    given = ("selfplay", "out.npz", "--game", "gomoku-9", "--games", "1", "--set", "playouts=10", "--network")
    assert studio_here(*given, network).stdout.startswith("Wrote ")
    assert "There is no network 'gone'" in refused(*given, "gone")


@pytest.mark.long
def test_the_engine_takes_a_path(folder: Path) -> None:
    with engine("--profile", "alphazero", "--set", f"network={folder / NAME}") as process:
        assert process.asks("START 9") == "OK"
        assert re.fullmatch(r"\d,\d", process.asks("BEGIN"))
        process.say("END").end()
    assert "There is no network file" in refused("engine", "--profile", "alphazero", "--set", "network=gone.npz")
