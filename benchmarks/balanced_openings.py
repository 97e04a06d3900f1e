"""Find openings in which both sides have about equal chances: python -m benchmarks.balanced_openings [--game gomoku-15]

An opening has three to five moves near the centre. All but the last are random, each next to an earlier one. The last
move is at most three points from a stone: of all such moves, the one after which short searches give the most equal
chances. The opening is balanced if a long search of `studio` then gives the side to move a win rate of 40 to 60 %, and
its solver finds no win by threats. Of openings that are equal up to symmetry one is kept. They are written to
benchmarks/openings/GAME.sgf, one game each, so that `mcts-studio match --openings` reads them, too. Equal settings find
equal openings.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.game.files import save_records
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.symmetry import images, symmetries
from studio.matches.openings import Opening, random_openings
from studio.networks.searching import made_search

FOLDER = Path(__file__).parent / "openings"
_LOW, _HIGH = 0.40, 0.60
_FARTHEST, _SHORT = 3, 100
"""The greatest distance of the last move from a stone. The number of simulations of a short search."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="gomoku-15", choices=PRESETS)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rules, found = PRESETS[asked.game], list[GameRecord]()
    for opening, rate in islice(_balanced(rules, asked.simulations, asked.seed), asked.count):
        found.append(_record(opening, rules))
        print(f"{len(found)} of {asked.count}: {opening.name(rules)}, {rate:.1%}", file=sys.stderr, flush=True)
    FOLDER.mkdir(exist_ok=True)
    save_records(found, openings_file(asked.game))


def openings_file(game: str) -> Path:
    """Return the file of the balanced openings of a preset."""
    return FOLDER / f"{game}.sgf"


def _record(opening: Opening, rules: Rules) -> GameRecord:
    record = GameRecord(rules)
    node = record.root
    for point in opening.moves:
        node = record.add(node, point)
    return record


def _balanced(rules: Rules, simulations: int, seed: int) -> Iterator[tuple[Opening, float]]:
    chance, known = random.Random(seed), set[frozenset[tuple[int, int]]]()
    while True:
        (begun,) = random_openings(rules, chance.randint(2, 4), 1, chance.randrange(1 << 30))
        opening = _completed(begun, rules)
        if opening is None:
            continue
        position = opening.position(rules)
        forms = {_form(position, images(symmetry, rules)) for symmetry in symmetries(rules)}
        if known & forms:
            continue
        known |= forms
        rate = _win_rate(position, simulations)
        if rate is not None and _LOW <= rate <= _HIGH:
            yield opening, rate


def _completed(begun: Opening, rules: Rules) -> Opening | None:
    """Return the opening with a last move that makes the chances most equal.

    Return None if every such move is proven to decide the game.
    """
    position, best, least = begun.position(rules), None, 1.0
    taken = [divmod(move.point, rules.columns) for move in position.moves]
    for point in position.legal_moves():
        row, column = divmod(point, rules.columns)
        if min(max(abs(row - other[0]), abs(column - other[1])) for other in taken) > _FARTHEST:
            continue
        position.play(point)
        rate = _win_rate(position, _SHORT)
        position.undo()
        if rate is not None and abs(rate - 0.5) < least:
            best, least = point, abs(rate - 0.5)
    return None if best is None else Opening((*begun.moves, best))


def _win_rate(position: Position, simulations: int) -> float | None:
    """Return the win rate of the side to move; None if the search proves the result."""
    search = made_search(position, profile_named("studio").parameters)
    search.run(Limit(simulations=simulations))
    root = search.inspect(())
    best = search.final_move()
    if search.is_proven or best is None:
        return None
    return (float(root.values[list(root.points).index(best)]) + 1) / 2


def _form(position: Position, points: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    """Return the stones of the position, turned by a symmetry."""
    return frozenset((points[move.point], int(move.stone)) for move in position.moves)


if __name__ == "__main__":
    main()
