"""Collects what a record knows about a position: all proven moves, and the best move of its review.

No Qt. All views use this collection. So they show a proof even if a later search has replaced its analysis, or began
without it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isclose
from types import MappingProxyType

from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.insight.judgements import is_contradicted, verdict
from studio.insight.later import LaterSearch, later_search
from studio.insight.missed import threats_at
from studio.insight.winning_lines import known_wins

_NO_MOVES: Mapping[int, KnownResult] = MappingProxyType({})
_NO_LINES: Mapping[int, tuple[int, ...]] = MappingProxyType({})
_NO_THREATS = ThreatsFound()
_SAME_RATE = 1e-6
_LOSS = KnownResult(Proof.LOSS)


@dataclass(frozen=True, slots=True)
class Recorded:
    """What a record knows about a position."""

    known: KnownResult = NOTHING_KNOWN
    """The proven result of the position, for the side to move."""
    moves: Mapping[int, KnownResult] = field(default_factory=lambda: _NO_MOVES)
    """The proven results of the moves, by point. Each is for the player who makes the move."""
    is_reviewed: bool = False
    """Whether a review judged a move in this position."""
    best: int | None = None
    """The move that the review calls best. None if the review names no move, or if a later search disagrees."""
    compared: Candidate | None = None
    """What the search that compared moves found about `best`.

    None unless this search visited `best` more often than the unrestricted search.
    """
    later: LaterSearch | None = None
    """The result of a search after the review. Only set if it disagrees with the review."""
    lines: Mapping[int, tuple[int, ...]] = field(default_factory=lambda: _NO_LINES)
    """The lines of proven wins, by their first moves. They come from other positions, and from wins by threats."""
    is_later: bool = False
    """Whether the analysis comes from a search after the review. It may agree with the review."""

    @property
    def is_proven(self) -> bool:
        """Whether the position has a proven result, or a move that is proven to win."""
        return self.known.is_certain or any(each.proof is Proof.WIN for each in self.moves.values())


NOTHING_RECORDED = Recorded()


def recorded(record: GameRecord, node: Node, found: ThreatsFound = _NO_THREATS) -> Recorded:
    """Return what the record knows about the position of a node. `found` contains additional wins by threats."""
    judged = _judged_child(node)
    judgement = judged.judgement if judged is not None else None
    later = later_search(record, node, judged)
    moves = proven_moves(record, node, found)
    best = None if judgement is None or later is not None else best_by_review(judgement)
    if best is not None and moves.get(best, NOTHING_KNOWN).proof is Proof.LOSS:
        best = None
    return Recorded(
        known=record.known(node),
        moves=moves,
        is_reviewed=judgement is not None,
        best=best,
        compared=_comparison_of(node, best, judgement),
        later=later,
        lines=_lines(record, node, found),
        is_later=later is not None or (node.analysis is not None and node.analysis.is_later),
    )


def is_reviewed(node: Node) -> bool:
    """Return whether a review judged the move of the node, or a move in its position."""
    return node.judgement is not None or any(child.judgement is not None for child in node.children)


def best_by_review(judgement: MoveJudgement) -> int | None:
    """Return the move that a review calls better than the played one. Return None if there is none."""
    if verdict(judgement.drop) is None:
        return judgement.preferred
    return None if is_contradicted(judgement) else judgement.better


def proven_moves(record: GameRecord, node: Node, found: ThreatsFound = _NO_THREATS) -> dict[int, KnownResult]:
    """Return all proven results of the moves from a node, by point.

    Each is for the player who makes the move. They come from analyses, later positions, wins by threats and judgements.
    `found` contains wins by threats that are not in the record. If the position is proven to be lost in some number of
    plies, all moves lose within that number.
    """
    proven = dict(record.known_moves(node))
    analysis = node.analysis
    if analysis is not None:
        _join(proven, ((point, KnownResult(Proof.LOSS, analysis.lost_in)) for point in analysis.lost))
    _join(proven, _by_children(record, node))
    threats = [each for each in (analysis.threats if analysis is not None else None, found) if each is not None]
    known = record.known(node)
    if known.proof is Proof.LOSS or any(each.wins for each in threats):
        legal = record.position(node).legal_moves()
        for each in threats:
            _join(proven, _by_threats(each, legal))
        if known.proof is Proof.LOSS:
            _join(proven, ((point, KnownResult(Proof.LOSS, known.moves)) for point in legal))
    return proven


# Implementation


def _join(proven: dict[int, KnownResult], found: Iterable[tuple[int, KnownResult]]) -> None:
    for point, known in found:
        if known.is_certain:
            proven[point] = proven.get(point, NOTHING_KNOWN).joined(known)


def _by_children(record: GameRecord, node: Node) -> Iterable[tuple[int, KnownResult]]:
    """Yield the proven results of recorded moves.

    Also yield results that the review proved for these or for better moves.
    """
    for child in node.children:
        if child.move is None or not record.was_chosen(child):
            continue
        yield child.move.point, record.known(child).before
        found = child.judgement
        if found is not None:
            yield child.move.point, found.after.known
            if found.better is not None:
                yield found.better, found.known


def _by_threats(found: ThreatsFound, legal: Iterable[int]) -> Iterable[tuple[int, KnownResult]]:
    """Yield moves with the results that wins by threats prove.

    The first move of a win wins. If the other side would win after a pass, all moves lose except the defences and the
    undecided moves.
    """
    win, menace = found.win, found.menace
    first = win.line[0] if win is not None else None
    if win is not None and first is not None:
        yield first, KnownResult(Proof.WIN, len(win.line))
    if menace is not None:
        open_ = {*menace.defences, *menace.undecided, first}
        yield from ((point, _LOSS) for point in legal if point not in open_)


def _lines(record: GameRecord, node: Node, found: ThreatsFound) -> Mapping[int, tuple[int, ...]]:
    lines = [line for _known, line in known_wins(record, node) if line]
    lines += [win.line for win in (threats_at(node).win, found.win) if win is not None]
    return {line[0]: line for line in sorted(lines, key=len)}


def _judged_child(node: Node) -> Node | None:
    """Return the first child whose judgement names a better move.

    If there is none, return the first child that a review judged.
    """
    judged = [child for child in node.children if child.judgement is not None]
    named = (child for child in judged if child.judgement is not None and best_by_review(child.judgement) is not None)
    return next(named, judged[0] if judged else None)


def _comparison_of(node: Node, best: int | None, judgement: MoveJudgement | None) -> Candidate | None:
    """Return what the search that compared moves found about the move `best`, if it visited the move more often than
    the unrestricted search.

    Return None if the judgement uses the win rate of the unrestricted search. All views then show that rate.
    """
    analysis = node.analysis
    if best is None or analysis is None:
        return None
    free = next((row for row in analysis.candidates if row.point == best), None)
    rate, visits = judgement.before.rate if judgement is not None else None, free.visits if free is not None else 0
    if free is not None and rate is not None and isclose(free.win_rate, rate, abs_tol=_SAME_RATE):
        return None
    row = next((row for row in analysis.compared if row.point == best), None)
    return row if row is not None and row.visits > visits else None
