"""The settings of self-play: its searches, games and noise."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from studio.engine.options.parameters import Threats
from studio.game.message import QT_TRANSLATE_NOOP
from studio.training.recipes import Recipe
from studio.training.setting import MOST, SettingGroup, TrainingSetting


def _of_self_play(name: str) -> tuple[Callable[[Recipe], Any], Callable[[Recipe, Any], Recipe]]:
    return (
        lambda recipe: getattr(recipe.self_play, name),
        lambda recipe, value: replace(recipe, self_play=replace(recipe.self_play, **{name: value})),
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


def _with_opening(recipe: Recipe, value: int) -> Recipe:
    least = min(recipe.self_play.opening[0], value)
    return replace(recipe, self_play=replace(recipe.self_play, opening=(least, value)))


OF_SELF_PLAY = (
    TrainingSetting(
        "playouts",
        SettingGroup.SEARCH,
        QT_TRANSLATE_NOOP(
            "TrainingSettings",
            "Playouts for each move that becomes a sample. More playouts give better targets, but fewer games.",
        ),
        int,
        2,
        MOST,
        *_of_self_play("kept_simulations"),
    ),
    TrainingSetting(
        "other_playouts",
        SettingGroup.SEARCH,
        QT_TRANSLATE_NOOP("TrainingSettings", "Playouts for each move that does not become a sample."),
        int,
        2,
        MOST,
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
            "Threats that self-play detects: 0 none, 1 immediate wins, 2 also wins by fours, 3 also wins by threes, "
            "but only in the positions of the game, not at every node of the search. A game ends when its result is "
            "proven. The setting “Games played to the end” is the share of games without detection.",
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
            "Maximum number of moves that the detection of wins by fours tries at a new node. In the positions of the "
            "game it tries 100 times as many.",
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
            "Share of the games that begin like games between people: on the empty board, or with "
            "random stones near the centre, each of them next to another stone. The other games "
            "begin with random stones anywhere.",
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
            "Share of the games that begin with a position from the file that was given to the training. Without such "
            "a file, this setting has no effect.",
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
            "Share of the games in which a stronger and a weaker player use the same network. The stronger one makes "
            "more playouts and detects wins by threes, so that it punishes mistakes of the weaker one.",
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
            "TrainingSettings",
            "In uneven games, the stronger player makes this many times as many playouts as the weaker one.",
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
            "Share of the noise in the probabilities with which moves are sampled. 0 turns the noise off.",
        ),
        float,
        0,
        1,
        *_of_self_play("move_noise_share"),
    ),
)
