"""Colours of text and marks that are legible on any background."""

from PySide6.QtGui import QColor

from studio.keeping.board_colors import luminance, readable_ink


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two opaque colours, from 1 to 21, as in WCAG."""
    dark, light = sorted((luminance(one.name()), luminance(other.name())))
    return (light + 0.05) / (dark + 0.05)


def over(color: QColor, ground: QColor) -> QColor:
    """Return the opaque colour of a translucent colour over an opaque background."""
    share = color.alphaF()
    pairs = ((color.redF(), ground.redF()), (color.greenF(), ground.greenF()), (color.blueF(), ground.blueF()))
    return QColor.fromRgbF(*(share * upper + (1 - share) * lower for upper, lower in pairs))


def ink_on(color: QColor) -> QColor:
    """Return black or white, whichever contrasts more with an opaque colour."""
    # The contrast is at least 4.5.
    return QColor(readable_ink(color.name()))
