"""Makes players of contestants, ready to move before any clock runs."""

import hashlib

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.matches.contestant import Contestant
from studio.matches.errors import MatchError
from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import load_engines, player_of
from studio.players.levels import SeatedEngine
from studio.players.player import Budget, Player
from studio.players.search_player import SearchPlayer


def seated(contestant: Contestant, position: Position, seed: int) -> Player:
    """The player, whose first move shall be in this position; an engine that this computer lacks is refused."""
    seat = contestant.player
    if isinstance(seat, SeatedEngine):
        _load_kernels(seat, position)
        return SearchPlayer(seat, name=contestant.name, seed=seed, threads=contestant.threads)
    return player_of(_entry(seat.name))


def _entry(name: str) -> EngineEntry:
    """As the user of this computer has added it."""
    entry = next((entry for entry in load_engines().entries if entry.name == name), None)
    if entry is None:
        raise engine_missing(name)
    return entry


def engine_missing(name: str) -> MatchError:
    sentence = f"{name} is not among the engines of this computer. Add it first, by this name."
    return MatchError("engine_not_listed", sentence, name=name)


def _load_kernels(seat: SeatedEngine, position: Position) -> None:
    """Whatever is loaded at the first move is loaded now: it is no time of the player's."""
    trial, position = SearchPlayer(seat), position.copy()
    for _ in range(3):  # the second and third move go on from the trees of the ones before
        if not position.is_over:
            position.play(trial.move(position, Budget(Limit(simulations=2))).point)
    trial.close()


def known_engines() -> dict[str, str]:
    """The engines of others that this user has added, and a fingerprint of how each is started."""
    return {entry.name: _fingerprint(entry) for entry in load_engines().entries}


def _fingerprint(entry: EngineEntry) -> str:
    return hashlib.sha256(repr(entry).encode()).hexdigest()[:16]
