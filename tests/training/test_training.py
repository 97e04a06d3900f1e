"""Training: the result is what kernels read, and a training resumes after any end."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.network import PatternNetwork
from studio.engine.evaluation.network_file import open_network
from studio.game.errors import FileError, StudioError
from studio.game.rules import PRESETS
from studio.matches.workers.workers import Workers
from studio.training.checkpoint import Progress
from studio.training.folder import CHECKPOINT, CURVE, GAMES, NETWORK, REPORT, kept_trainings, read_curve
from studio.training.loop import Training
from studio.training.notices import Begun, Learnt, Notice, Played
from studio.training.recipes import recipe_named
from studio.training.report import write_curve
from studio.training.request import STANDARD, TOY
from studio.training.run_context import RunContext
from tests.training.small import RECIPE, RULES


def test_a_folder_without_a_training_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no training"):
        Training.resume(tmp_path)


@pytest.mark.long
def test_a_training_resumes_where_it_stopped_and_from_its_checkpoint_alone(tmp_path: Path) -> None:
    training = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE)
    for _, progress in zip(range(2), training.generations(), strict=False):
        assert progress.samples > 0
    left = training.progress
    with pytest.raises(StudioError, match="already contains a training"):
        Training.begin(tmp_path, RULES, hours=1.0, seed=1)
    (tmp_path / GAMES / "000003-000.npz").write_bytes(b"half of some games")
    resumed = Training.resume(tmp_path, RECIPE)
    assert resumed.progress == left
    assert next(resumed.generations()).generation == 3
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / CHECKPOINT).write_bytes((tmp_path / CHECKPOINT).read_bytes())
    alone = Training.resume(elsewhere, RECIPE)
    assert next(alone.generations()).generation == 4
    assert open_network(elsewhere / NETWORK).fits(RULES)
    assert (elsewhere / CHECKPOINT).stat().st_size < 8_000_000
    assert "4 generations" in (elsewhere / REPORT).read_text("utf-8")


@pytest.mark.long
def test_a_folder_allows_only_one_training(tmp_path: Path) -> None:
    first = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE).generations()
    next(first)
    second = Training.resume(tmp_path, RECIPE)
    with pytest.raises(StudioError, match="Another program is training in this folder"):
        next(second.generations())
    first.close()
    assert next(Training.resume(tmp_path, RECIPE).generations()).generation == 2


@pytest.mark.long
def test_a_training_without_samples_plays_before_it_learns(tmp_path: Path) -> None:
    training = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE)
    generations = training.generations()
    assert next(generations).steps > 0
    samples = [next(generations).samples for _ in range(2)][-1]
    generations.close()
    shutil.rmtree(tmp_path / GAMES)
    patient = replace(RECIPE, window=(samples, 10 * samples))
    steps = [
        progress.steps for progress, _ in zip(Training.resume(tmp_path, patient).generations(), range(9), strict=False)
    ]
    assert steps[0] == training.progress.steps
    assert steps[-1] > steps[0]


def test_losses_fall(tmp_path: Path) -> None:
    training = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE)
    (samples, _), trainer = training._play(), training._trainer
    chosen = np.arange(samples.size)
    before = trainer.learn(samples, chosen, 3e-3)
    for _ in range(30):
        after = trainer.learn(samples, chosen, 3e-3)
    assert after[0] < before[0] - 0.2
    assert after[1] < before[1]


class KilledError(Exception):
    """Represents the end of a killed process."""


def killed_after(pieces: int) -> RunContext:
    """Return a training that is killed after this many written pieces of games."""
    left = [pieces]

    def die() -> None:
        left[0] -= 1
        if left[0] == 0:
            raise KilledError

    told: list[bool] = []

    def pause() -> None:
        if told:
            die()

    return RunContext(
        notify=lambda notice: told.append(True) if isinstance(notice, Begun) else None, between_steps=pause
    )


@pytest.mark.long
def test_games_played_before_a_kill_are_not_played_again(tmp_path: Path) -> None:
    training = Training.begin(tmp_path / "left", RULES, hours=1.0, seed=1, recipe=RECIPE)
    next(training.generations())
    for _ in range(2):
        with pytest.raises(KilledError):
            next(Training.resume(tmp_path / "left", RECIPE).generations(killed_after(1)))
    notices: list[Notice] = []
    last = next(Training.resume(tmp_path / "left", RECIPE).generations(RunContext(notify=notices.append)))
    assert not [notice for notice in notices if isinstance(notice, Played)], "both pieces were there"

    whole = Training.begin(tmp_path / "whole", RULES, hours=1.0, seed=1, recipe=RECIPE)
    next(whole.generations())
    unbroken = next(whole.generations())
    assert (last.games, last.samples) == (unbroken.games, unbroken.samples)
    assert last.policy_loss == pytest.approx(unbroken.policy_loss, rel=0.01)
    assert sorted(path.name for path in (tmp_path / "left" / GAMES).iterdir()) == ["000001.npz", "000002.npz"]


@pytest.mark.long
def test_a_training_that_ended_before_its_first_generation_can_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(KilledError):
        next(Training.begin(tmp_path / "left", RULES, 1.0, 1, RECIPE).generations(killed_after(1)))
    resumed = next(Training.resume(tmp_path / "left", RECIPE).generations())
    unbroken = next(Training.begin(tmp_path / "whole", RULES, 1.0, 1, RECIPE).generations())
    assert resumed.policy_loss == pytest.approx(unbroken.policy_loss, rel=1e-4)


def test_reported_values_equal_the_curve(tmp_path: Path) -> None:
    notices: list[Notice] = []
    training = Training.begin(tmp_path / "one", RULES, hours=1.0, seed=1, recipe=RECIPE)
    progress = next(training.generations(RunContext(notify=notices.append)))
    played = [notice for notice in notices if isinstance(notice, Played)]
    assert [notice.games for notice in played] == [2, 4]
    assert all(0 <= point < RULES.size for notice in played for point in notice.moves)
    assert notices[-1] == Learnt(progress)
    assert progress.game_length > 4
    assert progress.sample_rate > 0
    assert progress.against_random is not None
    assert 0 <= progress.against_random <= 1
    (kept,) = read_curve(tmp_path / "one" / CURVE)
    assert (kept.generation, kept.games, kept.samples) == (1, 4, progress.samples)
    assert kept.against_random == pytest.approx(progress.against_random, abs=1e-4)
    (found,) = kept_trainings(tmp_path)
    assert (found.rules, found.progress, found.is_over) == (RULES, progress, False)


@pytest.mark.long
def test_games_may_be_played_by_any_executor(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as executor:
        by_others = Training.begin(tmp_path / "others", RULES, hours=1.0, seed=1, recipe=RECIPE)
        theirs = next(by_others.generations(RunContext(Workers(executor, 2))))
    ours = next(Training.begin(tmp_path / "ours", RULES, hours=1.0, seed=1, recipe=RECIPE).generations())
    assert theirs.samples == ours.samples
    assert theirs.policy_loss == pytest.approx(ours.policy_loss, rel=1e-4)


@pytest.mark.long
def test_a_network_that_fails_the_gate_is_not_used(tmp_path: Path) -> None:
    recipe = replace(RECIPE, measurement=replace(RECIPE.measurement, games=2))
    training = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=recipe, gate=0.999)
    best = training._best
    training._score = lambda *_others: 0.5  # type: ignore[method-assign]
    assert next(training.generations()).best_generation == 0
    assert training._best is best
    resumed = Training.resume(tmp_path, recipe)
    newest, kept = resumed._trainer.network("newest"), resumed._best
    assert isinstance(best, PatternNetwork)
    assert isinstance(kept, PatternNetwork)
    assert kept.sha256 == best.sha256 != newest.sha256
    training._score = lambda *_others: 1.0  # type: ignore[method-assign]
    assert next(training.generations()).best_generation == 2
    assert training._best is not best


def test_a_curve_of_an_older_format_is_continued(tmp_path: Path) -> None:
    (tmp_path / CURVE).write_text("generation,seconds,policy_loss\n1,2.5,3.25\n2,5.0,3.0\n3,not a number,1\n", "utf-8")
    write_curve(Progress(rules=RULES.text, seed=1, hours=1.0, generation=3, policy_loss=2.5), tmp_path / CURVE)
    found = read_curve(tmp_path / CURVE)
    assert [(line.generation, line.policy_loss) for line in found] == [(1, 3.25), (2, 3.0), (3, 2.5)]
    assert read_curve(tmp_path / "missing.csv") == ()


def test_in_gravity_games_openings_are_longer_and_all_moves_are_near() -> None:
    falling, flat = (recipe_named(STANDARD, PRESETS[game]).self_play for game in ("connect-four", "gomoku-15"))
    assert falling.opening == (0, 12)
    assert (falling.parameters.tree_radius, flat.parameters.tree_radius) == (0, 2)
    assert recipe_named(TOY, PRESETS["connect-four"]) == recipe_named(TOY, PRESETS["gomoku-15"])
