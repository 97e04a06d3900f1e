"""The left and right edges of a part of the tree in each row. The layout uses them to place parts closely."""

from operator import sub


class Contour:
    """The left and right edges of a part of the tree in each row, from the bottom row to the top row. The x coordinate
    of the top node is `middle`.
    """

    __slots__ = ("left", "middle", "right")

    def __init__(self, left: list[float], right: list[float]) -> None:
        self.left, self.right, self.middle = left, right, 0.0

    @classmethod
    def around(cls, radius: float) -> "Contour":
        return cls([-radius], [radius])

    def room_for(self, other: "Contour", gap: float, gap_below: float) -> float:
        """Return how far the middle of `other` must be to the right of the middle of this part. Then the gap between
        the two parts is at least `gap` in the top row and at least `gap_below` in all lower rows.
        """
        rows = min(len(self.left), len(other.left))
        if not rows:
            return 0.0
        room: float = self.right[-1] - other.left[-1] + gap
        if rows > 1:
            room = max(room, gap_below + max(map(sub, self.right[-rows:], other.left[-rows:])))
        return room - self.middle + other.middle

    def joined(self, other: "Contour", shift: float) -> "Contour":
        """Return the contour of this part and `other` together. The middle of `other` is placed `shift` to the right of
        this part's middle. Both contours may be changed.
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
        """Add a node with this radius above the contour, and return the contour. The node is placed `middle` to the
        right of the current middle, and its x coordinate becomes the new middle.
        """
        self.middle += middle
        self.left.append(self.middle - radius)
        self.right.append(self.middle + radius)
        return self
