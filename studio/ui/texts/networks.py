"""The text about the network that a search uses."""

from PySide6.QtCore import QCoreApplication

from studio.game.message import fill
from studio.networks.catalogue import NO_SHIPPED_NETWORK, SearchWay


def way_text(way: SearchWay) -> str:
    """Which network judges in this game, or that there is none for it; nothing where none is wished for."""
    if way.lacks_network:
        return QCoreApplication.translate("Networks", NO_SHIPPED_NETWORK)
    if not way.network:
        return ""
    text = QCoreApplication.translate("Networks", "The network {network} evaluates positions.")
    if way.has_one_thread:
        text = QCoreApplication.translate("Networks", "The network {network} evaluates positions, using one thread.")
    return fill(text, network=way.network)
