"""Sentences about wins by threats that a move missed or allowed."""

from studio.commands.opening import at_most, counted
from studio.game.rules import Rules
from studio.insight.missed import Missed

_FIVE = 5


def missed_sentence(move: str, winner: str, columns: dict[str, str], rules: Rules) -> str:
    """Return a sentence such as "10. k8 lets Black win by fours: j11 j12; only j11 and f7 would have defended."

    `move` is the move with its number. `winner` is the side that can win. `columns` are values from the row of this
    move in the move table.
    """
    barred = f"; Black may not play {columns['forbidden']}" if columns.get("forbidden") else ""
    by = f"by {columns['by'] if rules.win_length == _FIVE else 'threats'}"
    if columns["missed"] == Missed.DEFENCE:
        return f"{move} lets {winner} win {by}: {columns['line']}{barred}{_defences(columns)}."
    still = " It still wins." if columns["missed"] == Missed.KEPT_WIN else ""
    return f"{move} misses a win {by} {at_most(len(columns['line'].split()))}: {columns['line']}{barred}.{still}"


def _defences(columns: dict[str, str]) -> str:
    defences, unknown = columns["defences"].split(), len(columns["undecided"].split())
    *others, last = defences or [""]
    named = f"{', '.join(others)} and {last}" if others else last
    least = "" if unknown else "only "  # an undecided move may defend, too
    told = f"; {least}{named} would have defended" if defences else ""
    if delaying := len(columns.get("delaying", "").split()):
        told += f"; {counted(delaying, 'four')} would only have delayed the win"
    return f"{told}; {counted(unknown, 'other move')} undecided" if unknown else told
