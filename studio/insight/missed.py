"""Which forced win a move missed, or which threat it left without a defence; only what was proven is told."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from studio.game.node import Node
from studio.game.position_analysis import Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.stones import Stone


class Missed(StrEnum):
    """What a move missed; of a kept win it missed a shorter one."""

    WIN = "win"
    KEPT_WIN = "kept win"
    DEFENCE = "defence"


@dataclass(frozen=True, slots=True)
class MissedThreat:
    """A win by threats that its side had, or was given, and how it goes."""

    what: Missed
    side: Stone
    """Who wins by it."""
    win: ThreatWin
    """Of a missed defence the line is the one after the move that was played."""


def missed_threat(record: GameRecord, node: Node) -> MissedThreat | None:
    """By the solver's proofs in the positions before and after a move; nothing where nothing could be missed."""
    parent, move = node.parent, node.move
    if parent is None or move is None or not record.was_chosen(node):
        return None
    before, played = _threats(parent), record.known(node).before
    if before.win is not None:
        return _missed_win(MissedThreat(Missed.WIN, move.stone, before.win), played.proof, played.moves, move.point)
    if played.proof is not Proof.LOSS or record.known(parent).proof is Proof.LOSS:
        return None  # it could not be defended any more, or was
    return _missed_defence(_threats(node).win, before.menace, move.stone.opponent, move.point)


def limited_looks(line: Iterable[Node]) -> int:
    """In how many positions of a line the look for wins by threats reached its limit."""
    return sum(_threats(node).is_limited for node in line)


def _missed_win(missed: MissedThreat, played: Proof, moves: int | None, point: int) -> MissedThreat | None:
    length = len(missed.win.line)
    if played is not Proof.WIN:
        return missed if point != missed.win.line[0] else None
    is_longer = moves is not None and moves > length and point != missed.win.line[0]
    return MissedThreat(Missed.KEPT_WIN, missed.side, missed.win) if is_longer else None


def _missed_defence(given: ThreatWin | None, menace: ThreatWin | None, side: Stone, point: int) -> MissedThreat | None:
    """The line after the move, if one was proven, and what would have defended before it."""
    if menace is not None and point not in (*menace.defences, *menace.undecided):
        line = given.line if given is not None and given.kind == menace.kind else menace.line
        win = ThreatWin(menace.kind, line, menace.defences, menace.undecided)
        return MissedThreat(Missed.DEFENCE, side, win)
    return MissedThreat(Missed.DEFENCE, side, given) if given is not None else None


def _threats(node: Node) -> ThreatsFound:
    analysis = node.analysis
    return analysis.threats if analysis is not None and analysis.threats is not None else ThreatsFound()
