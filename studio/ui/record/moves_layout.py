"""Computes where the moves of a record are drawn in the tree."""

from bisect import bisect_left
from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

from studio.game.node import Node
from studio.ui.widgets.theme import GRID


class Place(NamedTuple):
    """The place of a node.

    The root is in row 0, and each move is one row below its parent. The main line is in lane 0, and lanes are numbered
    to the right.
    """

    row: int
    lane: int
    number: int
    """The number of the move. If the node has no move, this is the number of the last move before it."""


class MovesLayout:
    """The layout of a record's tree as it was when the layout was created.

    First children are in the lane of their parent. A variation gets the first lane to the right of everything in its
    rows. The variations that begin deepest are placed first, so that no line to a parent crosses another variation.
    """

    def __init__(self, root: Node, hidden: Set[Node] = frozenset()) -> None:
        """Lay out `root` and everything below it. The nodes in `hidden` and everything below them are left out."""
        self._hidden = hidden
        self._places: dict[Node, Place] = {}
        self._rows: list[list[Node]] = []
        """The nodes of each row, sorted by lane.

        They are in this order because each chain is placed to the right of earlier ones.
        """
        waiting = [root]
        while waiting:
            waiting.extend(self._place_chain(waiting.pop()))
        self.lanes = 1 + max(self._last_lane(row) for row in range(self.rows))

    @property
    def rows(self) -> int:
        return len(self._rows)

    def __contains__(self, node: Node) -> bool:
        return node in self._places

    def __iter__(self) -> Iterator[Node]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def place(self, node: Node) -> Place:
        return self._places[node]

    def node_at(self, row: int, lane: int) -> Node | None:
        if not 0 <= row < self.rows:
            return None
        found = next(self._from_lane(row, lane), None)
        return found if found is not None and self._places[found].lane == lane else None

    def nodes(self, rows: range, lanes: range) -> Iterator[Node]:
        for row in self._known(rows):
            for node in self._from_lane(row, lanes.start):
                if self._places[node].lane >= lanes.stop:
                    break
                yield node

    def links(self, rows: range, lanes: range) -> Iterator[Node]:
        """Yield the nodes in these rows whose line to the parent crosses these lanes.

        Among the nodes to the right of the lanes, only the leftmost one of each row is yielded, because their lines
        overlap.
        """
        for row in self._known(rows):
            for node in self._from_lane(row, lanes.start):
                if node.parent is not None and self._places[node.parent].lane < lanes.stop:
                    yield node
                if self._places[node].lane >= lanes.stop:
                    break

    def line_through(self, node: Node) -> list[Node]:
        """Return the line that contains `node`: the path from the root to it, then first children.

        The index of a node in the line is its row.
        """
        return [*node.path()[:-1], *self._chain(node)]

    def children(self, node: Node) -> list[Node]:
        """Return the visible children of a node."""
        return [child for child in node.children if child not in self._hidden] if self._hidden else node.children

    # Implementation

    def _place_chain(self, head: Node) -> list[Node]:
        """Place `head` and the first children below it.

        Return the variations that begin at these nodes. The first of them has to be placed last.
        """
        chain = self._chain(head)
        above = Place(-1, 0, 0) if head.parent is None else self._places[head.parent]
        lane, number = self._free_lane(above.row + 1, len(chain)), above.number
        branches: list[Node] = []
        for row, node in enumerate(chain, above.row + 1):
            number += node.move is not None
            self._places[node] = Place(row, lane, number)
            if row == self.rows:
                self._rows.append([])
            self._rows[row].append(node)
            branches.extend(reversed(self.children(node)[1:]))
        return branches

    def _chain(self, node: Node) -> list[Node]:
        """Return `node` and the first children below it."""
        if not self._hidden:
            return list(node.main_line())
        chain = [node]
        while children := self.children(chain[-1]):
            chain.append(children[0])
        return chain

    def _free_lane(self, first: int, count: int) -> int:
        taken = range(first, min(first + count, self.rows))
        return 1 + max((self._last_lane(row) for row in taken), default=-1)

    def _last_lane(self, row: int) -> int:
        return self._places[self._rows[row][-1]].lane

    def _from_lane(self, row: int, lane: int) -> Iterator[Node]:
        nodes = self._rows[row]
        for index in range(bisect_left(nodes, lane, key=self._lane), len(nodes)):
            yield nodes[index]

    def _lane(self, node: Node) -> int:
        return self._places[node].lane

    def _known(self, rows: range) -> range:
        return range(max(0, rows.start), min(rows.stop, self.rows))


@dataclass(frozen=True, slots=True)
class MovesGrid:
    """Converts places to coordinates in pixels."""

    # Each lane has space for its stones and for a caption on the right.

    row_height: int
    # The diameter is odd, so that a hairline can be centred.
    stone: int
    """The diameter of a stone."""
    # A long number makes a stone wider.
    stone_room: int
    """The width of the widest stone."""
    caption_width: int

    @staticmethod
    def row_height_for(text_height: int) -> int:
        """Return the height of a row in pixels for a font of this height."""
        # It is 24 for the default font of desktops.
        return 2 * round(0.83 * text_height)

    @classmethod
    def for_text(cls, height: int, number_width: int, caption_width: int) -> "MovesGrid":
        row_height = cls.row_height_for(height)
        stone = row_height * 3 // 4 | 1
        return cls(row_height, stone, max(stone, number_width + stone // 4) | 1, caption_width)

    @property
    def lane_width(self) -> int:
        return self.stone_room + self.caption_width + 5 * GRID // 2

    def size(self, layout: MovesLayout) -> QSize:
        return QSize(layout.lanes * self.lane_width + 2 * GRID, layout.rows * self.row_height + GRID)

    def cell(self, place: Place) -> QRect:
        """Return the rectangle of a place, including the caption."""
        left, top = GRID + place.lane * self.lane_width, GRID // 2 + place.row * self.row_height
        return QRect(left, top, self.lane_width, self.row_height)

    def stone_rect(self, place: Place) -> QRect:
        """Return the square around a round stone. It is centred in the space for stones."""
        cell = self.cell(place)
        left = cell.left() + GRID // 2 + (self.stone_room - self.stone) // 2
        return QRect(left, cell.top() + (self.row_height - self.stone + 1) // 2, self.stone, self.stone)

    def caption_left(self, place: Place) -> int:
        return self.cell(place).left() + GRID + self.stone_room + 2

    def rows(self, area: QRect) -> range:
        """Return the rows that an area touches."""
        return _touched(area.top() - GRID // 2, area.bottom() - GRID // 2, self.row_height)

    def lanes(self, area: QRect) -> range:
        return _touched(area.left() - GRID, area.right() - GRID, self.lane_width)

    def row_and_lane(self, point: QPoint) -> tuple[int, int]:
        return (point.y() - GRID // 2) // self.row_height, (point.x() - GRID) // self.lane_width


def _touched(first: int, last: int, step: int) -> range:
    return range(first // step, last // step + 1)
