"""Profiles, which are named sets of parameters."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from studio.engine import messages
from studio.engine.options.parameters import SHIPPED_NETWORK, FinalMove, Parameters, Rollout, Selection, Threats
from studio.game.argument_checks import brief_repr
from studio.game.errors import StudioError
from studio.game.message import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Profile:
    """A named set of parameters, with a title and a description."""

    name: str
    title: str
    sentence: str
    parameters: Parameters
    base: str = ""
    """The name of the built-in profile on which this profile is based. It is empty for a built-in profile."""


_ALL = (
    Profile(
        "studio",
        QT_TRANSLATE_NOOP("Profiles", "Studio"),
        QT_TRANSLATE_NOOP("Profiles", "The strongest profile: a network trained by self-play, with threat detection."),
        Parameters(
            selection=Selection.PUCT,
            exploration=2.0,
            first_play=0.0,
            first_play_reduction=0.2,
            network=SHIPPED_NETWORK,
            least_prior=0.001,
            tree_radius=3,
            centre_radius=2,
            threats=Threats.THREES,
            shortest_fours=False,
            end_positions=50_000_000,
        ),
    ),
    Profile(
        "studio-rollouts",
        QT_TRANSLATE_NOOP("Profiles", "Studio without a network"),
        QT_TRANSLATE_NOOP(
            "Profiles",
            "The strongest profile without a network: moves next to stones first, little exploration, transpositions, "
            "threat detection.",
        ),
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
        QT_TRANSLATE_NOOP("Profiles", "AlphaZero"),
        QT_TRANSLATE_NOOP(
            "Profiles",
            "Textbook AlphaZero: priors and values of a network instead of rollouts, all legal moves, no proofs.",
        ),
        Parameters(selection=Selection.PUCT, exploration=5.0, first_play=0.0, network=SHIPPED_NETWORK, proofs=False),
    ),
    Profile(
        "classic-uct",
        QT_TRANSLATE_NOOP("Profiles", "Classic UCT"),
        QT_TRANSLATE_NOOP(
            "Profiles",
            "UCB1 with uniform rollouts, and with c = √2 on win rates. Adds one child at a time and plays the "
            "most visited move.",
        ),
        Parameters(proofs=False),
    ),
    Profile(
        "classroom-uct",
        QT_TRANSLATE_NOOP("Profiles", "Classroom UCT"),
        QT_TRANSLATE_NOOP(
            "Profiles", "Textbook UCT with c = √2 on values from −1 to 1, uniform rollouts, a new tree for each move."
        ),
        Parameters(exploration=math.sqrt(2) / 2, proofs=False, reuse=False),
    ),
    Profile(
        "win-share",
        QT_TRANSLATE_NOOP("Profiles", "UCT, wins / visits"),
        QT_TRANSLATE_NOOP(
            "Profiles",
            "The value of a move is its wins divided by its visits; a draw counts one half. A node considers few "
            "children at first, and more as its visits grow.",
        ),
        Parameters(proofs=False, widening_start=5, widening_factor=1.0, widening_exponent=0.5),
    ),
    Profile(
        "neighbour",
        QT_TRANSLATE_NOOP("Profiles", "Neighbour rollouts"),
        QT_TRANSLATE_NOOP(
            "Profiles",
            "Rollouts play next to stones only and have a maximum length. Plays the move with the best value.",
        ),
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
        QT_TRANSLATE_NOOP("Profiles", "Uniform rollouts"),
        QT_TRANSLATE_NOOP(
            "Profiles", "Like the profile Neighbour rollouts, but its rollouts play anywhere. For comparison."
        ),
        Parameters(proofs=False, rollout_moves=60, final_move=FinalMove.VALUE),
    ),
    Profile(
        "graph",
        QT_TRANSLATE_NOOP("Profiles", "Graph search"),
        QT_TRANSLATE_NOOP(
            "Profiles", "Positions reached by different move orders share a node. Made for Connect Four."
        ),
        Parameters(transpositions=True, exploration=1.0),
    ),
)
PROFILES: Mapping[str, Profile] = MappingProxyType({profile.name: profile for profile in _ALL})
DEFAULT_PROFILE = "studio"
ROLLOUTS_PROFILE = "studio-rollouts"
"""The strongest of the profiles that need no network."""
_KEPT_WITHOUT_NETWORK = ("reuse", "final_move", "temperature", "confidence", "natural_opening", "memory_mb")
"""The parameters that stay the same if rollouts replace a missing network."""


def profile_of(parameters: Parameters) -> str:
    """Return the name of the built-in profile that has these parameters, or an empty text.

    The memory limit is ignored.
    """
    return next((profile.name for profile in PROFILES.values() if searches_so(profile, parameters)), "")


def searches_so(profile: Profile, parameters: Parameters) -> bool:
    """Return whether the profile has these parameters.

    The memory limit is ignored, because it depends on the computer.
    """
    return replace(profile.parameters, memory_mb=parameters.memory_mb) == parameters


def without_network(parameters: Parameters) -> Parameters:
    """Return parameters that can be used instead of `parameters` if there is no network for the game."""
    kept = {name: getattr(parameters, name) for name in _KEPT_WITHOUT_NETWORK}
    return replace(PROFILES[ROLLOUTS_PROFILE].parameters, **kept)


def profile_named(name: str, profiles: Mapping[str, Profile] = PROFILES) -> Profile:
    """Return the profile with this name.

    Raise an error if `profiles` has none. By default, these are the built-in profiles.
    """
    if not isinstance(name, str) or name not in profiles:
        known, given = ", ".join(profiles), name[:40] if isinstance(name, str) else brief_repr(name)
        raise StudioError(messages.NO_SUCH_PROFILE, name=given, known=known)
    return profiles[name]
