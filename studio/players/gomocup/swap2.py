"""The command SWAP2BOARD, with which an external engine takes part in a swap2 opening."""

from collections.abc import Sequence

from studio.players.gomocup import messages
from studio.players.gomocup.coordinates import Coordinates, pair_in
from studio.players.gomocup.process import EngineProcess
from studio.players.player import PlayerError

_UNKNOWN = ("UNKNOWN", "ERROR")
_SWAP = "SWAP"


def swap2_answer(
    process: EngineProcess, player: str, coordinates: Coordinates, stones: Sequence[int], deadline: float
) -> tuple[int, ...] | None:
    """Ask the engine for its choice after these stones, and return the points of its answer.

    An empty tuple means to swap. Return None if the engine does not know the command, or does not answer in time.
    Raise PlayerError for a point outside the board.
    """
    process.expect()
    process.say("SWAP2BOARD", *map(coordinates.text, stones), "DONE")
    try:
        while (line := process.take(deadline)) is not None:
            words = line.split()
            if words[0].upper() in _UNKNOWN:
                return None
            if words[0].upper() == _SWAP:
                return ()
            if all(pair_in(word) is not None for word in words):
                return tuple(_point(player, coordinates, word) for word in words)
        return None
    finally:
        process.rest()


def _point(player: str, coordinates: Coordinates, word: str) -> int:
    point = coordinates.point(word)
    if point is None:
        raise PlayerError(messages.OFF_BOARD, player=player, move=word)
    return point
