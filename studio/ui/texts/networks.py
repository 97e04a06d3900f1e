"""Texts about the network that a search uses, and filters for file dialogs that open networks."""

from studio.game.message import fill
from studio.networks.catalogue import NO_SHIPPED_NETWORK, ResolvedSearch
from studio.ui.texts.translating import translate


def kinds_of_networks() -> str:
    """Return the filters for a file dialog in which the user opens a network."""
    return translate("Networks", "Networks (*.npz *.onnx);;All files (*)")


def network_text(resolved: ResolvedSearch) -> str:
    """Return a text that names the network of the search.

    If no network fits the game, the text says so. If the search uses no network, the text is empty.
    """
    if resolved.lacks_network:
        return translate("Networks", NO_SHIPPED_NETWORK)
    if not resolved.network:
        return ""
    text = translate("Networks", "The network {network} evaluates positions.")
    if resolved.has_one_thread:
        text = translate("Networks", "The network {network} evaluates positions, using one thread.")
    return fill(text, network=resolved.title)
