"""The left and right edges of a subtree in each row."""

# By them, the layout places subtrees closely.

from operator import sub


class Contour:
    """The left and right edges of a subtree in each row, in the order from the bottom to the top.

    `middle` is the x coordinate of its top node.
    """

    __slots__ = ("left", "middle", "right")

    def __init__(self, left: list[float], right: list[float]) -> None:
        self.left, self.right, self.middle = left, right, 0.0

    @classmethod
    def around(cls, radius: float) -> "Contour":
        return cls([-radius], [radius])

    def room_for(self, other: "Contour", gap: float, gap_below: float) -> float:
        """Return how far the top node of `other` must be to the right of this subtree's top node.

        With this distance, the gap between the subtrees is at least `gap` in the top row and `gap_below` in lower rows.
        """
        rows = min(len(self.left), len(other.left))
        if not rows:
            return 0.0
        room: float = self.right[-1] - other.left[-1] + gap
        if rows > 1:
            room = max(room, gap_below + max(map(sub, self.right[-rows:], other.left[-rows:])))
        return room - self.middle + other.middle

    def joined(self, other: "Contour", shift: float) -> "Contour":
        """Return the common contour of this subtree and `other`, whose top node is `shift` to the right of this one.

        Both contours may be changed.
        """
        rows = min(len(self.left), len(other.left))
        if not rows:
            return other
        shift += self.middle - other.middle
        if len(other.left) <= len(self.left):
            self.right[-rows:] = [right + shift for right in other.right[-rows:]]
            return self
        # `other` has more rows: its lists are reused, and only the common rows are copied
        other.left[-rows:] = [left - shift for left in self.left]
        other.middle = self.middle - shift
        return other

    def under(self, radius: float, middle: float) -> "Contour":
        """Add a parent node of this radius above the subtree, and return the contour.

        The node is `middle` to the right of the previous top node, and is the new top node.
        """
        self.middle += middle
        self.left.append(self.middle - radius)
        self.right.append(self.middle + radius)
        return self
