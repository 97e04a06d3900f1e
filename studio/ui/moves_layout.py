"""Where each move of a record stands in a drawing of its tree: rows are plies, lanes are lines of play."""

from dataclasses import dataclass

from studio.game.node import Node


@dataclass(frozen=True, slots=True)
class Place:
    row: int
    lane: int


class MovesLayout:
    """Lays out a tree once. The main line stands in the first lane, each variation in the nearest free one."""

    def __init__(self, root: Node) -> None:
        self._places: dict[Node, Place] = {}
        self._rows: list[dict[int, Node]] = []
        self._last_lanes: list[int] = []  # the last taken lane of each row
        self._lay_out(root)

    @property
    def rows(self) -> int:
        return len(self._rows)

    @property
    def lanes(self) -> int:
        return 1 + max(self._last_lanes)

    def place(self, node: Node) -> Place | None:
        return self._places.get(node)

    def node_at(self, row: int, lane: int) -> Node | None:
        return self._rows[row].get(lane) if 0 <= row < len(self._rows) else None

    def nodes_in(self, first_row: int, last_row: int) -> list[Node]:
        """The nodes of these rows, both included."""
        rows = self._rows[max(0, first_row) : last_row + 1]
        return [node for row in rows for node in row.values()]

    def _lay_out(self, root: Node) -> None:
        """Line by line; of a line's variations the deepest come first, so that no connection crosses a line."""
        waiting = [(root, 0)]
        while waiting:
            head, row = waiting.pop()
            line = list(head.main_line())
            lane = self._free_lane(row, row + len(line) - 1)
            self._put(line, row, lane)
            waiting += [
                (variation, row + depth + 1)
                for depth, node in enumerate(line)
                for variation in reversed(node.children[1:])
            ]

    def _free_lane(self, first_row: int, last_row: int) -> int:
        """Right of everything in its rows, and of what stands where its connection leaves its parent's lane."""
        rows = self._last_lanes[max(0, first_row - 1) : last_row + 1]
        return 1 + max(rows, default=-1) if first_row else 0

    def _put(self, line: list[Node], first_row: int, lane: int) -> None:
        for row, node in enumerate(line, first_row):
            while len(self._rows) <= row:
                self._rows.append({})
                self._last_lanes.append(-1)
            self._rows[row][lane] = node
            self._last_lanes[row] = max(self._last_lanes[row], lane)
            self._places[node] = Place(row, lane)
        if first_row:  # the connection passes through the row above
            self._last_lanes[first_row - 1] = max(self._last_lanes[first_row - 1], lane)
