"""The settings of a training by name: they change the recipe, survive a resume, and refuse invalid values."""

from pathlib import Path

import numpy as np
import pytest

from studio.game.errors import StudioError
from studio.game.rules import PRESETS
from studio.training.checkpoint import Progress, open_checkpoint
from studio.training.folder import CHECKPOINT, COPIES
from studio.training.loop import Training
from studio.training.recipes import RECIPES
from studio.training.request import STANDARD, TOY
from studio.training.selfplay import SelfPlayer
from studio.training.settings import SETTINGS, with_settings
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


def test_the_commands_list_and_take_settings(tmp_path: Path) -> None:
    listed = studio_here("train", str(tmp_path / "t"), "--toy", "--set", "help").stdout
    assert all(f"\n{name} " in f"\n{listed}" for name in SETTINGS)
    out = tmp_path / "samples.npz"
    told = studio_here("selfplay", str(out), "--game", "3x4/3", "--games", "3", "--set", "sample_share=1", "playouts=8")
    assert told.stdout.startswith("Wrote ")
    assert "must be a whole number" in refused("selfplay", str(out), "--set", "playouts=0.5")
