"""Finds proven wins that a move missed, and proven threats that it did not defend against."""

from collections.abc import Iterable
from dataclasses import dataclass

from studio.game.judgement import Missed as Missed
from studio.game.node import Node
from studio.game.position_analysis import Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.stones import Stone


@dataclass(frozen=True, slots=True)
class MissedThreat:
    """A win by threats that a move missed, or that the move allowed the other side."""

    what: Missed
    side: Stone
    """The side that wins."""
    win: ThreatWin
    """The win. After a missed defence, its line begins after the played move.

    If the solver proved no win there, the line is that of the threat before the move.
    """


def missed_threat(record: GameRecord, node: Node) -> MissedThreat | None:
    """Return the win by threats that the node's move missed or allowed, or None.

    Only proven wins count.
    """
    parent, move = node.parent, node.move
    if parent is None or move is None or not record.was_chosen(node):
        return None
    before, played = threats_at(parent), record.known(node).before
    if before.win is not None:
        return _missed_win(MissedThreat(Missed.WIN, move.stone, before.win), played.proof, played.moves, move.point)
    if played.proof is not Proof.LOSS or record.known(parent).proof is Proof.LOSS:
        return None  # the threat was defended, or no defence existed
    return _missed_defence(threats_at(node).win, before.menace, move.stone.opponent, move.point)


def missed_win_of(node: Node, what: Missed | None) -> MissedThreat | None:
    """Return the win that the node's move missed or allowed.

    `what` is the finding of the review. Return None without a finding, or if the record no longer contains the win.
    """
    parent, move = node.parent, node.move
    if what is None or parent is None or move is None:
        return None
    before = threats_at(parent)
    if what is Missed.DEFENCE:
        return _missed_defence(threats_at(node).win, before.menace, move.stone.opponent, move.point)
    return MissedThreat(what, move.stone, before.win) if before.win is not None else None


def limited_looks(line: Iterable[Node]) -> int:
    """Return the number of positions of a line in which the threat search reached its limit."""
    return sum(threats_at(node).is_limited for node in line)


def threats_at(node: Node) -> ThreatsFound:
    """Return the wins by threats that a solver proved in the node's position; empty without a solver's result."""
    analysis = node.analysis
    return analysis.threats if analysis is not None and analysis.threats is not None else ThreatsFound()


def _missed_win(missed: MissedThreat, played: Proof, moves: int | None, point: int) -> MissedThreat | None:
    length = len(missed.win.line)
    if played is not Proof.WIN:
        return missed if point != missed.win.line[0] else None
    is_longer = moves is not None and moves > length and point != missed.win.line[0]
    return MissedThreat(Missed.KEPT_WIN, missed.side, missed.win) if is_longer else None


def _missed_defence(given: ThreatWin | None, menace: ThreatWin | None, side: Stone, point: int) -> MissedThreat | None:
    """Return the win that a move failed to defend against, or None if no such win is known.

    `menace` is the win that `side` threatened before the opponent's move at `point`. `given` is the win that `side` has
    after the move. The result has the defences before the move.
    """
    if menace is not None and point not in (*menace.defences, *menace.undecided):
        line = given.line if given is not None and given.kind == menace.kind else menace.line
        win = ThreatWin(menace.kind, line, menace.defences, menace.undecided)
        return MissedThreat(Missed.DEFENCE, side, win)
    return MissedThreat(Missed.DEFENCE, side, given) if given is not None else None
