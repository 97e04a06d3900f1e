"""The commands that tell an engine its time."""

import math
from dataclasses import dataclass

from studio.game.stones import Stone
from studio.players.gomocup.client import FALLBACK_SECONDS
from studio.players.gtp.board import COLOURS
from studio.players.player import Budget


@dataclass(frozen=True, slots=True)
class GtpTime:
    """The time of a game and of the next move, in the terms of the protocol."""

    settings: str
    """The arguments of time_settings: main time, seconds of a period, moves of a period."""
    left: str
    """The last two arguments of time_left: the remaining seconds, and the number of moves to be made in them.

    If this number is 0, the seconds belong to the main time.
    """


def time_of(budget: Budget, game_seconds: float | None, *, is_whole: bool) -> GtpTime:
    """Return the time settings for a move with this budget. `game_seconds` is the time of the game at its beginning.

    A limit per move is sent as a byo-yomi period for one move. An increment cannot be sent. If `is_whole`, the seconds
    are rounded down to whole numbers.
    """
    seconds, left = budget.limit.seconds, budget.game_seconds
    if seconds is None and left is not None and game_seconds is not None:
        return GtpTime(f"{_number(game_seconds, is_whole)} 0 0", f"{_number(left, is_whole)} 0")
    per_move = min(FALLBACK_SECONDS if seconds is None else seconds, math.inf if left is None else left)
    number = _number(per_move, is_whole)
    return GtpTime(f"0 {number} 1", f"{number} 1")


def left_line(stone: Stone, time: GtpTime) -> str:
    return f"time_left {COLOURS[stone]} {time.left}"


def _number(seconds: float, is_whole: bool) -> str:
    if is_whole:
        return str(max(1, math.floor(seconds)))
    return f"{max(0.01, seconds):.2f}".rstrip("0").rstrip(".")
