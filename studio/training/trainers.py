"""Chooses the trainer for a kind of network."""

# It uses a graphics card if torch finds one.

from importlib.util import find_spec
from typing import Any

from studio.game.rules import Rules
from studio.training.convolutional_model import ConvolutionalModel
from studio.training.convolutional_trainer import ConvolutionalTrainer
from studio.training.pattern_model import PatternModel
from studio.training.pattern_trainer import PatternTrainer
from studio.training.recipes import NetworkKind
from studio.training.trainer import Trainer


def trainer_for(kind: NetworkKind, rules: Rules, seed: int) -> Trainer[Any]:
    """Return a trainer with random weights. It uses a graphics card if torch is installed and finds one."""
    device = _graphics_card()
    if kind is NetworkKind.PATTERN:
        model = PatternModel(rules)
        if device is None:
            return PatternTrainer(model, seed)
        from studio.training.torch_pattern import TorchPatternTrainer

        return TorchPatternTrainer(model, seed, device)
    planes = ConvolutionalModel(rules, seed)
    if device is None:
        return ConvolutionalTrainer(planes, seed)
    from studio.training.torch_convolutional import TorchConvolutionalTrainer

    return TorchConvolutionalTrainer(planes, seed, device)


def _graphics_card() -> str | None:
    """Return the name by which torch knows the graphics card.

    Return None if there is no card, or if torch is not installed.
    """
    if find_spec("torch") is None:
        return None
    from studio.training.torch_trainer import graphics_card

    return graphics_card()
