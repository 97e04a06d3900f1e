"""Collects what a reader does not understand, and hands it to the nodes at the end."""

from collections import defaultdict
from collections.abc import Iterable

from studio.game.node import Node


class Unread:
    """Values by node and property name; lists while they grow, because tuples would be copied each time."""

    def __init__(self) -> None:
        self._values: defaultdict[Node, defaultdict[str, list[str]]] = defaultdict(lambda: defaultdict(list))

    def keep(self, node: Node, name: str, values: Iterable[str]) -> None:
        self._values[node][name].extend(values)

    def hand_over(self) -> None:
        """Give every node its properties; those without any value are none."""
        for node, properties in self._values.items():
            node.properties.update({name: tuple(values) for name, values in properties.items() if values})
