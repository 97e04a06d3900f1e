"""Collect positions from games of the search: python -m benchmarks.solver_positions OUT.sgf [--count 200] [--seed 0]

The profile `studio-rollouts`, with threat detection for immediate wins only, plays against itself on 15×15 with 10,000
simulations per move. The games start from 2, 14 or 30 random moves in turn, so that both empty and full boards occur.
From each decided game the benchmark takes three random positions among those 5, 7, 9, 11, 13 and 15 plies before the
last move, in which the later winner is to move. So the selection depends only on the ends of the games, not on whether
a position has a win by threats. Each position becomes a game of the file; its comment names the source.
"""

import argparse
import random
from dataclasses import replace
from pathlib import Path

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Threats
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.engine.warmup import warm_up
from studio.game.files.game_files import save_records
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.matches.openings import random_openings

RULES = PRESETS["gomoku-15"]
# The player does not use the solver that is to be measured.
PLAYER = replace(profile_named("studio-rollouts").parameters, threats=Threats.WINS)
"""The player of the games."""
PLAYED = Limit(simulations=10_000)
BEFORE_END = (5, 7, 9, 11, 13, 15)
OF_A_GAME = 3
RANDOM_MOVES = (2, 14, 30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    warm_up()
    kept: list[GameRecord] = []
    openings = [random_openings(RULES, moves, asked.count, asked.seed) for moves in RANDOM_MOVES]
    for number in range(asked.count):
        opening = openings[number % len(openings)][number]
        chance = random.Random(asked.seed + number)
        game = _played(opening.position(RULES), chance)
        kept += _positions_before_end(game, number, chance) if game.winner else []
        print(f"{number + 1} games, {len(kept)} positions", flush=True)
        if len(kept) >= asked.count:
            break
    save_records(kept[: asked.count], asked.out)


def _played(position: Position, chance: random.Random) -> Position:
    while not position.is_over:
        search = Search(position, PLAYER, seed=chance.randrange(1 << 30))
        search.run(PLAYED)
        point = search.final_move()
        if point is not None:
            position.play(point)
    return position


def _positions_before_end(game: Position, number: int, chance: random.Random) -> list[GameRecord]:
    kept = []
    possible = [plies for plies in BEFORE_END if plies < game.ply]
    for plies in sorted(chance.sample(possible, min(len(possible), OF_A_GAME))):
        position = game.copy()
        for _ in range(plies):
            position.undo()
        kept.append(commented_record(position, f"Game {number + 1}, {plies} plies before its end."))
    return kept


def commented_record(position: Position, comment: str) -> GameRecord:
    """Return a game with the moves of a position and a comment at the start."""
    record = GameRecord(position.rules)
    node = record.root
    for move in position.moves:
        node = record.add(node, move.point)
    record.set_comment(record.root, comment)
    return record


if __name__ == "__main__":
    main()
