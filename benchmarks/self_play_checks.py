"""Check games of self-play against the rules: python -m benchmarks.self_play_checks GAME=FILE ... [--games 10000]

Networks play games against themselves with few simulations, equally many games for each network. A judge that shares no
code with the engine replays the moves. It checks that each point was free and, in games with gravity, supported, and
that the game was not over before the move. If a proof ended the game, the judge searches for the win itself: it tries
moves that threaten, and every reply that does not lose at once. It cannot verify draws, and wins that are too long; for
Connect Four an exact solver (bitbully) checks all results. The first disagreement is printed and ends the run.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from studio.engine.evaluation.network_file import open_network
from studio.game.rules import PRESETS, Overline, Rules
from studio.training.recipes import SelfPlay
from studio.training.samples import Samples
from studio.training.selfplay import SelfPlayer

# Every move becomes a sample, which shows the claimed winner of each game.
WAY = SelfPlay(kept_share=1.0, kept_simulations=24)
"""The settings of self-play."""
LONGEST = 11
"""The largest number of plies to a win that the judge searches."""
_MOST_LOOKS = 3_000
"""The maximum number of positions that the judge searches per claimed win."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("networks", nargs="+", metavar="GAME=FILE")
    parser.add_argument("--games", type=int, default=10_000, help="in all")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for text in asked.networks:
        game, file = text.split("=", 1)
        rules, counts = PRESETS[game], Counter[str]()
        player = SelfPlayer(open_network(Path(file)), rules, WAY, asked.seed)
        for number in range(asked.games // len(asked.networks)):
            found = checked_game(rules, player.play(), player.last_game)
            counts[found] += 1
            if found.startswith("wrong"):
                print(f"{game}, game {number}: {found}: {player.last_game}")
                return 1
            if number % 100 == 99:
                print(f"{game}: {number + 1} games", file=sys.stderr, flush=True)
        print(f"{game}: " + ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items())), flush=True)
    return 0


def checked_game(rules: Rules, samples: Samples, moves: tuple[int, ...]) -> str:
    """Return the judge's verdict on a game as a text. A text that starts with `wrong` is a disagreement."""
    judge, sides = Judge(rules), [0, 0]
    if (samples.visits[samples.cells != 0] != 0).any():
        return "wrong: visits of a point that is taken"
    for ply, point in enumerate(moves):
        if judge.is_over(*sides):
            return "wrong: a move after the end"
        if not judge.may_play(sides[0] | sides[1], point):
            return "wrong: an illegal move"
        sides[ply % 2] |= 1 << point
    if not samples.size:
        return "ends proven before a move was searched for"
    claim = _claim_of(samples, len(moves))
    if judge.is_over(*sides):
        wins = judge.has_line(sides[(len(moves) + 1) % 2])
        return "played to the end" if claim == -int(wins) else "wrong: another result"
    own, other = sides[len(moves) % 2], sides[(len(moves) + 1) % 2]
    if rules == PRESETS["connect-four"]:
        right = _exact(rules, moves) == claim
        return "proven ends that are exact" if right else "wrong: an unsound proof"
    if claim and judge.proves(own, other, claim):
        return "proven wins that the judge finds too"
    if claim and judge.proves(own, other, -claim):
        return "wrong: an unsound proof"
    return "proven ends that are too far for the judge" if claim else "proven draws, which the judge cannot tell"


def _claim_of(samples: Samples, moves: int) -> int:
    """Return the winner that the samples claim: 1 for the side to move at the end, -1 for the other side, 0 for
    neither.
    """
    stones = int((samples.cells[-1] != 0).sum())  # stones at the last stored position
    return int(samples.results[-1]) * (1 if (moves - stones) % 2 == 0 else -1)


def _exact(rules: Rules, moves: Iterable[int]) -> int:
    import bitbully

    board = bitbully.Board([point % rules.columns for point in moves])
    score = max(bitbully.BitBully().score_all_moves(board).values())
    return int(score > 0) - int(score < 0)


class _TooFarError(Exception):
    """Raised when the judge has reached its maximum number of positions."""


class Judge:
    """An independent implementation of the rules. The bits of an integer are the stones of a side."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self._lines = rules, list(_lines(rules))
        self._looks = 0

    def may_play(self, stones: int, point: int) -> bool:
        rests = point + self.rules.columns >= self.rules.size or stones >> point + self.rules.columns & 1
        return not stones >> point & 1 and (not self.rules.gravity or bool(rests))

    def has_line(self, stones: int) -> bool:
        return any(stones & line == line and not stones & ends for line, ends in self._lines)

    def is_over(self, one: int, other: int) -> bool:
        return (one | other).bit_count() == self.rules.size or self.has_line(one) or self.has_line(other)

    def proves(self, own: int, other: int, winner: int) -> bool:
        """Return whether the judge proves a win of the side to move (`winner` 1) or of its opponent (`winner` -1)."""
        self._looks = 0
        try:
            if winner > 0:
                return any(self._wins(own, other, plies) for plies in range(1, LONGEST + 1, 2))
            return any(self._loses(own, other, plies) for plies in range(2, LONGEST + 1, 2))
        except _TooFarError:
            return False

    def completing(self, own: int, other: int) -> list[int]:
        """Return the points on which the side with `own` wins at once."""
        taken, found = own | other, set()
        for line, _ in self._lines:
            lacking = line & ~own
            if not line & other and lacking.bit_count() == 1:
                found.add(lacking.bit_length() - 1)
        return [point for point in found if self.may_play(taken, point) and self.has_line(own | 1 << point)]

    def _wins(self, own: int, other: int, plies: int) -> bool:
        """Return whether the side to move wins within this many plies. It only tries moves that threaten."""
        self._looks += 1
        if self._looks > _MOST_LOOKS:
            raise _TooFarError
        if self.completing(own, other):
            return True
        if plies < 3:
            return False
        moves = self.completing(other, own) or self._attacks(own, other)
        return any(self._loses(other, own | 1 << point, plies - 1) for point in moves)

    def _loses(self, own: int, other: int, plies: int) -> bool:
        """Return whether the side to move loses within this many plies against any reply."""
        if self.completing(own, other) or plies < 2:
            return False
        replies = self.completing(other, own)
        if not replies:
            if plies < 4 or not self._wins(other, own, plies - 1):  # not even with two moves in a row
                return False
            replies = self._moves(own | other)
        return bool(replies) and all(
            self._wins(other, own | 1 << point, plies - 1) and not self.is_over(own | 1 << point, other)
            for point in replies
        )

    def _moves(self, stones: int) -> list[int]:
        return [point for point in range(self.rules.size) if self.may_play(stones, point)]

    def _attacks(self, own: int, other: int) -> list[int]:
        """Return the moves after which a line of the side lacks at most two stones.

        Lines that lack fewest come first.
        """
        most: Counter[int] = Counter()
        for line, _ in self._lines:
            lacking = line & ~own
            if not line & other and lacking.bit_count() <= 3:
                for point in _points(lacking):
                    most[point] = max(most[point], 4 - lacking.bit_count())
        return [point for point, _ in most.most_common() if self.may_play(own | other, point)]


def _points(stones: int) -> Iterator[int]:
    while stones:
        yield (stones & -stones).bit_length() - 1
        stones &= stones - 1


def _lines(rules: Rules) -> Iterator[tuple[int, int]]:
    """Yield each winning line, and the two points beyond its ends, as sets of bits.

    If these two points have the line's colour, the line is an overline and does not win. The set of ends is empty if
    overlines win.
    """
    for point in range(rules.size):
        row, column = divmod(point, rules.columns)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            cells = [(row + step * down, column + step * right) for step in range(-1, rules.win_length + 1)]
            if all(rules.has(*cell) for cell in cells[1:-1]):
                line = sum(1 << rules.point(*cell) for cell in cells[1:-1])
                ends = sum(1 << rules.point(*cell) for cell in (cells[0], cells[-1]) if rules.has(*cell))
                yield line, ends if rules.overline is Overline.NOTHING else 0


if __name__ == "__main__":
    sys.exit(main())
