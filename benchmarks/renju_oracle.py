"""Compare forbidden points with those of the package renju: python -m benchmarks.renju_oracle [--positions 200000]
[--first 0] [--points 4] [--seconds 600] [--seed 0]

The positions take turns: stones all over the board, dense squares (often at an edge), nested threes, random games, and
games of the shipped exercises. In each position, half of the compared points are those with the most likely threes, the
others are random. The benchmark compares the kinds of forbidden points, too. It also counts how deep the recursion
goes: 1 is a point that is judged without placing a second stone. The first difference is printed and ends the run.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

from studio.game import renju_judgement
from studio.game.notation import human_point
from studio.game.stones import Stone
from tests.game.renju_positions import KINDS, LINES, RULES, compared_points, package_checker, package_verdict


class CountedLevels:
    """A judge of points with the results of `renju_judgement.verdict`. It counts the levels of the recursion."""

    def __init__(self) -> None:
        self._plain = renju_judgement.verdict
        self._level = self.deepest = 0

    def __call__(
        self, cells: list[Stone], lines: Sequence[Sequence[renju_judgement.Line]], point: int
    ) -> renju_judgement.Verdict:
        self._level += 1
        self.deepest = max(self.deepest, self._level)
        found = self._plain(cells, lines, point)
        self._level -= 1
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first position, for runs in parts")
    parser.add_argument("--points", type=int, default=4, help="compared points per position")
    parser.add_argument("--seconds", type=float, default=600, help="end after this time")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    judge = CountedLevels()
    renju_judgement.verdict = judge  # the recursion calls it by this name
    verdicts: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    begun = time.monotonic()
    for number in range(asked.first, asked.first + asked.positions):
        chance = random.Random(f"{asked.seed} {number}")
        kind = list(KINDS)[number % len(KINDS)]
        cells = KINDS[kind](chance)
        checker = package_checker(cells)
        for point in compared_points(cells, asked.points, chance):
            judge.deepest = 0
            ours, theirs = judge(cells, LINES, point), package_verdict(checker, point)
            verdicts[ours.name], levels[judge.deepest] = verdicts[ours.name] + 1, levels[judge.deepest] + 1
            if theirs is not (renju_judgement.Verdict.ALLOWED if ours is renju_judgement.Verdict.FIVE else ours):
                print(f"Position {number} ({kind}): {human_point(point, RULES)} is {ours.name}, not {theirs.name}")
                print(_drawn(cells))
                return 1
        done = number + 1 - asked.first
        if done % 10_000 == 0 or done == asked.positions or time.monotonic() - begun > asked.seconds:
            print(f"{done:,} positions, {time.monotonic() - begun:.0f} s: {_told(verdicts, levels)}", flush=True)
            if time.monotonic() - begun > asked.seconds:
                break
    return 0


def _told(verdicts: Counter[str], levels: Counter[int]) -> str:
    by_kind = ", ".join(f"{count:,} {name}" for name, count in verdicts.most_common())
    by_level = ", ".join(f"{level}: {count:,}" for level, count in sorted(levels.items()))
    return f"{sum(verdicts.values()):,} points ({by_kind}), 0 differences; levels {by_level}"


def _drawn(cells: list[Stone]) -> str:
    return "\n".join(
        " ".join(stone.letter for stone in cells[start : start + RULES.columns])
        for start in range(0, RULES.size, RULES.columns)
    )


if __name__ == "__main__":
    sys.exit(main())
