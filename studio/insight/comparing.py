"""Decides from a game record whether a move was worse than another move in the same position.

A proof decides. Without a proof, both moves need enough visits in one search, and the difference of their win rates
must be statistically significant. A longer search of the position after the played move can raise the rate of the move,
but never lowers it.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from studio.engine.options.steering import MOST_VISITS, Steering
from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, Proof
from studio.game.record import GameRecord

LEAST_VISITS = 1_000
"""The number of visits that a move needs to be compared if its result is not proven."""
_ERRORS = 2.0
_LOSS, _LOST_RATE = Proof.LOSS, 0.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move with its win rate, its visits and its proven result.

    `is_founded` says whether it has enough visits, or a proven result.
    """

    point: int
    rate: float
    """The win rate from 0 to 1 for the side that makes the move."""
    visits: int = 0
    """The number of visits. It may be 0 if the result is proven."""
    known: KnownResult = NOTHING_KNOWN

    @property
    def is_founded(self) -> bool:
        return self.known.is_certain or self.visits >= LEAST_VISITS

    @property
    def variance(self) -> float:
        """The variance of the win rate. It is 0 if the result is proven."""
        # Each visit counts as a win or a loss. Draws make the true variance smaller.
        return 0.0 if self.known.is_certain else self.rate * (1 - self.rate) / max(1, self.visits)


@dataclass(frozen=True, slots=True)
class Choice:
    """The played move and its alternatives.

    Each alternative has visits or a proven result. Moves that are proven to lose are not among them.
    """

    played: Weighed
    others: tuple[Weighed, ...]

    @property
    def leading(self) -> Weighed | None:
        """The alternative with the highest win rate, or None.

        Of the unproven alternatives, only the most visited one is considered.
        """
        most = max((other for other in self.others if not other.known.is_certain), key=_visits, default=None)
        certain = [other for other in self.others if other.known.is_certain]
        return max([*certain, *([most] if most else [])], key=_rate, default=None)

    @property
    def best_founded(self) -> Weighed | None:
        return max((other for other in self.others if other.is_founded), key=_rate, default=None)


@dataclass(frozen=True, slots=True)
class Fault:
    """A played move and a better alternative."""

    played: Weighed
    better: Weighed

    @property
    def drop(self) -> float:
        return self.better.rate - self.played.rate

    @property
    def is_sure(self) -> bool:
        """Whether the win rates differ by more than two standard errors."""
        return self.drop > _ERRORS * math.sqrt(self.better.variance + self.played.variance)


def fault_of(record: GameRecord, node: Node) -> Fault | None:
    """Return the played move and the best alternative if the alternative is significantly better.

    Otherwise return None. Both moves need enough visits or a proven result.
    """
    choice = choice_of(record, node)
    better = choice.best_founded if choice is not None else None
    if choice is None or better is None or not choice.played.is_founded:
        return None
    fault = Fault(choice.played, better)
    return fault if fault.is_sure else None


def choice_of(record: GameRecord, node: Node) -> Choice | None:
    """Return the played move and its alternatives.

    Return None if no alternative can be better, for a pass, and for a move after a setup. The win rates come from the
    search that compared the moves or, if there is none, from the unrestricted search. If the played move is proven, the
    win rate of each alternative comes from the search that visited it more often.
    """
    choice = _choice(record, node, _candidates(node))
    if choice is None or not _was_compared(node, choice):
        return choice
    rows = _most_visited(node) if choice.played.known.is_certain else _compared(node)
    return _choice(record, node, rows)


def long_choice_of(record: GameRecord, node: Node) -> Choice | None:
    """Return the played move and its alternatives, with win rates from two equally long searches.

    Return None if no alternative can be better. The search of the position before the move gives the rates of the
    alternatives. The search after it gives the rate of the move, unless the move is proven.
    """
    choice, after = _choice(record, node, _most_visited(node)), _rate_after(record, node)
    if choice is None or choice.played.known.is_certain or after is None or node.analysis is None:
        return choice
    return replace(choice, played=replace(choice.played, rate=after, visits=node.analysis.visits))


def long_fault_of(record: GameRecord, node: Node) -> Fault | None:
    """Return the played move and the best alternative if long searches find the alternative better.

    Otherwise return None. If neither is proven, the search before the move must have visited the alternative more often
    than the move. Otherwise the alternative has as few visits as after a short search.
    """
    choice = long_choice_of(record, node)
    leading = choice.leading if choice is not None else None
    if choice is None or leading is None or not (choice.played.is_founded and leading.is_founded):
        return None
    is_proven = choice.played.known.is_certain or leading.known.is_certain
    if not is_proven and leading.visits <= _visits_of_move(node):
        return None
    fault = Fault(choice.played, leading)
    return fault if fault.is_sure else None


def _visits_of_move(node: Node) -> int:
    """Return how often the unrestricted search of the position before the node visited the node's move."""
    own = node.move
    return next((row.visits for row in _candidates(node) if own is not None and row.point == own.point), 0)


def steering_of_alternatives(record: GameRecord, node: Node) -> Steering:
    """Return the restrictions for a search of the position before the node's move.

    They exclude this move and all moves that are proven to lose.
    """
    own = {node.move.point} if node.move is not None else set()
    return Steering(excluded=_lost(record, node) | own)


def is_unsettled(record: GameRecord, node: Node, least_drop: float) -> bool:
    """Return whether a move seems to lose at least `least_drop` of win rate, but has too few visits to be sure."""
    choice = choice_of(record, node)
    before = win_rate(record, node.parent) if node.parent is not None else None
    after = _rate_after(record, node)
    if choice is None or before is None or after is None or before - after < least_drop:
        return False
    return choice.best_founded is None or not choice.played.is_founded


def steering_to_compare(record: GameRecord, node: Node, least_drop: float, *, again: bool = False) -> Steering | None:
    """Return the restrictions for a search that shows whether the node's move lost at least `least_drop`.

    It visits the move and the best alternative; only the move if the alternative is proven, and all other moves if the
    move is proven. Return None if no search is needed or analyses are missing. Compare a move again only if `again` is
    set.
    """
    choice = _choice(record, node, _candidates(node)) if node.parent is not None and node.parent.analysis else None
    if choice is None or (not again and _was_compared(node, choice)):
        return None
    played, leading = choice.played, choice.leading
    if played.known.is_certain:
        is_settled = leading is not None and leading.known.is_certain
        return None if is_settled else steering_of_alternatives(record, node)
    after = _rate_after(record, node)
    if leading is None or after is None or leading.rate - after < least_drop:
        return None
    points = {played.point} if leading.known.is_certain else {played.point, leading.point}
    return Steering(only=points, more_visits=tuple((point, MOST_VISITS) for point in sorted(points)))


def steering_to_prove_loss(record: GameRecord, node: Node) -> Steering | None:
    """Return the restrictions for a search that may prove that the position before the node's move was lost.

    It visits all moves that are not proven to lose. Return None unless the played move and all other moves searched so
    far are proven to lose.
    """
    before = node.parent
    choice = _choice(record, node, (*_candidates(node), *_compared(node)))
    if before is None or before.analysis is None or choice is None or choice.others:
        return None
    if choice.played.known.proof is not _LOSS:
        return None
    return steering_of_alternatives(record, node)


def steerings_to_compare(record: GameRecord, node: Node, least_drop: float, *, again: bool) -> Iterator[Steering]:
    """Yield restrictions for searches of the position before a node.

    Each search may depend on the stored result of the previous one. If all known moves are proven to lose, the other
    moves are searched, as long as each search proves more losing moves.
    """
    steering = steering_to_compare(record, node, least_drop, again=again)
    if steering is not None:
        yield steering
    lost = 0
    while record.holds(node) and (steering := steering_to_prove_loss(record, node)) and len(steering.excluded) > lost:
        lost = len(steering.excluded)
        yield steering


def best_move(record: GameRecord, node: Node) -> Weighed | None:
    """Return the best move of the position as the views show it, or None if every known move loses."""
    moves = record.known_moves(node)
    rows = node.analysis.candidates if node.analysis is not None else ()
    visits = {row.point: row.visits for row in rows}
    good = [
        Weighed(point, known.rate, visits.get(point, 0), known)
        for point, known in moves.items()
        if known.proof is not _LOSS
    ]
    open_ = (row for row in rows if row.visits and moves.get(row.point, NOTHING_KNOWN).proof is not _LOSS)
    most = max(open_, key=_visits, default=None)
    if most is not None and most.point not in moves:
        good.append(_weighed(most, 1.0))
    return max(good, key=lambda move: (move.rate, move.visits), default=None)


def win_rate(record: GameRecord, node: Node) -> float | None:
    """Return the win rate of the best move, from 0 to 1, for the side to move. Return None if it is not recorded."""
    known = record.known(node)
    if known.is_certain:
        return known.rate
    if node.analysis is None:
        return None
    best = best_move(record, node)
    if best is None:
        return _LOST_RATE if record.known_moves(node) else None
    return best.rate


# Implementation


def _most_visited(node: Node) -> Sequence[Candidate]:
    """Merge the moves of the unrestricted search and of the search that compared moves.

    If both visited a move, use the numbers of the search that visited it more often.
    """
    rows = sorted((*_candidates(node), *_compared(node)), key=_visits)
    return tuple({row.point: row for row in rows}.values())


def _choice(record: GameRecord, node: Node, rows: Sequence[Candidate]) -> Choice | None:
    """Return the played move and its alternatives in `rows`.

    Return None if no alternative can be better, for a pass, and for a move after a setup.
    """
    parent, move = node.parent, node.move
    if parent is None or move is None or not record.was_chosen(node):
        return None
    before, played = record.known(parent), record.known(node).before
    most = before.rate if before.is_certain else 1.0
    if before.proof is _LOSS or (played.is_certain and played.rate >= most):
        return None
    moves = {**record.known_moves(parent), move.point: played}
    certain = [Weighed(point, known.rate, known=known) for point, known in moves.items() if known.is_certain]
    counted = [_weighed(row, most) for row in rows if not moves.get(row.point, NOTHING_KNOWN).is_certain]
    weighed = {each.point: each for each in (*certain, *counted)}
    own = weighed.pop(move.point, Weighed(move.point, 0.0))
    return Choice(
        _as_found_after(own, record, node),
        tuple(other for other in weighed.values() if other.known.proof is not _LOSS),
    )


def _weighed(row: Candidate, most: float) -> Weighed:
    return Weighed(row.point, min(row.win_rate, most), row.visits)


def _as_found_after(played: Weighed, record: GameRecord, node: Node) -> Weighed:
    """Return the played move.

    If the search of the position after it found a higher win rate and has at least as many visits as the move, the move
    gets this win rate.
    """
    after = _rate_after(record, node)
    if played.known.is_certain or after is None or node.analysis is None or node.analysis.visits < played.visits:
        return played
    return replace(played, rate=max(played.rate, after))


def _rate_after(record: GameRecord, node: Node) -> float | None:
    """Return the win rate of the position after a move, for the side that made the move."""
    rate = win_rate(record, node)
    return None if rate is None else 1 - rate


def _candidates(node: Node) -> Sequence[Candidate]:
    return node.parent.analysis.candidates if node.parent is not None and node.parent.analysis is not None else ()


def _lost(record: GameRecord, node: Node) -> set[int]:
    """Return all moves in the position before the node that are proven to lose."""
    before = node.parent
    if before is None or before.analysis is None:
        return set()
    lost = {point for point, known in record.known_moves(before).items() if known.proof is _LOSS}
    return lost | set(before.analysis.lost)


def _compared(node: Node) -> Sequence[Candidate]:
    return node.parent.analysis.compared if node.parent is not None and node.parent.analysis is not None else ()


def _was_compared(node: Node, choice: Choice) -> bool:
    """Return whether a search has compared this move with the best alternative.

    Both need enough visits. If the move is proven, any comparison is enough.
    """
    played, leading = choice.played, choice.leading
    if played.known.is_certain:
        return bool(_compared(node))
    founded = {row.point for row in _compared(node) if row.visits >= LEAST_VISITS}
    return played.point in founded and (leading is None or leading.known.is_certain or leading.point in founded)


def _visits(move: Weighed | Candidate) -> int:
    return move.visits


def _rate(move: Weighed) -> float:
    return move.rate
