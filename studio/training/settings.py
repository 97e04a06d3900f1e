"""The settings of a training that users change by name, such as playouts=400, with their ranges and sentences."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from studio.game.errors import StudioError
from studio.training import messages
from studio.training.recipes import Recipe

Number = int | float


@dataclass(frozen=True)
class TrainingSetting:
    """A setting with its range. `value` reads it from a recipe, and `changed` returns a recipe with another value."""

    name: str
    sentence: str
    kind: type
    least: Number
    most: Number
    value: Callable[[Recipe], Number]
    changed: Callable[[Recipe, Any], Recipe]

    def parsed(self, text: str) -> Number:
        """Return the number in a text. Raise an error that states the valid range if the number is invalid."""
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        is_valid = self.least <= number <= self.most and (self.kind is not int or number.is_integer())
        if not is_valid:
            kind = "a whole number" if self.kind is int else "a number"
            raise StudioError(
                messages.TRAINING_SETTING, name=self.name, kind=kind, least=self.least, most=self.most, given=text[:40]
            )
        return int(number) if self.kind is int else number


def _of_recipe(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return lambda recipe: getattr(recipe, name), lambda recipe, value: replace(recipe, **{name: value})


def _of_self_play(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return (
        lambda recipe: getattr(recipe.self_play, name),
        lambda recipe, value: replace(recipe, self_play=replace(recipe.self_play, **{name: value})),
    )


def _of_measurement(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return (
        lambda recipe: getattr(recipe.yardstick, name),
        lambda recipe, value: replace(recipe, yardstick=replace(recipe.yardstick, **{name: value})),
    )


def _with_c(recipe: Recipe, value: float) -> Recipe:
    parameters = replace(recipe.self_play.parameters, exploration=value)
    return replace(recipe, self_play=replace(recipe.self_play, parameters=parameters))


def _with_buffer(recipe: Recipe, value: int) -> Recipe:
    return replace(recipe, window=(min(recipe.window[0], value), value))


def _with_opening(recipe: Recipe, value: int) -> Recipe:
    least = min(recipe.self_play.opening[0], value)
    return replace(recipe, self_play=replace(recipe.self_play, opening=(least, value)))


_MOST = 1_000_000
_ALL = (
    TrainingSetting(
        "playouts", "playouts per move that becomes a sample", int, 2, _MOST, *_of_self_play("kept_simulations")
    ),
    TrainingSetting("other_playouts", "playouts per other move", int, 2, _MOST, *_of_self_play("other_simulations")),
    TrainingSetting(
        "sample_share",
        "share of the moves that become samples; 1 keeps every position",
        float,
        0.001,
        1,
        *_of_self_play("kept_share"),
    ),
    TrainingSetting(
        "c",
        "exploration constant of PUCT",
        float,
        0,
        1000,
        lambda recipe: recipe.self_play.parameters.exploration,
        _with_c,
    ),
    TrainingSetting(
        "temperature", "temperature of the first moves", float, 0, 100, *_of_self_play("first_temperature")
    ),
    TrainingSetting(
        "temperature_moves", "moves after the opening with this temperature", int, 0, 1000, *_of_self_play("free_plies")
    ),
    TrainingSetting(
        "late_temperature", "temperature of all later moves", float, 0, 100, *_of_self_play("late_temperature")
    ),
    TrainingSetting("noise_alpha", "Dirichlet noise: α", float, 0.001, 100, *_of_self_play("noise_alpha")),
    TrainingSetting(
        "noise_share", "share of the noise in the root's priors", float, 0, 1, *_of_self_play("noise_share")
    ),
    TrainingSetting(
        "move_noise_share",
        "share of the noise in the probabilities by which moves are sampled",
        float,
        0,
        1,
        *_of_self_play("move_noise_share"),
    ),
    TrainingSetting(
        "opening",
        "random stones before a game, at most",
        int,
        0,
        20,
        lambda recipe: recipe.self_play.opening[1],
        _with_opening,
    ),
    TrainingSetting("games", "self-play games per generation", int, 1, 100_000, *_of_recipe("games")),
    TrainingSetting("batch", "samples per training step", int, 1, 65_536, *_of_recipe("batch")),
    TrainingSetting("epochs", "how often each sample is used", float, 0.1, 1000, *_of_recipe("uses")),
    TrainingSetting("rate", "learning rate at the start", float, 1e-7, 1, *_of_recipe("first_rate")),
    TrainingSetting("last_rate", "learning rate at the end", float, 1e-7, 1, *_of_recipe("last_rate")),
    TrainingSetting(
        "buffer", "samples to draw from, at most", int, 100, _MOST, lambda recipe: recipe.window[1], _with_buffer
    ),
    TrainingSetting(
        "measure_seconds",
        "seconds between two measurements of strength",
        float,
        1,
        1e6,
        *_of_measurement("every_seconds"),
    ),
    TrainingSetting(
        "measure_games", "games of a measurement against each opponent", int, 2, 10_000, *_of_measurement("games")
    ),
    TrainingSetting(
        "measure_playouts",
        "playouts per move of the network in a measurement",
        int,
        2,
        _MOST,
        *_of_measurement("simulations"),
    ),
    TrainingSetting(
        "opponent_playouts",
        "playouts per move of the opponent, plain Monte Carlo tree search",
        int,
        1,
        _MOST,
        *_of_measurement("search_simulations"),
    ),
    TrainingSetting(
        "opponent_doubles",
        "1: the playouts of the opponent double when it loses every game; 0: they stay",
        int,
        0,
        1,
        *_of_measurement("doubles"),
    ),
    TrainingSetting(
        "copy_every",
        "generations between two copies of the network in the folder networks; 0: none",
        int,
        0,
        10_000,
        *_of_recipe("copy_every"),
    ),
)
SETTINGS: Mapping[str, TrainingSetting] = {setting.name: setting for setting in _ALL}


def with_settings(recipe: Recipe, changes: Mapping[str, str]) -> Recipe:
    """Return the recipe with these settings. Raise an error for an unknown name or an invalid value."""
    for name, text in changes.items():
        if name not in SETTINGS:
            raise StudioError(messages.NO_SUCH_TRAINING_SETTING, name=name[:40], known=", ".join(SETTINGS))
        setting = SETTINGS[name]
        recipe = setting.changed(recipe, setting.parsed(text))
    return recipe
