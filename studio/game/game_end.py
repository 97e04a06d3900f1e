"""Stores in a record where its game ended, if moves that were taken back follow there."""

from studio.game.node import Node

GAME_END = "MSGE"
"""The SGF property of the last position of a game whose next moves were taken back."""
MARK = "1"
"""The value of the property. Other values mean the same."""


def is_end(node: Node) -> bool:
    """Return whether no move of the game follows: the line ends at this node, or later moves were taken back."""
    return not node.children or GAME_END in node.properties


def marked_end(root: Node) -> Node | None:
    """Return the node of the main line that is marked as the end of the game, or None."""
    return next((node for node in root.main_line() if GAME_END in node.properties), None)


def played_line(root: Node) -> list[Node]:
    """Return the nodes of the main line without the moves that were taken back at its end."""
    line = list[Node]()
    for node in root.main_line():
        line.append(node)
        if GAME_END in node.properties:
            break
    return line
