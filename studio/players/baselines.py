"""Baseline players without Monte Carlo search: random moves, a search of one ply, and minimax."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from studio.engine.options.limits import Limit
from studio.game.message import QT_TRANSLATE_NOOP

DEFAULT_DEPTH = 4
"""The search depth of minimax in plies, if neither the depth nor the time of a move is limited."""


_KEY = "baseline:"


class Baseline(StrEnum):
    """The kinds of baseline players. The value of a kind is its name in commands and files."""

    MINIMAX = "minimax"
    ONE_PLY = "one-ply"
    RANDOM = "random"

    @property
    def key(self) -> str:
        """The name of this kind in settings and lists."""
        # No profile can have this name.
        return f"{_KEY}{self.value}"

    @property
    def thinks(self) -> bool:
        """Whether the player searches."""
        # Limits apply only to players that do.
        return self is Baseline.MINIMAX


BASELINE_TITLES: Mapping[Baseline, str] = MappingProxyType(
    {
        Baseline.MINIMAX: QT_TRANSLATE_NOOP("Baselines", "Minimax"),
        Baseline.ONE_PLY: QT_TRANSLATE_NOOP("Baselines", "One ply ahead"),
        Baseline.RANDOM: QT_TRANSLATE_NOOP("Baselines", "Random moves"),
    }
)
BASELINE_SENTENCES: Mapping[Baseline, str] = MappingProxyType(
    {
        Baseline.MINIMAX: QT_TRANSLATE_NOOP(
            "Baselines",
            "Alpha-beta search up to the limit of depth or time; 4 plies deep if no limit is set. It evaluates a "
            "position by its open lines.",
        ),
        Baseline.ONE_PLY: QT_TRANSLATE_NOOP(
            "Baselines", "Wins at once or blocks a win if possible; otherwise plays a random move"
        ),
        Baseline.RANDOM: QT_TRANSLATE_NOOP("Baselines", "Plays any legal move, each with the same probability"),
    }
)


@dataclass(frozen=True, slots=True)
class SeatedBaseline:
    """A baseline player in a game, and its limit per move."""

    kind: Baseline
    limit: Limit = field(default_factory=Limit)

    @property
    def move_limit(self) -> Limit:
        """The time and depth limits per move, or no limits if the player does not search.

        If `limit` has only a number of simulations, the depth is `DEFAULT_DEPTH`, because minimax runs no simulations.
        """
        if not self.kind.thinks or self.limit.is_empty:
            return Limit()
        seconds, depth = self.limit.seconds, self.limit.depth
        return Limit(seconds=seconds, depth=DEFAULT_DEPTH if seconds is None and depth is None else depth)


def baseline_named(name: str) -> Baseline | None:
    """Return the kind of baseline player with this name, or None."""
    return Baseline(name) if name in list(Baseline) else None


def counts_nodes(profile: str) -> bool:
    """Return whether `simulations` is the number of searched positions in the analyses of this player."""
    # That is true only for minimax. `profile` is the name of the player in the analysis.
    return profile == Baseline.MINIMAX


def baseline_of_key(key: object) -> Baseline | None:
    """Return the kind of baseline player with this key, or None."""
    return next((baseline for baseline in Baseline if baseline.key == key), None)
