"""The networks by their names, and the choice of a network for a game. Opens no network and loads no compiler.

Shipped networks are resources, with a table of the games for which each is trained. The user's own networks are in a
folder beside the profiles, and are chosen by name only. Parameters, including those sent to workers, contain only a
network's name.
"""

import os
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from studio.engine.options.parameters import LONGEST_NETWORK, NOT_IN_NETWORKS, SHIPPED_NETWORK, Parameters
from studio.engine.options.profiles import without_network
from studio.game.errors import StudioError
from studio.game.message import QT_TRANSLATE_NOOP, Message
from studio.game.rules import Overline, Rules
from studio.machine.folders import home_folders
from studio.machine.resources import resource_path

ENDINGS = (".npz", ".onnx")
_MOST_OWN = 200
NO_SUCH_NETWORK = Message(
    "no_such_network",
    QT_TRANSLATE_NOOP(
        "Messages", "There is no network '{name}'. Put its file into {folder}, or choose another network."
    ),
)
NO_SHIPPED_NETWORK = QT_TRANSLATE_NOOP("Networks", "No network is shipped for this game. Rollouts are used instead.")


@dataclass(frozen=True, slots=True)
class ShippedNetwork:
    """A shipped network and the games for which it is chosen."""

    name: str
    file: str
    win_length: int = 5
    gravity: bool = False
    exact: bool = False
    sizes: tuple[int, int] | None = None
    """The smallest and largest side of its boards; None if the network is chosen by name only."""

    def serves(self, rules: Rules) -> bool:
        overline = Overline.NOTHING if self.exact else Overline.WINS
        has_learnt = (self.win_length, self.gravity, overline) == (rules.win_length, rules.gravity, rules.overline)
        low, high = self.sizes or (0, -1)
        return has_learnt and low <= min(rules.rows, rules.columns) and max(rules.rows, rules.columns) <= high


@dataclass(frozen=True, slots=True)
class SearchWay:
    """The parameters that apply to a game, and the name of the network that evaluates it, if any."""

    parameters: Parameters
    network: str = ""
    lacks_network: bool = False
    """Whether the parameters ask for a shipped network and none exists for this game."""

    @property
    def has_one_thread(self) -> bool:
        """Return whether only one thread can use the evaluator; False if its file is missing."""
        try:
            return bool(self.network) and network_file(self.network).suffix != ".npz"
        except StudioError:
            return False


def way_of(parameters: Parameters, rules: Rules) -> SearchWay:
    """Return the parameters and the network for a game. If no shipped network fits, the parameters use rollouts."""
    if parameters.network != SHIPPED_NETWORK:
        return SearchWay(parameters, parameters.network)
    name = next((network.name for network in shipped_networks() if network.serves(rules)), "")
    return SearchWay(parameters, name) if name else SearchWay(without_network(parameters), lacks_network=True)


def way_sentence(way: SearchWay) -> str:
    """Return a note on a game for which no network is shipped; empty otherwise."""
    return NO_SHIPPED_NETWORK if way.lacks_network else ""


@cache
def shipped_networks() -> tuple[ShippedNetwork, ...]:
    """Return the shipped networks in the order of their precedence."""
    entries = tomllib.loads(resource_path("networks/networks.toml").read_text(encoding="utf-8"))
    return tuple(_shipped(name, entry) for name, entry in entries.items())


def _shipped(name: str, entry: dict[str, object]) -> ShippedNetwork:
    sizes = entry.pop("sizes", None)
    return ShippedNetwork(name, **entry, sizes=tuple(sizes) if isinstance(sizes, list) else None)  # type: ignore[arg-type]


def network_names() -> tuple[str, ...]:
    """Return the names of all networks, shipped ones first."""
    shipped = [network.name for network in shipped_networks()]
    own = sorted({file.stem for file in _own_files()} - {*shipped, SHIPPED_NETWORK}, key=str.casefold)
    return (*shipped, *own[:_MOST_OWN])


def network_file(name: str) -> Path:
    """Return the file of a network. Raise an error if it is missing."""
    for network in shipped_networks():
        if network.name == name:
            return resource_path(f"networks/{network.file}")
    for ending in ENDINGS:
        file = home_folders().networks / (name + ending)
        if name and file.is_file():
            return file
    raise StudioError(NO_SUCH_NETWORK, name=name, folder=str(home_folders().networks))


def name_in_folder(title: str) -> str:
    """Return a name similar to `title` that parameters accept, for a network of the user."""
    name = "".join("-" if letter in NOT_IN_NETWORKS or not letter.isprintable() else letter for letter in title)
    name = name.strip(" .")[:LONGEST_NETWORK].strip()
    return (
        f"my {name}"[:LONGEST_NETWORK]
        if name in {network.name for network in shipped_networks()}
        else name or "network"
    )


def _own_files() -> list[Path]:
    try:
        names = os.listdir(home_folders().networks)  # noqa: PTH208  # a name may not be valid Unicode
    except OSError:
        return []
    files = [Path(name) for name in names if name.endswith(ENDINGS)]
    return [file for file in files if _may_be_named(file.stem)]


def _may_be_named(name: str) -> bool:
    """Return whether parameters accept this name."""
    try:
        Parameters(selection="puct", network=name)  # type: ignore[arg-type]  # checked there
    except StudioError:
        return False
    return bool(name)
