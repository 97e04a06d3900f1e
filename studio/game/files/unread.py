"""Collects the properties that a reader does not interpret."""

from collections import defaultdict
from collections.abc import Iterable

from studio.game.node import Node


class Unread:
    """Collects the uninterpreted properties of all nodes, by name."""

    # The values are in lists until `hand_over`, because extending tuples would copy them.

    def __init__(self) -> None:
        self._values: defaultdict[Node, defaultdict[str, list[str]]] = defaultdict(lambda: defaultdict(list))

    def keep(self, node: Node, name: str, values: Iterable[str]) -> None:
        self._values[node][name].extend(values)

    def hand_over(self) -> None:
        """Move the collected properties to their nodes."""
        for node, properties in self._values.items():
            node.properties.update({name: tuple(values) for name, values in properties.items() if values})
