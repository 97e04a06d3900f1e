"""Makes texts from other programs safe for cells of CSV tables."""

_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def csv_cell(value: object) -> object:
    """Return the value of a cell. A text that a spreadsheet would read as a formula gets a leading apostrophe."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULAS) else value
