"""Texts about networks: the one that a search uses, and the filters of file dialogs."""

from studio.game.message import fill
from studio.networks.catalogue import NO_SHIPPED_NETWORK, ResolvedSearch
from studio.ui.texts.translating import translate


def kinds_of_networks() -> str:
    """Return the filters of a file dialog that opens a network."""
    return translate("Networks", "Networks (*.npz *.onnx);;All files (*)")


def network_text(resolved: ResolvedSearch) -> str:
    """Return a text that names the network of the search, or says that no network fits the game.

    The text is empty if the search uses no network.
    """
    if resolved.lacks_network:
        return translate("Networks", NO_SHIPPED_NETWORK)
    if not resolved.network:
        return ""
    text = translate("Networks", "The network {network} evaluates positions.")
    if resolved.has_one_thread:
        text = translate("Networks", "The network {network} evaluates positions, using one thread.")
    return fill(text, network=resolved.title)
