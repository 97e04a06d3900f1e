"""The current node of a record and the position there."""

from studio.game.node import Node
from studio.game.record import GameRecord
from studio.session.edits import Address, address_of, nearest_node


class Cursor:
    """Belongs to a session; the position is to be read only."""

    def __init__(self, record: GameRecord, node: Node | None = None) -> None:
        self.record = record
        self.node = node or record.root
        self.position = record.position(self.node)

    @property
    def address(self) -> Address:
        return address_of(self.node)

    @property
    def is_lost(self) -> bool:
        """Whether the node was taken out of the record."""
        return not self.record.holds(self.node)

    def move_to(self, node: Node) -> None:
        """A step to a child or back is cheap; anything else replays from the start."""
        if node.parent is self.node:
            self.position = node.lead(self.position)
        elif self.node.parent is node and self.node.setup is None and self.node.move is not None:
            self.position.undo()
        else:
            self.position = self.record.position(node)
        self.node = node

    def move_near(self, address: Address) -> None:
        """To the node that stands there, or the last one on the way that there is."""
        self.move_to(nearest_node(self.record, address))
