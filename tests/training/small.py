"""Settings of a training that is small enough for tests."""

import argparse

from studio.commands import train
from studio.game.rules import Rules
from studio.training.recipes import Measurement, Recipe, SelfPlay

RULES = Rules(5, 5, 4)
RECIPE = Recipe(
    games=4,
    group_size=2,
    batch=16,
    uses=2,
    self_play=SelfPlay(kept_simulations=20, other_simulations=5),
    measurement=Measurement(games=2, simulations=8, search_simulations=8, opening=1),
)


def arguments(*given: str) -> argparse.Namespace:
    """Return the arguments of the command `train`."""
    parser = argparse.ArgumentParser()
    train.add_arguments(parser)
    return parser.parse_args(given)
