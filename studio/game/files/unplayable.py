"""Moves that a file holds and no position takes, kept as the SGF properties they would be."""

from studio.game.files.sgf_points import sgf_point
from studio.game.node import Node
from studio.game.rules import Rules
from studio.game.stones import Stone

SETUP_NAMES = {"AB": Stone.BLACK, "AW": Stone.WHITE, "AE": Stone.EMPTY}


def keep_value(node: Node, name: str, value: str) -> None:
    """Add a value to an unread property of the node."""
    node.properties[name] = (*node.properties.get(name, ()), value)


def keep_unplayable(node: Node, rules: Rules) -> None:
    """Turn the node's setup and move into unread properties, so that nothing is lost when it is written again."""
    if node.setup is not None:
        for name, stone in SETUP_NAMES.items():
            for point in sorted(point for point, placed in node.setup.stones.items() if placed is stone):
                keep_value(node, name, sgf_point(point, rules))
    if node.move is not None:
        name = "B" if node.move.stone is Stone.BLACK else "W"
        keep_value(node, name, sgf_point(node.move.point, rules))
    node.move = node.setup = None
