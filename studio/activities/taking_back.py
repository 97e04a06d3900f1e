"""Which move of a game is taken back."""

from studio.game.node import Node
from studio.players.seats import GameSetup, Person


def last_move_of_person(tip: Node, setup: GameSetup | None) -> Node | None:
    """Return the node of the last move that a person made on the line to `tip`, or None."""
    if setup is None:
        return None
    moves = ((node, node.move) for node in reversed(tip.path()))
    return next((node for node, move in moves if move and isinstance(setup.seat(move.stone), Person)), None)
