"""What somebody wants to be trained, and may ask of a training that is on: plain data between processes."""

from enum import StrEnum

import msgspec

from studio.game.rules import PRESETS

STANDARD, TOY, TEXTBOOK = "standard", "toy", "textbook"
"""The names of recipes. The toy learns a game of a few points while one watches; the textbook's is AlphaZero's own way
with a convolutional network."""
TOY_RULES = PRESETS["four-5"]
TOY_HOURS = 2 / 60


class TrainingWish(msgspec.Struct, frozen=True):
    """One training, new or to go on with."""

    folder: str
    rules: str
    hours: float
    """In all, of every sitting."""
    seed: int = 0
    recipe: str = STANDARD
    gate: float = 0.0
    resumed: bool = False


class Command(StrEnum):
    """A line to the process that trains."""

    PAUSE = "pause"
    GO_ON = "go_on"
    STOP = "stop"
