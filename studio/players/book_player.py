"""A player that takes its moves from an opening book first."""

import random
from collections.abc import Callable

from studio.game.position import Position
from studio.game.rules import Rules
from studio.players.book import Book
from studio.players.late_player import LatePlayer
from studio.players.player import Answer, Budget, Listener, Player, ignore_analysis, prepare


class BookPlayer:
    """Plays the moves of a book. If the book has no move, it asks another player, which it owns."""

    def __init__(self, player: Player, book: Book, seed: int = 0) -> None:
        self.player = player
        """The player that moves where the book has no move."""
        self._book, self._chance = book, random.Random(seed)  # noqa: S311  # no secret

    @property
    def name(self) -> str:
        return self.player.name

    def begin(self, rules: Rules) -> None:
        self.player.begin(rules)

    def prepare(self, position: Position, budget: Budget) -> None:
        prepare(self.player, position, budget)

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        point = self._book.move(position, self._chance)
        return self.player.move(position, budget, tell) if point is None else Answer(point)

    def stop(self) -> None:
        self.player.stop()

    def close(self) -> None:
        self.player.close()


class LateBookPlayer(BookPlayer):
    """Plays the moves of a book immediately.

    If the book has no move, it asks a player whose search may still be loading.
    """

    def __init__(self, player: LatePlayer, book: Book, seed: int = 0) -> None:
        super().__init__(player, book, seed)
        self._late = player

    def load(self, rules: Rules, look: Callable[[], bool]) -> None:
        self._late.load(rules, look)
