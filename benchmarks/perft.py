"""Count legal move sequences and compare a naive count: python -m benchmarks.perft [--positions 50] [--seed 0]

The positions are random, crowded ones of renju and caro. On 7×7 the sequences of three moves are counted, on 15×15
those of two. The first difference is printed and ends the run.
"""

import argparse
import random
import sys
import time

from studio.game.rules import Overline, Rules
from tests.engine.perft import naive_sequences, sequences
from tests.engine.rules_on_boards import crowded_position

_DEPTHS = {7: 3, 15: 2}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=50, help="positions of each game and size")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for overline in (Overline.RENJU, Overline.CARO):
        for side, depth in _DEPTHS.items():
            rules, chance, total = Rules(side, side, 5, overline=overline), random.Random(f"{asked.seed} {side}"), 0
            begun = time.monotonic()
            for number in range(asked.positions):
                position = crowded_position(rules, chance)
                found, expected = sequences(position, depth), naive_sequences(position, depth)
                if found != expected:
                    print(f"{rules.text}, position {number}: {found:,} instead of {expected:,}\n{position.text()}")
                    return 1
                total += found
            seconds = time.monotonic() - begun
            print(f"{rules.text}: {asked.positions} positions, {total:,} sequences of {depth}, {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
