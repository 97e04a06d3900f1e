"""Chooses which of several symmetric moves of a position is shown."""

from collections.abc import Sequence
from dataclasses import replace

from studio.game.canonical import Canonical, canonical
from studio.game.position import Position
from studio.game.position_analysis import Candidate
from studio.positions.looking_up import Known


def oriented(known: Known, position: Position, played: Sequence[int] = ()) -> Known:
    """Return `known` with one move for each group of symmetric moves.

    Its point is the first one of the group in `played`, or else the point of the newest game, or else the point with
    the most visits in the analysis.
    """
    form = canonical(position)
    if len(form.symmetries) == 1:  # no two moves are symmetric
        return known
    points = {form.point_of(move.point): move.point for move in known.moves}
    points.update({form.point_of(point): point for point in reversed(played)})
    moves = tuple(replace(move, point=points[form.point_of(move.point)]) for move in known.moves)
    if known.analysis is None:
        return replace(known, moves=moves)
    best = dict[int, Candidate]()
    for row in known.analysis.candidates:
        at = form.point_of(row.point)
        if at not in best or row.visits > best[at].visits:
            best[at] = row
    rows = tuple(_turned(row, points.get(at, row.point), form) for at, row in best.items())
    return replace(known, moves=moves, analysis=replace(known.analysis, candidates=rows))


def _turned(row: Candidate, point: int, form: Canonical) -> Candidate:
    """Return an analysed move and its line, turned by a symmetry of the position so that the move is at `point`."""
    turn = next((own for own in form.own_maps if own[row.point] == point), None)
    if turn is None:
        return row
    return replace(row, point=point, line=tuple(turn[each] for each in row.line))
