"""The expanded nodes of the search tree."""

# Their children are the rows of the view. Their number is limited.

from collections.abc import Iterable, Iterator
from itertools import count

import numpy as np

from studio.engine.views.snapshot import Integers, NodeView
from studio.ui.tree.order import TreeOrder

Path = tuple[int, ...]

# No node has it.
TOP = 0
"""The key of the root's parent."""
MOST_BRANCHES = 200
MOST_ROWS = 70_000
# A view takes about a millisecond for each.
_MOST_DROPPED = 6
"""The maximum number of nodes dropped at once."""

_NO_ROWS = np.zeros(0, np.int64)
_UP = np.arange(1024)


class Branch:
    """An expanded node, and the order of its children in the view."""

    def __init__(self, key: int, parent: "Branch | None" = None, point: int = -1) -> None:
        self.key = key
        self.parent = parent
        self.point = point  # the move that leads to this node
        self.path: Path = () if parent is None else (*parent.path, point)
        self.row = 0 if parent is None else parent.moves.index(point)  # the row of this node in its parent
        self.view: NodeView | None = None  # None until the requested node arrives
        self.order: Integers = _NO_ROWS  # [row]: the row of the view
        self.points: Integers = _NO_ROWS  # [row]
        self.moves: list[int] = []  # the points as a list, for lookups
        self.branches: dict[int, Branch] = {}  # the opened children, by the points of their moves
        self.is_open = True
        self.is_asked = parent is not None
        self._arrows: list[bool] | None = None
        self.is_from_before = False  # the numbers are from before the last change of the position

    @property
    def arrows(self) -> list[bool]:
        """For each row, whether its node can have children."""
        if self._arrows is None:
            self._arrows = [] if self.view is None else _arrows(self.view, self.order)
            for branch in self.branches.values():
                self._arrows[branch.row] = branch.may_open
        return self._arrows

    @property
    def may_open(self) -> bool:
        return self.view is None or len(self.view) > 0

    @property
    def is_awaited(self) -> bool:
        """Whether the children were requested but have not arrived."""
        return self.is_asked and self.view is None

    def is_in(self, order: TreeOrder) -> bool:
        return self.view is None or np.array_equal(self.order, order.of(self.view, self.order))

    def arrange(self, order: TreeOrder) -> None:
        if self.view is not None:
            self.take(self.view, order.of(self.view, self.order))

    def remove_arrow(self, row: int) -> None:
        """Mark the node in this row as one without children."""
        self.arrows[row] = False

    def kept_order(self, view: NodeView) -> Integers | None:
        """For each current row, return the row with the same move in `view`, a newer view of this node.

        Return None if a move is missing there.
        """
        if self.view is not None and view.points.tobytes() == self.view.points.tobytes():
            return self.order
        places = np.full(view.rules.size, -1)  # [point]: the row of the view
        places[view.points] = _UP[: len(view)]
        kept = places[self.points]
        return None if kept.size and kept.min() < 0 else kept

    def new_rows(self, view: NodeView, kept: Integers) -> Integers:
        """Return the rows with new moves: those rows of the view that are not in `kept`."""
        if len(view) == kept.size:
            return _NO_ROWS
        is_new = np.ones(len(view), bool)
        is_new[kept] = False
        return np.flatnonzero(is_new)

    def take(self, view: NodeView, order: Integers) -> None:
        """Replace the view of this node. `order` contains the rows of the view in the order in which they are shown."""
        self.points = view.points[order]
        self.moves = self.points.tolist()
        for point, branch in self.branches.items():
            branch.row = self.moves.index(point)
        self.renew(view, order)

    def renew(self, view: NodeView, order: Integers) -> None:
        """Replace the view of this node. Each row must keep its move.

        `order` contains the rows of the view in the order in which they are shown.
        """
        self.view, self.order, self.is_from_before, self._arrows = view, order, False, None

    def lost_branches(self, view: NodeView) -> list["Branch"]:
        """Return the expanded children that have no visits in this view."""
        if not self.branches:
            return []
        visited = set(view.points[view.child_visits > 0].tolist())
        return [branch for point, branch in self.branches.items() if point not in visited]

    def and_below(self) -> Iterator["Branch"]:
        waiting = [self]
        while waiting:
            branch = waiting.pop()
            yield branch
            waiting.extend(branch.branches.values())

    def shown(self) -> Iterator["Branch"]:
        """Yield this node and its expanded descendants. Leave out descendants below a collapsed node."""
        waiting = [self] if self.is_open else []
        while waiting:
            branch = waiting.pop()
            yield branch
            waiting.extend(below for below in branch.branches.values() if below.is_open)


class TreeItems:
    """All expanded nodes of a tree, starting with the least recently used one."""

    def __init__(self) -> None:
        self._keys = count(TOP + 1)  # keys are never used twice, so that an old index finds no node
        self.root: Branch | None = None
        self.by_key: dict[int, Branch] = {}
        self._by_path: dict[Path, Branch] = {}

    def __len__(self) -> int:
        return len(self.by_key)

    @property
    def rows(self) -> int:
        return sum(len(branch.moves) for branch in self.by_key.values())

    def at(self, path: Iterable[int]) -> Branch | None:
        return self._by_path.get(tuple(path))

    def row(self, key: int, row: int) -> Branch | None:
        """Return the node in row `row` below the node `key`. Return None if it was never expanded."""
        if key == TOP:
            return self.root
        above = self.by_key.get(key)
        return None if above is None else above.branches.get(above.moves[row])

    def has_arrow(self, key: int, row: int) -> bool:
        """Return whether the node in row `row` below the node `key` can have children."""
        above = self.by_key.get(key)
        if above is not None:
            return above.arrows[row]
        return key == TOP and self.root is not None and self.root.may_open

    def shown(self) -> Iterator[Branch]:
        """Yield the nodes whose children are shown."""
        return iter(()) if self.root is None else self.root.shown()

    def begin(self) -> None:
        """Start again with a root whose children are unknown."""
        self.by_key, self._by_path = {}, {}
        self.root = self._added(Branch(next(self._keys)))

    def ask(self, key: int, row: int) -> Branch | None:
        """Request the node in row `row` below the node `key`, and return it.

        Return None if the node `key` does not exist.
        """
        branch, above = self.row(key, row), self.by_key.get(key)
        if branch is None and above is not None:
            point = above.moves[row]
            branch = above.branches[point] = self._added(Branch(next(self._keys), above, point))
        if branch is not None:
            branch.is_asked = True
        return branch

    def touch(self, branch: Branch | None) -> None:
        """Mark a node and its ancestors as the most recently used nodes."""
        while branch is not None:
            self.by_key[branch.key] = self.by_key.pop(branch.key)
            branch = branch.parent

    def forget(self, branch: Branch) -> None:
        for below in branch.and_below():
            del self.by_key[below.key]
            del self._by_path[below.path]
        if branch.parent is not None:
            del branch.parent.branches[branch.point]

    def move_root(self, root: Branch) -> None:
        """Make this node the root. Remove all nodes outside its subtree."""
        kept = set(map(id, root.and_below()))
        self.by_key = {key: branch for key, branch in self.by_key.items() if id(branch) in kept}
        skipped = len(root.path)
        root.parent, root.point, root.row, root.is_asked, root.is_open = None, -1, 0, True, True
        self.root, self._by_path = root, {}
        for branch in self.by_key.values():
            branch.path, branch.is_from_before = branch.path[skipped:], True
            self._by_path[branch.path] = branch

    def surplus(self) -> list[Branch]:
        """If there are too many nodes, return up to six nodes to remove, otherwise none.

        Hidden nodes come first, then the least recently used ones. The node that was used last and its ancestors are
        never returned.
        """
        rows, branches = self.rows, len(self)
        if branches <= MOST_BRANCHES and rows <= MOST_ROWS:
            return []
        shown = set(map(id, self.shown()))
        old = list(self.by_key.values())[:-1]
        latest = set(map(id, _line_to(next(reversed(self.by_key.values())))))
        dropped: list[Branch] = []
        for branch in sorted(old, key=lambda branch: id(branch) in shown):  # a stable order
            if len(dropped) == _MOST_DROPPED or (branches <= MOST_BRANCHES and rows <= MOST_ROWS):
                break
            if id(branch) not in latest:
                dropped.append(branch)
                branches, rows = branches - 1, rows - len(branch.moves)
        return dropped

    def _added(self, branch: Branch) -> Branch:
        self.by_key[branch.key] = self._by_path[branch.path] = branch
        return branch


def _line_to(branch: Branch | None) -> Iterator[Branch]:
    while branch is not None:
        yield branch
        branch = branch.parent


def _arrows(view: NodeView, order: Integers) -> list[bool]:
    """Return for each row whether its node can have children."""
    # It has more than one visit, and the game is not over there.
    has_ended = (view.distances == 0) & (view.lower == view.upper)
    arrows: list[bool] = ((view.child_visits > 1) & ~has_ended)[order].tolist()
    return arrows
