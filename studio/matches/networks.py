"""The network files that the players of a match use, and their SHA-256 sums."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from functools import lru_cache
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files.saving import file_error
from studio.game.rules import Rules
from studio.matches import messages
from studio.matches.contestant import Contestant
from studio.matches.errors import MatchError
from studio.matches.plan import MatchPlan
from studio.networks.catalogue import network_file, resolved_search, title_of
from studio.players.levels import SeatedEngine


def network_names(plan: MatchPlan) -> tuple[str, ...]:
    """Return the names of all networks that a player of the match uses, sorted."""
    return tuple(sorted({name for round_ in plan.rounds for name in networks_of(round_.contestants, round_.rules)}))


def networks_of(contestants: Iterable[Contestant], rules: Rules) -> Iterator[str]:
    """Yield the name of each network that these contestants use under these rules."""
    for contestant in contestants:
        if isinstance(contestant.player, SeatedEngine):
            network = resolved_search(contestant.player.parameters, rules).network
            if network:
                yield network


def installed_networks(names: Iterable[str]) -> dict[str, str]:
    """Return the SHA-256 sum of each network file on this machine, by the name of the network."""
    found = {}
    for name in names:
        try:
            found[name] = sha256_of(name)
        except StudioError:
            continue
    return found


def sha256_of(name: str) -> str:
    """Return the SHA-256 sum of a network file as hexadecimal digits. Raise an error if the network is missing."""
    file = network_file(name)
    try:
        found = file.stat()
        return _sha256(file, found.st_mtime_ns, found.st_size)
    except OSError as error:
        raise file_error(error, file) from error


def changed_networks(plan: MatchPlan, recorded: Mapping[str, str]) -> tuple[MatchError, ...]:
    """Compare the network files with their recorded SHA-256 sums. Raise MatchError if a sum differs.

    Return a warning for each network that has no recorded sum.
    """
    warnings = []
    for name in network_names(plan):
        if name not in recorded:
            warnings.append(MatchError(messages.NETWORK_UNRECORDED, name=title_of(name)))
        elif sha256_of(name) != recorded[name]:
            raise MatchError(messages.NETWORK_CHANGED, name=title_of(name))
    return tuple(warnings)


def refuse_replaced_networks(known: MutableMapping[str, str], found: Mapping[str, str]) -> None:
    """Raise MatchError if a game used different network files than the games before it.

    `known` (all earlier games) and `found` (this game) map names of networks to SHA-256 sums. New entries of `found`
    are added to `known`.
    """
    for name, digest in found.items():
        if known.setdefault(name, digest) != digest:
            raise MatchError(messages.NETWORK_REPLACED, name=title_of(name))


def refuse_other_networks(
    names: Iterable[str], own: Mapping[str, str], workers: Mapping[str, Mapping[str, str]]
) -> None:
    """Raise MatchError unless all workers and this machine have the same network files.

    A missing file counts as a difference. `own` and `workers` have SHA-256 sums by the names of the networks.
    """
    wanted = dict(own)
    for worker, found in workers.items():
        for name in names:
            if name not in found:
                raise MatchError(messages.NETWORK_MISSING_THERE, worker=worker, name=title_of(name))
            if wanted.setdefault(name, found[name]) != found[name]:
                raise MatchError(messages.NETWORK_DIFFERS_THERE, worker=worker, name=title_of(name))


@lru_cache(maxsize=32)
def _sha256(file: Path, _changed_ns: int, _size: int) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
