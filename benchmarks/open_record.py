"""Measure how long a large record takes to open: python -m benchmarks.open_record [--nodes N] [--repeat N]

The benchmark writes an SGF file with the given number of moves in variations, some of them with comments and analysis.
It opens the file once as a warm-up and then several times, in this process, and prints the median, the shortest and the
longest time.
"""

import argparse
import random
import statistics
import tempfile
import time
from pathlib import Path

from studio.game.files import open_records, save_record
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Move


def grown_record(nodes: int, seed: int = 1) -> GameRecord:
    """Return a record of `nodes` moves, in lines of 40 moves that branch off at random places."""
    chance = random.Random(seed)
    record = GameRecord(PRESETS["gomoku-20"])
    grown = [record.root]
    while len(grown) <= nodes:
        parent = chance.choice(grown)
        position = record.position(parent)
        for _ in range(min(40, nodes + 1 - len(grown))):
            if position.is_over:
                break
            parent = _grow(parent, position, chance)
            grown.append(parent)
    return record


def _grow(parent: Node, position: Position, chance: random.Random) -> Node:
    move = position.play(chance.choice(position.legal_moves()))
    node = Node(move, parent)
    if chance.random() < 0.05:
        node.comment = "A remark of some words, with a bracket ] in it."
    if chance.random() < 0.02:
        node.analysis = _analysis(move, chance)
    return node


def _analysis(move: Move, chance: random.Random) -> PositionAnalysis:
    candidates = tuple(Candidate(chance.randrange(400), 100, 0.25, 0.1, line=(move.point,) * 6) for _ in range(10))
    return PositionAnalysis(1000, candidates, "studio")


def seconds_to_open(path: Path) -> float:
    begun = time.perf_counter()
    open_records(path)
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=20_000)
    parser.add_argument("--repeat", type=int, default=7)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.sgf"
        save_record(grown_record(asked.nodes), path)
        seconds_to_open(path)
        times = [seconds_to_open(path) for _ in range(asked.repeat)]
        size_kb = path.stat().st_size / 1024
    median, fastest, slowest = statistics.median(times), min(times), max(times)
    print(f"{asked.nodes:,} moves in variations, {size_kb:,.0f} KB of SGF, opened {asked.repeat} times")
    print(f"median {median:.3f} s   fastest {fastest:.3f} s   slowest {slowest:.3f} s")


if __name__ == "__main__":
    main()
