"""Make and measure sets of games with known mistakes: python -m benchmarks.review_sets make|measure FOLDER

The games are on 15×15, five in a row, from the balanced openings. There are three sets:

quiet: after the opening, no move loses more than 5 % of win rate: searches ten times as long as the proposed review
give the positions before and after the move like win rates.
planted: the beginning of a quiet game, then one blunder. The solver proves that the blunder loses; before it, the long
search gives the side 35 to 65 %. Then the winner follows proven lines to the end.
decided: games to the end in which one side overlooks threats. The solver proves which move of the loser was the first
after which the game was lost until the end. Its limits are ten times those of a review.

`make` completes the sets. It continues where it was interrupted, or where its limit of seconds ended it. Equal settings
make equal games, with any number of workers. `measure` reviews the games with 10,000 simulations per position, as the
window proposes, and counts found, missed and false marks. It keeps the reviewed games in the folder, so that it, too,
continues after an interruption. A mark is false if the set says that the move is good. If the set does not know the
move (openings, and games of the other sets except for the proven mistake), the long searches before and after the move
decide, or the solver: the mark is false if the loss is at most 5 %, or if the long search would play the move.

The last escape of a decided game is known if the review does not prove that the game was lost before, and if the long
search gives the position before the proven mistake at least the win rate that a last escape requires.
"""

import argparse
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    actions = parser.add_subparsers(dest="action", required=True)
    making = actions.add_parser("make")
    making.add_argument("--count", type=int, default=30, help="games of each set")
    making.add_argument("--seconds", type=float, help="begin no further game after this time")
    making.add_argument("--workers", type=int, default=1, help="processes that make games side by side")
    measuring = actions.add_parser("measure")
    measuring.add_argument("folder", type=Path, help="folder for the reviewed games")
    measuring.add_argument("--workers", type=int, default=1, help="processes that review games side by side")
    asked = parser.parse_args()
    if asked.action == "make":
        from benchmarks.review_sets.making import make

        raise SystemExit(0 if make(asked.count, asked.seconds, asked.workers) else 1)
    from benchmarks.review_sets.measuring import measure

    measure(asked.folder, asked.workers)


if __name__ == "__main__":
    main()
