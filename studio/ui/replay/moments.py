"""The snapshots of a search, and the selected one."""

from collections.abc import Sequence

from studio.engine.views.snapshot import Snapshot


class Moments:
    """The selected snapshot stays selected while snapshots are added and thinned out."""

    def __init__(self) -> None:
        self.snapshots: tuple[Snapshot, ...] = ()
        self.shown: Snapshot | None = None
        """None is the present."""

    @property
    def are_many(self) -> bool:
        """One moment alone has no past."""
        return len(self.snapshots) > 1

    @property
    def last_place(self) -> int:
        """The place of the present."""
        return max(0, len(self.snapshots) - 1)

    @property
    def place(self) -> int:
        """Where the moment stands: at the last one of the past that had been taken by then."""
        if self.shown is None:
            return self.last_place
        past = (at for at in range(self.last_place - 1, 0, -1) if self.snapshots[at].simulations <= self._simulations)
        return next(past, 0)

    def at(self, place: int) -> Snapshot | None:
        return self.snapshots[max(0, place)] if place < self.last_place else None

    def are(self, snapshots: Sequence[Snapshot]) -> bool:
        """Whether nothing is new: a timeline grows only at its end, and is thinned out when it does."""
        old = self.snapshots
        if not old or not snapshots:
            return len(old) == len(snapshots)
        return len(old) == len(snapshots) and old[0] is snapshots[0] and old[-1] is snapshots[-1]

    @property
    def hold_what_is_shown(self) -> bool:
        """Whether the moment that is shown is one of this search's past."""
        if self.shown is None:
            return True
        last = self.snapshots[-1] if self.are_many else None
        return last is not None and last.run == self.shown.run and self._simulations < last.simulations

    @property
    def _simulations(self) -> int:
        return self.shown.simulations if self.shown is not None else 0
