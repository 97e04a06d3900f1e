"""Measure the effect of batches on networks outside of the kernels: python -m benchmarks.batches

The network `gomoku-8-textbook` runs as an ONNX file in a child process, and with the same weights in plain numpy. Each
search starts from an empty tree on 8×8 after two stones, with the profile `alphazero`. For each batch size the
benchmark prints simulations per second (medians of several runs in turn), the ratio to batch size one, and the actual
mean number of positions per call.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import mean, median
from typing import Any

from studio.engine import Limit, Position, Search, profile_named
from studio.engine.evaluation.convolutional.model import weights_in
from studio.engine.evaluation.convolutional.network import open_convolutional
from studio.engine.evaluation.convolutional.plain import PlainNetwork
from studio.engine.options.parameters import Parameters
from studio.game.rules import PRESETS
from studio.networks.catalogue import network_file

_RULES = PRESETS["gomoku-8"]
_SIZES = (1, 2, 4, 8, 16, 32)


class _Counted:
    """An evaluator that counts its calls and the evaluated positions."""

    def __init__(self, evaluator: Callable[[Sequence[Position]], Any]) -> None:
        self._evaluator = evaluator
        self.counts: list[int] = []

    def __call__(self, positions: Sequence[Position]) -> Any:
        self.counts.append(len(positions))
        return self._evaluator(positions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, default=800)
    parser.add_argument("--repeat", type=int, default=5)
    asked = parser.parse_args()
    file = network_file("gomoku-8-textbook")
    network = open_convolutional(file)
    plain = PlainNetwork("plain", _RULES, weights_in(file.read_bytes()), network.planes)
    for name, evaluator in (("ONNX", network), ("plain numpy", plain)):
        measured = [[_rate(evaluator, size, asked.simulations) for size in _SIZES] for _ in range(asked.repeat)]
        rates = [median(row[place][0] for row in measured) for place in range(len(_SIZES))]
        for place, size in enumerate(_SIZES):
            gain, in_fact = rates[place] / rates[0], measured[0][place][1]
            print(f"{name:12} {size:3} at once {rates[place]:7,.0f}  {gain:5.2f}×  in fact {in_fact:4.1f}", flush=True)


def _parameters(size: int) -> Parameters:
    return replace(profile_named("alphazero").parameters, network="", batch=size)


def _rate(evaluator: Callable[[Sequence[Position]], Any], size: int, simulations: int) -> tuple[float, float]:
    """Return simulations per second, and the mean number of positions per call of the network."""
    counted, position = _Counted(evaluator), Position(_RULES)
    for point in (27, 36):
        position.play(point)
    search = Search(position, _parameters(size), evaluator=counted)
    search.run(Limit(simulations=1))
    begun = time.perf_counter()
    search.run(Limit(simulations=simulations))
    return simulations / (time.perf_counter() - begun), mean(counted.counts)


if __name__ == "__main__":
    main()
