"""Computes the rectangles of labels beside the stones of a path."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF


@dataclass(frozen=True, slots=True)
class LabelRequest:
    """A label that needs a place: the centre of its stone, and the sizes of its alternative texts."""

    center: QPointF
    sizes: tuple[QSizeF, ...]
    is_needed: bool = True
    """Whether the label may overlap the `avoided` rectangles if there is no other place."""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a label: the index of the chosen text, and its rectangle."""

    form: int
    rect: QRectF


@dataclass(frozen=True, slots=True)
class LabelArea:
    """The area in which labels are placed."""

    away: float
    """The distance of a label from the centre of its stone."""
    room: QRectF
    taken: tuple[QRectF, ...]
    """Rectangles that no label may overlap."""
    avoided: tuple[QRectF, ...]
    """Rectangles that labels should not overlap.

    Needed labels may do so if there is no other place. Every label may overlap the rectangle of its own stone.
    """
    largest: QSizeF


def place_labels(requests: Sequence[LabelRequest], area: LabelArea) -> list[Place | None]:
    """Return a place for each label, or None if none of its texts fits. The first labels are placed first."""
    taken, places = list(area.taken), list[Place | None]()
    for request in requests:
        avoided = (rect for rect in area.avoided if not rect.contains(request.center))
        place = _place(request, area, [*taken, *avoided])
        if place is None and request.is_needed:
            place = _place(request, area, taken)
        places.append(place)
        if place is not None:
            taken.append(place.rect)
    return places


def _place(request: LabelRequest, area: LabelArea, taken: Sequence[QRectF]) -> Place | None:
    for form, size in enumerate(request.sizes):
        if size.width() > area.largest.width() or size.height() > area.largest.height():
            continue
        for rect in _around(request.center, size, area.away):
            if area.room.contains(rect) and not any(rect.intersects(other) for other in taken):
                return Place(form, rect)
    return None


def _around(center: QPointF, size: QSizeF, away: float) -> Iterator[QRectF]:
    """Yield rectangles of this size below, above, to the right and to the left of `center`."""
    width, height = size.width(), size.height()
    for corner in (
        QPointF(-width / 2, away),
        QPointF(-width / 2, -away - height),
        QPointF(away, -height / 2),
        QPointF(-away - width, -height / 2),
    ):
        yield QRectF(center + corner, size)
