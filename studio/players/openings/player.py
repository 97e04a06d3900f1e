"""Decides for a player in an opening protocol: by the external engine's own command, or by our search."""

import random
from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from studio.engine.options.limits import Limit
from studio.game.openings import PROTOCOLS, Choice, Opening, OpeningError, Place, PlaceTwo, Take, after, task
from studio.game.openings.steps import ChooseColour
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players import messages
from studio.players.openings.asking import Question, part_of
from studio.players.openings.choosing import decided
from studio.players.player import Answer, Budget, Player, PlayerError


@runtime_checkable
class SwapPlayer(Protocol):
    """A player that may know the command for swap2."""

    def swap2(self, rules: Rules, stones: Sequence[int], budget: Budget) -> tuple[int, ...] | None:
        """Return the points of the answer. An empty tuple means to swap, and None means that the command is unknown."""


class OpeningPlayer:
    """Decides for one player of a game. Only one thread may call it."""

    def __init__(
        self,
        name: str,
        player: Player,
        advisor: Callable[[], Player],
        limit: Limit,
        seed: int,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Create the player.

        `player` makes the moves of the game, and decides in the opening if it knows the command for swap2. Otherwise,
        the search that `advisor` returns decides. `limit` is the limit of one move. After each question, `is_stopped`
        is called. If it returns True, `OpeningStopped` is raised.
        """
        self._name, self._player, self._advisor, self._limit = name, player, advisor, limit
        self._seed, self._is_stopped = seed, is_stopped

    def choose(self, opening: Opening) -> tuple[Choice, ...]:
        """Return the next choices of this player. Raise PlayerError if they are illegal."""
        own = self._by_command(opening)
        return own if own is not None else self._by_search(opening)

    def stop(self) -> None:
        """Make a running decision end soon. Any thread may call this."""
        self._player.stop()

    def _by_command(self, opening: Opening) -> tuple[Choice, ...] | None:
        if not (is_askable(opening) and isinstance(self._player, SwapPlayer)):
            return None
        points = self._player.swap2(opening.rules, opening.moves, Budget(part_of(self._limit, 1.0)))
        self._refuse_stopped()
        return None if points is None else meant(opening, points, self._name)

    def _by_search(self, opening: Opening) -> tuple[Choice, ...]:
        seed = f"{self._seed} {opening.protocol.name} {len(opening.history)}"
        return decided(opening, random.Random(seed), self._asked)  # noqa: S311  # no secret

    def _asked(self, question: Question) -> Answer:
        self._refuse_stopped()
        answer = self._advisor().move(question.position, Budget(question.limit(self._limit)))
        self._refuse_stopped()
        return answer

    def _refuse_stopped(self) -> None:
        if self._is_stopped():
            raise OpeningStopped


def is_askable(opening: Opening) -> bool:
    """Return whether the command SWAP2BOARD can ask for the next choice: the first stone of swap2, or a colour."""
    is_swap2 = opening.protocol is PROTOCOLS["swap2"]
    return is_swap2 and (not opening.moves or isinstance(opening.steps[0], ChooseColour))


class OpeningStopped(Exception):  # noqa: N818  # a command, not an error
    """Raised if the opening was stopped while an engine was deciding."""


def meant(opening: Opening, points: Sequence[int], name: str) -> tuple[Choice, ...]:
    """Return the choices that an answer to SWAP2BOARD means. Raise PlayerError if they are illegal."""
    answer = _choices_of(opening, points)
    try:
        if answer is None:
            message, fields = task(opening)
            raise OpeningError(message, **fields)
        state = opening
        for choice in answer:
            state = after(state, choice)
    except OpeningError as error:
        raise PlayerError(messages.ILLEGAL_CHOICE, player=name, reason=error) from error
    return answer


def _choices_of(opening: Opening, points: Sequence[int]) -> tuple[Choice, ...] | None:
    """Return the choices of an answer, or None if it has the wrong number of points.

    One point means that the engine takes White and plays this point next. The engine is asked for this move again when
    the game begins.
    """
    if not isinstance(opening.steps[0], ChooseColour):
        return tuple(map(Place, points)) if len(points) == 3 else None
    if len(points) == 2:
        return (PlaceTwo(), *map(Place, points))
    return {0: (Take(Stone.BLACK),), 1: (Take(Stone.WHITE),)}.get(len(points))
