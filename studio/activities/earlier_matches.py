"""Lists earlier matches that were saved in folders."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from studio.game.errors import StudioError
from studio.matches.plan import MatchPlan
from studio.matches.standings import Standings, standings_of
from studio.matches.store import PLAN, RESULTS, read_plan, read_results

MOST = 100
"""The largest number of matches in the list."""


@dataclass(frozen=True, slots=True)
class EarlierMatch:
    """A saved match and its folder."""

    folder: Path
    begun: datetime
    plan: MatchPlan
    played: int

    @property
    def is_complete(self) -> bool:
        return self.played >= self.plan.games_count

    def standings(self) -> Standings | None:
        """Return the standings, or None if the saved results are unreadable."""
        try:
            plan, results = read_results(self.folder)
        except StudioError:
            return None
        return standings_of(plan, results)


def earlier_matches(folder: Path) -> tuple[EarlierMatch, ...]:
    """Return the `MOST` newest readable matches in the subfolders of `folder`. The newest one comes first."""
    try:
        folders = sorted((path.parent for path in folder.glob(f"*/{PLAN}")), key=_begun, reverse=True)
    except OSError:
        return ()
    found = (_match_in(path) for path in folders[:MOST])
    return tuple(earlier for earlier in found if earlier is not None)


def _match_in(folder: Path) -> EarlierMatch | None:
    try:
        plan = read_plan(folder)
        played = (folder / RESULTS).read_bytes().count(b"\n") if (folder / RESULTS).exists() else 0
    except (StudioError, OSError):
        return None
    return EarlierMatch(folder, datetime.fromtimestamp(_begun(folder)), plan, played)


def _begun(folder: Path) -> float:
    return (folder / PLAN).stat().st_mtime
