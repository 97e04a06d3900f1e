"""Judges the fifth move of an opening in which Black offered several moves: White's pick, or Black's offers.

No Qt. White picks one of the offered moves, so Black's offers are worth only as much as the worst of them. One search
compares them with the best move that Black did not offer. Moves that it visited too rarely are not judged.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from studio.engine.options.limits import Limit
from studio.engine.options.steering import MOST_VISITS, Steering
from studio.game.errors import StudioError
from studio.game.files.renjunet import OFFERS
from studio.game.judgement import MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.openings.recording import opening_in
from studio.game.position_analysis import NOTHING_KNOWN, Proof
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.game.symmetry import images, symmetries
from studio.insight.comparing import LEAST_VISITS, Fault, Weighed
from studio.insight.judgements import verdict

_FIFTH = 5
_NO_OFFERS: tuple[int, ...] = ()


def picked_fifth(record: GameRecord) -> Node | None:
    """Return the node of the fifth move if White picked it from several offers. Otherwise return None."""
    found = record.root.forward(_FIFTH)
    line = found.path()
    is_played = len(line) == _FIFTH + 1 and all(node.move is not None for node in line[1:])
    return found if is_played and other_offers(record, found) else None


def other_offers(record: GameRecord, node: Node) -> tuple[int, ...]:
    """Return the offered fifth moves without the move of this node.

    They come from the opening in the record, or from the properties of a RenjuNet file.
    """
    opening, own = opening_in(record), -1 if node.move is None else node.move.point
    if opening is not None:
        is_picked = opening.is_finished and own in opening.offers
        return tuple(point for point in opening.offers if point != own) if is_picked else _NO_OFFERS
    return tuple(point for point in dict.fromkeys(_points_of_file(record)) if point != own)


def steering_to_compare_offers(record: GameRecord, node: Node, *, again: bool = False) -> Steering | None:
    """Return the restrictions for a search that compares the offered fifth moves.

    `node` has the picked move. The search visits all offers and the most visited other move equally often. Return None
    if no search is needed, or if the position before the move has no analysis. Compare moves again only if `again` is
    set.
    """
    parent = node.parent
    if parent is None or node.move is None or parent.analysis is None:
        return None
    offers = {node.move.point, *other_offers(record, node)}
    if not again and offers <= _compared(record, parent).keys():
        return None
    rows = (row for row in parent.analysis.candidates if row.visits)
    open_ = (row for row in rows if _may_offer(record, parent, row.point, offers))
    best = max(open_, key=lambda row: row.visits, default=None)
    points = offers if best is None else {*offers, best.point}
    return Steering(only=points, more_visits=tuple((point, MOST_VISITS) for point in sorted(points)))


def limit_to_compare_offers(limit: Limit, steering: Steering) -> Limit:
    """Return a limit with which each compared move gets as many simulations or seconds as the review gives a
    position.
    """
    count = len(steering.only)
    simulations = None if limit.simulations is None else count * max(int(limit.simulations), LEAST_VISITS + 10)
    return replace(limit, simulations=simulations, seconds=None if limit.seconds is None else count * limit.seconds)


def judgement_of_offers(record: GameRecord, node: Node) -> tuple[Stone, MoveJudgement] | None:
    """Return the side to judge for the fifth move in `node`, and the judgement.

    Return None if the offers were not compared. White made a mistake if another offer was worse for Black. Otherwise,
    Black made a mistake if a move that was not offered would have been better than the picked one.
    """
    parent = node.parent
    if parent is None or node.move is None:
        return None
    rates = _compared(record, parent)
    own, others = node.move.point, other_offers(record, node)
    offered = [rates[point] for point in others if point in rates]
    if own not in rates or not offered:
        return None
    worst = min(offered, key=_rate)
    pick = _judgement(parent, Fault(_for_white(rates[own]), _for_white(worst)))
    if verdict(pick.drop) is None and len(offered) == len(others):
        free = (row for row in rates.values() if _may_offer(record, parent, row.point, {own, *others}))
        best = max(free, key=_rate, default=None)
        better = None if best is None else min(best, replace(worst, point=best.point), key=_rate)
        offer = None if better is None else _judgement(parent, Fault(rates[own], better))
        if offer is not None and verdict(offer.drop) is not None:
            return Stone.BLACK, offer
    return Stone.WHITE, pick


# Implementation


def _points_of_file(record: GameRecord) -> Iterator[int]:
    for text in record.properties.get(OFFERS, ()):
        for word in text.replace(",", " ").split():
            try:
                yield point_from_human(word, record.rules)
            except StudioError:
                continue


def _compared(record: GameRecord, parent: Node) -> Mapping[int, Weighed]:
    """Return the moves that the comparing search visited, by point, with win rates for Black.

    A move must have enough visits or a proven result.
    """
    rows = parent.analysis.compared if parent.analysis is not None else ()
    found = {row.point: Weighed(row.point, row.win_rate, row.visits) for row in rows}
    for point, known in record.known_moves(parent).items():
        if known.is_certain:
            found[point] = Weighed(point, known.rate, known=known)
    return {point: each for point, each in found.items() if each.is_founded}


def _judgement(parent: Node, fault: Fault) -> MoveJudgement:
    """Return the judgement of a choice, for the side that made it.

    It names a better alternative only if the win rates differ significantly.
    """
    before, after = Prospect(max(fault.better.rate, fault.played.rate)), Prospect(fault.played.rate)
    if not fault.is_sure:
        return MoveJudgement(before=before, after=after)
    better = fault.better.point
    return MoveJudgement(fault.drop, better, before=before, after=after, line=_line(parent, better))


def _line(parent: Node, point: int) -> tuple[int, ...]:
    rows: Sequence[tuple[int, ...]] = [] if parent.analysis is None else [row.line for row in parent.analysis.rows]
    return max((line for line in rows if line[:1] == (point,)), key=len, default=(point,))


def _for_white(move: Weighed) -> Weighed:
    return replace(move, rate=1 - move.rate)


def _may_offer(record: GameRecord, parent: Node, point: int, offers: Collection[int]) -> bool:
    """Return whether Black could have offered this move.

    It must not be proven to lose, and not be symmetric to an offer.
    """
    if record.known_moves(parent).get(point, NOTHING_KNOWN).proof is Proof.LOSS:
        return False
    board = record.position(parent).cells
    same = (images(each, record.rules) for each in symmetries(record.rules))
    return not any(
        image[point] in offers and all(board[image[at]] == stone for at, stone in enumerate(board)) for image in same
    )


def _rate(move: Weighed) -> float:
    return move.rate
