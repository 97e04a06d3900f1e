"""Prints results of a search, a solver, a network and a saved search, to compare plain kernels with tuned ones."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from studio.engine import Limit, Parameters, Search, Solver
from studio.engine.evaluation.network import untrained
from studio.engine.kernels.runtime.tuning import TUNED
from studio.engine.options.parameters import Selection, Threats
from studio.engine.options.threats import SolverLimit
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules

_FOUR_IN_A_ROW = Rules(5, 5, 4)


def results(folder: Path) -> dict[str, Any]:
    return {
        "tuned": TUNED,
        "search": _visits(_searched(Search(Position(_FOUR_IN_A_ROW), Parameters(threats=Threats.WINS), seed=5))),
        "threads": Search(Position(_FOUR_IN_A_ROW), Parameters(threats=Threats.WINS)).threads,
        "saved": _saved(folder),
        "network": _network(),
        "solver": _solver(),
    }


def _searched(search: Search) -> Search:
    search.run(Limit(simulations=3_000))
    return search


def _visits(search: Search) -> list[tuple[int, int, float]]:
    root = search.snapshot().root
    return [
        (int(point), int(visits), float(value))
        for point, visits, value in zip(root.points, root.child_visits, root.values, strict=True)
    ]


def _saved(folder: Path) -> list[tuple[int, int, float]]:
    path = folder / f"search-{TUNED}.mcts"
    _searched(Search(Position(_FOUR_IN_A_ROW), Parameters(threats=Threats.WINS), seed=6)).save(path)
    return _visits(_searched(Search.open(path)))


def _network() -> list[tuple[int, int, float]]:
    rules = PRESETS["gomoku-8"]
    parameters = Parameters(selection=Selection.PUCT, exploration=2, first_play=0, threats=Threats.WINS, tree_radius=3)
    network = untrained(rules, np.random.default_rng(2))
    return _visits(_searched(Search(Position(rules), parameters, seed=7, evaluator=network)))


def _solver() -> Any:
    position = Position(PRESETS["gomoku-9"])
    for name in ["e5", "a1", "f5", "a9", "g5", "i1"]:
        position.play(point_from_human(name, position.rules))
    found = Solver(position.rules).solve(position, limit=SolverLimit(nodes=10_000))
    return [found.result, found.line, found.nodes]


if __name__ == "__main__":
    print(json.dumps(results(Path(sys.argv[1]))))
