"""Computes results that must be the same with plain kernels and with tuned ones.

    python -m tests.engine.kernels.same_work WORK FOLDER

prints the results of this work as JSON.
"""

import gc
import hashlib
import json
import sys
import zipfile
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding
import numpy as np

from studio.engine import Limit, Parameters, Search
from studio.engine.kernels.runtime.tuning import TUNED
from studio.engine.options.parameters import Threats
from studio.engine.running.line_boards import stones_in_order
from studio.engine.running.root_threats import ThreatWins
from studio.engine.running.state import SearchState
from studio.engine.saved.reading import read
from studio.engine.saved.writing import write
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.evaluation.networks import Judging
from tests.game.boards import played

GOMOKU = PRESETS["gomoku-9"]
MOVES = ["e5", "d6", "f5", "g5", "c7", "f3", "c3", "g4", "e3", "f6", "e7", "g6", "c5", "d5"]
"""Black wins by fours in 11 plies after these moves."""
SAVED = "saved.mcts"
"""The name of the file that the work `file` reads."""


def saved_search() -> Search:
    """Return a search whose tree contains nodes that are proven by fours."""
    parameters = Parameters(threats=Threats.FOURS, tree_radius=2)
    return _searched(Search(_after(12), parameters, seed=6))


def _after(moves: int) -> Position:
    return played(" ".join(MOVES[:moves]), GOMOKU)


def _searched(search: Search) -> Search:
    search.run(Limit(simulations=3_000))
    return search


def _search(_folder: Path) -> Any:
    """Search with rollouts and detected threats, and evaluate a position by a network."""
    search = _searched(Search(Position(GOMOKU), Parameters(threats=Threats.WINS), seed=5))
    root = search.snapshot().root
    rows = zip(root.points.tolist(), root.child_visits.tolist(), root.values.tolist(), strict=True)
    logits, value = Judging(GOMOKU).says(_after(5))
    return {"threads": search.threads, "rows": list(rows), "logits": logits.tolist(), "value": value}


class _Opened:
    """A search that was read from a file, and can only be saved."""

    def __init__(self, state: SearchState) -> None:
        self._state = state

    def tidy(self) -> bool:
        return True

    def state(self) -> SearchState:
        return self._state

    def while_good(self, _state: SearchState, steps: Generator[float]) -> Iterator[float]:
        return steps


def _file(folder: Path) -> Any:
    """Read a saved search, which checks each of its nodes, and save it again. Then find a win by fours."""
    again = folder / f"again-{TUNED}.mcts"
    write(_Opened(read(folder / SAVED, most_memory_mb=512)), again)
    with zipfile.ZipFile(again) as archive:
        members = {name: hashlib.sha256(archive.read(name)).hexdigest() for name in archive.namelist()}
    wins = ThreatWins(Parameters(threats=Threats.FOURS), GOMOKU, np.zeros(1, np.int32))
    win = wins.win(stones_in_order(_after(14)), 0, 10_000)
    return {"members": members, "win": win, "nodes": wins.nodes}


WORK: Mapping[str, Callable[[Path], Any]] = {"search": _search, "file": _file}

if __name__ == "__main__":
    gc.freeze()
    gc.set_threshold(20_000, 50, 1000)  # compiling creates millions of objects and little garbage
    # By default LLVM spends a third of the time of plain kernels on the order of their loads and stores.
    llvmlite.binding.set_option("", "--combiner-tokenfactor-inline-limit=32")
    print(json.dumps({"tuned": TUNED, "results": WORK[sys.argv[1]](Path(sys.argv[2]))}))
