"""Stores unplayable moves and setups as SGF properties of their nodes."""

from collections.abc import Iterator

from studio.game.files.sgf_points import sgf_point
from studio.game.node import Node, Setup
from studio.game.rules import Rules
from studio.game.stones import Stone

SETUP_NAMES = {"AB": Stone.BLACK, "AW": Stone.WHITE, "AE": Stone.EMPTY}


def setup_values(setup: Setup, rules: Rules) -> Iterator[tuple[str, list[str]]]:
    for name, stone in SETUP_NAMES.items():
        points = sorted(point for point, placed in setup.stones.items() if placed is stone)
        if points:
            yield name, [sgf_point(point, rules) for point in points]
    if setup.to_move is not None:
        yield "PL", ["B" if setup.to_move is Stone.BLACK else "W"]


def keep_unplayable(node: Node, rules: Rules) -> None:
    """Turn the node's setup and move into uninterpreted properties."""
    # Saving then writes them again.
    if node.setup is not None:
        for name, values in setup_values(node.setup, rules):
            node.properties[name] = (*node.properties.get(name, ()), *values)
    if node.move is not None:
        name = "B" if node.move.stone is Stone.BLACK else "W"
        node.properties[name] = (*node.properties.get(name, ()), sgf_point(node.move.point, rules))
    node.move = node.setup = None
