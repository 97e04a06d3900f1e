"""The gradients of both kinds of networks: derived by hand, and checked against differences and against torch."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from studio.engine.evaluation.convolutional.planes import WITHOUT_HISTORY, planes_of
from studio.engine.evaluation.convolutional.weights import ConvolutionalWeights
from studio.engine.evaluation.convolutional.weights import judged_exactly as judged_by_convolutions
from studio.engine.evaluation.network import PatternNetwork, PatternWeights, cells_of, judged_exactly
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.training.convolutional_model import ConvolutionalModel
from studio.training.convolutional_trainer import ConvolutionalTrainer
from studio.training.model import Array, legal_points
from studio.training.pattern_model import PatternModel
from studio.training.pattern_trainer import PatternTrainer
from studio.training.trainer import Adam, GradientTrainer
from tests.engine.evaluation.networks import random_position
from tests.sizes import one_always

STEP = 1e-6
GAMES = ("5x5/4", "4x7/4", "6x7/4 gravity", "standard-15", "renju-15")
Batch = tuple[npt.NDArray[np.int8], Array, Array]


def rules_of(name: str) -> Rules:
    return {"4x7/4": Rules(4, 7, 4), "5x5/4": Rules(5, 5, 4), "6x7/4 gravity": PRESETS["connect-four"]}.get(
        name, PRESETS.get(name, PRESETS["standard-15"])
    )


def positions_of(rules: Rules, count: int) -> list[Position]:
    return [random_position(rules, seed % (rules.size // 2), seed) for seed in range(count)]


def batch_of(rules: Rules, count: int) -> Batch:
    chance = np.random.default_rng(3)
    cells = np.array([cells_of(position) for position in positions_of(rules, count)])
    policies = chance.random(cells.shape) * legal_points(cells, rules)
    return cells, policies / policies.sum(axis=1, keepdims=True), chance.uniform(-1, 1, count)


def pattern_trainer(rules: Rules) -> GradientTrainer[Any]:
    return disturbed(PatternTrainer(PatternModel(rules), 0, np.float64))


def convolutional_trainer(rules: Rules) -> GradientTrainer[Any]:
    return disturbed(ConvolutionalTrainer(ConvolutionalModel(rules, 0), 0, np.float64))


def disturbed(trainer: GradientTrainer[Any]) -> GradientTrainer[Any]:
    """Change every weight, so that none is 0 and no gradient vanishes for that reason."""
    chance = np.random.default_rng(1)
    for array in trainer.parameters.values():
        array += 0.05 * chance.standard_normal(array.shape)
    return trainer


@pytest.mark.parametrize("game", one_always(len(GAMES), GAMES))
@pytest.mark.parametrize("made", [pattern_trainer, convolutional_trainer])
def test_gradients_equal_differences(made: Callable[[Rules], GradientTrainer[Any]], game: str) -> None:
    trainer, batch = made(rules_of(game)), batch_of(rules_of(game), 4)
    gradients, chance = trainer.gradients(*batch)[2], np.random.default_rng(2)

    def loss() -> float:
        return sum(trainer.gradients(*batch)[:2])

    for name, array in trainer.parameters.items():
        flat, gradient = array.reshape(-1), np.asarray(gradients[name]).reshape(-1)
        for place in {int(np.abs(gradient).argmax()), int(chance.integers(flat.size))}:
            kept = flat[place]
            flat[place] = kept + STEP
            above = loss()
            flat[place] = kept - STEP
            below = loss()
            flat[place] = kept
            assert gradient[place] == pytest.approx((above - below) / (2 * STEP), rel=1e-4, abs=1e-8), name


def loss_of(logits: Array, value: float, cells: Array, wanted: Array, target: float, rules: Rules) -> Array:
    legal = legal_points(cells[None], rules)[0]
    shares = logits[legal] - logits[legal].max()
    shares -= np.log(np.exp(shares).sum())
    return np.array([-(wanted[legal] * shares).sum(), (value - target) ** 2])


@pytest.mark.parametrize("game", GAMES)
def test_losses_are_those_of_the_reference(game: str) -> None:
    rules, count = rules_of(game), 7
    positions, (cells, policies, values) = positions_of(rules, count), batch_of(rules, count)
    pattern, convolutional = pattern_trainer(rules), convolutional_trainer(rules)
    model = pattern.model
    assert isinstance(model, PatternModel)
    names = PatternWeights.__dataclass_fields__
    weights = pattern.parameters | {"table": model.table(pattern.parameters)}
    network = PatternNetwork(
        "tested",
        rules.win_length,
        rules.gravity,
        rules.overline,
        PatternWeights(**{key: weights[key] for key in names}),
    )
    judged = [judged_exactly(network, position) for position in positions]
    found = zip(judged, cells, policies, values, strict=True)
    expected = [loss_of(*judgement, board, wanted, target, rules) for judgement, board, wanted, target in found]
    assert pattern.gradients(cells, policies, values)[:2] == pytest.approx(np.mean(expected, axis=0), abs=1e-12)

    planes = planes_of(positions, WITHOUT_HISTORY)
    logits, outcomes = judged_by_convolutions(ConvolutionalWeights(**convolutional.parameters), planes)
    rows = zip(logits, outcomes, cells, policies, values, strict=True)
    expected = [loss_of(*row, rules) for row in rows]
    losses = convolutional.gradients(cells, policies, values)[:2]
    assert losses == pytest.approx(np.mean(expected, axis=0), abs=1e-12)


def test_a_batch_of_any_size_is_the_mean_of_its_samples() -> None:
    rules = Rules(5, 5, 4)
    size = 5
    cells, policies, values = batch_of(rules, size)
    for trainer in (pattern_trainer(rules), convolutional_trainer(rules)):
        whole = trainer.gradients(cells, policies, values)
        parts = [trainer.gradients(*(part[i : i + 1] for part in (cells, policies, values))) for i in range(size)]
        assert whole[:2] == pytest.approx(np.mean([part[:2] for part in parts], axis=0))
        for name, gradient in whole[2].items():
            mean = np.mean([part[2][name] for part in parts], axis=0)
            np.testing.assert_allclose(gradient, mean, rtol=1e-6, atol=1e-12, err_msg=name)


def test_adam_moves_each_weight_by_the_rate_at_first_and_stays_at_a_minimum() -> None:
    weights = {"a": np.array([1.0, -2.0, 3.0]), "b": np.array([[4.0]])}
    optimizer = Adam(decay=0.0)
    optimizer.step(weights, {"a": np.array([0.5, -3.0, 0.0]), "b": np.array([[1e-3]])}, rate=0.1)
    assert weights["a"] == pytest.approx([0.9, -1.9, 3.0], abs=1e-5)
    assert weights["b"] == pytest.approx(np.array([[3.9]]), abs=1e-4)
    for _ in range(3000):
        optimizer.step(weights, {"a": weights["a"] - 1, "b": weights["b"] + 1}, rate=0.01)
    assert weights["a"] == pytest.approx([1, 1, 1], abs=1e-3)
    assert weights["b"] == pytest.approx(np.array([[-1.0]]), abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["pattern", "convolutional"])
def test_torch_finds_the_same_losses_gradients_and_steps(kind: str, game: str) -> None:
    torch = pytest.importorskip("torch")
    from studio.training.torch_convolutional import TorchConvolutionalTrainer
    from studio.training.torch_pattern import TorchPatternTrainer
    from studio.training.torch_trainer import TorchTrainer

    rules = rules_of(game)
    batch = batch_of(rules, 40)
    by_hand = (pattern_trainer if kind == "pattern" else convolutional_trainer)(rules)
    theirs: TorchTrainer[Any] = (
        TorchPatternTrainer(PatternModel(rules), 1, "cpu", torch.float64)
        if kind == "pattern"
        else TorchConvolutionalTrainer(ConvolutionalModel(rules, 1), 1, "cpu", torch.float64)
    )
    theirs.take(by_hand.parameters, 0)
    losses = theirs.losses(*batch)
    sum(losses).backward()
    policy_loss, value_loss, gradients = by_hand.gradients(*batch)
    assert [float(loss.detach()) for loss in losses] == pytest.approx([policy_loss, value_loss], abs=1e-9)
    for name, tensor in theirs.parameters.items():
        assert gradients[name] == pytest.approx(tensor.grad.numpy(), abs=1e-9), name
    for trainer in (theirs, by_hand):
        trainer.model.batch = lambda *_: batch  # type: ignore[method-assign]
    nothing: Any = None
    for _ in range(3):
        expected, found = theirs.learn(nothing, nothing, 1e-3), by_hand.learn(nothing, nothing, 1e-3)
        assert found == pytest.approx(expected, abs=1e-7)
    states = theirs.state(), by_hand.state()
    assert states[0].keys() == states[1].keys()
    for name, array in states[0].items():
        assert states[1][name] == pytest.approx(array, abs=1e-5), name
