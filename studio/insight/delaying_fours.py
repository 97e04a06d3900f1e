"""Finds defences against a threatened win that are fours and only delay the win. No Qt."""

from collections.abc import Iterator
from functools import lru_cache

from studio.game.geometry import rays
from studio.game.lines import completes_line, wins_on
from studio.game.position import Position
from studio.game.position_analysis import ThreatWin
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.missed import Missed, threats_at
from studio.insight.mistakes import Judged, position_before


def delaying_fours(position: Position, menace: ThreatWin) -> tuple[int, ...]:
    """Return the defences against the threatened win `menace` that are fours and only delay it.

    The side to move must defend. The solver counts a four as a defence because the other side has to reply. The four
    only delays the win if the line of the win can be played after the reply. For a win by threes, return nothing,
    because it may have other lines.
    """
    if position.rules.gravity or menace.kind != "fours":
        return ()
    return _delaying(position.rules, position.to_move, tuple(position.cells), menace.line, menace.defences)


def defences_of(judged: Judged, rules: Rules) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the moves that would have prevented the win that a move allowed, and the fours that only delay it.

    The better move always counts as a defence. If the move allowed no win, both results are empty.
    """
    if judged.missed is None or judged.missed.what is not Missed.DEFENCE:
        return (), ()
    win, parent = judged.missed.win, judged.node.parent
    # the missed win may have the line after the move; the defences are against that before it
    menace = threats_at(parent).menace if parent is not None else None
    delaying = set(delaying_fours(position_before(judged.node, rules), menace or win)) - {judged.better}
    defending = tuple(point for point in win.defences if point not in delaying)
    return defending, tuple(point for point in win.defences if point in delaying)


# Implementation


@lru_cache(maxsize=128)
def _delaying(
    rules: Rules, side: Stone, stones: tuple[Stone, ...], line: tuple[int, ...], defences: tuple[int, ...]
) -> tuple[int, ...]:
    cells, found = list(stones), []
    for point in defences:
        if cells[point] is not Stone.EMPTY:
            continue
        cells[point] = side
        replies = list(_winning_points(cells, rules, point))
        if len(replies) == 1:
            cells[replies[0]] = side.opponent
            if _remains(list(cells), rules, side.opponent, line):
                found.append(point)
            cells[replies[0]] = Stone.EMPTY
        cells[point] = Stone.EMPTY
    return tuple(found)


def _remains(cells: list[Stone], rules: Rules, attacker: Stone, line: tuple[int, ...]) -> bool:
    """Return whether the attacker still wins by playing `line` and the defender cannot win first."""
    threatened = set[int]()  # the points on which the defender would win
    for index, point in enumerate(line):
        side = attacker if index % 2 == 0 else attacker.opponent
        if cells[point] is not Stone.EMPTY or not rules.may_take(cells, point, side):
            return False
        cells[point] = side
        if side is attacker and completes_line(cells, rules, point):
            return True
        if side is attacker and threatened - {point}:
            return False
        if side is not attacker:
            threatened = set(_winning_points(cells, rules, point))
    return False


def _winning_points(cells: list[Stone], rules: Rules, point: int) -> Iterator[int]:
    """Yield the empty points where the side that just played `point` would complete a winning line with this stone."""
    near = (end for ray in rays(rules)[point] for way in ray for end in way[: rules.win_length - 1])
    for end in near:
        if cells[end] is Stone.EMPTY and wins_on(cells, rules, end, cells[point]):
            yield end
