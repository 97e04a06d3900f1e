"""Two kinds of search against each other: python -m benchmarks.match --second centre=0 [--profile studio] [--game ...]

Games come in pairs with the same opening, in which the two change colours. Each has the same number of simulations for
a move. `--opening N` begins with N random moves next to stones; without them only the seeds differ. Printed are wins,
draws and losses of the first, its score, and the interval in which the score lies with 95 %.
"""

import argparse
import math
import random
from collections import Counter

from studio.engine import Limit, Parameters, Position, Search
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.machine.settings import home_folders
from studio.players.profile_folder import ProfileFolder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="gomoku-15", choices=PRESETS)
    parser.add_argument("--profile", default="studio")
    parser.add_argument("--first", nargs="*", default=[], metavar="NAME=VALUE", help="what the first has otherwise")
    parser.add_argument("--second", nargs="*", default=[], metavar="NAME=VALUE", help="what the second has otherwise")
    parser.add_argument("--simulations", type=int, default=1_000, metavar="N", help="for each move")
    parser.add_argument("--pairs", type=int, default=50, metavar="N", help="of games")
    parser.add_argument("--opening", type=int, default=0, metavar="N", help="random moves to begin with")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    first, second = (_parameters(asked.profile, settings) for settings in (asked.first, asked.second))
    limit, results = Limit(simulations=asked.simulations), Counter[int]()
    for pair in range(asked.seed, asked.seed + asked.pairs):
        opening = opening_of(PRESETS[asked.game], asked.opening, random.Random(pair))
        results[_played_out(opening, (first, second), limit, pair)] += 1
        results[-_played_out(opening, (second, first), limit, pair)] += 1
    print(f"{asked.game}, {asked.simulations:,} simulations, {asked.opening} random moves: {told(results)}")


def _parameters(profile: str, settings: list[str]) -> Parameters:
    shelf = ProfileFolder(home_folders().profiles).shelf()
    return shelf.named(profile).parameters.with_text(dict(setting.split("=", 1) for setting in settings))


def opening_of(rules: Rules, moves: int, chance: random.Random) -> Position:
    """So many random moves next to stones, the first one anywhere; not over."""
    while True:
        position = Position(rules)
        while position.ply < moves and not position.is_over:
            near = [point for point in position.legal_moves() if _is_near(position, point)]
            position.play(chance.choice(near or position.legal_moves()))
        if not position.is_over:
            return position


def _is_near(position: Position, point: int) -> bool:
    columns = position.rules.columns
    row, column = divmod(point, columns)
    return any(
        max(abs(row - move.point // columns), abs(column - move.point % columns)) <= 1 for move in position.moves
    )


def _played_out(opening: Position, sides: tuple[Parameters, Parameters], limit: Limit, seed: int) -> int:
    """1 where Black wins, -1 where White does, 0 for a draw. Each side keeps a tree of its own."""
    searches = [Search(opening, parameters, seed=2 * seed + side) for side, parameters in enumerate(sides)]
    position = opening.copy()
    while not position.is_over:
        search = searches[position.to_move is Stone.WHITE]
        search.set_position(position)
        search.run(limit)
        move = search.final_move()
        position.play(move if move is not None else position.legal_moves()[0])
    if position.winner is None:
        return 0
    return 1 if position.winner is Stone.BLACK else -1


def told(results: Counter[int]) -> str:
    """The score with the normal interval of its mean, draws as one half."""
    games = results.total()
    score = (results[1] + results[0] / 2) / games
    variance = (results[1] * (1 - score) ** 2 + results[0] * (0.5 - score) ** 2 + results[-1] * score**2) / games
    width = 1.96 * math.sqrt(variance / games)
    return f"+{results[1]} ={results[0]} -{results[-1]}, score {score:.3f} ± {width:.3f}"


if __name__ == "__main__":
    main()
