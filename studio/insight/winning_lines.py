"""Finds the lines that show why a move wins or loses, as far as the record contains their moves. No Qt."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, Proof
from studio.game.record import GameRecord
from studio.game.results import lines_through
from studio.insight.missed import threats_at
from studio.insight.proof_lengths import fitting_line

if TYPE_CHECKING:
    from studio.engine.views.snapshot import NodeView


@dataclass(frozen=True, slots=True)
class WinningLine:
    """The moves of a proven win. The winning side makes the first one."""

    points: tuple[int, ...] = ()
    """The points of the moves. Empty if the record contains none of them."""
    is_complete: bool = False
    """Whether the last move wins or cannot be defended against. Otherwise further moves are needed to win."""


NO_LINE = WinningLine()


def winning_reply(record: GameRecord, node: Node) -> WinningLine:
    """Return the line with which the side to move in the node's position is proven to win.

    It is empty if the record has none. The line is not longer than the proven length of the win.
    """
    plies, win = record.known(node).moves, threats_at(node).win
    if win is not None and (plies is None or len(win.line) <= plies):
        return WinningLine(win.line, is_complete=True)
    rows = node.analysis.rows if node.analysis is not None else ()
    won = [row for row in rows if row.proof is Proof.WIN]
    if not won:
        fitting = (each for each in known_wins(record, node) if plies is None or len(each[1]) <= plies)
        known, line = max(fitting, key=lambda win: len(win[1]), default=(NOTHING_KNOWN, ()))
        return WinningLine(line, is_complete=known.moves == len(line)) if line else NO_LINE
    best = min(won, key=_length)
    line = fitting_line((row.line for row in won), best.point, best.proof_moves)
    return WinningLine(line, is_complete=best.proof_moves == len(line))


def line_of_win(
    record: GameRecord, node: Node, move: int, view: "NodeView | None" = None, plies: int | None = None
) -> tuple[int, ...]:
    """Return the longest known line of the proven win that begins with `move` in the node's position.

    `view` contains further results of the position. The line has at most `plies` moves, and at least `move` itself. If
    `plies` is None, the length of the win is unknown.
    """
    win = threats_at(node).win
    lines = [win.line] if win is not None else []
    lines += [line for _known, line in known_wins(record, node)]
    lines += [row.line for row in node.analysis.rows if row.proof is Proof.WIN] if node.analysis is not None else []
    for row in [at for at, point in enumerate(view.points.tolist()) if point == move] if view is not None else ():
        lines += [view.line(row)] if view is not None and view.child_proof(row) is Proof.WIN else []
    return fitting_line(lines, move, plies)


def known_wins(record: GameRecord, node: Node) -> Iterator[tuple[KnownResult, tuple[int, ...]]]:
    """Yield the wins of the side to move that other positions prove, each as a pair of the result and the line.

    A line can be the rest of a line proven in an earlier position, and may be empty. Otherwise it begins with a
    recorded move after which the other side is lost.
    """
    yield from (each for each in lines_through(node, record.rules) if each[0].proof is Proof.WIN)
    yield from _wins_by_children(record, node)


def winning_better_line(judgement: MoveJudgement | None) -> WinningLine:
    """Return the line of the better move if this move is proven to win. Otherwise return an empty line."""
    if judgement is None or judgement.better is None or judgement.known.proof is not Proof.WIN:
        return NO_LINE
    line = judgement.line if judgement.line[:1] == (judgement.better,) else (judgement.better,)
    return WinningLine(line, is_complete=judgement.known.moves == len(line))


# Implementation


def _wins_by_children(record: GameRecord, node: Node) -> Iterator[tuple[KnownResult, tuple[int, ...]]]:
    """Yield the recorded moves that win because the position after them is lost.

    Each comes with its longest defence.
    """
    for child in node.children:
        known, move = record.known(child), child.move
        is_regular = move is not None and child.setup is None and move.stone is record.to_move(node)
        if move is not None and is_regular and known.proof is Proof.LOSS:
            yield known.before, (move.point, *_longest_defence(record, child))


def _longest_defence(record: GameRecord, node: Node) -> tuple[int, ...]:
    """Return the line of the move that delays the loss longest in a lost position.

    It is empty if the record has none.
    """
    known = record.known_moves(node)
    rows = [row for row in node.analysis.rows if row.proof is Proof.LOSS] if node.analysis is not None else []
    best = max(rows, key=lambda row: (known[row.point].moves or 0, len(row.line)), default=None)
    return () if best is None else best.line


def _length(row: Candidate) -> tuple[bool, int]:
    """Return a sort key that puts known lengths before unknown ones, and shorter lengths before longer ones."""
    return row.proof_moves is None, row.proof_moves or 0
