"""Colours of text and marks that are legible on any background."""

from PySide6.QtGui import QColor

from studio.keeping.board_colors import luminance, readable_ink


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two opaque colours by the definition of WCAG, from 1 to 21."""
    dark, light = sorted((luminance(one.name()), luminance(other.name())))
    return (light + 0.05) / (dark + 0.05)


def over(color: QColor, ground: QColor) -> QColor:
    """Return the opaque colour that results when the translucent `color` lies over the opaque `ground`."""
    share = color.alphaF()
    pairs = ((color.redF(), ground.redF()), (color.greenF(), ground.greenF()), (color.blueF(), ground.blueF()))
    return QColor.fromRgbF(*(share * upper + (1 - share) * lower for upper, lower in pairs))


def ink_on(color: QColor) -> QColor:
    """Return black or white: the one that contrasts more with the opaque `color`."""
    # The contrast is at least 4.5.
    return QColor(readable_ink(color.name()))
