"""The settings of a training by name, such as playouts=400, with their ranges and descriptions."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from studio.engine.options.parameters import Threats
from studio.game.errors import StudioError
from studio.game.message import QT_TRANSLATE_NOOP
from studio.training import messages
from studio.training.recipes import Recipe
from studio.training.setting import SettingGroup, TrainingSetting


def _of_recipe(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return lambda recipe: getattr(recipe, name), lambda recipe, value: replace(recipe, **{name: value})


def _of_self_play(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return (
        lambda recipe: getattr(recipe.self_play, name),
        lambda recipe, value: replace(recipe, self_play=replace(recipe.self_play, **{name: value})),
    )


def _of_measurement(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return (
        lambda recipe: getattr(recipe.measurement, name),
        lambda recipe, value: replace(recipe, measurement=replace(recipe.measurement, **{name: value})),
    )


def _with_c(recipe: Recipe, value: float) -> Recipe:
    parameters = replace(recipe.self_play.parameters, exploration=value)
    return replace(recipe, self_play=replace(recipe.self_play, parameters=parameters))


_DETECTED = (Threats.NONE, Threats.WINS, Threats.FOURS, Threats.THREES)


def _threats_of(recipe: Recipe) -> int:
    return _DETECTED.index(recipe.self_play.parameters.threats)


def _with_threats(recipe: Recipe, value: int) -> Recipe:
    parameters = replace(recipe.self_play.parameters, threats=_DETECTED[value])
    return replace(recipe, self_play=replace(recipe.self_play, parameters=parameters))


def _with_threat_nodes(recipe: Recipe, value: int) -> Recipe:
    parameters = replace(recipe.self_play.parameters, threat_nodes=value)
    return replace(recipe, self_play=replace(recipe.self_play, parameters=parameters))


def _with_buffer(recipe: Recipe, value: int) -> Recipe:
    return replace(recipe, window=(min(recipe.window[0], value), value))


def _with_opening(recipe: Recipe, value: int) -> Recipe:
    least = min(recipe.self_play.opening[0], value)
    return replace(recipe, self_play=replace(recipe.self_play, opening=(least, value)))


_MOST = 1_000_000
_ALL = (
    TrainingSetting(
        "playouts",
        SettingGroup.SEARCH,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Playouts for each move that becomes a sample. More playouts give better targets, but fewer games.",
        ),
        int,
        2,
        _MOST,
        *_of_self_play("kept_simulations"),
    ),
    TrainingSetting(
        "other_playouts",
        SettingGroup.SEARCH,
        QT_TRANSLATE_NOOP("TrainingSettings", "Playouts for each move that does not become a sample."),
        int,
        2,
        _MOST,
        *_of_self_play("other_simulations"),
    ),
    TrainingSetting(
        "sample_share",
        SettingGroup.SEARCH,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "Share of the searched positions that become samples. 1 keeps each of them."
        ),
        float,
        0.001,
        1,
        *_of_self_play("kept_share"),
    ),
    TrainingSetting(
        "c",
        SettingGroup.SEARCH,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "Exploration constant of PUCT, on values from −1 to 1. Higher values explore more."
        ),
        float,
        0,
        1000,
        lambda recipe: recipe.self_play.parameters.exploration,
        _with_c,
    ),
    TrainingSetting(
        "threats",
        SettingGroup.SEARCH,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Threats that self-play detects: 0 none, 1 immediate wins, 2 also wins by fours, 3 also wins by threes in "
            "the position of each move. A game ends when its result is proven. The share of games without detection "
            "is another setting.",
        ),
        int,
        0,
        3,
        _threats_of,
        _with_threats,
    ),
    TrainingSetting(
        "threat_nodes",
        SettingGroup.SEARCH,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Limit of moves tried by the detection of fours at a new node; a hundred times as many in the position of "
            "each move.",
        ),
        int,
        1,
        100_000,
        lambda recipe: recipe.self_play.parameters.threat_nodes,
        _with_threat_nodes,
    ),
    TrainingSetting(
        "opening",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Maximum number of random stones on the board before a game. 0: games begin on the empty board.",
        ),
        int,
        0,
        20,
        lambda recipe: recipe.self_play.opening[1],
        _with_opening,
    ),
    TrainingSetting(
        "natural_share",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Share of the games that begin as people play: with the empty board, or with random stones near the "
            "centre, each next to another. The other games begin with random stones anywhere.",
        ),
        float,
        0,
        1,
        *_of_self_play("natural_share"),
    ),
    TrainingSetting(
        "positions_share",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Share of the games that begin with a position of the file that the training was given. Without such a "
            "file it has no effect.",
        ),
        float,
        0,
        1,
        *_of_self_play("positions_share"),
    ),
    TrainingSetting(
        "uneven_share",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Share of the games between a stronger and a weaker player of the same network. The stronger one makes "
            "more playouts and detects wins by threes, so that mistakes of the weaker one are punished.",
        ),
        float,
        0,
        1,
        *_of_self_play("uneven_share"),
    ),
    TrainingSetting(
        "uneven_factor",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "How many times as many playouts the stronger player makes in uneven games."
        ),
        int,
        1,
        1000,
        *_of_self_play("uneven_factor"),
    ),
    TrainingSetting(
        "temperature",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Temperature at which the first moves are sampled by visits. 0 plays the most visited move.",
        ),
        float,
        0,
        100,
        *_of_self_play("first_temperature"),
    ),
    TrainingSetting(
        "temperature_moves",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP("TrainingSettings", "Number of moves, after the opening, that use the first temperature."),
        int,
        0,
        1000,
        *_of_self_play("free_plies"),
    ),
    TrainingSetting(
        "late_temperature",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP("TrainingSettings", "Temperature of all later moves. 0 plays the most visited move."),
        float,
        0,
        100,
        *_of_self_play("late_temperature"),
    ),
    TrainingSetting(
        "plain_share",
        SettingGroup.GAMES,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "Share of the games that are played to their end, without threat detection and proofs."
        ),
        float,
        0,
        1,
        *_of_self_play("plain_share"),
    ),
    TrainingSetting(
        "noise_alpha",
        SettingGroup.NOISE,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "Concentration α of the Dirichlet noise. Lower values favour fewer moves."
        ),
        float,
        0.001,
        100,
        *_of_self_play("noise_alpha"),
    ),
    TrainingSetting(
        "noise_share",
        SettingGroup.NOISE,
        QT_TRANSLATE_NOOP("TrainingSettings", "Share of the noise in the priors of the root. 0 turns the noise off."),
        float,
        0,
        1,
        *_of_self_play("noise_share"),
    ),
    TrainingSetting(
        "move_noise_share",
        SettingGroup.NOISE,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Share of the noise in the probabilities by which moves are sampled. 0 turns the noise off.",
        ),
        float,
        0,
        1,
        *_of_self_play("move_noise_share"),
    ),
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
        QT_TRANSLATE_NOOP("TrainingSettings", "How often each sample is used."),
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
            "Generations over which the weights of the network that plays and is saved are averaged. 1 uses the newest "
            "weights.",
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
        _MOST,
        lambda recipe: recipe.window[1],
        _with_buffer,
    ),
    TrainingSetting(
        "measure_seconds",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP("TrainingSettings", "Seconds of processor time between two measurements of strength."),
        float,
        1,
        _MOST,
        *_of_measurement("every_seconds"),
    ),
    TrainingSetting(
        "measure_games",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings", "Number of games against each opponent in a measurement; half of them with each colour."
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
            "TrainingSettings", "In a measurement, the network makes this many playouts for each of its moves."
        ),
        int,
        2,
        _MOST,
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
        _MOST,
        *_of_measurement("search_simulations"),
    ),
    TrainingSetting(
        "opponent_doubles",
        SettingGroup.MEASURING,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Double the playouts of the opponent whenever it loses every game of a measurement: 1 on, 0 off.",
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
"""The setting that has an effect only if the training was given positions."""
WINDOW_SETTINGS: Mapping[str, TrainingSetting] = {
    name: setting for name, setting in SETTINGS.items() if name != POSITIONS_SHARE
}
"""The settings in the window, where a training cannot be given positions."""
USUAL_POSITIONS_SHARE = 0.25
"""The share of games that begin with given positions, unless the setting says otherwise."""


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
    """Return the settings that differ, with their values in `after`. `with_settings` accepts the result."""
    values = {name: setting.value(after) for name, setting in SETTINGS.items()}
    return {name: str(value) for name, value in values.items() if value != SETTINGS[name].value(before)}
