"""The left and right extent of a part of the tree, row by row, for placing parts close to each other."""

from operator import sub


class Contour:
    """The left and right edges of a part of the tree, from the bottom row up. The top node is at `middle`."""

    __slots__ = ("left", "middle", "right")

    def __init__(self, left: list[float], right: list[float]) -> None:
        self.left, self.right, self.middle = left, right, 0.0

    @classmethod
    def around(cls, radius: float) -> "Contour":
        return cls([-radius], [radius])

    def room_for(self, other: "Contour", gap: float, gap_below: float) -> float:
        """Return the distance of the two middles that keeps `gap` in the top row and `gap_below` in lower rows."""
        rows = min(len(self.left), len(other.left))
        if not rows:
            return 0.0
        room: float = self.right[-1] - other.left[-1] + gap
        if rows > 1:
            room = max(room, gap_below + max(map(sub, self.right[-rows:], other.left[-rows:])))
        return room - self.middle + other.middle

    def joined(self, other: "Contour", shift: float) -> "Contour":
        """Return this part joined with `other`, whose middle is placed `shift` to the right of this middle."""
        rows = min(len(self.left), len(other.left))
        if not rows:
            return other
        shift += self.middle - other.middle
        if len(other.left) <= len(self.left):
            self.right[-rows:] = [right + shift for right in other.right[-rows:]]
            return self
        # The deeper part continues: only the rows that both have are copied.
        other.left[-rows:] = [left - shift for left in self.left]
        other.middle = self.middle - shift
        return other

    def under(self, radius: float, middle: float) -> "Contour":
        """Return this part under a node at `middle`, which becomes the new middle."""
        self.middle += middle
        self.left.append(self.middle - radius)
        self.right.append(self.middle + radius)
        return self
