"""How far parts of a drawn tree reach to both sides, row by row, so that they can be put close to one another."""

from operator import sub


class Contour:
    """[row] from the lowest up: where a part begins and ends. Its first node stands at `middle`."""

    __slots__ = ("left", "middle", "right")

    def __init__(self, left: list[float], right: list[float]) -> None:
        self.left, self.right, self.middle = left, right, 0.0

    @classmethod
    def around(cls, radius: float) -> "Contour":
        return cls([-radius], [radius])

    def room_for(self, other: "Contour", gap: float, gap_below: float) -> float:
        """How far right of this part's middle the other's has to be; rows below the first are farther apart."""
        rows = min(len(self.left), len(other.left))
        if not rows:
            return 0.0
        room: float = self.right[-1] - other.left[-1] + gap
        if rows > 1:
            room = max(room, gap_below + max(map(sub, self.right[-rows:], other.left[-rows:])))
        return room - self.middle + other.middle

    def joined(self, other: "Contour", shift: float) -> "Contour":
        """This part takes the other to its right, so far from its own middle."""
        rows = min(len(self.left), len(other.left))
        if not rows:
            return other
        shift += self.middle - other.middle
        if len(other.left) <= len(self.left):
            self.right[-rows:] = [right + shift for right in other.right[-rows:]]
            return self
        # The deeper one goes on: only the rows that both have are copied.
        other.left[-rows:] = [left - shift for left in self.left]
        other.middle = self.middle - shift
        return other

    def under(self, radius: float, middle: float) -> "Contour":
        """With a node above it, so far from the middle, and which is the new middle."""
        self.middle += middle
        self.left.append(self.middle - radius)
        self.right.append(self.middle + radius)
        return self
