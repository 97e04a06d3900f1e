"""Moves by simple rules, found in a few milliseconds, for players without time to search."""

from studio.game.geometry import windows
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.game.threats import threats_of

_OWN, _OTHERS = 5.0, 4.0
"""The score of a row is multiplied by one of these factors for each stone: by `_OWN` in own rows, by `_OTHERS` in
rows of the opponent.
"""


def quick_move(position: Position) -> int:
    """Return the best move by simple rules, without a search. The game must not be over.

    Prefer winning moves, then safe blocks of an immediate win, then other safe moves, then other blocks. A move is safe
    if the other side cannot win at once after it.
    """
    threats, worth = threats_of(position), _worth(position)
    blocks, losses = threats.blocks, threats.losses  # a block may be a forbidden move
    choice = threats.wins or (blocks & threats.escapes) or threats.escapes or (blocks & losses) or losses
    return max(sorted(choice), key=lambda point: worth[point])


def _worth(position: Position) -> list[float]:
    """Return a score for each point: the sum for both sides' rows through it, and a small bonus near the centre."""
    cells, own, rules = position.cells, position.to_move, position.rules
    worth = [-_from_middle(point, rules) / 1000 for point in range(rules.size)]
    for window in windows(rules):
        stones = [cells[point] for point in window]
        mine, theirs = stones.count(own), stones.count(own.opponent)
        if (mine and theirs) or not (mine or theirs):
            continue
        value = _OWN**mine if mine else _OTHERS**theirs
        for point, stone in zip(window, stones, strict=True):
            if stone is Stone.EMPTY:
                worth[point] += value
    return worth


def _from_middle(point: int, rules: Rules) -> float:
    row, column = divmod(point, rules.columns)
    return abs(2 * row + 1 - rules.rows) + abs(2 * column + 1 - rules.columns)
