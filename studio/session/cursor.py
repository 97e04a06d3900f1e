"""The current node of a record, and the position at this node."""

from studio.game.node import Node
from studio.game.record import GameRecord
from studio.session.edits import NodePath, nearest_node, node_path


class Cursor:
    """The current node of a session and the position there. Callers must not change the position."""

    def __init__(self, record: GameRecord, node: Node | None = None) -> None:
        self.record = record
        self.node = node or record.root
        self.position = record.position(self.node)

    @property
    def path(self) -> NodePath:
        return node_path(self.node)

    @property
    def is_lost(self) -> bool:
        """Whether the current node has been removed from the record."""
        return not self.record.holds(self.node)

    def move_to(self, node: Node) -> None:
        """Move to this node."""
        # Steps to a child or the parent are cheap; other moves replay the game from the root.
        if node.parent is self.node:
            self.position = node.lead(self.position)
        elif self.node.parent is node and self.node.setup is None and self.node.move is not None:
            self.position.undo()
        else:
            self.position = self.record.position(node)
        self.node = node

    def move_near(self, path: NodePath) -> None:
        """Move to the node at this path. If it does not exist, move to the last node on the path that exists."""
        self.move_to(nearest_node(self.record, path))
