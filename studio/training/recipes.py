"""Recipes: the numbers that define a training, by the names that checkpoints store."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType

from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.training import messages
from studio.training.checkpoint import Progress
from studio.training.request import STANDARD, TEXTBOOK, TOY
from studio.training.selfplay import TEXTBOOK_PARAMETERS, SelfPlay
from studio.training.strength import Yardstick


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
    piece: int = 5
    """Games that are played together and written when they have ended."""
    batch: int = 1024
    uses: float = 10.0
    """How often each sample is used."""
    window: tuple[int, int] = (20_000, 400_000)
    """The least and largest number of newest samples to draw from; between these, half of all samples."""
    first_rate: float = 1.5e-3
    last_rate: float = 2e-4
    copy_every: int = 0
    """Generations between two copies of the network that the folder keeps; 0 keeps none."""
    self_play: SelfPlay = field(default_factory=SelfPlay)
    yardstick: Yardstick = field(default_factory=Yardstick)

    def rate(self, progress: Progress) -> float:
        """Return the learning rate, which falls from `first_rate` to `last_rate` along a cosine."""
        done = min(1.0, progress.seconds / (3600 * progress.hours))
        return self.last_rate + (self.first_rate - self.last_rate) * (1 + math.cos(math.pi * done)) / 2


RECIPES: Mapping[str, Recipe] = MappingProxyType(
    {
        STANDARD: Recipe(self_play=SelfPlay(plain_share=0.15)),
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
            yardstick=Yardstick(every_seconds=10, games=40, simulations=32, search_simulations=64, opening=1),
        ),
    }
)


def recipe_named(name: str, rules: Rules) -> Recipe:
    """Return the recipe of this name for a game.

    With gravity, the standard recipe has longer openings, broader noise and no search radius.
    """
    if name not in RECIPES:
        raise StudioError(messages.NO_SUCH_RECIPE, name=name[:40], known=", ".join(RECIPES))
    recipe = RECIPES[name]
    if name != STANDARD or not rules.gravity:
        return recipe
    way = recipe.self_play
    parameters = replace(way.parameters, tree_radius=0)
    return replace(recipe, self_play=replace(way, opening=(0, 12), noise_alpha=1.0, parameters=parameters))
