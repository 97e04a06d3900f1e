"""The network that plays has the averaged weights, which a resumed training keeps."""

from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.network_file import open_network
from studio.game.rules import PRESETS
from studio.training.folder import AVERAGE, NETWORK
from studio.training.loop import Training
from studio.training.trainer import WeightAverage
from tests.training.small import RECIPE

RULES = PRESETS["tic-tac-toe"]


def test_the_average_is_a_mean_at_first_and_forgets_old_weights_later() -> None:
    average = WeightAverage(3, {"a": np.zeros(1, np.float32)})
    seen = []
    for value in (3, 6, 9, 9, 9):
        average.add({"a": np.full(1, value, np.float32)})
        seen.append(float(average.weights["a"][0]))
    assert seen == pytest.approx([1.5, 3, 5, 6.333333, 7.222222])


def test_a_training_saves_the_network_of_the_averaged_weights(tmp_path: Path) -> None:
    training = Training.begin(tmp_path, RULES, 1.0, 1, RECIPE, settings={"average": "2"})
    found = [training._trainer.weights()]
    generations = training.generations()
    for _ in range(2):
        next(generations)
        found.append(training._trainer.weights())
    generations.close()
    means = {name: found[0][name] / 4 + found[1][name] / 4 + found[2][name] / 2 for name in found[0]}
    expected = training._trainer.model.network(means, "expected").weights
    saved = open_network(tmp_path / NETWORK).weights
    assert np.allclose(saved.table, expected.table, atol=1e-5)
    assert not np.allclose(saved.table, training._trainer.network("newest").weights.table, atol=1e-5)


@pytest.mark.long
@pytest.mark.parametrize("is_kept", [True, False])
def test_a_resumed_training_continues_the_average_or_begins_it_again(tmp_path: Path, is_kept: bool) -> None:
    training = Training.begin(tmp_path, RULES, 1.0, 1, RECIPE, settings={"average": "9"})
    next(training.generations())
    assert training._average is not None
    expected = training._average if is_kept else WeightAverage(9, training._trainer.weights())
    if not is_kept:
        (tmp_path / AVERAGE).write_bytes(b"damaged")
    resumed = Training.resume(tmp_path, RECIPE)
    assert resumed._average is not None
    for name, array in resumed._average.weights.items():
        assert np.allclose(array, expected.weights[name], atol=1e-3)


@pytest.mark.long
def test_a_training_without_an_average_writes_none(tmp_path: Path) -> None:
    next(Training.begin(tmp_path, RULES, 1.0, 1, RECIPE).generations())
    assert not (tmp_path / AVERAGE).exists()
