"""The external engines in this user's list."""

# A match stores only their names and a fingerprint of their settings.

import hashlib

from studio.matches import messages
from studio.matches.contestant import NamedEngine
from studio.matches.errors import MatchError
from studio.matches.plan import MatchPlan
from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import load_engines


def known_engines() -> dict[str, str]:
    """Return a fingerprint of each engine's settings, by the engine's name."""
    return {entry.name: _fingerprint(entry) for entry in load_engines().entries}


def engines_of(plan: MatchPlan) -> dict[str, str]:
    """Return the external engines of a plan with their fingerprints. Raise an error if an engine is missing."""
    wanted = {contestant.player.name for contestant in plan.contestants if isinstance(contestant.player, NamedEngine)}
    known = known_engines() if wanted else {}
    for name in sorted(wanted - known.keys()):
        raise engine_missing(name)
    return {name: known[name] for name in sorted(wanted)}


def engine_named(name: str) -> EngineEntry:
    """Return an engine of the user's list. Raise an error if it is missing."""
    entry = next((entry for entry in load_engines().entries if entry.name == name), None)
    if entry is None:
        raise engine_missing(name)
    return entry


def engine_missing(name: str) -> MatchError:
    return MatchError(messages.ENGINE_NOT_LISTED, name=name)


def _fingerprint(entry: EngineEntry) -> str:
    return hashlib.sha256(repr(entry).encode()).hexdigest()[:16]
