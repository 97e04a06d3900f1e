"""Selects the moves that decided a reviewed game, those with proofs first. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, KnownResult, Proof, ThreatWin
from studio.game.record import GameRecord, Outcome
from studio.game.stones import Stone
from studio.insight.comparing import Weighed, best_move, choice_of, win_rate
from studio.insight.missed import Missed, threats_at
from studio.insight.mistakes import Judged, judge, verdict

MOST_MOMENTS = 3
"""The maximum number of key moments of each side."""
LEAST_HOPE = 0.25
"""An unproven position counts as not yet lost if the win rate of its best move, from 0 to 1, is at least this."""

_WINNER = {Outcome.BLACK_WINS: Stone.BLACK, Outcome.WHITE_WINS: Stone.WHITE}


class KeyKind(StrEnum):
    """The reasons why a move is a key moment. An earlier one takes precedence."""

    TURNED = "turned"
    """The result of the position was proven, and the move led to a proven worse result."""
    LAST_ESCAPE = "last escape"
    """The move was made in the last position in which the loser of the game was not yet lost."""
    MISSED_WIN = "missed win"
    """The move is a mistake, and another move was proven to win."""
    ALLOWED_WIN = "allowed win"
    """The move is a mistake, and the other side is proven to win after it."""
    LOSS = "loss"
    """The move is a mistake without a proof."""


class Certainty(StrEnum):
    """How certain it is that the better move does not lose."""

    PROVEN = "proven"
    """The better move is proven to win or to draw."""
    THREATS = "threats"
    """The threat solver proved that the better move prevents the win by threats. Other wins are possible."""
    SEARCH = "search"
    """Only the win rate in a search says so."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A move that decided the game, or that came close to it. Results are for the side that made the move."""

    judged: Judged
    side: Stone
    """The side that made the move."""
    kinds: tuple[KeyKind, ...]
    """All reasons that apply, the most important one first."""
    before: KnownResult
    """The proven result of the position before the move."""
    after: KnownResult
    """The proven result of the move."""
    better: Weighed
    """The better move. `visits` may be 0 if a solver found the move."""
    certainty: Certainty
    menace: ThreatWin | None = None
    """The win by threats that the other side threatened before the move."""
    win: ThreatWin | None = None
    """The proven win by threats of the other side after the move."""
    rank: int = 0
    """The place among the key moments of the side, from 1, the most important one."""

    @property
    def number(self) -> int:
        """The number of the move, from 1."""
        return self.judged.ply

    @property
    def kind(self) -> KeyKind:
        return self.kinds[0]


def key_moments(
    record: GameRecord, line: Sequence[Node], judged: Sequence[Judged] | None = None
) -> tuple[KeyMoment, ...]:
    """Return at most `MOST_MOMENTS` key moments of each side, in the order of the game.

    `judged` is the result of `judge` for the line, if the caller has it.
    """
    moves = judge(record, line) if judged is None else judged
    escape = last_escape(record, moves)
    found = [moment for each in moves[1:] if (moment := _moment(record, each, escape)) is not None]
    chosen = (moment for side in (Stone.BLACK, Stone.WHITE) for moment in _most_important(found, side))
    return tuple(sorted(chosen, key=lambda moment: moment.number))


def losing_side(record: GameRecord, line: Sequence[Node]) -> Stone | None:
    """Return the side that lost the game on the board.

    Return None if the record does not prove the loss, for example after a loss on time in a good position.
    """
    if not line:
        return None
    to_move, known = record.to_move(line[-1]), record.known(line[-1])
    winner = _WINNER.get(record.outcome)
    if winner is None:
        if record.outcome is Outcome.DRAW or known.proof not in (Proof.WIN, Proof.LOSS):
            return None
        return to_move if known.proof is Proof.LOSS else to_move.opponent
    rate = win_rate(record, line[-1])
    of_loser = rate if rate is None or to_move is not winner else 1 - rate
    return winner.opponent if of_loser is not None and of_loser < LEAST_HOPE else None


def last_escape(record: GameRecord, judged: Sequence[Judged]) -> KeyMoment | None:
    """Return the losing side's move in the last position that it had not yet lost.

    An unproven position counts as not yet lost if its best move has a win rate of at least `LEAST_HOPE`. Return None if
    no side lost, or if the record shows no better move there: a move that no proof decides must be a mistake by
    `judge`.
    """
    side = losing_side(record, [each.node for each in judged])
    for each in reversed(judged[1:]) if side is not None else ():
        parent = each.node.parent
        if parent is None or each.mover is not side or not record.was_chosen(each.node):
            continue
        rate = win_rate(record, parent)
        if rate is None:
            return None
        is_proven = record.known(parent).is_certain
        if rate > 0 if is_proven else rate >= LEAST_HOPE:
            return _escape(record, each)
    return None


# Implementation


def _most_important(found: Sequence[KeyMoment], side: Stone) -> Iterator[KeyMoment]:
    own = sorted((moment for moment in found if moment.side is side), key=_importance)
    for rank, moment in enumerate(own[:MOST_MOMENTS], 1):
        yield replace(moment, rank=rank)


def _importance(moment: KeyMoment) -> tuple[int, bool, float, int]:
    """Return a sort key that puts more important moments first."""
    kind = list(KeyKind).index(moment.kind)
    return kind, KeyKind.LAST_ESCAPE not in moment.kinds, -moment.judged.drop, -moment.number


def _moment(record: GameRecord, judged: Judged, escape: KeyMoment | None) -> KeyMoment | None:
    """Return the key moment of a move, or None if the move is not a key moment."""
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
    is_threat_missed = judged.missed is not None and judged.missed.what is Missed.WIN
    if is_mistake and (is_threat_missed or moment.better.known.proof is Proof.WIN):
        yield KeyKind.MISSED_WIN
    if is_mistake and after.proof is Proof.LOSS:
        yield KeyKind.ALLOWED_WIN
    if is_mistake and not before.is_certain and not after.is_certain:
        yield KeyKind.LOSS


def _escape(record: GameRecord, judged: Judged) -> KeyMoment | None:
    """Return the key moment of a move after which the game was lost, or None if the record shows no better move."""
    is_mistake = verdict(judged.drop) is not None
    better = judged.better if is_mistake and judged.better is not None else _best_alternative(record, judged.node)
    moment = _made(record, judged, better)
    if moment is None:
        return None
    is_decided = moment.certainty is not Certainty.SEARCH and moment.after.proof is Proof.LOSS
    return moment if is_mistake or is_decided else None


def _best_alternative(record: GameRecord, node: Node) -> int | None:
    """Return the point of the best alternative to the played move.

    Proven results come first, then proven defences, then the number of visits.
    """
    choice, defences = choice_of(record, node), _defences(node)
    if choice is None:
        return None

    def worth(move: Weighed) -> tuple[float, bool, int]:
        return move.rate if move.known.is_certain else 0.0, move.point in defences, move.visits

    best = max(choice.others, key=worth, default=None)
    return best.point if best is not None else next(iter(_open_defences(record, node)), None)


def _made(record: GameRecord, judged: Judged, better: int | None) -> KeyMoment | None:
    parent, side = judged.node.parent, judged.mover
    if parent is None or side is None or better is None:
        return None
    weighed = _weighed(record, judged.node, better)
    return KeyMoment(
        judged=judged,
        side=side,
        kinds=(),
        before=record.known(parent),
        after=record.known(judged.node).before,
        better=weighed,
        certainty=_certainty(judged.node, weighed),
        menace=threats_at(parent).menace,
        win=threats_at(judged.node).win,
    )


def _weighed(record: GameRecord, node: Node, point: int) -> Weighed:
    """Return the move at `point`, an alternative to the node's move, with its win rate and visits in the record."""
    choice = choice_of(record, node)
    best = best_move(record, node.parent) if node.parent is not None else None
    known = [*(choice.others if choice is not None else ()), *([best] if best is not None else [])]
    found = [move for move in known if move.point == point]
    return max(found, key=lambda move: (move.known.is_certain, move.visits), default=Weighed(point, 0.5))


def _certainty(node: Node, better: Weighed) -> Certainty:
    if better.known.proof in (Proof.WIN, Proof.DRAW):
        return Certainty.PROVEN
    return Certainty.THREATS if better.point in _defences(node) else Certainty.SEARCH


def _open_defences(record: GameRecord, node: Node) -> Iterator[int]:
    """Yield the moves that prevent the other side's win by threats, except those proven to lose in another way."""
    known = record.known_moves(node.parent) if node.parent is not None else {}
    return (point for point in _defences(node) if known.get(point, NOTHING_KNOWN).proof is not Proof.LOSS)


def _defences(node: Node) -> tuple[int, ...]:
    """Return the moves that prevented the other side's win by threats before the node's move."""
    menace = threats_at(node.parent).menace if node.parent is not None else None
    return menace.defences if menace is not None else ()
