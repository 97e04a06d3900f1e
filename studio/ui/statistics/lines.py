"""Turns the statistics of a tree into lines. A line has a name, a value and an explanation."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale

from studio.engine.views.statistics import TreeStatistics
from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.ui.texts.numbers import decimal, percent
from studio.ui.texts.translating import translate

_TEXTS = {
    "simulations": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Simulations"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Number of simulations at the time of counting"),
    ),
    "nodes": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Nodes"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Number of positions in the tree"),
    ),
    "edges": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Edges"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Number of moves in the tree, each from a node to its child"),
    ),
    "leaves": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Leaves"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Number of nodes without children, and their share of all counted nodes"),
    ),
    "shared": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Transpositions"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Number of nodes reached by more than one move order"),
    ),
    "deepest": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Maximum depth"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Distance of the deepest node from the root, in plies"),
    ),
    "breadth": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Maximum breadth"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Number of nodes at the depth with the most nodes"),
    ),
    "mean_depth": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Mean depth"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Average depth of a node, in plies"),
    ),
    "mean_branching": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Children per inner node"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Average number of children of a node that is not a leaf"),
    ),
    "effective_branching": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Effective branching factor"),
        QT_TRANSLATE_NOOP(
            "StatisticsLines", "Number of children per node in a uniform tree of the same size and depth"
        ),
    ),
    "draws": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Draws"),
        QT_TRANSLATE_NOOP(
            "StatisticsLines", "Number of simulations that ended in a draw, and their share of all simulations"
        ),
    ),
    "proven": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Proven nodes"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Number of nodes with a proven result"),
    ),
    "proven_wins": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Proven wins"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Nodes that are proven wins for either side"),
    ),
    "proven_draws": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Proven draws"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Nodes that are proven draws"),
    ),
    "memory": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Memory"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Memory used by the nodes and edges of the tree"),
    ),
}
_PARTS = ("proven_wins", "proven_draws")


@dataclass(frozen=True, slots=True)
class StatisticsLine:
    """A statistic of a tree as text."""

    name: str
    value: str
    meaning: str
    is_part: bool
    """Whether this statistic is a part of one in a line above."""


def statistics_lines(statistics: TreeStatistics, locale: QLocale) -> tuple[StatisticsLine, ...]:
    """Return the statistics as lines. They are in the order of the pane's table."""
    # Without transpositions there is no line about them.
    values = _counts(statistics, locale) | _measures(statistics, locale)
    names = [name for name in _TEXTS if name != "shared" or statistics.shared]
    return tuple(_line(name, values[name]) for name in names)


def _line(name: str, value: str) -> StatisticsLine:
    text, meaning = (translate("StatisticsLines", text) for text in _TEXTS[name])
    return StatisticsLine(text, value, meaning, name in _PARTS)


def _counts(statistics: TreeStatistics, locale: QLocale) -> dict[str, str]:
    wins = statistics.proven_wins + statistics.proven_losses  # each counts for the side that made the last move
    names = ("simulations", "nodes", "edges", "shared", "deepest", "breadth", "proven_draws")
    counts = {name: locale.toString(int(getattr(statistics, name))) for name in names}
    return counts | {
        "proven": locale.toString(wins + statistics.proven_draws),
        "proven_wins": locale.toString(wins),
        "leaves": _count_and_share(statistics.leaves, statistics.leaves / max(1, statistics.looked_at), locale),
        "draws": _count_and_share(statistics.draws, statistics.draw_share, locale),
    }


def _count_and_share(count: int, share: float, locale: QLocale) -> str:
    number = locale.toString(count)
    return f"{number} ({percent(share, locale)})" if count else number


def _measures(statistics: TreeStatistics, locale: QLocale) -> dict[str, str]:
    memory = decimal(statistics.memory_mb, 1, locale)
    return {
        "mean_depth": decimal(statistics.mean_depth, 1, locale),
        "mean_branching": decimal(statistics.mean_branching, 2, locale),
        "effective_branching": decimal(statistics.effective_branching, 2, locale),
        "memory": fill(translate("StatisticsLines", "{memory} MB"), memory=memory),
    }
