"""Named sets of parameters: the systems that this studio brings together."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from studio.engine.options.parameters import SHIPPED_NETWORK, FinalMove, Parameters, Rollout, Selection, Threats
from studio.game.argument_checks import told
from studio.game.errors import StudioError


@dataclass(frozen=True, slots=True)
class Profile:
    """What makes a system what it is."""

    name: str
    title: str
    sentence: str
    parameters: Parameters
    base: str = ""
    """The profile of ours that it was made from; empty for ours."""


_ALL = (
    Profile(
        "studio",
        "Studio",
        "The strongest: what a network has learnt in games against itself, and wins by threats.",
        Parameters(
            selection=Selection.PUCT,
            exploration=2.0,
            first_play=0.0,
            network=SHIPPED_NETWORK,
            least_prior=0.001,
            tree_radius=3,
            threats=Threats.THREES,
            end_positions=50_000_000,
        ),
    ),
    Profile(
        "studio-rollouts",
        "Studio without a network",
        "The strongest rollouts: moves next to stones first, little exploration, shared positions, wins by threats.",
        Parameters(
            exploration=0.3,
            tree_radius=1,
            centre_radius=1,
            transpositions=True,
            threats=Threats.THREES,
            end_positions=50_000_000,
        ),
    ),
    Profile(
        "alphazero",
        "AlphaZero",
        "The textbook's search with a network: priors and values in place of rollouts, all legal moves, no proofs.",
        Parameters(selection=Selection.PUCT, exploration=5.0, first_play=0.0, network=SHIPPED_NETWORK, proofs=False),
    ),
    Profile(
        "classic-uct",
        "Classic UCT",
        "UCB1 with c = √2 on win rates, uniform rollouts, one child at a time, the most visited move.",
        Parameters(proofs=False),
    ),
    Profile(
        "classroom-uct",
        "Classroom UCT",
        "The textbook's UCT with c = √2 on values from −1 to 1, uniform rollouts, a new tree for each move.",
        Parameters(exploration=math.sqrt(2) / 2, proofs=False, reuse=False),
    ),
    Profile(
        "win-share",
        "Win-share UCT",
        "Rewards are wins by visits with a tie as one half; few children at first, more as visits grow.",
        Parameters(proofs=False, widening_start=5, widening_factor=1.0, widening_exponent=0.5),
    ),
    Profile(
        "neighbour",
        "Neighbour rollouts",
        "Rollouts play next to stones only and end at a depth; the move with the best value.",
        Parameters(
            proofs=False,
            rollout=Rollout.NEIGHBOUR,
            rollout_radius=1,
            rollout_moves=60,
            final_move=FinalMove.VALUE,
        ),
    ),
    Profile(
        "neighbour-uniform",
        "Uniform twin",
        "Neighbour rollouts' twin for comparison: the same in everything, but its rollouts play anywhere.",
        Parameters(proofs=False, rollout_moves=60, final_move=FinalMove.VALUE),
    ),
    Profile(
        "graph",
        "Graph search",
        "Positions reached by different orders of moves share a node; made for Connect Four.",
        Parameters(transpositions=True, exploration=1.0),
    ),
)
PROFILES: Mapping[str, Profile] = MappingProxyType({profile.name: profile for profile in _ALL})
DEFAULT_PROFILE = "studio"
ROLLOUTS_PROFILE = "studio-rollouts"
"""The best of those that need no network."""
_KEPT_WITHOUT_NETWORK = ("reuse", "final_move", "temperature", "confidence", "memory_mb")
"""What does not depend on who judges."""


def profile_of(parameters: Parameters) -> str:
    """The name of the profile that searches in this way, with whatever memory; empty where none does."""
    return next((profile.name for profile in PROFILES.values() if searches_so(profile, parameters)), "")


def searches_so(profile: Profile, parameters: Parameters) -> bool:
    """Whether these are the profile's parameters, with whatever memory: that is a matter of the machine."""
    return replace(profile.parameters, memory_mb=parameters.memory_mb) == parameters


def without_network(parameters: Parameters) -> Parameters:
    """How to search instead where there is no network for the game."""
    kept = {name: getattr(parameters, name) for name in _KEPT_WITHOUT_NETWORK}
    return replace(PROFILES[ROLLOUTS_PROFILE].parameters, **kept)


def profile_named(name: str, profiles: Mapping[str, Profile] = PROFILES) -> Profile:
    """The profile of this name among ours, or among these."""
    if not isinstance(name, str) or name not in profiles:
        known, given = ", ".join(profiles), name[:40] if isinstance(name, str) else told(name)
        sentence = f"There is no profile {given!r}. The profiles are {known}."
        raise StudioError("no_such_profile", sentence, name=given, known=known)
    return profiles[name]
