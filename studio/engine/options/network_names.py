"""The possible values of the parameter `network`: names, and paths of files."""

LONGEST_NETWORK = 60
LONGEST_NETWORK_PATH = 1000
NOT_IN_NETWORKS = frozenset('/\\:*?"<>|')
"""Characters that names of networks must not contain: path separators and characters invalid in file names."""
NETWORK_ENDINGS = (".npz", ".onnx")
"""The endings of network files."""
# Opening such a path on Windows sends the user's credentials there.
_OF_OTHER_COMPUTERS = ("//", "\\\\", "/\\", "\\/")
"""The beginnings of paths on other computers."""


def names_file(network: str) -> bool:
    """Return whether a value of `network` is the path of a file."""
    # A path has a separator or the ending of a network file.
    return has_separator(network) or network.lower().endswith(NETWORK_ENDINGS)


def has_separator(network: str) -> bool:
    return "/" in network or "\\" in network


def names_network(text: str) -> bool:
    """Return whether a text is empty, a valid name of a network, or a path on this computer.

    The file may be missing.
    """
    if not text.isprintable() or text != text.strip():
        return False
    if names_file(text):
        return len(text) <= LONGEST_NETWORK_PATH and not text.startswith(_OF_OTHER_COMPUTERS)
    return len(text) <= LONGEST_NETWORK and not text.startswith(".") and not NOT_IN_NETWORKS.intersection(text)
