"""The settings of a training by name, such as playouts=400, with their ranges and descriptions."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from studio.game.errors import StudioError
from studio.game.message import QT_TRANSLATE_NOOP
from studio.training import messages
from studio.training.recipes import Recipe
from studio.training.self_play_settings import OF_SELF_PLAY
from studio.training.setting import MOST, SettingGroup, TrainingSetting


def _of_recipe(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return lambda recipe: getattr(recipe, name), lambda recipe, value: replace(recipe, **{name: value})


def _of_measurement(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return (
        lambda recipe: getattr(recipe.measurement, name),
        lambda recipe, value: replace(recipe, measurement=replace(recipe.measurement, **{name: value})),
    )


def _with_buffer(recipe: Recipe, value: int) -> Recipe:
    return replace(recipe, window=(min(recipe.window[0], value), value))


_ALL = (
    *OF_SELF_PLAY,
    TrainingSetting(
        "games",
        SettingGroup.LEARNING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "Self-play games per generation. The network learns after each generation."
        ),
        int,
        1,
        100_000,
        *_of_recipe("games"),
    ),
    TrainingSetting(
        "batch",
        SettingGroup.LEARNING,
        QT_TRANSLATE_NOOP("TrainingSettings", "Samples per training step."),
        int,
        1,
        65_536,
        *_of_recipe("batch"),
    ),
    TrainingSetting(
        "epochs",
        SettingGroup.LEARNING,
        QT_TRANSLATE_NOOP("TrainingSettings", "How many times the network learns from each sample."),
        float,
        0.1,
        1000,
        *_of_recipe("uses"),
    ),
    TrainingSetting(
        "rate",
        SettingGroup.LEARNING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "Learning rate at the start. It falls to the final learning rate along a cosine curve."
        ),
        float,
        1e-7,
        1,
        *_of_recipe("first_rate"),
    ),
    TrainingSetting(
        "last_rate",
        SettingGroup.LEARNING,
        QT_TRANSLATE_NOOP("TrainingSettings", "Learning rate at the end of the training time."),
        float,
        1e-7,
        1,
        *_of_recipe("last_rate"),
    ),
    TrainingSetting(
        "average",
        SettingGroup.LEARNING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "The weights are averaged over about this many generations. The network with the averaged weights "
            "plays and is saved. 1 uses the newest weights.",
        ),
        int,
        1,
        10_000,
        *_of_recipe("average"),
    ),
    TrainingSetting(
        "buffer",
        SettingGroup.LEARNING,
        QT_TRANSLATE_NOOP("TrainingSettings", "Maximum number of samples to learn from; only the newest are kept."),
        int,
        100,
        MOST,
        lambda recipe: recipe.window[1],
        _with_buffer,
    ),
    TrainingSetting(
        "measure_seconds",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP("TrainingSettings", "Seconds of processor time between two measurements of strength."),
        float,
        1,
        MOST,
        *_of_measurement("every_seconds"),
    ),
    TrainingSetting(
        "measure_games",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Number of games against each opponent in a measurement of strength; half of them with each colour.",
        ),
        int,
        2,
        10_000,
        *_of_measurement("games"),
    ),
    TrainingSetting(
        "measure_playouts",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Number of playouts (simulations of its search) that the network makes per move in a measurement of "
            "strength.",
        ),
        int,
        2,
        MOST,
        *_of_measurement("simulations"),
    ),
    TrainingSetting(
        "opponent_playouts",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "Playouts per move of the opponent, which is plain Monte Carlo tree search."
        ),
        int,
        1,
        MOST,
        *_of_measurement("search_simulations"),
    ),
    TrainingSetting(
        "opponent_doubles",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Double the playouts of the opponent whenever it loses all games of a measurement of strength: 1 on, 0 "
            "off.",
        ),
        int,
        0,
        1,
        *_of_measurement("doubles"),
    ),
    TrainingSetting(
        "copy_every",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Number of generations between two copies of the network that are kept in the folder. 0 keeps none.",
        ),
        int,
        0,
        10_000,
        *_of_recipe("copy_every"),
    ),
)
SETTINGS: Mapping[str, TrainingSetting] = {setting.name: setting for setting in _ALL}
POSITIONS_SHARE = "positions_share"
"""This setting has an effect only if the training was given positions."""
WINDOW_SETTINGS: Mapping[str, TrainingSetting] = {
    name: setting for name, setting in SETTINGS.items() if name != POSITIONS_SHARE
}
"""The settings that the window shows. A training in the window cannot be given positions."""
USUAL_POSITIONS_SHARE = 0.25
"""The share of games that begin with given positions, if no setting states it."""


SELF_PLAY_SETTINGS = {name: setting for name, setting in SETTINGS.items() if setting.group.is_of_self_play}


def with_settings(
    recipe: Recipe, changes: Mapping[str, str], known: Mapping[str, TrainingSetting] = SETTINGS
) -> Recipe:
    """Return the recipe with changed settings. Raise an error for an unknown name or an invalid value."""
    for name, text in changes.items():
        if name not in known:
            raise StudioError(messages.NO_SUCH_TRAINING_SETTING, name=name[:40], known=", ".join(known))
        setting = known[name]
        recipe = setting.changed(recipe, setting.parsed(text))
    return recipe


def changes_between(before: Recipe, after: Recipe) -> dict[str, str]:
    """Return the settings that differ, with their values in `after`. The result is suitable for `with_settings`."""
    values = {name: setting.value(after) for name, setting in SETTINGS.items()}
    return {name: str(value) for name, value in values.items() if value != SETTINGS[name].value(before)}
