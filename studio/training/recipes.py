"""Recipes: the settings that define a training."""

# A checkpoint stores the name of its recipe and the settings that the user changed.

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType

from studio.engine.options.parameters import Parameters, Selection, Threats
from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.training import messages
from studio.training.checkpoint import Progress
from studio.training.request import STANDARD, TEXTBOOK, TOY

PARAMETERS = Parameters(
    selection=Selection.PUCT,
    exploration=2.0,
    first_play=0.0,
    first_play_reduction=0.2,
    threats=Threats.WINS,
    tree_radius=2,
    memory_mb=64,
)
"""The search parameters of self-play."""
TEXTBOOK_PARAMETERS = Parameters(selection=Selection.PUCT, exploration=5.0, first_play=0.0, proofs=False, memory_mb=64)
"""The parameters of the literature: all legal moves, no threat detection, no proofs."""


@dataclass(frozen=True)
class SelfPlay:
    """The settings of self-play. Only some positions become samples. Their searches are longer and use noise."""

    kept_share: float = 0.35
    kept_simulations: int = 160
    other_simulations: int = 40
    noise_share: float = 0.25
    """The share of noise in the root's priors. Only searches that become samples use noise."""
    noise_alpha: float = 0.3
    move_noise_share: float = 0.0
    """The share of noise in the probabilities of sampled moves."""
    first_temperature: float = 1.0
    """The temperature of the first moves after the opening."""
    free_plies: int = 6
    """The number of moves after the opening that use `first_temperature`. Later moves use `late_temperature`."""
    late_temperature: float = 0.35
    plain_share: float = 0.0
    """The share of games without threat detection and proofs, which are played to their end.

    Other games use `parameters` unchanged, and end when their result is proven.
    """
    natural_share: float = 0.0
    """The share of games that begin like games between people: with an empty board, or with stones near the centre and
    next to each other.

    Other games begin with stones anywhere.
    """
    opening: tuple[int, int] = (1, 5)
    """The least and the largest number of random stones before a game."""
    positions_share: float = 0.0
    """The share of games that begin with one of the positions that the training was given."""
    uneven_share: float = 0.0
    """The share of games between a stronger and a weaker player.

    In these games, the weaker player's mistakes are punished, so that the network learns the value of such positions.
    The stronger player makes `uneven_factor` times as many simulations, and also searches for a win by threes.
    """
    uneven_factor: int = 10
    parameters: Parameters = PARAMETERS

    @property
    def stronger(self) -> "SelfPlay":
        """The settings of the stronger player."""
        return replace(
            self,
            kept_simulations=self.kept_simulations * self.uneven_factor,
            other_simulations=self.other_simulations * self.uneven_factor,
            parameters=replace(self.parameters, threats=Threats.THREES),
        )


@dataclass(frozen=True)
class Measurement:
    """The settings for measuring the strength of a network."""

    every_seconds: float = 300.0
    games: int = 20
    """The number of games against each opponent, half of them with each colour."""
    simulations: int = 100
    """The network's simulations per move, against the search and against another network."""
    search_simulations: int = 400
    """The simulations per move of the opponent `classic-uct`."""
    doubles: int = 0
    """If 1, the opponent's simulations are doubled when it has lost every game. If 0, they never change."""
    opening: int = 2
    """The number of random moves before each game."""


class NetworkKind(StrEnum):
    """The kind of network that is trained."""

    PATTERN = "pattern"
    CONVOLUTIONAL = "convolutional"


@dataclass(frozen=True)
class Recipe:
    """All settings of a training."""

    network: NetworkKind = NetworkKind.PATTERN
    games: int = 150
    """Games per generation."""
    group_size: int = 5
    """The number of games that are played together, and stored in one file when all have ended."""
    batch: int = 1024
    uses: float = 10.0
    """How often a sample is used, on average."""
    window: tuple[int, int] = (20_000, 400_000)
    """The minimum and maximum number of newest samples to draw from.

    Between these limits, half of all samples are used.
    """
    first_rate: float = 1.5e-3
    last_rate: float = 2e-4
    average: int = 1
    """The number of generations over which the weights of the playing network are averaged. 1 uses the newest
    weights.
    """
    copy_every: int = 0
    """A copy of the network is kept every `copy_every` generations. 0 keeps none."""
    self_play: SelfPlay = field(default_factory=SelfPlay)
    measurement: Measurement = field(default_factory=Measurement)

    def rate(self, progress: Progress) -> float:
        """Return the learning rate. It falls from `first_rate` to `last_rate` along a cosine."""
        done = min(1.0, progress.seconds / (3600 * progress.hours))
        return self.last_rate + (self.first_rate - self.last_rate) * (1 + math.cos(math.pi * done)) / 2


RECIPES: Mapping[str, Recipe] = MappingProxyType(
    {
        STANDARD: Recipe(self_play=SelfPlay(plain_share=0.15, natural_share=0.5)),
        TEXTBOOK: Recipe(
            NetworkKind.CONVOLUTIONAL,
            games=20,
            batch=256,
            uses=16.0,
            window=(4_000, 60_000),
            self_play=SelfPlay(
                kept_share=1.0,
                kept_simulations=120,
                free_plies=12,
                late_temperature=0.1,
                opening=(0, 0),
                parameters=TEXTBOOK_PARAMETERS,
            ),
        ),
        TOY: Recipe(
            games=20,
            batch=128,
            uses=8.0,
            window=(1_000, 20_000),
            first_rate=4e-3,
            last_rate=1e-3,
            self_play=SelfPlay(0.5, kept_simulations=64, other_simulations=24, free_plies=4, opening=(0, 2)),
            measurement=Measurement(every_seconds=10, games=40, simulations=32, search_simulations=64, opening=1),
        ),
    }
)


def recipe_named(name: str, rules: Rules) -> Recipe:
    """Return the recipe called `name`, adapted to the game. Raise an error if there is none."""
    if name not in RECIPES:
        raise StudioError(messages.NO_SUCH_RECIPE, name=name[:40], known=", ".join(RECIPES))
    recipe = RECIPES[name]
    if name != STANDARD or not rules.gravity:
        return recipe
    self_play = recipe.self_play
    parameters = replace(self_play.parameters, tree_radius=0)
    changed = replace(self_play, opening=(0, 12), natural_share=0.0, noise_alpha=1.0, parameters=parameters)
    return replace(recipe, self_play=changed)
