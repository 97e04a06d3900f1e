"""The snapshots of a search, and the selected one."""

from collections.abc import Sequence

from studio.engine.views.snapshot import Snapshot


class Moments:
    """The snapshots of a search."""

    # The selected one stays selected while others are added and removed.

    def __init__(self) -> None:
        self.snapshots: tuple[Snapshot, ...] = ()
        self.shown: Snapshot | None = None
        """The selected snapshot, or None for the newest results."""

    @property
    def are_many(self) -> bool:
        """Whether there are at least two snapshots."""
        return len(self.snapshots) > 1

    @property
    def last_place(self) -> int:
        """The index of the last snapshot."""
        # The newest results are shown there.
        return max(0, len(self.snapshots) - 1)

    @property
    def place(self) -> int:
        """The index of the selected snapshot, or the last index if none is selected.

        If the selected snapshot was removed, it is the index of the snapshot before it.
        """
        if self.shown is None:
            return self.last_place
        past = (at for at in range(self.last_place - 1, 0, -1) if self.snapshots[at].simulations <= self._simulations)
        return next(past, 0)

    def at(self, place: int) -> Snapshot | None:
        return self.snapshots[max(0, place)] if place < self.last_place else None

    def are(self, snapshots: Sequence[Snapshot]) -> bool:
        """Return whether `snapshots` are the current snapshots."""
        # Only the first, the last and their number are compared.
        old = self.snapshots
        if not old or not snapshots:
            return len(old) == len(snapshots)
        return len(old) == len(snapshots) and old[0] is snapshots[0] and old[-1] is snapshots[-1]

    @property
    def contain_shown(self) -> bool:
        """Whether the selected snapshot belongs to the current search and is not its last one.

        Also True if none is selected.
        """
        if self.shown is None:
            return True
        last = self.snapshots[-1] if self.are_many else None
        return last is not None and last.run == self.shown.run and self._simulations < last.simulations

    @property
    def _simulations(self) -> int:
        return self.shown.simulations if self.shown is not None else 0
