"""Short numbers in the format of the window's language."""

from PySide6.QtCore import QLocale

from studio.game.percent import NO_BREAK_SPACE

FEW_VISITS = 10
"""A move needs at least this many visits before its numbers count as reliable."""

_UNITS = ((1, ""), (1_000, "k"), (1_000_000, "M"), (1_000_000_000, "G"))
_FULL_BELOW = 10_000
"""Counts below this number are shown in full."""
MINUS = "−"
_OTHER_SIGN = str.maketrans(f"+{MINUS}", f"{MINUS}+")


def short_number(value: float, locale: QLocale) -> str:
    """Return a count in full below 10,000, and otherwise with two or three digits: 9,999, 12k, 123k, 1.2M."""
    divisor, unit = _unit(value, _FULL_BELOW)
    return decimal(value / divisor, _decimals(value, divisor), locale) + unit


def widest_short_number(locale: QLocale) -> str:
    """Return the widest text of `short_number` for a count."""
    return short_number(8_888, locale)


def tick_number(value: float, locale: QLocale) -> str:
    """Return the number of a tick like `short_number`, but exact to three decimals: 5,000, 10k, 12.5k."""
    divisor, unit = _unit(value, _FULL_BELOW)
    shown = value / divisor
    decimals = next((count for count in range(3) if round(shown, count) == round(shown, 3)), 3)
    return decimal(shown, decimals, locale) + unit


def shortest_number(value: float, locale: QLocale) -> str:
    """Return a count for a small cell of the board, without decimals: 999, 1k, 12k, 123k, 17M."""
    divisor, unit = _unit(value, 1_000)
    return decimal(value / divisor, 0, locale) + unit


def percent(share: float, locale: QLocale, decimals: int = 1) -> str:
    """Return a share from 0 to 1 as a percentage, such as 54.2 %."""
    # A no-break space precedes the sign.
    return decimal(share * 100, decimals, locale) + NO_BREAK_SPACE + locale.percent()


def decimal(value: float, decimals: int, locale: QLocale) -> str:
    """Return the number with `decimals` decimals and a typographic minus sign."""
    # Zero has no sign.
    return locale.toString(round(value, decimals) + 0.0, "f", decimals).replace("-", MINUS)


def points(loss: float, locale: QLocale, decimals: int = 1) -> str:
    """Return a loss of win rate (0 to 1) in percentage points. The text has no unit."""
    return decimal(100 * loss, decimals, locale)


def _unit(value: float, full_below: int) -> tuple[int, str]:
    """Return the divisor and the letter of the unit in which to show the number.

    Numbers below `full_below` have no unit. Others have at most three digits before the decimal point.
    """
    # It counts on rounding, so that 999,999 becomes 1M and not 1000k.
    at = 0
    while at + 1 < len(_UNITS) and round(abs(value) / _UNITS[at][0]) >= (1_000 if at else full_below):
        at += 1
    return _UNITS[at]


def _decimals(value: float, divisor: int) -> int:
    shown = abs(value) / divisor
    if divisor == 1:
        return 0 if float(value).is_integer() or round(shown, 1) >= 1_000 else 1
    return 1 if round(shown, 1) < 10 else 0


def signed_score(score: str, *, flips: bool = False) -> str:
    """Return an external engine's score with a plus or minus sign.

    With `flips`, return the score for the other side.
    """
    # Without a sign, a score looks like a win rate.
    signed = f"+{score}" if score[:1].isdecimal() else score.replace("-", MINUS)
    is_zero = not score.strip("+-0.")
    return signed.translate(_OTHER_SIGN) if flips and not is_zero else signed
