"""Percentages in English texts. The window formats percentages itself, in the user's language."""

NO_BREAK_SPACE = "\u00a0"


def percent(share: float, decimals: int = 1) -> str:
    """Return a share from 0 to 1 as a percentage such as `52.3 %`. The space before the sign does not break."""
    return f"{share:.{decimals}%}".removesuffix("%") + f"{NO_BREAK_SPACE}%"


def points(loss: float) -> str:
    """Return a loss of win rate (0 to 1) in percentage points, such as `20.4`."""
    return f"{100 * loss:.1f}"
