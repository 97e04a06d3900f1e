"""What `mcts-studio bench` says beside its numbers."""

import argparse
import json

import pytest

from studio.commands import bench
from studio.commands.bench import Measured
from studio.commands.bench_positions import middle_game_positions
from studio.engine.kernels.runtime import tuning

ROW = Measured("tic-tac-toe", 10_000, {"one thread": [100.0], "2 threads": [150.0]})


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> argparse.Namespace:
    """Return arguments of a run that measures nothing and compiles nothing."""
    monkeypatch.setattr(bench, "_with_network", lambda *_: None)
    monkeypatch.setattr(bench, "_measure_all", lambda *_: [ROW])
    monkeypatch.setattr(bench, "_memory_mb", lambda: 12.5)
    monkeypatch.setattr("studio.commands.warmup.ensure_warm", lambda: None)
    return argparse.Namespace(repeat=1, threads=2, least=0.0, network=None, peers=False, json=False)


def test_plain_kernels_are_named_with_their_reason(
    measured: argparse.Namespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tuning, "TUNED", False)
    monkeypatch.setenv(tuning.PLAIN_VARIABLE, "1")
    bench.run(measured)
    reason = (
        "Kernels are compiled plainly, because MCTS_STUDIO_PLAIN_KERNELS is 1. Searches are slower and use one thread."
    )
    assert capsys.readouterr().out.splitlines()[-1] == reason
    measured.json = True
    bench.run(measured)
    assert json.loads(capsys.readouterr().out)["plain_kernels"] == reason


def test_tuned_kernels_need_no_word(
    measured: argparse.Namespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tuning, "TUNED", True)
    bench.run(measured)
    assert "plain" not in capsys.readouterr().out
    measured.json = True
    bench.run(measured)
    assert json.loads(capsys.readouterr().out)["plain_kernels"] is None


def test_the_middle_games_are_undecided_positions_of_all_phases() -> None:
    positions = list(middle_game_positions())
    assert sorted({position.ply for position in positions}) == [5, 11, 17, 23, 31]
    assert len({position.key for position in positions}) == len(positions) == 20
    assert not any(position.is_over for position in positions)


@pytest.mark.long
def test_the_profile_searches_all_middle_games() -> None:
    assert bench._in_middle_games()() > 19 * 2_000, "at most one search ends early, because it proves a win"
