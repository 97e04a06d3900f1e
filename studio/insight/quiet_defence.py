"""Finds a defence that is as good as a four which would only delay the loss. No Qt."""

from collections.abc import Iterator, Mapping

from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN
from studio.game.record import GameRecord
from studio.insight.comparing import LEAST_VISITS, Weighed
from studio.insight.forcing_first import forces_one_reply
from studio.insight.missed import threats_at

_NEAR = 0.02
"""Two defences count as equally good if their win rates (0 to 1) differ at most by this.

This is about the standard error for a move with the minimum number of visits.
"""


def quiet_defence(record: GameRecord, node: Node, better: Weighed, spare: float) -> Weighed:
    """Return the move to recommend instead of the node's move.

    This is `better`, or an equally good defence that is no four. After a four and its only reply, the threat is still
    there, so a four teaches readers nothing. Both moves need enough visits and no proven result. The defence may have a
    win rate at most `spare` below that of `better`; otherwise the node's move would be no mistake.
    """
    parent = node.parent
    menace = threats_at(parent).menace if parent is not None else None
    is_open = menace is not None and better.point in menace.defences and not better.known.is_certain
    if parent is None or menace is None or not is_open or record.rules.gravity:
        return better
    position = record.position(parent)
    if not forces_one_reply(position, better.point):
        return better
    near = (each for each in _near(record, node, better, min(_NEAR, spare)) if each.point in menace.defences)
    quiet = (each for each in near if not forces_one_reply(position, each.point))
    return max(quiet, key=lambda each: each.visits, default=better)


# Implementation


def _near(record: GameRecord, node: Node, better: Weighed, most: float) -> Iterator[Weighed]:
    """Yield the other unproven moves with a win rate at most `most` below that of `better`.

    The rates are compared in every search that has both moves.
    """
    parent, searches = node.parent, list(_searches(node))
    if parent is None or node.move is None:
        return
    known, shared = record.known_moves(parent), [rates for rates in searches if better.point in rates]
    for point in sorted({point for rates in shared for point in rates} - {better.point, node.move.point}):
        rows = [(rates[point], rates[better.point]) for rates in shared if point in rates]
        is_near = all(own.rate >= best.rate - most for own, best in rows)
        if is_near and not known.get(point, NOTHING_KNOWN).is_certain:
            yield max((own for own, _ in rows), key=lambda own: own.visits)


def _searches(node: Node) -> Iterator[Mapping[int, Weighed]]:
    """Yield the moves with enough visits, by point, for each of the two searches of the position before the node."""
    analysis = node.parent.analysis if node.parent is not None else None
    for rows in (analysis.candidates, analysis.compared) if analysis is not None else ():
        yield {row.point: Weighed(row.point, row.win_rate, row.visits) for row in rows if row.visits >= LEAST_VISITS}
