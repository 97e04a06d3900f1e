"""Finds moves of a card that are equally good because a symmetry of the position or of its stones maps one to the
other.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from studio.game.canonical import canonical
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.practice.card import Answer, Card

_Cell = tuple[int, int]  # row and column
_TURNS = tuple(
    (swap, row, column) for swap in (False, True) for row in (1, -1) for column in (1, -1)
)  # whether to exchange rows and columns, and the signs of both afterwards


def images_of(position: Position, point: int) -> frozenset[int]:
    """Return the points to which the symmetries of the position map `point`, including `point` itself."""
    return frozenset(each[point] for each in canonical(position).own_maps)


def answer_at(card: Card, point: int) -> Answer | None:
    """Return what the review knows about the move on `point`, or None.

    The review may know it only as a symmetric move; this move and its line are then mapped to `point`. If there are
    several, the best move of the card comes first, then the move of the game, then a proven move, then the most visited
    one.
    """
    maps = canonical(card.position()).own_maps
    images = {each[point] for each in maps}
    known = [each for each in (*card.answers, card.played) if each.point in images]
    if not known:
        return None
    first = max(known, key=lambda each: (each is card.best, each is card.played, each.known.is_certain, each.visits))
    turned = next(each for each in maps if each[first.point] == point)
    return replace(first, point=point, line=tuple(turned[each] for each in first.line))


def best_turned_to(card: Card, point: int) -> Answer | None:
    """Return the best move of the card, mapped to `point` by a symmetry of the stones, or None.

    The board itself need not be symmetric, but its edges must not cut off a possible winning line. If the result of the
    best move is proven, return None, because the proof holds only for this move.
    """
    position, best, rules = card.position(), card.best, card.rules
    places = [*_stones(position), best.point, point]
    if best.known.is_certain or rules.gravity or not all(_is_inside(each, rules) for each in places):
        return None
    for turned in _own_turns(position):
        if turned.get(best.point) == point:
            return replace(best, point=point, line=_playable_images(position, best.line, turned))
    return None


# Implementation


def _stones(position: Position) -> dict[int, Stone]:
    return {point: stone for point, stone in enumerate(position.cells) if stone is not Stone.EMPTY}


def _is_inside(point: int, rules: Rules) -> bool:
    """Return whether `point` is so far from the edges that they cut off no possible winning line through it."""
    row, column = divmod(point, rules.columns)
    return min(row, column, rules.rows - 1 - row, rules.columns - 1 - column) >= rules.win_length - 1


def _own_turns(position: Position) -> Iterator[Mapping[int, int]]:
    """Yield the rotations and reflections that map the stones to themselves. Each one maps a point to its image."""
    rules, stones = position.rules, _stones(position)
    for turn in _TURNS if stones else ():
        turned = {point: _turned(divmod(point, rules.columns), turn) for point in range(rules.size)}
        old, new = _corner(divmod(each, rules.columns) for each in stones), _corner(turned[each] for each in stones)
        shift = old[0] - new[0], old[1] - new[1]
        moved = {point: (row + shift[0], column + shift[1]) for point, (row, column) in turned.items()}
        images = {
            point: rules.point(row, column)
            for point, (row, column) in moved.items()
            if 0 <= row < rules.rows and 0 <= column < rules.columns
        }
        if all(stones.get(images.get(point, -1)) is stone for point, stone in stones.items()):
            yield images


def _turned(cell: _Cell, turn: tuple[bool, int, int]) -> _Cell:
    swap, row_sign, column_sign = turn
    row, column = reversed(cell) if swap else cell
    return row_sign * row, column_sign * column


def _corner(cells: Iterator[_Cell]) -> _Cell:
    """Return the smallest row and the smallest column."""
    rows, columns = zip(*cells, strict=True)
    return min(rows), min(columns)


def _playable_images(position: Position, line: tuple[int, ...], turned: Mapping[int, int]) -> tuple[int, ...]:
    """Return the images of the moves in `line` up to the first image that cannot be played."""
    end, played = position.copy(), []
    for image in (turned.get(each, -1) for each in line):
        if image < 0 or not end.is_legal(image):
            break
        end.play(image)
        played.append(image)
    return tuple(played)
