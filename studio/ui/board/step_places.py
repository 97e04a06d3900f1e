"""Where labels find room beside the stones of a path: geometry alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF


@dataclass(frozen=True, slots=True)
class Wish:
    """A label to be placed: at which stone, and how large each of its forms would be."""

    center: QPointF
    sizes: tuple[QSizeF, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Which form is written, and where."""

    form: int
    rect: QRectF


@dataclass(frozen=True, slots=True)
class Ground:
    """What labels are placed upon."""

    away: float
    """How far from a stone's middle they begin."""
    room: QRectF
    taken: tuple[QRectF, ...]
    """Where they must not be."""
    shunned: tuple[QRectF, ...]
    """Where they are only when there is no other room."""
    largest: QSizeF


def place_labels(wishes: Sequence[Wish], ground: Ground) -> list[Place | None]:
    """A place for each label that has room in one of its forms, the earlier ones first."""
    taken, places = list(ground.taken), list[Place | None]()
    for wish in wishes:
        place = _place(wish, ground, [*taken, *ground.shunned]) or _place(wish, ground, taken)
        places.append(place)
        if place is not None:
            taken.append(place.rect)
    return places


def _place(wish: Wish, ground: Ground, taken: Sequence[QRectF]) -> Place | None:
    for form, size in enumerate(wish.sizes):
        if size.width() > ground.largest.width() or size.height() > ground.largest.height():
            continue
        for rect in _around(wish.center, size, ground.away):
            if ground.room.contains(rect) and not any(rect.intersects(other) for other in taken):
                return Place(form, rect)
    return None


def _around(center: QPointF, size: QSizeF, away: float) -> Iterator[QRectF]:
    """Below the middle, above it, to the right and to the left."""
    width, height = size.width(), size.height()
    for corner in (
        QPointF(-width / 2, away),
        QPointF(-width / 2, -away - height),
        QPointF(away, -height / 2),
        QPointF(-away - width, -height / 2),
    ):
        yield QRectF(center + corner, size)
