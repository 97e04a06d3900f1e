"""Which win by threats a move missed or allowed, as a sentence in a terminal."""

from studio.game.rules import Rules
from studio.insight.missed import Missed

_FIVE = 5


def missed_sentence(move: str, winner: str, told: dict[str, str], rules: Rules) -> str:
    """Such as "10. k8 lets Black win by fours: j11 j12; only j11 and f7 defend."; of a move and its columns in a
    table."""
    by = f"by {told['by'] if rules.win_length == _FIVE else 'threats'}"
    if told["missed"] == Missed.DEFENCE:
        return f"{move} lets {winner} win {by}: {told['line']}{_what_defends(told)}."
    still = " It still wins." if told["missed"] == Missed.KEPT_WIN else ""
    return f"{move} misses a win {by} in {counted(len(told['line'].split()), 'move')}: {told['line']}.{still}"


def counted(number: int, noun: str) -> str:
    return f"{number:,} {noun if number == 1 else f'{noun}s'}"


def _what_defends(told: dict[str, str]) -> str:
    defences, unknown = told["defences"].split(), len(told["undecided"].split())
    *others, last = defences or [""]
    named = f"{', '.join(others)} and {last}" if others else last
    only = f"; only {named} {'defend' if others else 'defends'}" if defences else ""
    return f"{only}; of {counted(unknown, 'other move')} it is not known" if unknown else only
