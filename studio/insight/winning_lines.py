"""Returns the lines that show why a move wins or loses: as many moves as the record has. No Qt."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, Proof
from studio.game.record import GameRecord
from studio.game.results import lines_through
from studio.insight.missed import threats_at

if TYPE_CHECKING:
    from studio.engine.views.snapshot import NodeView


@dataclass(frozen=True, slots=True)
class WinningLine:
    """The moves of a proven win, from the winning side's first move on."""

    points: tuple[int, ...] = ()
    """Empty if the record has no move of the win."""
    is_complete: bool = False
    """Whether the last move wins, or no move defends against it. Otherwise further moves lead to the proven win."""


NO_LINE = WinningLine()


def winning_reply(record: GameRecord, node: Node) -> WinningLine:
    """Return the line of a proven win for the side to move in the node's position; empty if the record has none."""
    win = threats_at(node).win
    if win is not None:
        return WinningLine(win.line, is_complete=True)
    rows = node.analysis.rows if node.analysis is not None else ()
    won = [row for row in rows if row.proof is Proof.WIN]
    if not won:
        known, line = max(_wins_through(record, node), key=lambda win: len(win[1]), default=(NOTHING_KNOWN, ()))
        return WinningLine(line, is_complete=known.moves == len(line)) if line else NO_LINE
    best = min(won, key=_length)
    same = (row for row in won if row.point == best.point and row.line[:1] == (best.point,))
    line = max((row.line for row in same), key=len, default=(best.point,))
    return WinningLine(line, is_complete=best.proof_moves == len(line))


def line_of_win(record: GameRecord, node: Node, move: int, view: "NodeView | None" = None) -> tuple[int, ...]:
    """Return the longest known line of the proven win that begins with `move` in the node's position.

    `view` has further results of the position. The line has at least the move itself.
    """
    win = threats_at(node).win
    lines = [win.line] if win is not None else []
    lines += [line for _known, line in _wins_through(record, node)]
    lines += [row.line for row in node.analysis.rows if row.proof is Proof.WIN] if node.analysis is not None else []
    for row in [at for at, point in enumerate(view.points.tolist()) if point == move] if view is not None else ():
        lines += [view.line(row)] if view is not None and view.child_proof(row) is Proof.WIN else []
    return max((line for line in lines if line[:1] == (move,)), key=len, default=(move,))


def winning_better_line(judgement: MoveJudgement | None) -> WinningLine:
    """Return the line of the better move if it is proven to win, otherwise an empty line."""
    if judgement is None or judgement.better is None or judgement.known.proof is not Proof.WIN:
        return NO_LINE
    line = judgement.line if judgement.line[:1] == (judgement.better,) else (judgement.better,)
    return WinningLine(line, is_complete=judgement.known.moves == len(line))


def _wins_through(record: GameRecord, node: Node) -> Iterator[tuple[KnownResult, tuple[int, ...]]]:
    """Yield the rests of the proven lines from above that win for the side to move."""
    return (each for each in lines_through(node, record.rules) if each[0].proof is Proof.WIN)


def _length(row: Candidate) -> tuple[bool, int]:
    """Return a sort key: known lengths before unknown ones, then shorter ones."""
    return row.proof_moves is None, row.proof_moves or 0
