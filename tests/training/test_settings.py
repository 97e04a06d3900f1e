"""The settings of a training by name: they change the recipe, survive a resume, and refuse invalid values."""

import re
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

from studio.engine.evaluation.network import untrained
from studio.engine.options.parameters import Threats
from studio.game.errors import StudioError
from studio.game.natural_openings import first_moves
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.training.checkpoint import Progress, open_checkpoint
from studio.training.checks import refuse_impossible
from studio.training.dataset import load_dataset
from studio.training.folder import CHECKPOINT, COPIES
from studio.training.loop import Training
from studio.training.recipes import RECIPES, SelfPlay, recipe_named
from studio.training.request import STANDARD, TEXTBOOK, TOY
from studio.training.samples import open_samples
from studio.training.selfplay import SelfPlayer
from studio.training.settings import SELF_PLAY_SETTINGS, SETTINGS, changes_between, with_settings
from tests.e2e.commands import refused, studio_here
from tests.training.small import RECIPE, RULES


@pytest.mark.parametrize("name", SETTINGS)
def test_each_setting_changes_the_recipe_and_nothing_else(name: str) -> None:
    setting, recipe = SETTINGS[name], RECIPES[STANDARD]
    assert setting.least <= setting.value(recipe) <= setting.most
    wanted = setting.most if setting.value(recipe) != setting.most else setting.least
    changed = with_settings(recipe, {name: f"{wanted:.10g}"})
    assert setting.value(changed) == wanted
    others = [other for other in SETTINGS.values() if other is not setting]
    assert [other.value(changed) for other in others] == [other.value(recipe) for other in others]


@pytest.mark.parametrize("text", ["", "many", "nan", "1.5", "1", "1e9"])
def test_an_invalid_value_is_refused_with_its_range(text: str) -> None:
    with pytest.raises(StudioError, match="playouts must be a whole number from 2 to 1,000,000"):
        with_settings(RECIPES[TOY], {"playouts": text})


def test_an_unknown_name_is_refused_with_all_names() -> None:
    with pytest.raises(StudioError, match=r"no training setting 'speed'.*noise_alpha"):
        with_settings(RECIPES[TOY], {"speed": "1"})


@pytest.mark.long
def test_a_training_keeps_its_settings_and_copies_and_doubles_a_beaten_opponent(tmp_path: Path) -> None:
    settings = {"games": "2", "copy_every": "2", "opponent_doubles": "1", "opponent_playouts": "3", "epochs": "1"}
    training = Training.begin(tmp_path, RULES, 1.0, 1, RECIPE, settings=settings)
    training._score = lambda *_others: 1.0  # type: ignore[method-assign]
    first = next(training.generations())
    assert first.opponent_playouts == 6
    assert first.games == 2
    resumed = Training.resume(tmp_path, RECIPE, settings={"epochs": "2"})
    assert resumed.progress.settings == settings | {"epochs": "2"}
    assert next(resumed.generations()).games == 4
    assert [path.name for path in (tmp_path / COPIES).iterdir()] == ["000002.npz"]
    assert open_checkpoint(tmp_path / CHECKPOINT)[0].settings["epochs"] == "2"


def test_progress_of_older_versions_has_no_settings() -> None:
    assert Progress(rules="5x5/4", seed=1, hours=1.0).settings == {}


def test_every_position_can_become_a_sample() -> None:
    from studio.engine.evaluation.network import untrained

    rules = PRESETS["tic-tac-toe"]
    way = with_settings(RECIPES[STANDARD], {"sample_share": "1", "opening": "0", "playouts": "30"}).self_play
    samples = SelfPlayer(untrained(rules, np.random.default_rng(1)), rules, way, 1).play()
    assert [int(np.count_nonzero(cells)) for cells in samples.cells] == list(range(samples.size))


def test_train_lists_all_settings_without_a_folder_and_with_the_values_of_the_recipe() -> None:
    listed = studio_here("train", "--toy", "--set", "help").stdout
    assert all(f"\n  {name} " in listed for name in SETTINGS)
    assert re.search(r"^  playouts +64 +2 to 1,000,000 +Playouts for each move", listed, re.MULTILINE)
    textbook = studio_here("train", "--textbook", "--game", "5x7/4", "--set", "help").stdout
    assert re.search(r"^  playouts +120 ", textbook, re.MULTILINE)
    assert "Name the folder of the training" in refused("train", "--toy")


def test_selfplay_lists_and_takes_the_settings_of_self_play_only(tmp_path: Path) -> None:
    listed = studio_here("selfplay", "--set", "help").stdout
    assert set(re.findall(r"^  ([a-z_]+) ", listed, re.MULTILINE)) == set(SELF_PLAY_SETTINGS)
    assert "batch" not in SELF_PLAY_SETTINGS
    out = str(tmp_path / "samples.npz")
    assert "no training setting 'batch'" in refused("selfplay", out, "--set", "batch=5")
    assert "must be a whole number" in refused("selfplay", out, "--set", "playouts=0.5")
    assert "Name the file for the samples" in refused("selfplay")
    assert "every game has the same result" in refused("selfplay", out, "--game", "4x4/5")


def test_self_play_keeps_every_position_of_100_games_on_request(tmp_path: Path) -> None:
    out = tmp_path / "samples.npz"
    command = ("selfplay", str(out), "--game", "tic-tac-toe", "--games", "100", "--set")
    told = studio_here(*command, "sample_share=1", "playouts=8").stdout
    samples = open_samples(out)
    assert samples.games == 100
    assert samples.size == samples.plies > 500
    assert f"Wrote {samples.size} samples" in told
    assert int(np.count_nonzero(~samples.cells.any(axis=1))) == 100, "each game begins on the empty board"
    planes, policies, results = load_dataset(out)
    assert planes.shape == (samples.size, 4, 3, 3)
    assert len(policies) == len(results) == samples.size
    studio_here(*command, "sample_share=1", "playouts=8", "opening=2", "plain_share=0")
    assert open_samples(out).size < open_samples(out).plies, "settings that are given count"


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"measure_games": "5"}, "must be even"),
        ({"rate": "0.001", "last_rate": "0.01"}, "must not exceed the initial rate, 0.001"),
        ({"batch": "500", "buffer": "400"}, "at least one batch, 500 samples"),
    ],
)
def test_settings_that_contradict_each_other_are_refused_before_the_training(
    settings: dict[str, str], words: str, tmp_path: Path
) -> None:
    with pytest.raises(StudioError, match=words):
        Training.begin(tmp_path, RULES, 1.0, 1, RECIPE, settings=settings)
    assert not (tmp_path / CHECKPOINT).exists()


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (Rules(4, 4, 5), "every game has the same result"),
        (Rules(3, 3, 1), "every game has the same result"),
        (Rules(7, 7, 6), "pattern networks"),
    ],
    ids=lambda value: value.text if isinstance(value, Rules) else "",
)
def test_a_game_that_cannot_be_learnt_is_refused_before_the_training(rules: Rules, words: str, tmp_path: Path) -> None:
    with pytest.raises(StudioError, match=f"(?i){words}"):
        Training.begin(tmp_path, rules, 1.0, 1, RECIPE)
    refuse_impossible(RECIPES[TEXTBOOK], Rules(7, 7, 6))


def test_the_differences_of_two_recipes_are_settings() -> None:
    changes = {"playouts": "77", "rate": "0.004", "opponent_doubles": "1"}
    for recipe in RECIPES.values():
        changed = with_settings(recipe, changes)
        assert changes_between(recipe, recipe) == {}
        assert with_settings(recipe, changes_between(recipe, changed)) == changed


def test_natural_games_begin_near_the_centre_and_the_others_anywhere() -> None:
    rules, first = PRESETS["gomoku-15"], first_moves(PRESETS["gomoku-15"])
    natural = _openings(SelfPlay(natural_share=1, opening=(3, 3)))
    assert {opening.moves[0].point in first for opening in natural if opening.ply} == {True}
    assert {opening.ply for opening in natural} == {0, 1, 2, 3}
    others = _openings(SelfPlay(natural_share=0, opening=(3, 3)))
    assert {opening.ply for opening in others} == {3}
    assert not all(opening.moves[0].point in first for opening in others)
    mixed = _openings(SelfPlay(natural_share=0.5, opening=(3, 3)))
    assert 5 < sum(opening.ply < 3 for opening in mixed) < 20
    assert all(opening.rules == rules for opening in mixed)


def _openings(settings: SelfPlay) -> list[Position]:
    rules = PRESETS["gomoku-15"]
    player = SelfPlayer(untrained(rules, np.random.default_rng(0)), rules, settings, 1)
    return [player._opening() for _ in range(30)]


def test_games_with_gravity_begin_anywhere_by_default() -> None:
    assert recipe_named(STANDARD, PRESETS["connect-four"]).self_play.natural_share == 0
    assert recipe_named(STANDARD, PRESETS["gomoku-15"]).self_play.natural_share > 0


@pytest.mark.parametrize(
    ("value", "threats"), [(0, Threats.NONE), (1, Threats.WINS), (2, Threats.FOURS), (3, Threats.THREES)]
)
def test_self_play_detects_the_threats_that_are_set(value: int, threats: Threats) -> None:
    recipe = with_settings(RECIPES[STANDARD], {"threats": str(value), "threat_nodes": "50"})
    parameters = recipe.self_play.parameters
    assert (parameters.threats, parameters.threat_nodes) == (threats, 50)


def test_a_game_with_threes_ends_when_the_solver_proves_its_result() -> None:
    """Black wins by threes from three stones; without threes the network would have to play the game to its end."""
    rules = PRESETS["gomoku-15"]
    settings = with_settings(RECIPES[STANDARD], {"threats": "3", "threat_nodes": "1000"}).self_play
    player = SelfPlayer(untrained(rules, np.random.default_rng(0)), rules, replace(settings, plain_share=0), 1)
    start = Position(rules)
    for name in ("h8", "a1", "i8", "o1", "h9", "a15"):
        start.play(point_from_human(name, rules))
    with patch.object(player, "_opening", lambda: start):
        samples = player.play()
    assert player.last_game == tuple(move.point for move in start.moves)
    assert set(samples.results.tolist()) <= {1}
