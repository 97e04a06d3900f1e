"""The possible values of the parameter `network`. A value is a name or the path of a file."""

LONGEST_NETWORK = 60
LONGEST_NETWORK_PATH = 1000
NOT_IN_NETWORKS = frozenset('/\\:*?"<>|')
"""Characters that must not occur in the name of a network: path separators, and characters that file names cannot have.
"""
NETWORK_ENDINGS = (".npz", ".onnx")
"""The endings of network files."""
# Opening such a path on Windows sends the user's credentials there.
_OF_OTHER_COMPUTERS = ("//", "\\\\", "/\\", "\\/")
"""How paths on other computers begin."""


def names_file(network: str) -> bool:
    """Return whether this value of `network` is the path of a file."""
    # A path has a separator or the ending of a network file.
    return has_separator(network) or network.lower().endswith(NETWORK_ENDINGS)


def has_separator(network: str) -> bool:
    return "/" in network or "\\" in network


def names_network(text: str) -> bool:
    """Return whether a text is empty, a valid name of a network, or a path on this computer.

    The file need not exist.
    """
    if not text.isprintable() or text != text.strip():
        return False
    if names_file(text):
        return len(text) <= LONGEST_NETWORK_PATH and not text.startswith(_OF_OTHER_COMPUTERS)
    return len(text) <= LONGEST_NETWORK and not text.startswith(".") and not NOT_IN_NETWORKS.intersection(text)
