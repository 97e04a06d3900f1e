"""Finds the main line of a game up to a move that an option selects."""

from studio.commands import messages
from studio.commands.opening import counted
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.record import GameRecord


def line_to(record: GameRecord, move: int | None) -> list[Node]:
    """Return the nodes of the main line up to move number `move`, which is included.

    If `move` is None, return all of them.
    """
    line = record.main_line()
    if move is None:
        return line
    ends = [0] + [index for index, node in enumerate(line) if node.move is not None]
    if not 0 <= move < len(ends):
        raise StudioError(messages.NO_SUCH_MOVE, number=move, moves=counted(len(ends) - 1, "move"))
    return line[: ends[move] + 1]
