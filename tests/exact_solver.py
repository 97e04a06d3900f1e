"""Exact values of moves, found by playing all games to their ends; fast enough only for nearly full positions."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from studio.game.position import Position
from studio.game.rules import Rules

WIN, DRAW, LOSS = 1, 0, -1


class ExactSolver:
    """Solves positions of one game, and caches their values."""

    def __init__(self) -> None:
        self._values: dict[int, int] = {}

    def value(self, position: Position) -> int:
        """Return the value for the side to move: 1 for a win, 0 for a draw, −1 for a loss."""
        if position.is_over:
            return DRAW if position.winner is None else LOSS
        if position.key not in self._values:
            self._values[position.key] = max(self._answers(position))
        return self._values[position.key]

    def moves(self, position: Position) -> dict[int, int]:
        """Return the value of each move for the player who makes it."""
        return {point: self._after(position, point) for point in position.legal_moves()}

    def distance(self, position: Position) -> int:
        """Return the number of moves to the end of the game if the winner hurries and the loser delays."""
        if position.is_over:
            return 0
        value, lengths = self.value(position), []
        for point in position.legal_moves():
            if self._after(position, point) == value:
                position.play(point)
                lengths.append(1 + self.distance(position))
                position.undo()
        return min(lengths) if value == WIN else max(lengths)

    def _answers(self, position: Position) -> Iterator[int]:
        """Yield the values of moves for the side to move, up to the first win, which decides the position."""
        for point in position.legal_moves():
            value = self._after(position, point)
            yield value
            if value == WIN:
                return

    def _after(self, position: Position, point: int) -> int:
        position.play(point)
        value = -self.value(position)
        position.undo()
        return value


@dataclass(frozen=True)
class Played:
    """A move of a game, and the values of all moves in its position."""

    rules: Rules
    before: tuple[int, ...]
    point: int
    values: dict[int, int]

    @property
    def lost(self) -> int:
        """The difference between the values of the best move and of this move: 2 if it loses a won game."""
        return max(self.values.values()) - self.values[self.point]


def played_moves(rules: Rules, stones: Sequence[int], chance: random.Random) -> Iterator[Played]:
    """Yield a random move in each of many random undecided positions that have one of these numbers of stones."""
    solver = ExactSolver()
    while True:
        position = Position(rules)
        for _ in range(chance.choice(stones)):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        if not position.is_over:
            before = tuple(move.point for move in position.moves)
            yield Played(rules, before, chance.choice(position.legal_moves()), solver.moves(position))
