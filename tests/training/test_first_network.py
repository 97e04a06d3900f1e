"""Trainings that begin with the weights of a trained network."""

from pathlib import Path

import numpy as np
import pytest

from studio.commands import train
from studio.engine.evaluation.network import judged_exactly
from studio.engine.evaluation.network_file import save_network
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.training.loop import Training
from studio.training.pattern_model import PatternModel
from studio.training.report import report_of
from tests.engine.evaluation.networks import network_of, random_position
from tests.training.small import RECIPE, RULES, arguments

STANDARD = network_of(PRESETS["standard-15"])


@pytest.mark.parametrize(("game", "most_moves"), [("standard-15", 4), ("caro-15", 4), ("renju-15", 1)])
def test_the_first_network_judges_as_the_given_one(game: str, most_moves: int) -> None:
    """In renju a white stone at the end of a window is no pattern of its own."""
    model = PatternModel(PRESETS[game])
    network = model.network(model.started(STANDARD, 0), "first")
    for moves in range(most_moves + 1):
        given = random_position(PRESETS["standard-15"], moves, 1)
        position = random_position(PRESETS[game], moves, 1)  # the same moves
        wanted, value = judged_exactly(STANDARD, given)
        found, found_value = judged_exactly(network, position)
        assert found == pytest.approx(wanted, rel=0.01, abs=0.01)  # the network has the precision of float16
        assert found_value == pytest.approx(value, abs=0.01)


def test_a_network_with_other_patterns_is_refused() -> None:
    with pytest.raises(StudioError, match="cannot begin with this network"):
        PatternModel(PRESETS["gomoku-15"]).started(STANDARD, 0)


def test_a_training_begins_with_the_weights_and_reports_the_network(tmp_path: Path) -> None:
    network = network_of(Rules(6, 6, 4))
    training = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE, first=network)
    assert f"the weights of the network untrained (SHA-256 {network.sha256})" in report_of(training.progress, RECIPE)
    position = Position(RULES)
    found = judged_exactly(training._best, position)[0]  # type: ignore[arg-type]  # a pattern network
    assert found == pytest.approx(judged_exactly(network, position)[0], abs=0.02)  # a checkpoint rounds
    assert not np.allclose(found, judged_exactly(network_of(RULES, 1), position)[0], atol=0.02)


def test_the_command_begins_with_a_network_file(tmp_path: Path) -> None:
    file, folder = tmp_path / "first.npz", tmp_path / "folder"
    save_network(network_of(RULES), file)
    training = train._training(arguments(str(folder), "--toy", "--from", str(file)))
    assert network_of(RULES).sha256 in training.progress.first_network


def test_the_command_refuses_a_network_when_it_resumes_and_other_kinds(tmp_path: Path) -> None:
    with pytest.raises(StudioError, match="Leave out one of them"):
        train._training(arguments(str(tmp_path), "--resume", "--from", "standard-15"))
    with pytest.raises(StudioError, match="a pattern network only"):
        train._training(arguments(str(tmp_path / "other"), "--from", "gomoku-8-textbook"))
