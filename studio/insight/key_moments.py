"""Selects the moves that decided a reviewed game.

Moves with proofs come first. No Qt. Only the last review determines the selection. Later searches of the positions do
not change it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from studio.game.forbidden_defence import forbidden_defence
from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, KnownResult, Proof, ThreatWin
from studio.game.record import GameRecord, Outcome
from studio.game.renju import Forbidden
from studio.game.stones import Stone
from studio.insight.missed import threats_at
from studio.insight.mistakes import Judged, judge, misses_win, verdict
from studio.insight.winning_lines import NO_LINE, WinningLine, winning_better_line

MOST_MOMENTS = 3
"""The maximum number of key moments of each side."""
LEAST_HOPE = 0.25
"""A position without a proof counts as not yet lost if the win rate of its best move, from 0 to 1, is at least this."""

_WINNER = {Outcome.BLACK_WINS: Stone.BLACK, Outcome.WHITE_WINS: Stone.WHITE}


class KeyKind(StrEnum):
    """The reasons why a move is a key moment. The most important one comes first."""

    TURNED = "turned"
    """A move that changed a proven result into a worse proven result."""
    LAST_ESCAPE = "last escape"
    """The loser's move in the last position that was not yet lost."""
    MISSED_WIN = "missed win"
    """A mistake, although another move was proven to win."""
    ALLOWED_WIN = "allowed win"
    """A mistake in a position that was not yet lost, after which the other side is proven to win."""
    LOSS = "loss"
    """Any other mistake, for example one without a proof or in a position that was almost lost."""


class Certainty(StrEnum):
    """How certain it is that the better move would not have lost."""

    PROVEN = "proven"
    """The better move is proven to win or to draw."""
    # Other wins are possible.
    THREATS = "threats"
    """The threat solver proved that the better move prevents a win by threats."""
    SEARCH = "search"
    """The better move has a higher win rate, but no result is proven."""


@dataclass(frozen=True, slots=True)
class BetterMove:
    """A move that would have been better."""

    point: int
    known: KnownResult = NOTHING_KNOWN
    """The proven result of the move."""
    rate: float | None = None
    """The win rate of the move, from 0 to 1. None if the review did not find it."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A move that decided the game, or nearly did. Its results are for the side that made the move."""

    judged: Judged
    side: Stone
    """The side that made the move."""
    kinds: tuple[KeyKind, ...]
    """All reasons that apply. The most important one comes first."""
    before: KnownResult
    """The proven result of the position before the move."""
    after: KnownResult
    """The proven result of the move."""
    better: BetterMove
    certainty: Certainty
    menace: ThreatWin | None = None
    """The win by threats that the other side was threatening before the move."""
    win: ThreatWin | None = None
    """The win by threats that the other side is proven to have after the move."""
    reply: WinningLine = NO_LINE
    """The line with which the other side is proven to win after the move."""
    better_line: WinningLine = NO_LINE
    """The line that begins with the better move. Only set if this move is proven to win."""
    forbidden: Forbidden | None = None
    """Why the side may not defend against the last threat of `win`. Set if the win depends on a forbidden point."""
    rank: int = 0
    """The place among the key moments of the side, where 1 is the most important one."""
    loser: Stone | None = None
    """The side that lost the game, or None."""

    @property
    def number(self) -> int:
        """The number of the move. The first move has the number 1."""
        return self.judged.ply

    @property
    def kind(self) -> KeyKind:
        return self.kinds[0]


def key_moments(
    record: GameRecord, line: Sequence[Node], judged: Sequence[Judged] | None = None
) -> tuple[KeyMoment, ...]:
    """Return at most `MOST_MOMENTS` key moments of each side, in the order of the game.

    If the caller already has the result of `judge` for the line, it passes this as `judged`.
    """
    moves = judge(record, line) if judged is None else judged
    escape, hopeless = last_escape(record, moves), _against_kept_wins(moves)
    open_ = [each for each in moves[1:] if each.ply not in hopeless]
    found = [moment for each in open_ if (moment := _moment(record, each, escape)) is not None]
    chosen = (moment for side in (Stone.BLACK, Stone.WHITE) for moment in _most_important(found, side))
    loser = _loser(record, moves)
    return tuple(replace(moment, loser=loser) for moment in sorted(chosen, key=lambda moment: moment.number))


def decisive(moments: Sequence[KeyMoment]) -> KeyMoment | None:
    """Return the key moment that decided the game (`KeyKind.LAST_ESCAPE`). Return None if there is none."""
    return next((moment for moment in moments if KeyKind.LAST_ESCAPE in moment.kinds), None)


def most_important(moments: Sequence[KeyMoment]) -> KeyMoment | None:
    """Return the most important key moment of the side that lost the game.

    If no side lost, choose from the moments of both sides. Return None if there are no key moments.
    """
    return min((each for each in moments if each.loser in (None, each.side)), key=_importance, default=None)


def losing_side(record: GameRecord, judged: Sequence[Judged]) -> Stone | None:
    """Return the side that lost the game on the board.

    Return None if the review shows no lost position, for example if a side lost on time in a good position. `judged` is
    the result of `judge` for the line of the game.
    """
    if not judged:
        return None
    last, winner = _up_to_end(record, judged)[-1], _WINNER.get(record.outcome)
    if winner is None:
        return None if record.outcome is Outcome.DRAW else _proven_loser(record, last)
    of_loser = last.black if last.black is None or winner is not Stone.BLACK else 1 - last.black
    return winner.opponent if of_loser is not None and of_loser < LEAST_HOPE else None


def last_escape(record: GameRecord, judged: Sequence[Judged]) -> KeyMoment | None:
    """Return the losing side's move in the last position that was not yet lost (see `could_hold`).

    Return None if there is none, or if the move was neither a mistake nor proven to lose. After a proven win of the
    other side, positions count as lost until that side gives the win away by a mistake.
    """
    side, hopeless = losing_side(record, judged), _against_kept_wins(judged)
    for each in reversed(_up_to_end(record, judged)[1:]) if side is not None else ():
        if each.mover is not side or each.ply in hopeless or not record.was_chosen(each.node):
            continue
        if each.judgement is None or each.judgement.before.rate is None:
            return None
        # A better line that leads back to the move shows no hope that the move has lost.
        if could_hold(each) and not each.is_same_idea:
            return _escape(record, each)
    return None


def could_hold(judged: Judged) -> bool:
    """Return whether the side to move had not yet lost the game before this move, according to the review.

    If nothing is proven, the best move must have a win rate of at least `LEAST_HOPE`. In a lost position, even a large
    mistake did not decide the game.
    """
    before = judged.judgement.before if judged.judgement is not None else None
    if before is None or before.rate is None:
        return False
    return before.rate > 0 if before.known.is_certain else before.rate >= LEAST_HOPE


# Implementation


def _loser(record: GameRecord, judged: Sequence[Judged]) -> Stone | None:
    """Return the side that lost according to the result of the game.

    If there is no result, return the side that lost on the board, or None.
    """
    winner = _WINNER.get(record.outcome)
    return winner.opponent if winner is not None else losing_side(record, judged)


def _up_to_end(record: GameRecord, judged: Sequence[Judged]) -> Sequence[Judged]:
    """Return all moves. If the game has a winner, return only the moves up to the last reviewed one."""
    # Users add moves after a resignation.
    reviewed = [at for at, each in enumerate(judged) if each.judgement is not None]
    return judged[: reviewed[-1] + 1] if reviewed and record.outcome in _WINNER else judged


def _against_kept_wins(judged: Sequence[Judged]) -> frozenset[int]:
    """Return the plies at which a side moved in an unproven position, although the other side had a proven win before.

    The winner has left the proven line there, but has not given the win away by a mistake.
    """
    plies, winner = set[int](), None
    for each in judged[1:]:
        before = each.judgement.before.known if each.judgement is not None else NOTHING_KNOWN
        if each.mover is None:
            continue
        if before.is_certain:
            winner = {Proof.WIN: each.mover, Proof.LOSS: each.mover.opponent}.get(before.proof)
        if each.mover is winner and verdict(each.drop) is not None:
            winner = None
        elif winner is each.mover.opponent and not before.is_certain:
            plies.add(each.ply)
    return frozenset(plies)


def _proven_loser(record: GameRecord, last: Judged) -> Stone | None:
    """Return the side that is proven to lose after the last move, or None."""
    if last.judgement is not None and last.mover is not None:
        of_mover = last.judgement.after.known.proof
    else:
        of_mover = record.known(last.node).before.proof
    mover = last.to_move.opponent
    return {Proof.WIN: mover.opponent, Proof.LOSS: mover}.get(of_mover)


def _most_important(found: Sequence[KeyMoment], side: Stone) -> Iterator[KeyMoment]:
    own = sorted((moment for moment in found if moment.side is side), key=_importance)
    for rank, moment in enumerate(own[:MOST_MOMENTS], 1):
        yield replace(moment, rank=rank)


def _importance(moment: KeyMoment) -> tuple[int, bool, float, int]:
    """Return a sort key by which more important moments come first."""
    kind = list(KeyKind).index(moment.kind)
    return kind, KeyKind.LAST_ESCAPE not in moment.kinds, -moment.judged.drop, -moment.number


def _moment(record: GameRecord, judged: Judged, escape: KeyMoment | None) -> KeyMoment | None:
    """If the move is a key moment, return it. Otherwise return None."""
    is_escape = escape is not None and escape.judged is judged
    made = escape if is_escape else _made(record, judged, judged.better)
    if made is None:
        return None
    kinds = tuple(_kinds(made, is_escape))
    return replace(made, kinds=kinds) if kinds else None


def _kinds(moment: KeyMoment, is_escape: bool) -> Iterator[KeyKind]:
    judged, before, after = moment.judged, moment.before, moment.after
    is_mistake = verdict(judged.drop) is not None
    if before.is_certain and after.is_certain and after.rate < before.rate:
        yield KeyKind.TURNED
    if is_escape:
        yield KeyKind.LAST_ESCAPE
    if misses_win(judged):
        yield KeyKind.MISSED_WIN
    is_open = could_hold(judged)
    if is_mistake and after.proof is Proof.LOSS and is_open:
        yield KeyKind.ALLOWED_WIN
    if is_mistake and not before.is_certain and not (after.is_certain and is_open):
        yield KeyKind.LOSS


def _escape(record: GameRecord, judged: Judged) -> KeyMoment | None:
    """Return the key moment of the move that lost the game. Return None if no better move is known."""
    is_mistake = verdict(judged.drop) is not None
    better = judged.better if is_mistake and judged.better is not None else _alternative(record, judged)
    moment = _made(record, judged, better)
    if moment is None:
        return None
    is_decided = moment.certainty is not Certainty.SEARCH and moment.after.proof is Proof.LOSS
    return moment if is_mistake or is_decided else None


def _alternative(record: GameRecord, judged: Judged) -> int | None:
    """Return the point of the best alternative to a move that is not a mistake.

    This is a proven defence or the preferred move. If there are several defences and the preferred move is one of them,
    it comes first.
    """
    defences = tuple(_open_defences(record, judged.node))
    return judged.preferred if judged.preferred in defences or not defences else defences[0]


def _made(record: GameRecord, judged: Judged, better: int | None) -> KeyMoment | None:
    parent, side, found = judged.node.parent, judged.mover, judged.judgement
    if parent is None or side is None or better is None or found is None:
        return None
    move = BetterMove(better, found.known, found.before.rate) if better == found.better else BetterMove(better)
    after = found.after.known
    win = threats_at(judged.node).win if after.proof is Proof.LOSS else None
    return KeyMoment(
        judged=judged,
        side=side,
        kinds=(),
        before=found.before.known,
        after=after,
        better=move,
        certainty=_certainty(judged.node, move),
        menace=threats_at(parent).menace,
        win=win,
        reply=judged.reply,
        better_line=winning_better_line(found) if better == found.better else NO_LINE,
        forbidden=_forbidden(record, judged.node, win),
    )


def _forbidden(record: GameRecord, node: Node, win: ThreatWin | None) -> Forbidden | None:
    """Return the forbidden point on which a win in the node's position depends, or None if there is none."""
    if win is None or not record.rules.forbids_points:
        return None
    position = record.position(node)
    return forbidden_defence(position, position.to_move, win.line)


def _certainty(node: Node, better: BetterMove) -> Certainty:
    if better.known.proof in (Proof.WIN, Proof.DRAW):
        return Certainty.PROVEN
    return Certainty.THREATS if better.point in _defences(node) else Certainty.SEARCH


def _open_defences(record: GameRecord, node: Node) -> Iterator[int]:
    """Yield the moves that prevent the other side's win by threats and are not proven to lose otherwise."""
    known = record.known_moves(node.parent) if node.parent is not None else {}
    return (point for point in _defences(node) if known.get(point, NOTHING_KNOWN).proof is not Proof.LOSS)


def _defences(node: Node) -> tuple[int, ...]:
    """Return the moves in the position before the node's move that prevented the other side's win by threats."""
    menace = threats_at(node.parent).menace if node.parent is not None else None
    return menace.defences if menace is not None else ()
