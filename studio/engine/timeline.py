"""Snapshots at geometrically growing counts: how a search evolved, in bounded memory."""

from studio.engine.snapshot import Snapshot

GROWTH = 1.25
MOST = 96


class Timeline:
    """Owned by whoever runs the search, who asks `next_count` and hands over what was due. Each snapshot is frozen."""

    def __init__(self, growth: float = GROWTH, most: int = MOST) -> None:
        self._growth, self._most = growth, most
        self._snapshots: list[Snapshot] = []
        self._next = 1

    @property
    def snapshots(self) -> tuple[Snapshot, ...]:
        return tuple(self._snapshots)

    @property
    def next_count(self) -> int:
        """The number of simulations at which the next snapshot is due."""
        return self._next

    def add(self, snapshot: Snapshot) -> None:
        """Keep a snapshot; when there are too many, every second one goes and the steps grow wider."""
        self._snapshots.append(snapshot)
        if len(self._snapshots) > self._most:
            self._snapshots = self._snapshots[::2]
            self._growth *= self._growth
        self._next = max(snapshot.simulations + 1, round(snapshot.simulations * self._growth))

    def at(self, simulations: int) -> Snapshot | None:
        """The last snapshot that was taken by then."""
        return next((kept for kept in reversed(self._snapshots) if kept.simulations <= simulations), None)
