"""The available networks, and the choice of a network for a game. Opens no network and loads no compiler.

Shipped networks are resources, with a table of their games. The user's own networks are chosen by name if they are in
the folder `networks` beside the profiles, otherwise by path. Search parameters contain only a network's name or path.
"""

import os
import tomllib
import zipfile
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from studio.engine.evaluation import messages
from studio.engine.evaluation.foreign_files import refuse_foreign
from studio.engine.options.network_names import (
    LONGEST_NETWORK,
    NETWORK_ENDINGS,
    NOT_IN_NETWORKS,
    has_separator,
    names_file,
)
from studio.engine.options.parameters import SHIPPED_NETWORK, Parameters
from studio.engine.options.profiles import without_network
from studio.game.errors import FileError, StudioError
from studio.game.files import messages as file_messages
from studio.game.message import QT_TRANSLATE_NOOP, Message
from studio.game.rules import Overline, Rules
from studio.machine.folders import home_folders
from studio.machine.resources import resource_path

_MOST_OWN = 200
_OF_OTHER_PROGRAMS = (".pt", ".pth", ".model", ".pkl")
"""The file endings of networks of other programs."""
# Opening a checkpoint as a network raises an error.
_ARRAY_OF_PATTERNS = "policy_mix.npy"
"""The name of an array that is only in pattern networks and in checkpoints of their trainings."""
NO_SUCH_NETWORK = Message(
    "no_such_network",
    QT_TRANSLATE_NOOP(
        "Messages", "There is no network '{name}'. Put its file into {folder}, or choose another network."
    ),
)
NO_NETWORK_FILE = Message(
    "no_network_file",
    QT_TRANSLATE_NOOP(
        "Messages", "There is no network file {file}. Correct the path, or choose a network by its name: {known}."
    ),
)
NO_SHIPPED_NETWORK = QT_TRANSLATE_NOOP("Networks", "No network is shipped for this game. Rollouts are used instead.")


@dataclass(frozen=True, slots=True)
class ShippedNetwork:
    """A network that comes with the program, and the games that use it by default."""

    name: str
    file: str
    win_length: int = 5
    gravity: bool = False
    overline: Overline = Overline.WINS
    sizes: tuple[int, int] | None = None
    """The smallest and the largest side of a board for which the network is the default.

    None if it is used only when the user chooses it by name.
    """

    def serves(self, rules: Rules) -> bool:
        has_learnt = (self.win_length, self.gravity, self.overline) == (rules.win_length, rules.gravity, rules.overline)
        low, high = self.sizes or (0, -1)
        return has_learnt and low <= min(rules.rows, rules.columns) and max(rules.rows, rules.columns) <= high


@dataclass(frozen=True, slots=True)
class ResolvedSearch:
    """The search parameters that apply to a game, and the name of the network that evaluates positions, if there is
    one.
    """

    parameters: Parameters
    network: str = ""
    lacks_network: bool = False
    """Whether the parameters request a shipped network, but there is none for this game."""

    @property
    def has_one_thread(self) -> bool:
        """Return whether the network limits the search to one thread. Return False if its file does not exist."""
        try:
            return bool(self.network) and not is_pattern_network(network_file(self.network))
        except StudioError:
            return False

    @property
    def title(self) -> str:
        """The name of the network or of its file. Empty if the search uses rollouts."""
        return title_of(self.network)


def resolved_search(parameters: Parameters, rules: Rules) -> ResolvedSearch:
    """Return the parameters and the network for a game. If no network fits, the search uses rollouts."""
    if parameters.network != SHIPPED_NETWORK:
        return ResolvedSearch(parameters, parameters.network)
    name = next((network.name for network in shipped_networks() if network.serves(rules)), "")
    return ResolvedSearch(parameters, name) if name else ResolvedSearch(without_network(parameters), lacks_network=True)


def missing_network_note(resolved: ResolvedSearch) -> str:
    """Return a note if the parameters request a shipped network but none fits the game.

    Otherwise return an empty text.
    """
    return NO_SHIPPED_NETWORK if resolved.lacks_network else ""


@cache
def shipped_networks() -> tuple[ShippedNetwork, ...]:
    """Return the shipped networks in the order in which they are tried for a game."""
    entries = tomllib.loads(resource_path("networks/networks.toml").read_text(encoding="utf-8"))
    return tuple(_shipped(name, entry) for name, entry in entries.items())


def _shipped(name: str, entry: dict[str, object]) -> ShippedNetwork:
    sizes, overline = entry.pop("sizes", None), Overline(str(entry.pop("overline", Overline.WINS)))
    sizes = tuple(sizes) if isinstance(sizes, list) else None
    return ShippedNetwork(name, **entry, overline=overline, sizes=sizes)  # type: ignore[arg-type]


def network_names() -> tuple[str, ...]:
    """Return the names of all networks. Shipped networks come first."""
    shipped = [network.name for network in shipped_networks()]
    own = sorted({file.stem for file in _own_files()} - {*shipped, SHIPPED_NETWORK}, key=str.casefold)
    return (*shipped, *own[:_MOST_OWN])


def network_file(name: str) -> Path:
    """Return the file of a network. Raise an error if it does not exist."""
    for network in shipped_networks():
        if network.name == name:
            return resource_path(f"networks/{network.file}")
    if (file := _own_file(name)) is not None:
        return file
    if names_file(name):
        return _file_at(name)
    raise StudioError(NO_SUCH_NETWORK, name=name, folder=str(home_folders().networks))


def located(parameters: Parameters, folder: Path | None = None) -> Parameters:
    """Return the parameters with the path of their network's file made absolute."""
    # So they do not depend on the current folder.
    return replace(parameters, network=located_path(parameters.network, folder))


def located_path(network: str, folder: Path | None = None) -> str:
    """Return the absolute path of a network's file.

    If `network` is a name, return it unchanged. A relative path begins at `folder` or, if this is None, at the current
    folder. `~` stands for the user's home.
    """
    if not names_file(network) or _own_file(network) is not None:
        return network
    return str(((folder or Path()) / _expanded(network)).absolute())


def network_at(file: Path) -> str:
    """Return the value of the parameter `network` that selects this file.

    For a network in the user's folder this is its name, unless a shipped network has the same name. For all other files
    it is the absolute path.
    """
    file = file.absolute()
    is_named = file.parent == home_folders().networks and _may_be_named(file.stem) and _own_file(file.stem) == file
    taken = {SHIPPED_NETWORK, *(network.name for network in shipped_networks())}
    return file.stem if is_named and file.stem not in taken else str(file)


def title_of(network: str) -> str:
    """Return the name of a network. If `network` is a path, return the name of the file."""
    return _expanded(network).name if names_file(network) else network


def is_pattern_network(file: Path) -> bool:
    """Return whether a file has the ending of pattern networks. Networks with other endings are convolutional."""
    return file.suffix.lower() == ".npz"


def holds_network(file: Path) -> bool:
    """Return whether a file should be opened as a network.

    This depends on its ending or, if that is ambiguous, on its content. Network files of other programs count as well;
    opening one raises an error that says what to do.
    """
    ending = file.suffix.lower()
    if ending == ".onnx" or ending in _OF_OTHER_PROGRAMS:
        return True
    return ending == ".npz" and _is_pattern_file(file)


def _is_pattern_file(file: Path) -> bool:
    """Return whether a zip archive contains the arrays of a pattern network. Return False if it cannot be read."""
    try:
        with zipfile.ZipFile(file) as archive:
            return _ARRAY_OF_PATTERNS in archive.namelist()
    except (OSError, ValueError, zipfile.BadZipFile, NotImplementedError):
        return False


def _own_file(name: str) -> Path | None:
    """Return the file with this name in the user's folder of networks. Return None if there is none."""
    if not name or has_separator(name):
        return None
    files = (home_folders().networks / (name + ending) for ending in NETWORK_ENDINGS)
    return next((file for file in files if os.path.isfile(file)), None)  # noqa: PTH113  # never raises


def _file_at(path: str) -> Path:
    """Return the network file at a path. Raise an error if it does not exist or has another ending."""
    file = _expanded(path)
    if not os.path.isfile(file):  # noqa: PTH113  # never raises
        raise StudioError(NO_NETWORK_FILE, file=str(file), known=", ".join(network_names()))
    if file.suffix.lower() not in NETWORK_ENDINGS:
        _refuse_foreign(file)
        raise FileError(messages.OTHER_ENDING, path=str(file))
    return file


def _refuse_foreign(file: Path) -> None:
    """Raise an error if the file is a network of another program. The error says what to do."""
    try:
        with file.open("rb") as stream:
            refuse_foreign(stream)
    except FileError as error:
        raise error.within(str(file)) from error
    except OSError as error:
        raise FileError(file_messages.NOT_READ, path=str(file), reason=error.strerror) from error


def _expanded(path: str) -> Path:
    return Path(os.path.expanduser(path))  # noqa: PTH111  # leaves the name of an unknown user as it is


def name_in_folder(title: str) -> str:
    """Turn `title` into a name that the parameter `network` accepts for a network in the user's folder."""
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
    files = [Path(name) for name in names if name.endswith(NETWORK_ENDINGS)]
    return [file for file in files if _may_be_named(file.stem)]


def _may_be_named(name: str) -> bool:
    try:
        Parameters(selection="puct", network=name)  # type: ignore[arg-type]  # checked there
    except StudioError:
        return False
    return bool(name)
