"""A command that waits for the compilation says so on the error output, also where that is a file."""

from collections.abc import Callable, Sequence

import pytest

from studio.commands import warmup
from studio.game.rules import Rules
from studio.training.recipes import RECIPES
from studio.training.request import TEXTBOOK, TOY
from studio.training.stages import training_stages


class SlowWarmup:
    """Reports progress three times and compiles nothing."""

    def __enter__(self) -> "SlowWarmup":
        return self

    def __exit__(self, *_raised: object) -> None: ...

    def prepare(self, wanted: Sequence[str], progress: Callable[[int, int], None]) -> None:
        for done in range(3):
            progress(done, len(wanted))


@pytest.mark.parametrize(("least", "lines"), [(-1.0, 1), (3600.0, 0)])
def test_a_long_compilation_is_announced_once_and_shows_its_progress(
    least: float, lines: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("studio.engine.kernels.runtime.compiling.CACHED", True)
    monkeypatch.setattr("studio.engine.kernels.runtime.folder.are_ready", lambda _stages: False)
    monkeypatch.setattr("studio.engine.warmup.Warmup", SlowWarmup)
    monkeypatch.setattr(warmup, "_QUIET_SECONDS", least)
    monkeypatch.setattr(warmup, "_LINE_SECONDS", 0.0)
    warmup.ensure_stages(("looking", "files"))
    out, err = capsys.readouterr()
    assert not out
    assert err.count("Compiling the search.") == lines
    assert err.splitlines()[1:] == ["0 of 2 stages", "1 of 2 stages", "2 of 2 stages"][: 3 * lines]


def test_a_training_needs_its_network_and_its_opponent() -> None:
    rules = Rules(4, 5, 3)
    toy = training_stages(RECIPES[TOY], rules)
    assert {"one-word-network-threats", "one-word-uniform", "looking"} <= set(toy)
    assert len(toy) == len(set(toy))
    assert "one-word-function" in training_stages(RECIPES[TEXTBOOK], rules)
