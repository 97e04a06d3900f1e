"""Measure a training step of each kind of network: python -m benchmarks.learning_speed [--game GAME] [--repeat N]

The benchmark prints the median duration of a step in seconds: with the program's own gradients and, if torch is
installed, with torch, each with one and two threads. The samples are random positions.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from statistics import median
from typing import Any

import numpy as np

from studio.commands.opening import add_game_argument
from studio.engine.evaluation.network import cells_of
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.training.convolutional_model import ConvolutionalModel
from studio.training.convolutional_trainer import ConvolutionalTrainer
from studio.training.pattern_model import PatternModel
from studio.training.pattern_trainer import PatternTrainer
from studio.training.samples import UNKNOWN_MOVE, Samples
from studio.training.trainer import Trainer

_PATTERN_BATCH, _CONVOLUTIONAL_BATCH, _RATE = 1024, 256, 1e-3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_game_argument(parser)
    parser.add_argument("--repeat", type=int, default=9)
    asked = parser.parse_args()
    rules: Rules = asked.game or PRESETS["gomoku-15"]
    samples = _random_samples(rules, _PATTERN_BATCH)
    for kind, size in (("pattern", _PATTERN_BATCH), ("convolutional", _CONVOLUTIONAL_BATCH)):
        chosen = np.arange(size)
        trainers = _trainers(kind, rules)
        for prepare, trainer in trainers.values():
            prepare()
            trainer.learn(samples, chosen, _RATE)
        seconds: dict[str, list[float]] = {name: [] for name in trainers}
        for _ in range(asked.repeat):
            for name, (prepare, trainer) in trainers.items():
                prepare()
                begun = time.perf_counter()
                trainer.learn(samples, chosen, _RATE)
                seconds[name].append(time.perf_counter() - begun)
        for name, taken in seconds.items():
            print(f"{kind} network, {size} samples of {rules.text}, {name}: {median(taken):.3f} s")


def _trainers(kind: str, rules: Rules) -> dict[str, tuple[Callable[[], object], Trainer[Any]]]:
    """Return the trainers by name, each with a function to call before its steps."""
    if kind == "pattern":
        trainers: dict[str, tuple[Callable[[], object], Trainer[Any]]] = {
            "by hand": (int, PatternTrainer(PatternModel(rules), 0))
        }
    else:
        trainers = {"by hand": (int, ConvolutionalTrainer(ConvolutionalModel(rules, 0), 0))}
    if find_spec("torch") is not None:
        import torch

        from studio.training.torch_convolutional import TorchConvolutionalTrainer
        from studio.training.torch_pattern import TorchPatternTrainer

        theirs: Trainer[Any] = (
            TorchPatternTrainer(PatternModel(rules), 0, "cpu")
            if kind == "pattern"
            else TorchConvolutionalTrainer(ConvolutionalModel(rules, 0), 0, "cpu")
        )
        for count in (1, 2):
            trainers[f"torch, {count} threads"] = (partial(torch.set_num_threads, count), theirs)
    return trainers


def _random_samples(rules: Rules, count: int) -> Samples:
    chance = np.random.default_rng(0)
    cells, visits = np.zeros((count, rules.size), np.int8), np.zeros((count, rules.size), np.uint16)
    for number in range(count):
        position = _random_position(rules, int(chance.integers(rules.size // 3)), chance)
        cells[number] = cells_of(position)
        legal = position.legal_moves()
        visits[number, legal] = chance.integers(1, 100, len(legal))
    values, results = chance.uniform(-1, 1, count).astype(np.float32), chance.integers(-1, 2, count).astype(np.int8)
    last = np.full(count, UNKNOWN_MOVE, np.int16)
    return Samples(rules, cells, last, visits, values, results, games=1)


def _random_position(rules: Rules, plies: int, chance: np.random.Generator) -> Position:
    while True:
        position = Position(rules)
        for _ in range(plies):
            if not position.is_over:
                position.play(int(chance.choice(position.legal_moves())))
        if not position.is_over:
            return position


if __name__ == "__main__":
    main()
