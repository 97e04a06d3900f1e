"""Recognizes better lines that only play forcing moves first, and then the played move. No Qt."""

from collections.abc import Sequence

from studio.game.judgement import MoveJudgement
from studio.game.lines import wins_on
from studio.game.node import Node
from studio.game.position import Position
from studio.game.record import GameRecord


def plays_forcing_first(record: GameRecord, node: Node, line: Sequence[int]) -> bool:
    """Return whether a line forces replies, each the only one, and then continues with the node's move.

    A move forces its reply if it threatens to win with the next move on exactly one point. The line begins in the
    position before the node.
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


def is_same_idea(record: GameRecord, node: Node, judgement: MoveJudgement) -> bool:
    """Return whether the better or preferred line of a judgement only plays forcing moves before the node's move.

    Proven results are excluded: then the forcing moves change the result.
    """
    known = judgement.known.is_certain or judgement.before.known.is_certain or judgement.after.known.is_certain
    return not known and judgement.missed is None and plays_forcing_first(record, node, judgement.line)


# Implementation


def _winning_points(position: Position) -> list[int]:
    """Return the points on which the side that has just moved would win."""
    cells, side = list(position.cells), position.to_move.opponent
    return [point for point, stone in enumerate(cells) if not stone and wins_on(cells, position.rules, point, side)]
