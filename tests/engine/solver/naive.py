"""A naive threat solver that tries every move and every reply, for nearly full positions.

Each side's stones are the bits of an integer. The solver under test and this one share only the rules.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from studio.engine.options.threats import ThreatKind
from studio.game.position import Position
from studio.game.rules import Overline, Rules
from studio.game.stones import Stone
from studio.game.threats import threats_of

GAMES = [
    (Rules(5, 5, 4), 10),
    (Rules(6, 6, 4), 9),
    (Rules(5, 5, 4, gravity=True), 12),
    (Rules(7, 7, 5), 11),
    (Rules(4, 4, 3), 8),
]
OTHERS = [
    (replace(rules, overline=overline), empty)
    for overline in (Overline.NOTHING, Overline.CARO)
    for rules, empty in GAMES
]
_ATTEMPTS = 50
NEVER = 1 << 20
"""The number of plies if there is no win."""


class NaiveSolver:
    """A naive solver for one game, which caches its results by position."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._all = (1 << rules.size) - 1
        self._below = self._all << rules.size - rules.columns & self._all  # the lowest row has support
        self._spans = list(_spans(rules))
        self._completing: dict[tuple[int, int], int] = {}
        self._fours: dict[tuple[int, int], int] = {}
        self._threes: dict[tuple[int, int], bool] = {}
        self._forced: dict[tuple[int, int], bool] = {}

    def wins(self, kind: ThreatKind, own: int, other: int) -> bool:
        """Return whether the side with `own`, which is to move, wins by threats of this kind."""
        return self.plies_by_fours(own, other) < NEVER if kind is ThreatKind.FOURS else self.by_threes(own, other)

    def plies_by_fours(self, own: int, other: int) -> int:
        """Return the number of plies of the shortest win by fours of the side with `own`, or NEVER.

        Each move of the win wins, or threatens to win at once and leaves at most one answer.
        """
        if (own, other) not in self._fours:
            if self.winning(own, other):
                self._fours[own, other] = 1
            else:
                attacks = _single(self._legal(own | other))
                self._fours[own, other] = min((self._plies_after(own | m, other) for m in attacks), default=NEVER)
        return self._fours[own, other]

    def _plies_after(self, own: int, other: int) -> int:
        """Return the number of plies of a win by fours from an attack on, with the other side to move, or NEVER."""
        if self.winning(other, own) or not self.winning(own, other):
            return NEVER
        longest = 0
        replies = list(_single(self._legal(own | other)))
        if sum(not self.winning(own, other | reply) for reply in replies) > 1:
            return NEVER
        for reply in replies:
            longest = max(longest, self.plies_by_fours(own, other | reply))
            if longest >= NEVER:
                return NEVER
        return 2 + longest

    def by_threes(self, own: int, other: int) -> bool:
        """Return whether the side with `own` has a win in which each move wins, or threatens to win at once or by
        fours.
        """
        if (own, other) not in self._threes:
            attacks = _single(self._legal(own | other))
            self._threes[own, other] = bool(self.winning(own, other)) or any(
                self._threatens(own | move, other) for move in attacks
            )
        return self._threes[own, other]

    def _threatens(self, own: int, other: int) -> bool:
        if self.winning(other, own) or self.plies_by_fours(own, other) >= NEVER:
            return False
        return all(self.by_threes(own, other | reply) for reply in _single(self._legal(own | other)))

    def forces(self, own: int, other: int) -> bool:
        """Return whether the side with `own`, which is to move, can force a win by any moves; all games are tried."""
        if (own, other) not in self._forced:
            attacks = list(_single(self._legal(own | other)))
            if not self.winning(own, other):  # the fastest threats first, then all other moves
                attacks.sort(key=lambda move: self.plies_by_fours(own | move, other))
            self._forced[own, other] = bool(self.winning(own, other)) or any(
                self._forces_after(own | move, other) for move in attacks
            )
        return self._forced[own, other]

    def _forces_after(self, own: int, other: int) -> bool:
        replies = list(_single(self._legal(own | other)))
        if self.winning(other, own):
            return False
        return bool(replies) and all(self.forces(own, other | reply) for reply in replies)

    def refutations(self, kind: ThreatKind, own: int, other: int) -> tuple[int, ...]:
        """Return the replies after which the side with `own` has no win of this kind."""
        wins = self.winning(other, own)
        return tuple(
            reply.bit_length() - 1
            for reply in _single(self._legal(own | other))
            if reply & wins or not self.wins(kind, own, other | reply)
        )

    def winning(self, own: int, other: int) -> int:
        """Return the points on which the side with `own` wins if it is to move."""
        return self.completing(own, other) & self._legal(own | other)

    def completing(self, own: int, other: int) -> int:
        """Return the points without a stone of the side with `own` on which its stone would complete a winning line."""
        blocking = other if self.rules.overline is Overline.CARO else 0
        if (own, blocking) not in self._completing:
            self._completing[own, blocking] = self._found_completing(own, blocking)
        return self._completing[own, blocking]

    def _found_completing(self, own: int, blocking: int) -> int:
        found = 0
        for span, beside, ends in self._spans:
            missing = span & ~own
            is_blocked = ends and ends & blocking == ends
            if missing & (missing - 1) == 0 and not own & beside and not is_blocked:
                found |= missing
        return found

    def _legal(self, taken: int) -> int:
        empty = self._all & ~taken
        return empty & (taken >> self.rules.columns | self._below) if self.rules.gravity else empty


def _single(points: int) -> Iterator[int]:
    """Yield each point as an integer with a single bit."""
    while points:
        yield points & -points
        points &= points - 1


def _spans(rules: Rules) -> Iterator[tuple[int, int, int]]:
    """Yield each winning span, the points beside it that must not have a stone of the same side, and its blocking ends.

    The second number is 0 unless the rule is exact or caro. The third one is 0 unless the rule is caro: if the other
    side has stones on both of these points, the span does not win.
    """
    for point in range(rules.size):
        row, column = divmod(point, rules.columns)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            cells = [(row + step * down, column + step * right) for step in range(-1, rules.win_length + 1)]
            bits = [1 << rules.point(*cell) if rules.has(*cell) else 0 for cell in cells]
            if all(bits[1:-1]):
                beside = 0 if rules.overline is Overline.WINS else bits[0] | bits[-1]
                can_be_blocked = rules.overline is Overline.CARO and bits[0] and bits[-1]
                yield sum(bits[1:-1]), beside, beside if can_be_blocked else 0


def bits_of(position: Position, stone: Stone) -> int:
    return sum(1 << point for point, other in enumerate(position.cells) if other is stone)


def random_position(rules: Rules, empty: int, chance: random.Random) -> Position:
    """Return an undecided position with this many empty points, mostly without an immediate win.

    In half of the positions without gravity the empty points are adjacent, which leaves space for threats.
    """
    is_any, lie_together = chance.random() < 0.1, not rules.gravity and chance.random() < 0.5
    for attempt in count():
        position = _filled(rules, empty, lie_together, chance)
        if not position.is_over and (is_any or attempt > _ATTEMPTS or not _can_win_at_once(position)):
            return position
    raise AssertionError("there is always another attempt")


def _filled(rules: Rules, empty: int, lie_together: bool, chance: random.Random) -> Position:
    """Return a position with this many empty points; one side may have more stones than the other."""
    share, position = chance.uniform(0.3, 0.7), Position(rules)
    row, column = chance.randrange(rules.rows), chance.randrange(rules.columns)
    while not position.is_over and rules.size - position.stones_count > empty:
        moves = position.open_points()
        if lie_together:
            moves = _farthest(moves, row, column, rules)
        move, stone = chance.choice(moves), Stone.BLACK if chance.random() < share else Stone.WHITE
        position.play(move, stone if rules.may_take(position.cells, move, stone) else stone.opponent)
    to_move = chance.choice((Stone.BLACK, Stone.WHITE))
    return Position(rules).with_setup(dict(enumerate(position.cells)), to_move)


def _farthest(points: list[int], row: int, column: int, rules: Rules) -> list[int]:
    far = [max(abs(point // rules.columns - row), abs(point % rules.columns - column)) for point in points]
    return [point for point, distance in zip(points, far, strict=True) if distance == max(far)]


def _can_win_at_once(position: Position) -> bool:
    threats = threats_of(position)
    return bool(threats.wins or threats.blocks)
