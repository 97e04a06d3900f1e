"""A training resumes from the arrays of a checkpoint nearly as if it had not stopped."""

from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.network import cells_of
from studio.game.rules import Rules
from studio.training.checkpoint import Progress, open_checkpoint, save_checkpoint
from studio.training.folder import CHECKPOINT
from studio.training.loop import Training
from studio.training.recipes import NetworkKind
from studio.training.samples import UNKNOWN_MOVE, Samples
from studio.training.trainers import trainer_for
from tests.engine.evaluation.networks import random_position
from tests.sizes import sizes
from tests.training.checkpoints import COMMITTED

RULES = Rules(5, 5, 4)
RATE = 3e-4  # as in the second half of a training; with higher rates random samples make the losses chaotic


def random_samples(rules: Rules, size: int) -> Samples:
    """Return random positions with random visits of their legal points, and random results."""
    chance = np.random.default_rng(0)
    positions = [random_position(rules, number % (rules.size // 2), number) for number in range(size)]
    visits = np.zeros((size, rules.size), np.uint16)
    for row, position in zip(visits, positions, strict=True):
        legal = position.legal_moves()
        row[legal] = chance.integers(1, 50, len(legal))
    cells = np.array([cells_of(position) for position in positions], np.int8)
    values, results = chance.uniform(-1, 1, size).astype(np.float32), chance.integers(-1, 2, size).astype(np.int8)
    last = np.full(size, UNKNOWN_MOVE, np.int16)
    return Samples(rules, cells, last, visits, values, results, games=1)


@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.parent.name)
def test_a_training_of_the_repository_resumes_with_a_step(path: Path, tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(path.read_bytes())
    training = Training.resume(tmp_path)
    trainer, samples = training._trainer, random_samples(training.rules, 8)
    before, names = trainer.state(), list(trainer.weights())
    assert len(before) == 3 * len(names), "the state of the optimizer, too"
    assert np.isfinite(trainer.learn(samples, np.arange(samples.size), RATE)).all()
    after = trainer.state()
    assert all(np.isfinite(array).all() for array in after.values())
    assert any(not np.array_equal(after[name], before[name]) for name in names)


@pytest.mark.parametrize("steps", sizes(40, 8))
@pytest.mark.parametrize("kind", NetworkKind)
def test_a_resumed_loss_equals_an_uninterrupted_one_within_1_percent(
    kind: NetworkKind, steps: int, tmp_path: Path
) -> None:
    samples, path = random_samples(RULES, 256), tmp_path / CHECKPOINT
    chosen, progress = np.arange(samples.size), Progress(rules=RULES.text, seed=1, hours=1.0, steps=steps)
    begun = trainer_for(kind, RULES, 1)
    for _ in range(steps):
        begun.learn(samples, chosen, RATE)
    save_checkpoint(progress, begun.state(), path)
    uninterrupted, resumed = trainer_for(kind, RULES, 2), trainer_for(kind, RULES, 2)  # which draw the same symmetries
    uninterrupted.take(begun.state(), progress.steps)
    resumed.take(open_checkpoint(path, resumed.shapes())[1], progress.steps)
    losses = [(uninterrupted.learn(samples, chosen, RATE), resumed.learn(samples, chosen, RATE)) for _ in range(steps)]
    expected, found = np.mean(losses, axis=0)  # of policy and value, as a generation reports them
    assert found == pytest.approx(expected, rel=0.01)
