"""Moves of a card that a symmetry of its position exchanges: they have the same value."""

from dataclasses import replace

from studio.game.canonical import canonical
from studio.game.position import Position
from studio.practice.card import Answer, Card


def images_of(position: Position, point: int) -> frozenset[int]:
    """Return the points of all moves with the same value as the one on `point` by a symmetry, with `point` itself."""
    return frozenset(each[point] for each in canonical(position).own_maps)


def answer_at(card: Card, point: int) -> Answer | None:
    """Return what the review knows about the move on `point`, or about its image by a symmetry of the position.

    Point and line are those of the move on `point`. Of several images, the best move of the card counts first, then the
    move of the game, then a proven one, then the one with the most visits. None: the review knows nothing about them.
    """
    maps = canonical(card.position()).own_maps
    images = {each[point] for each in maps}
    known = [each for each in (*card.answers, card.played) if each.point in images]
    if not known:
        return None
    first = max(known, key=lambda each: (each is card.best, each is card.played, each.known.is_certain, each.visits))
    turned = next(each for each in maps if each[first.point] == point)
    return replace(first, point=point, line=tuple(turned[each] for each in first.line))
