"""A convolutional network trained with textbook settings."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.evaluation.convolutional.planes import WITHOUT_HISTORY, planes_of
from studio.engine.evaluation.convolutional.weights import judged_exactly
from studio.engine.options.parameters import Threats
from studio.game.errors import FileError, StudioError
from studio.game.rules import PRESETS, Rules
from studio.training.convolutional_model import ConvolutionalModel
from studio.training.convolutional_trainer import ConvolutionalTrainer
from studio.training.folder import network_in
from studio.training.loop import Training
from studio.training.recipes import Measurement, NetworkKind, recipe_named
from studio.training.request import TEXTBOOK
from studio.training.samples import Samples
from studio.training.selfplay import SelfPlayer
from tests.engine.evaluation.convolutional.models import RULES_SIDE, small_weights
from tests.engine.evaluation.networks import random_position

RULES = Rules(RULES_SIDE, RULES_SIDE, 4)
RECIPE = recipe_named(TEXTBOOK, PRESETS["gomoku-8"])
SMALL = replace(
    RECIPE,
    games=4,
    group_size=2,
    batch=16,
    uses=2,
    self_play=replace(RECIPE.self_play, kept_simulations=12),
    measurement=Measurement(games=2, simulations=4, search_simulations=8, opening=1),
)
PLAYER = PlainNetwork("small", RULES, small_weights(3), WITHOUT_HISTORY)


def test_numpy_agrees_with_the_reference() -> None:
    positions = [random_position(RULES, moves, moves) for moves in range(0, 12, 3)]
    priors, values = PLAYER(positions)
    logits, wanted = judged_exactly(PLAYER.weights, planes_of(positions, WITHOUT_HISTORY))
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    assert priors == pytest.approx(chances / chances.sum(axis=1, keepdims=True), abs=1e-5)
    assert values == pytest.approx(wanted, abs=1e-5)
    with pytest.raises(StudioError, match=r"is for .*, not for"):
        PLAYER.refuse_other_game(Rules(6, 6, 4))


def played(games: int = 3) -> Samples:
    player = SelfPlayer(PLAYER, RULES, SMALL.self_play, seed=1)
    parts: Iterator[Samples] = player.games(games)
    first, *_ = parts
    return first


def test_every_move_of_a_game_is_a_sample_from_the_empty_board_on() -> None:
    samples = played()
    assert samples.size == samples.plies
    assert not samples.cells[0].any()
    assert [np.count_nonzero(cells) for cells in samples.cells] == list(range(samples.size))
    assert samples.visits.sum(axis=1).min() >= SMALL.self_play.kept_simulations - 1
    if samples.results.any():  # the results alternate between the sides
        assert np.array_equal(samples.results[1:], -samples.results[:-1])


def test_textbook_settings_use_no_threats_and_all_moves() -> None:
    parameters = RECIPE.self_play.parameters
    assert (parameters.exploration, parameters.first_play, parameters.tree_radius) == (5.0, 0.0, 0)
    assert parameters.threats is Threats.NONE
    assert not parameters.proofs
    assert RECIPE.network is NetworkKind.CONVOLUTIONAL


def test_losses_fall() -> None:
    trainer, samples = ConvolutionalTrainer(ConvolutionalModel(RULES, 0), 0), played()
    chosen = np.arange(samples.size)
    before = trainer.learn(samples, chosen, 1e-3)
    for _ in range(60):
        after = trainer.learn(samples, chosen, 1e-3)
    assert sum(after) < sum(before) - 0.3


@pytest.mark.long
def test_a_training_writes_an_onnx_file_and_resumes(tmp_path: Path) -> None:
    from studio.engine.evaluation.convolutional.network import open_convolutional

    training = Training.begin(tmp_path, RULES, 1.0, seed=1, recipe=SMALL, name=TEXTBOOK)
    assert next(training.generations()).samples > 0
    resumed = Training.resume(tmp_path, SMALL)
    assert resumed.progress == training.progress
    assert resumed.network_path == network_in(tmp_path) == tmp_path / "network.onnx"
    assert next(resumed.generations()).generation == 2
    network, position = open_convolutional(resumed.network_path), random_position(RULES, 5, 1)
    best = resumed._best
    assert isinstance(best, PlainNetwork)
    wanted, wanted_values = best([position])
    priors, values = network([position])
    assert (network.rules_text, network.planes) == (RULES.text, WITHOUT_HISTORY)
    assert priors == pytest.approx(wanted, abs=1e-5)
    assert values == pytest.approx(wanted_values, abs=1e-5)
    network.close()
    assert "convolutional network" in (tmp_path / "report.md").read_text("utf-8")


def test_the_best_network_is_restored_from_its_file(tmp_path: Path) -> None:
    model, path = ConvolutionalModel(RULES, 0), tmp_path / "n.onnx"
    weights = model.initial(0)
    path.write_bytes(model.packed(model.network(weights, "n")))
    found = model.opened(path, "n")
    for name, array in vars(found.weights).items():
        assert np.array_equal(array, weights[name])
    path.write_bytes(b"no network")
    for damaged in (path, tmp_path / "missing"):
        with pytest.raises(FileError):
            model.opened(damaged, "n")
