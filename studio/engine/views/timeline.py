"""The history of a search in limited memory. It has snapshots at geometrically growing numbers of simulations."""

from studio.engine.views.snapshot import Snapshot
from studio.game.argument_checks import as_float, as_int, wrong_kind

GROWTH = 1.25
MOST = 96


class Timeline:
    """The snapshots of a search. When the simulations reach `next_count`, the caller adds the next snapshot."""

    def __init__(self, growth: float = GROWTH, most: int = MOST) -> None:
        checked, kept = as_float(growth), as_int(most)
        if checked is None or not 1 < checked < float("inf"):
            raise wrong_kind(growth, "A growth of more than 1 from one snapshot to the next", str(GROWTH))
        if kept is None or kept < 1:
            raise wrong_kind(most, "A number of snapshots from 1", str(MOST))
        self._first_growth = self._growth = checked
        self._most = kept
        self._snapshots: list[Snapshot] = []
        self._last: Snapshot | None = None
        self._next = 1

    def __repr__(self) -> str:
        kept = self.snapshots
        span = f" of {kept[0].simulations:,} to {kept[-1].simulations:,} simulations" if kept else ""
        return f"<Timeline: {len(kept)} snapshots{span}>"

    @property
    def snapshots(self) -> tuple[Snapshot, ...]:
        last = self._last
        is_later = last is not None and (not self._snapshots or last.simulations > self._snapshots[-1].simulations)
        return (*self._snapshots, last) if last is not None and is_later else tuple(self._snapshots)

    @property
    def next_count(self) -> int:
        """The number of simulations at which the next snapshot is due."""
        return self._next

    def begin(self, run: int) -> None:
        """Remove the snapshots of other positions. `run` is the number of the current position."""
        if self._snapshots and self._snapshots[-1].run != run:
            self._snapshots, self._last, self._next = [], None, 1
            self._growth = self._first_growth

    def note(self, snapshot: Snapshot) -> None:
        """Add a snapshot after a single step if one is due.

        If not, keep it as the end of the timeline, as `end` does.
        """
        self.begin(snapshot.run)
        if snapshot.simulations >= self._next:
            self.add(snapshot)
        elif snapshot.simulations:
            self.end(snapshot)

    def end(self, snapshot: Snapshot) -> None:
        """Keep a snapshot as the end of the timeline, until the next snapshot replaces it."""
        self._last = snapshot

    def add(self, snapshot: Snapshot) -> None:
        """Add a snapshot.

        If there are too many, remove every second one, and square the factor by which the numbers grow.
        """
        self._snapshots.append(snapshot)
        if len(self._snapshots) > self._most:
            self._snapshots = self._snapshots[::2]
            self._growth *= self._growth
        self._next = max(snapshot.simulations + 1, round(snapshot.simulations * self._growth))

    def at(self, simulations: int) -> Snapshot | None:
        """Return the last snapshot with at most this number of simulations. Return None if there is none."""
        return next((kept for kept in reversed(self.snapshots) if kept.simulations <= simulations), None)
