"""Recognizes better lines that lead back to the played move, so that the played move is no mistake. No Qt."""

from collections.abc import Sequence

from studio.game.judgement import Missed, MoveJudgement
from studio.game.lines import wins_on
from studio.game.node import Node
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.insight.missed import threats_at


def plays_forcing_first(record: GameRecord, node: Node, line: Sequence[int]) -> bool:
    """Return whether a line consists of forcing moves, each followed by its only reply, and then of the node's move.

    The line begins in the position before the node. A move is forcing if it threatens to win on exactly one point.
    """
    parent, move = node.parent, node.move
    if parent is None or move is None or record.rules.gravity or move.point not in line[2::2]:
        return False
    position = record.position(parent)
    for forcing, reply in zip(line[::2], line[1::2], strict=False):
        if forcing == move.point:
            return True
        if not position.is_legal(forcing):
            return False
        position.play(forcing)
        if position.is_over or _winning_points(position) != [reply] or not position.is_legal(reply):
            return False
        position.play(reply)
    return len(line) % 2 == 1 and line[-1] == move.point


def forces_one_reply(position: Position, point: int) -> bool:
    """Return whether a move, such as a four, threatens to win with the next move on exactly one point."""
    if not position.is_legal(point):
        return False
    after = position.copy()
    after.play(point)
    return not after.is_over and len(_winning_points(after)) == 1


def leads_back(record: GameRecord, node: Node, line: Sequence[int]) -> bool:
    """Return whether a line with a different first move leads back to the node's move.

    It does so if it plays only forcing moves before that move. It also does so if it reaches the same position as the
    best play after that move.
    """
    return plays_forcing_first(record, node, line) or _transposes(record, node, line)


def is_same_idea(record: GameRecord, node: Node, judgement: MoveJudgement) -> bool:
    """Return whether the better or preferred line of a judgement only leads back to the node's move.

    Return False if the better line is proven not to lose, because the forcing moves then change the result. If the
    played move is proven to lose, the better line leads to the same loss, even if its win rate does not show this yet.
    """
    known = judgement.known.is_certain or judgement.before.known.is_certain
    is_other = known or judgement.missed not in (None, Missed.DEFENCE) or _defends(node, judgement.better)
    return not is_other and leads_back(record, node, judgement.line)


# Implementation


def _defends(node: Node, better: int | None) -> bool:
    """Return whether the node's move allows a win by threats that the better move prevents, according to the solver."""
    menace, move = threats_at(node.parent).menace if node.parent is not None else None, node.move
    if menace is None or move is None or move.point in (*menace.defences, *menace.undecided):
        return False
    return better in menace.defences


def _transposes(record: GameRecord, node: Node, line: Sequence[int]) -> bool:
    """Return whether a line reaches the same position as the best play after the node's move, in the same number of
    moves.
    """
    parent, move, analysis = node.parent, node.move, node.analysis
    if parent is None or move is None or analysis is None or record.rules.gravity or move.point not in line:
        return False
    best = max(analysis.candidates, key=lambda row: row.visits, default=None)
    played = (move.point, *(best.line if best is not None else ()))
    ends = range(3, min(len(line), len(played)) + 1)
    return any(_stones(line[:end]) == _stones(played[:end]) for end in ends)


def _stones(line: Sequence[int]) -> tuple[frozenset[int], frozenset[int]]:
    return frozenset(line[::2]), frozenset(line[1::2])


def _winning_points(position: Position) -> list[int]:
    """Return the points on which the side that made the last move would win."""
    cells, side = list(position.cells), position.to_move.opponent
    return [point for point, stone in enumerate(cells) if not stone and wins_on(cells, position.rules, point, side)]
