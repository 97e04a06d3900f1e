"""The numbers of a tree in words: a line each, with what it means."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from studio.engine.views.statistics import TreeStatistics
from studio.game.message import QT_TRANSLATE_NOOP
from studio.ui.texts.numbers import decimal, percent

_TEXTS = {
    "simulations": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Simulations"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many simulations the search had made when this was counted"),
    ),
    "nodes": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Nodes"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many positions the tree holds"),
    ),
    "edges": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Edges"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many moves lead from one node to another"),
    ),
    "leaves": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Leaves"),
        QT_TRANSLATE_NOOP(
            "StatisticsLines", "How many nodes have no children, and their part of all that were looked at"
        ),
    ),
    "shared": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Shared positions"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many nodes are reached by more than one order of moves"),
    ),
    "deepest": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Greatest depth"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many moves below the watched position the deepest node is"),
    ),
    "breadth": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Breadth"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many nodes there are at the depth that has most"),
    ),
    "mean_depth": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Mean depth"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How deep a node is on average"),
    ),
    "mean_branching": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Children per inner node"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many children a node has on average, leaves left aside"),
    ),
    "effective_branching": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Effective branching"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many children each node of an even tree as large and as deep has"),
    ),
    "draws": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Draws"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many simulations ended in a draw, and their part of all simulations"),
    ),
    "proven": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Proven nodes"),
        QT_TRANSLATE_NOOP("StatisticsLines", "How many nodes have a certain value"),
    ),
    "proven_wins": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Proven wins"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Nodes that are certainly won for the player who moved there"),
    ),
    "proven_draws": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Proven draws"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Nodes that are certainly drawn"),
    ),
    "proven_losses": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Proven losses"),
        QT_TRANSLATE_NOOP("StatisticsLines", "Nodes that are certainly lost for the player who moved there"),
    ),
    "memory": (
        QT_TRANSLATE_NOOP("StatisticsLines", "Memory"),
        QT_TRANSLATE_NOOP("StatisticsLines", "What the nodes and edges of the tree take"),
    ),
}
_PARTS = ("proven_wins", "proven_draws", "proven_losses")


@dataclass(frozen=True, slots=True)
class StatisticsLine:
    """What is counted, how much it is, and what that means."""

    name: str
    value: str
    meaning: str
    is_part: bool
    """Whether it is a part of a line above."""


def statistics_lines(statistics: TreeStatistics, locale: QLocale) -> tuple[StatisticsLine, ...]:
    """The lines in the order in which they are read; positions are shared in a graph only."""
    values = _counts(statistics, locale) | _measures(statistics, locale)
    names = [name for name in _TEXTS if name != "shared" or statistics.shared]
    return tuple(_line(name, values[name]) for name in names)


def _line(name: str, value: str) -> StatisticsLine:
    text, meaning = (QCoreApplication.translate("StatisticsLines", text) for text in _TEXTS[name])
    return StatisticsLine(text, value, meaning, name in _PARTS)


def _counts(statistics: TreeStatistics, locale: QLocale) -> dict[str, str]:
    proven = statistics.proven_wins + statistics.proven_draws + statistics.proven_losses
    names = ("simulations", "nodes", "edges", "shared", "deepest", "breadth", *_PARTS)
    counts = {name: locale.toString(int(getattr(statistics, name))) for name in names}
    return counts | {
        "proven": locale.toString(proven),
        "leaves": _count_and_share(statistics.leaves, statistics.leaves / max(1, statistics.looked_at), locale),
        "draws": _count_and_share(statistics.draws, statistics.draw_share, locale),
    }


def _count_and_share(count: int, share: float, locale: QLocale) -> str:
    told = locale.toString(count)
    return f"{told} ({percent(share, locale)})" if count else told


def _measures(statistics: TreeStatistics, locale: QLocale) -> dict[str, str]:
    memory = decimal(statistics.memory_mb, 1, locale)
    return {
        "mean_depth": decimal(statistics.mean_depth, 1, locale),
        "mean_branching": decimal(statistics.mean_branching, 2, locale),
        "effective_branching": decimal(statistics.effective_branching, 2, locale),
        "memory": QCoreApplication.translate("StatisticsLines", "%1 MB").replace("%1", memory),
    }
