"""Finds the mistakes and blunders of a game from the judgements of its last review. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from studio.game.judgement import Missed, MoveJudgement
from studio.game.node import Node
from studio.game.openings.recording import stones_before_choices
from studio.game.position import Position
from studio.game.position_analysis import NOTHING_KNOWN, KnownResult, Proof
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.compared import Compared, compared, preferred
from studio.insight.comparing import choice_of, win_rate
from studio.insight.confirming import Confirming
from studio.insight.forcing_first import is_same_idea
from studio.insight.judgements import BLUNDER as BLUNDER
from studio.insight.judgements import MISTAKE as MISTAKE
from studio.insight.judgements import Verdict as Verdict
from studio.insight.judgements import differ, is_contradicted
from studio.insight.judgements import verdict as verdict
from studio.insight.later import LaterSearch, later_search, reviewed_rate
from studio.insight.missed import MissedThreat, missed_win_of
from studio.insight.offered import judgement_of_offers, picked_fifth
from studio.insight.open_marks import confirming_of_record
from studio.insight.proof_lengths import with_present_lengths
from studio.insight.recorded import proven_moves
from studio.insight.winning_lines import NO_LINE, WinningLine, line_of_win, winning_reply

_BLACK = Stone.BLACK
_RATED = (Compared.BY_REVIEW, Compared.OPENING, Compared.OFFERS)
_REVIEWED = 0.9
"""The share of the moves that must be judged for a game to count as reviewed."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of a line with its win rate, its loss compared with a better move, and what it missed."""

    node: Node
    ply: int
    """The index of the node in the line."""
    black: float | None
    """Black's win rate after the move, from 0 to 1. None if it is unknown."""
    mover: Stone | None
    """The side that made the move, or None at the start.

    If White picked a fifth move that Black had offered, this is the side whose choice is judged.
    """
    drop: float
    """The loss of win rate compared with the better move, from 0 to 1. It is 0 if there is no better move."""
    to_move: Stone
    """The side to move after the move."""
    better: int | None = None
    """The point of the better move."""
    known: KnownResult = NOTHING_KNOWN
    """The proven result of the better move."""
    is_unsettled: bool = False
    """Whether the move seems to be a mistake, but has too few visits to be sure."""
    is_same_idea: bool = False
    """Whether the better line leads back to the same move. The move is then no mistake."""
    is_open: bool = False
    """Whether the move is a mistake according to win rates that long searches have not confirmed yet."""
    is_better_lost: bool = False
    """Whether it has been shown since the review that the better move loses, too."""
    missed: MissedThreat | None = None
    """The win by threats that the move missed or allowed.

    If the move still wins, it can be a shorter win that was missed.
    """
    compared: Compared = Compared.NOT
    preferred: int | None = None
    """The point of another move that the record shows as the best one, or None."""
    judgement: MoveJudgement | None = None
    """The judgement of the review, or None if there is none."""
    proven_later: KnownResult = NOTHING_KNOWN
    """The proven result of the position after the move, for its side to move.

    Only set if the review did not know this result.
    """
    later: LaterSearch | None = None
    """The result of a search of the position after the move, made after the review.

    Only set if it disagrees with the review.
    """
    reply: WinningLine = NO_LINE
    """The line with which the other side wins after the move. Only set if the review proved this win."""

    @property
    def later_black(self) -> float | None:
        """Black's win rate after the move, from 0 to 1, according to a later proof or search.

        None unless it disagrees with the review.
        """
        if self.proven_later.is_certain:
            return _of_black(self.proven_later.rate, self.to_move)
        return None if self.later is None else _of_black(self.later.rate, self.to_move)


def judge(record: GameRecord, line: Sequence[Node]) -> tuple[Judged, ...]:
    """Return what the last review found about each move of a line.

    Each node must be a child of the node before it. Only a review marks mistakes. Stones before the last choice of an
    opening are not marked, because they should balance the chances. A fifth move that White picked is judged by
    comparing the offered moves.
    """
    pairs = zip(line, [*line[1:], None], strict=False)
    opening = record.main_line()[1 : stones_before_choices(record) + 1]
    confirming = confirming_of_record(record, line)
    judged = (_judged(record, ply, node, following, confirming) for ply, (node, following) in enumerate(pairs))
    marked = (replace(move, is_open=True) if _is_open(record, move, confirming) else move for move in judged)
    fifth = picked_fifth(record)
    return tuple(
        _by_offers(record, move)
        if move.node is fifth and move.ply
        else _without_mistake(move)
        if move.node in opening
        else move
        for move in marked
    )


def lost_percent(judged: Judged) -> int:
    """Return the loss of win rate in percentage points."""
    return round(100 * judged.drop)


def misses_win(judged: Judged) -> bool:
    """Return whether a move is a missed win.

    It is one if it is a mistake, and the threat solver or the search proved that another move wins.
    """
    is_by_threats = judged.missed is not None and judged.missed.what is Missed.WIN
    return verdict(judged.drop) is not None and (is_by_threats or judged.known.proof is Proof.WIN)


def positions_along(record: GameRecord, line: Sequence[Node]) -> Iterator[tuple[Node, Position]]:
    """Yield each node of a line with its position. The position must not be used after the next node is requested."""
    if not line:
        return
    above = line[0].parent
    position = Position(record.rules) if above is None else record.position(above)
    for node in line:
        position = node.lead(position)
        yield node, position


def position_before(node: Node, rules: Rules) -> Position:
    """Return the position in which the move of a node was made."""
    position = Position(rules)
    for step in node.path()[:-1]:
        position = step.lead(position)
    return position


def black_win_rate(record: GameRecord, node: Node) -> float | None:
    """Return the win rate of Black recorded at a node, from 0 to 1. Return None if there is none."""
    rate = win_rate(record, node)
    return rate if rate is None or record.to_move(node) is _BLACK else 1 - rate


def next_mistake(judged: Sequence[Judged], ply: int, backwards: bool = False) -> Judged | None:
    """Return the nearest mistake or blunder after `ply`.

    If `backwards`, return the nearest one before it. After the last mistake, the search continues with the first.
    Return None if there are no mistakes.
    """
    found = [move for move in judged if verdict(move.drop)]
    if backwards:
        return next((move for move in reversed(found) if move.ply < ply), found[-1] if found else None)
    return next((move for move in found if move.ply > ply), found[0] if found else None)


def _judged(record: GameRecord, ply: int, node: Node, following: Node | None, confirming: Confirming | None) -> Judged:
    judged = Judged(
        node=node,
        ply=ply,
        black=_black(record, node, following),
        mover=node.move.stone if node.move is not None else None,
        drop=0.0,
        to_move=record.to_move(node),
        proven_later=_proven_later(record, node, following, ply),
        later=later_search(record, node, following),
    )
    if not ply:  # the first node of a line only provides its position
        return judged
    found = node.judgement
    if found is None:
        return replace(judged, compared=_compared(record, node), preferred=preferred(record, node))
    found = _present(record, node, found)
    if not _is_kept(record, node, found, confirming) and is_same_idea(record, node, found):
        judged = replace(judged, compared=Compared.BY_REVIEW, judgement=found)
        return replace(judged, preferred=found.preferred, is_same_idea=_shows_loss(found))
    if is_contradicted(found):
        return replace(judged, is_unsettled=True, compared=Compared.BY_REVIEW, judgement=found)
    return replace(
        judged,
        drop=found.drop,
        better=found.better,
        known=found.known,
        is_unsettled=found.is_unsettled,
        is_better_lost=_is_lost(record, node, found.better),
        missed=_of_this_length(_up_to_date(missed_win_of(node, found.missed, record), record, node), found),
        compared=Compared.BY_REVIEW,
        preferred=found.preferred,
        judgement=found,
        reply=winning_reply(record, node) if found.after.known.proof is Proof.LOSS else NO_LINE,
    )


def _present(record: GameRecord, node: Node, found: MoveJudgement) -> MoveJudgement:
    """Return the judgement with the lengths that its proven results have now."""
    is_won = found.better is not None and found.known.proof is Proof.WIN and node.parent is not None
    if not (is_won or found.before.known.is_certain or found.after.known.is_certain):
        return found
    parent, better = node.parent or node, found.better or 0
    plies = record.known_moves(parent).get(better, NOTHING_KNOWN).moves if is_won else None
    lines = [line_of_win(record, parent, better, plies=plies)] if is_won else []
    return with_present_lengths(record, node, found, lines)


def _is_kept(record: GameRecord, node: Node, found: MoveJudgement, confirming: Confirming | None) -> bool:
    """Return whether long searches have confirmed a mark.

    A confirmed mark is kept even if the better line leads back to the move.
    """
    is_marked = verdict(found.drop) is not None and differ(found.before, found.after)
    return is_marked and confirming is not None and confirming.is_confirmed(record, node)


def _is_lost(record: GameRecord, node: Node, better: int | None) -> bool:
    """Return whether the move at `better` in the position before the node is proven to lose."""
    if better is None or node.parent is None:
        return False
    return proven_moves(record, node.parent).get(better, NOTHING_KNOWN).proof is Proof.LOSS


def _shows_loss(found: MoveJudgement) -> bool:
    """Return whether the win rates before and after the move differ as much as for a mistake."""
    before, after = found.before.rate, found.after.rate
    return before is not None and after is not None and verdict(before - after) is not None


def _is_open(record: GameRecord, judged: Judged, confirming: Confirming | None) -> bool:
    found = judged.judgement
    if found is None or verdict(judged.drop) is None or confirming is None or _is_by_proof(found):
        return False
    return confirming.is_open(record, judged.node)


def _is_by_proof(found: MoveJudgement) -> bool:
    """Return whether the move is proven to lose, or missed a proven win. A longer search cannot change this."""
    return found.after.known.proof is Proof.LOSS or found.before.known.proof is Proof.WIN


def _by_offers(record: GameRecord, judged: Judged) -> Judged:
    """Return a reviewed fifth move, judged as a choice. The choice is White's pick or Black's offer."""
    found = judgement_of_offers(record, judged.node) if judged.judgement is not None else None
    plain = _without_mistake(judged)
    if found is None:
        return plain
    side, own = found
    return replace(
        plain, mover=side, drop=own.drop, better=own.better, compared=Compared.OFFERS, judgement=own, reply=NO_LINE
    )


def _without_mistake(judged: Judged) -> Judged:
    """Return a reviewed opening stone, marked as no mistake."""
    if judged.judgement is None:
        return judged
    return replace(
        judged,
        drop=0.0,
        better=None,
        known=NOTHING_KNOWN,
        is_unsettled=False,
        is_same_idea=False,
        is_open=False,
        is_better_lost=False,
        missed=None,
        compared=Compared.OPENING,
        preferred=None,
    )


def _up_to_date(missed: MissedThreat | None, record: GameRecord, node: Node) -> MissedThreat | None:
    """Return the missed defence without the undecided moves that are now proven to lose."""
    if missed is None or missed.what is not Missed.DEFENCE or not missed.win.undecided or node.parent is None:
        return missed
    proven = proven_moves(record, node.parent)
    undecided = (point for point in missed.win.undecided if proven.get(point, NOTHING_KNOWN).proof is not Proof.LOSS)
    return replace(missed, win=replace(missed.win, undecided=tuple(undecided)))


def _of_this_length(missed: MissedThreat | None, found: MoveJudgement) -> MissedThreat | None:
    """Return the missed or allowed win.

    Return None if the record now proves this win with another length, so that views do not show two lengths of one win.
    """
    if missed is None or missed.what is Missed.KEPT_WIN:
        return missed
    plies, length = found.known.moves, len(missed.win.line)
    if missed.what is Missed.DEFENCE:
        plies = found.after.known.after.moves if found.after.known.is_certain else None
    return missed if plies is None or plies == length else None


def _compared(record: GameRecord, node: Node) -> Compared:
    """Return whether a move that no review judged was compared with other moves."""
    # Analyses of reviews count as searches.
    found = compared(record, node)
    is_open = found is Compared.BY_REVIEW and choice_of(record, node) is not None
    return Compared.BY_SEARCH if is_open else found


def _proven_later(record: GameRecord, node: Node, following: Node | None, ply: int) -> KnownResult:
    """Return the proven result of a node for which the review had no proof."""
    own, next_ = node.judgement if ply else None, following.judgement if following is not None else None
    reviewed = [own.after.known] if own is not None else []
    reviewed += [next_.before.known] if next_ is not None else []
    is_news = bool(reviewed) and not any(known.is_certain for known in reviewed)
    return record.known(node) if is_news else NOTHING_KNOWN


def _black(record: GameRecord, node: Node, following: Node | None) -> float | None:
    """Return Black's win rate at a node. It comes from the last review or, if there was none, from the analysis."""
    rate = reviewed_rate(node, following)
    return black_win_rate(record, node) if rate is None else _of_black(rate, record.to_move(node))


def _of_black(rate: float, side: Stone) -> float:
    return rate if side is _BLACK else 1 - rate


def is_reviewed(judged: Sequence[Judged]) -> bool:
    """Return whether a review has judged enough of these moves."""
    moves = [each for each in judged[1:] if each.mover is not None]
    known = sum(each.compared in _RATED or verdict(each.drop) is not None for each in moves)
    return bool(moves) and known >= _REVIEWED * len(moves)
