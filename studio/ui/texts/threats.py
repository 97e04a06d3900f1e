"""Names for the threats that a stone makes, and for the threats by which a side wins."""

from collections.abc import Mapping
from enum import StrEnum

from studio.engine.views.threats import ThreatKind, ThreatPoints
from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.rules import Rules
from studio.ui.texts.translating import translate

_FIVE = 5


class Made(StrEnum):
    """The kinds of threats that a stone can make, the strongest first."""

    FIVE = "five"
    OPEN_FOUR = "open four"
    FOUR = "four"
    OPEN_THREE = "open three"


_NAMES: Mapping[Made, tuple[str, str]] = {
    Made.FIVE: (QT_TRANSLATE_NOOP("Threats", "a five"), QT_TRANSLATE_NOOP("Threats", "a winning line of {length}")),
    Made.OPEN_FOUR: (
        QT_TRANSLATE_NOOP("Threats", "an open four"),
        QT_TRANSLATE_NOOP("Threats", "an open row of {length}"),
    ),
    Made.FOUR: (QT_TRANSLATE_NOOP("Threats", "a four"), QT_TRANSLATE_NOOP("Threats", "a row of {length}")),
    Made.OPEN_THREE: (
        QT_TRANSLATE_NOOP("Threats", "an open three"),
        QT_TRANSLATE_NOOP("Threats", "an open row of {length}"),
    ),
}
"""Two names for each threat. The first is for games of five in a row, the second for all other games."""
_SHORT: Mapping[Made, tuple[str, str]] = {
    Made.FIVE: (QT_TRANSLATE_NOOP("Threats", "five"), QT_TRANSLATE_NOOP("Threats", "winning line of {length}")),
    Made.OPEN_FOUR: (
        QT_TRANSLATE_NOOP("Threats", "open four"),
        QT_TRANSLATE_NOOP("Threats", "open row of {length}"),
    ),
    Made.FOUR: (QT_TRANSLATE_NOOP("Threats", "four"), QT_TRANSLATE_NOOP("Threats", "row of {length}")),
    Made.OPEN_THREE: (
        QT_TRANSLATE_NOOP("Threats", "open three"),
        QT_TRANSLATE_NOOP("Threats", "open row of {length}"),
    ),
}
"""The same names as in `_NAMES` without an article. Legends use them."""
_LACKING = {Made.FIVE: 0, Made.OPEN_FOUR: 1, Made.FOUR: 1, Made.OPEN_THREE: 2}


def made_text(made: Made, rules: Rules) -> str:
    """Return a text such as "an open four". In games that are not five in a row, it is like "an open row of 3"."""
    return _filled(_NAMES, made, rules)


def made_name(made: Made, rules: Rules) -> str:
    """Return a name for the legend, such as "open four".

    In games that are not five in a row, it is like "open row of 3".
    """
    return _filled(_SHORT, made, rules)


def kind_text(kind: ThreatKind | None, rules: Rules) -> str:
    """Return a text about the threats by which a side wins, such as "by fours".

    If the kind is None, or if the game is not five in a row, it is just "by threats".
    """
    if kind is None or rules.win_length != _FIVE:
        return translate("Threats", "by threats")
    if kind is ThreatKind.FOURS:
        return translate("Threats", "by fours")
    return translate("Threats", "by threes")


def term_text(kind: ThreatKind | None, rules: Rules) -> str:
    """Return a sentence with the usual term for a kind of win. It is empty if the game is not five in a row."""
    if kind is None or rules.win_length != _FIVE:
        return ""
    if kind is ThreatKind.FOURS:
        return translate("Threats", "A win by fours only is also called VCF.")
    return translate("Threats", "A win by threes and fours is also called VCT.")


def made_on(points: ThreatPoints) -> dict[int, Made]:
    """Return by point the strongest threat that a stone there would make. Points without a threat are left out."""
    rows = zip(Made, (points.fives, points.open_fours, points.fours, points.open_threes), strict=True)
    return {point: made for made, made_here in rows for point in made_here}


def _filled(names: Mapping[Made, tuple[str, str]], made: Made, rules: Rules) -> str:
    named, counted = names[made]
    text = translate("Threats", named if rules.win_length == _FIVE else counted)
    return fill(text, length=str(rules.win_length - _LACKING[made]))
