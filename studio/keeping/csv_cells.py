"""Makes texts from other programs safe for cells of CSV tables."""

_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def csv_cell(value: object) -> object:
    """Return the value of a cell. If a spreadsheet would read the text as a formula, an apostrophe is put before it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULAS) else value
