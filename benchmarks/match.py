"""Play two search profiles against each other: python -m benchmarks.match --second centre_radius=0 [--profile studio]
[--game ...]

Games are played in pairs with the same opening and swapped colours. Both sides have the same number of simulations per
move, or with `--seconds S` the same processor time, so that other load on the machine has no effect. `--opening N`
starts with N random moves next to stones, `--middle M` with two to four random moves at most M points from the middle,
`--balanced` with the openings of benchmarks/openings, after which neither side is far ahead. Without these options
games start on the empty board and differ only by their seeds. The benchmark prints wins, draws and losses of the first
side, its score with the 95 % interval over pairs, and the simulations per move of each side.
"""

import argparse
import math
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from benchmarks.balanced_openings import openings_file
from studio.engine import Limit, Parameters, Position, Search
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.machine.folders import home_folders
from studio.matches.openings import openings_in_file
from studio.networks.searching import made_search
from studio.players.profile_folder import ProfileFolder

_PIECE = 200
"""The number of simulations between two readings of the processor time. They take some milliseconds."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="gomoku-15", choices=PRESETS)
    parser.add_argument("--profile", default="studio")
    parser.add_argument("--first", nargs="*", default=[], metavar="NAME=VALUE", help="what the first has otherwise")
    parser.add_argument("--second", nargs="*", default=[], metavar="NAME=VALUE", help="what the second has otherwise")
    parser.add_argument("--simulations", type=int, default=1_000, metavar="N", help="for each move")
    parser.add_argument("--seconds", type=float, metavar="S", help="of processor time for each move, instead")
    parser.add_argument("--pairs", type=int, default=50, metavar="N", help="of games")
    parser.add_argument("--opening", type=int, default=0, metavar="N", help="random moves to begin with")
    parser.add_argument("--middle", type=int, metavar="M", help="two to four random moves near the middle, instead")
    parser.add_argument("--balanced", action="store_true", help="balanced openings, instead")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rules = PRESETS[asked.game]
    balanced = openings_in_file(openings_file(asked.game), rules) if asked.balanced else ()
    sides = [_Side(_parameters(asked.profile, settings)) for settings in (asked.first, asked.second)]
    think = _simulating(asked.simulations) if asked.seconds is None else thinking(asked.seconds)
    pairs = []
    for side in sides:
        think(made_search(Position(rules), side.parameters))  # loads the kernels
    for pair in range(asked.seed, asked.seed + asked.pairs):
        if balanced:
            opening = balanced[pair % len(balanced)].position(rules)
        else:
            opening = opening_of(rules, asked.opening, random.Random(pair), asked.middle)
        pairs.append([_score(opening, sides, first, think, pair) for first in (0, 1)])
        print(f"{asked.game}: {_told(pairs, sides)}", flush=True)


@dataclass
class _Side:
    parameters: Parameters
    simulations: list[int] = field(default_factory=list)


Think = Callable[[Search], None]


def _simulating(simulations: int) -> Think:
    def think(search: Search) -> None:
        search.run(Limit(simulations=simulations))

    return think


def thinking(seconds: float) -> Think:
    """Return a function that searches for `seconds` of processor time, in short runs."""
    # The limits of a run use clock time.

    def think(search: Search) -> None:
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            search.run(Limit(simulations=_PIECE))
            if search.is_settled:
                return

    return think


def _parameters(profile: str, settings: list[str]) -> Parameters:
    catalogue = ProfileFolder(home_folders().profiles).catalogue()
    return catalogue.named(profile).parameters.with_text(dict(setting.split("=", 1) for setting in settings))


def opening_of(rules: Rules, moves: int, chance: random.Random, middle: int | None = None) -> Position:
    """Return a position after random moves that do not end the game.

    The first move is anywhere, and each later one next to a stone where possible. With `middle`, there are two to four
    moves instead, at most `middle` points from the middle.
    """
    while True:
        position = Position(rules)
        for _ in range(moves if middle is None else chance.randint(2, 4)):
            if not position.is_over:
                legal = position.legal_moves()
                near = [point for point in legal if _is_fit(position, point, middle)]
                position.play(chance.choice(near or legal))
        if not position.is_over:
            return position


def _is_fit(position: Position, point: int, middle: int | None) -> bool:
    if middle is None:
        return _is_near(position, point)
    row, column = divmod(point, position.rules.columns)
    return max(abs(row - position.rules.rows // 2), abs(column - position.rules.columns // 2)) <= middle


def _is_near(position: Position, point: int) -> bool:
    columns = position.rules.columns
    row, column = divmod(point, columns)
    return any(
        max(abs(row - move.point // columns), abs(column - move.point % columns)) <= 1 for move in position.moves
    )


def _score(opening: Position, sides: Sequence[_Side], black: int, think: Think, seed: int) -> float:
    """Return the points of the first side: 1 for a win, 0.5 for a draw. Each side keeps its tree between moves.

    `black` is the index of the side that plays Black.
    """
    seats = [sides[black], sides[1 - black]]
    searches = [made_search(opening, side.parameters, seed=2 * seed + place) for place, side in enumerate(seats)]
    position = opening.copy()
    while not position.is_over:
        place = int(position.to_move is Stone.WHITE)
        search = searches[place]
        search.set_position(position)
        before = search.simulations
        think(search)
        seats[place].simulations.append(search.simulations - before)
        move = search.final_move()
        position.play(move if move is not None else position.legal_moves()[0])
    if position.winner is None:
        return 0.5
    return float((position.winner is Stone.BLACK) == (black == 0))


def _told(pairs: Sequence[Sequence[float]], sides: Sequence[_Side]) -> str:
    rates = " and ".join(f"{statistics.median(side.simulations):,.0f}" for side in sides)
    return f"{score_of(pairs)}, simulations {rates}"


def score_of(pairs: Sequence[Sequence[float]]) -> str:
    """Return the points of the games and the mean score as a text. The 95 % interval is normal, over pairs."""
    results = Counter(score for pair in pairs for score in pair)
    scores = [statistics.mean(pair) for pair in pairs]
    width = 1.96 * statistics.stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else math.nan
    won, drawn, lost = results[1.0], results[0.5], results[0.0]
    return f"+{won} ={drawn} -{lost}, score {statistics.mean(scores):.3f} ± {width:.3f}"


if __name__ == "__main__":
    main()
