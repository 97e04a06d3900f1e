"""Measure the visits that searches spend on moves which a review has proven to lose.

Usage: python -m benchmarks.lost_visits FOLDER [POSITIONS] [SIMULATIONS]

FOLDER has reviewed games, as `mcts-studio review --out FOLDER` writes them. The benchmark searches a random sample of
their undecided positions in which the record knows losing moves, by default 60 positions with 10,000 simulations each.
A search does not know the record. Moves that it proves to lose by itself count as lost, too, with their visits.
"""

import random
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named
from studio.game.files import open_records
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.insight.recorded import proven_moves
from studio.networks.searching import made_search

_MANY = 0.1


def main(folder: Path, positions: int = 60, simulations: int = 10_000) -> None:
    found = [
        (f"{path.name}, after move {ply}", position, lost)
        for path in sorted(folder.rglob("*.sgf"))
        for record in open_records(path).records
        for ply, position, lost in _with_lost_moves(record)
    ]
    shares = list[float]()
    for name, position, lost in random.Random(3).sample(found, min(positions, len(found))):
        shares.append(_share(position, lost, simulations))
        if shares[-1] >= _MANY:
            print(f"{name}: {shares[-1]:.1%}")
    many = sum(share >= _MANY for share in shares)
    print(f"{len(shares)} of {len(found)} positions, {simulations:,} simulations each")
    print(f"visits of losing moves: median {statistics.median(shares):.1%}, mean {statistics.mean(shares):.1%}")
    print(f"at least {_MANY:.0%} in {many} positions")


def _with_lost_moves(record: GameRecord) -> Iterator[tuple[int, Position, frozenset[int]]]:
    """Yield the reviewed, undecided positions in which the record knows losing moves, with the number of moves."""
    for ply, node in enumerate(record.main_line()):
        is_reviewed = any(child.judgement is not None for child in node.children)
        if not is_reviewed or record.known(node).is_certain:
            continue
        lost = frozenset(point for point, known in proven_moves(record, node).items() if known.proof is Proof.LOSS)
        if lost:
            yield ply, record.position(node), lost


def _share(position: Position, lost: frozenset[int], simulations: int) -> float:
    search = made_search(position, profile_named(DEFAULT_PROFILE).parameters, seed=1, threads=1, priors=())
    search.run(Limit(simulations=simulations))
    root = search.snapshot().root
    visits = zip(root.points.tolist(), root.child_visits.tolist(), strict=True)
    return float(sum(count for point, count in visits if point in lost) / max(1, root.visits))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
