"""Finds proven wins by threats that a move missed, and proven threats that a move did not defend against."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from studio.game.forbidden_defence import forbidden_defence
from studio.game.judgement import Missed as Missed
from studio.game.node import Node
from studio.game.position_analysis import Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.renju import Forbidden
from studio.game.stones import Stone


@dataclass(frozen=True, slots=True)
class MissedThreat:
    """A win by threats that a move either missed or allowed the other side."""

    what: Missed
    side: Stone
    """The side that wins."""
    win: ThreatWin
    """The win.

    If a defence was missed, its line begins after the played move. If the solver proved no win there, the line is the
    one that was threatened before the move.
    """
    forbidden: Forbidden | None = None
    """Why the loser may not defend against the last threat of the line. Set if the win depends on a forbidden point."""


def missed_threat(record: GameRecord, node: Node) -> MissedThreat | None:
    """Return the win by threats that the node's move missed or allowed.

    Only proven wins count. Return None if there is none.
    """
    parent, move = node.parent, node.move
    if parent is None or move is None or not record.was_chosen(node):
        return None
    before, played = threats_at(parent), record.known(node).before
    if before.win is not None:
        missed = MissedThreat(Missed.WIN, move.stone, before.win)
        return _explained(_missed_win(missed, played.proof, played.moves, move.point), node, record)
    if played.proof is not Proof.LOSS or record.known(parent).proof is Proof.LOSS:
        return None  # the threat was defended, or no defence existed
    allowed = _missed_defence(threats_at(node).win, before.menace, move.stone.opponent, move.point)
    return _explained(allowed, node, record)


def missed_win_of(node: Node, what: Missed | None, record: GameRecord) -> MissedThreat | None:
    """Return the win that the node's move missed or allowed.

    `what` is the finding of the review. Return None if there is no finding, or if the win is no longer in the record.
    """
    parent, move = node.parent, node.move
    if what is None or parent is None or move is None:
        return None
    before = threats_at(parent)
    if what is Missed.DEFENCE:
        allowed = _missed_defence(threats_at(node).win, before.menace, move.stone.opponent, move.point)
        return _explained(allowed, node, record)
    return _explained(MissedThreat(what, move.stone, before.win), node, record) if before.win is not None else None


def limited_looks(line: Iterable[Node]) -> tuple[int, ...]:
    """Return the indices of the positions in a line where the threat search reached its limit."""
    return tuple(ply for ply, node in enumerate(line) if threats_at(node).is_limited)


def threats_at(node: Node) -> ThreatsFound:
    """Return the wins by threats that a solver proved in the node's position.

    If there are no results of a solver, return nothing.
    """
    analysis = node.analysis
    return analysis.threats if analysis is not None and analysis.threats is not None else ThreatsFound()


def _explained(missed: MissedThreat | None, node: Node, record: GameRecord) -> MissedThreat | None:
    """Return the missed win. If the win depends on a forbidden point, add this point."""
    if missed is None or not record.rules.forbids_points:
        return missed
    start = node if missed.what is Missed.DEFENCE else node.parent or node
    return replace(missed, forbidden=forbidden_defence(record.position(start), missed.side, missed.win.line))


def _missed_win(missed: MissedThreat, played: Proof, moves: int | None, point: int) -> MissedThreat | None:
    length = len(missed.win.line)
    if played is not Proof.WIN:
        return missed if point != missed.win.line[0] else None
    is_longer = moves is not None and moves > length and point != missed.win.line[0]
    return MissedThreat(Missed.KEPT_WIN, missed.side, missed.win) if is_longer else None


def _missed_defence(given: ThreatWin | None, menace: ThreatWin | None, side: Stone, point: int) -> MissedThreat | None:
    """Return the win that the move at `point` failed to prevent, with the defences in the position before the move.

    Return None if no such win is known. `menace` is the win that `side` threatened before the move, and `given` is the
    win that `side` has after it.
    """
    if menace is not None and point not in (*menace.defences, *menace.undecided):
        line = given.line if given is not None and given.kind == menace.kind else menace.line
        win = ThreatWin(menace.kind, line, menace.defences, menace.undecided)
        return MissedThreat(Missed.DEFENCE, side, win)
    return MissedThreat(Missed.DEFENCE, side, given) if given is not None else None
