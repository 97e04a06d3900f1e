"""The searches of the engine: for moves with a clock, and for analysis until the next command."""

import random
import time
from collections.abc import Callable

from studio.engine.options.limits import Limit
from studio.engine.options.steering import Steering
from studio.game.position import Position
from studio.game.rules import Rules
from studio.networks.searching import made_search
from studio.players.book import Book
from studio.players.levels import SeatedEngine
from studio.players.player import Budget
from studio.players.search_player import SearchPlayer
from studio.protocols.analysis.searching import Prepare
from studio.protocols.gtp.analysis_lines import AnalysisRequest, analysis_line

_FIRST = Limit(simulations=1)
_FAR = Limit(simulations=10**14)
_IDLE_SECONDS = 0.02


class Thinking:
    """Owns the player and its search.

    Only the answering thread may call it. In a position of an opening book, the move comes from the book.
    """

    def __init__(
        self, seat: SeatedEngine, prepare: Prepare, *, seed: int = 0, threads: int = 1, book: Book | None = None
    ) -> None:
        self._seat, self._prepare, self._seed, self._threads = seat, prepare, seed, threads
        self._player = SearchPlayer(seat, seed=seed, threads=threads)
        self._begun: object = None
        self._loaded: set[Rules] = set()
        self._book, self._chance = book, random.Random(seed)  # noqa: S311  # no secret

    def load(self, rules: Rules) -> None:
        """Compile and load what a search with these rules needs, so that the first move is not late."""
        if rules in self._loaded:
            return
        self._loaded.add(rules)
        self._prepare(rules, self._seat.parameters)
        position = Position(rules)
        if not position.is_over:
            made_search(position, self._seat.own or self._seat.parameters, threads=self._threads).run(_FIRST)

    def begin(self) -> None:
        """Forget the previous game."""
        self._begun = None

    def move(
        self, position: Position, budget: Budget, request: AnalysisRequest | None, write: Callable[[str], None]
    ) -> int:
        """Return the point that the engine plays.

        If `request` is given, write lines of analysis while the engine thinks. A move of the opening book needs no
        search, so it has no analysis.
        """
        known = None if self._book is None else self._book.move(position, self._chance)
        return self._searched_move(position, budget, request, write) if known is None else known

    def _searched_move(
        self, position: Position, budget: Budget, request: AnalysisRequest | None, write: Callable[[str], None]
    ) -> int:
        self._prepare(position.rules, self._seat.parameters)
        if self._begun != position.rules:
            self._player.begin(position.rules)
            self._begun = position.rules
        shown_at = time.monotonic()

        def tell(_analysis: object) -> None:
            nonlocal shown_at
            search = self._player.search
            if request is None or search is None or time.monotonic() - shown_at < request.seconds:
                return
            shown_at = time.monotonic()
            _write_line(analysis_line(search.snapshot(), request), write)

        point = self._player.move(position, budget, tell).point
        if request is not None and (search := self._player.search) is not None:
            _write_line(analysis_line(search.snapshot(), request), write)
        return point

    def analyse(
        self,
        position: Position,
        request: AnalysisRequest,
        steering: Steering,
        is_wanted: Callable[[], bool],
        write: Callable[[str], None],
    ) -> None:
        """Search a position and write lines of analysis until `is_wanted` returns False."""
        self._prepare(position.rules, self._seat.parameters)
        parameters = self._seat.own or self._seat.parameters
        search = made_search(position, parameters, seed=self._seed, threads=self._threads)
        if not steering.is_empty:
            search.steer(steering)
        shown_at = time.monotonic()

        def after_slice() -> None:
            nonlocal shown_at
            if not is_wanted():
                search.stop()
            elif time.monotonic() - shown_at >= request.seconds and search.simulations:
                shown_at = time.monotonic()
                _write_line(analysis_line(search.snapshot(), request), write)

        search.run(_FAR, after_slice=after_slice)
        _write_line(analysis_line(search.snapshot(), request), write)
        while is_wanted():  # a proven position needs no further search
            time.sleep(_IDLE_SECONDS)


def _write_line(line: str, write: Callable[[str], None]) -> None:
    if line:
        write(f"{line}\n")
