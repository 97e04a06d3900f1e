"""Converts the results of searches to answers to queries. All answers are JSON objects."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from studio.engine.search import Search
from studio.engine.views.snapshot import CandidateRow, NodeView, Snapshot
from studio.engine.views.threats import Solution
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.protocols.analysis.query import Query, Turn, View
from studio.protocols.vertices import vertex_of

Answer = dict[str, Any]
_DIGITS = 6
# The true win rate is above this bound in 97.5 % of cases.
_Z = 1.96
"""The lower bound of a win rate is this many standard errors below the win rate itself."""
_LETTERS = {Stone.BLACK: "B", Stone.WHITE: "W"}
_ILLEGAL = -1.0


@dataclass(frozen=True, slots=True)
class Eyes:
    """Converts values for the side to move to values for the player that the query asks for."""

    turns_over: bool

    @classmethod
    def of(cls, view: View, to_move: Stone) -> "Eyes":
        wanted = {View.BLACK: Stone.BLACK, View.WHITE: Stone.WHITE}.get(view, to_move)
        return cls(wanted is not to_move)

    def rate(self, rate: float) -> float:
        return round(1 - rate if self.turns_over else rate, _DIGITS)

    def value(self, value: float) -> float:
        return round(-value if self.turns_over else value, _DIGITS)


def answer_of(query: Query, turn: Turn, search: Search, threats: Sequence[Solution], *, is_during: bool) -> Answer:
    """Return the results that the search of a position has so far."""
    found, eyes = search.snapshot(), Eyes.of(query.view, turn.position.to_move)
    return {
        "id": query.id,
        "turnNumber": turn.number,
        "isDuringSearch": is_during,
        "moveInfos": [
            _move_info(order, row, found, eyes, _line_visits(search, row) if query.has_line_visits else None)
            for order, row in enumerate(in_order(found))
        ],
        "rootInfo": _root_info(turn.position, found.root, eyes),
        **({"policy": _policy(turn.position, found.root)} if query.has_policy else {}),
        **({"threats": [_threat(each, turn.position) for each in threats]} if query.has_threats else {}),
    }


def ended_game(query: Query, turn: Turn) -> Answer:
    """Return the answer for a position in which the game is over."""
    position, eyes = turn.position, Eyes.of(query.view, turn.position.to_move)
    value = 0.0 if position.winner is None else 1.0 if position.winner is position.to_move else -1.0
    proof = {0.0: Proof.DRAW, 1.0: Proof.WIN, -1.0: Proof.LOSS}[value]
    root = {
        "winrate": eyes.rate((value + 1) / 2),
        "utility": eyes.value(value),
        "visits": 0,
        "currentPlayer": _LETTERS[position.to_move],
        "thisHash": _hash(position),
        "proof": str(proof),
        "isGameOver": True,
    }
    return {"id": query.id, "turnNumber": turn.number, "isDuringSearch": False, "moveInfos": [], "rootInfo": root}


def no_results(query: Query, turn: Turn) -> Answer:
    """Return the answer for a position whose search was cancelled before it started."""
    return {"id": query.id, "turnNumber": turn.number, "isDuringSearch": False, "noResults": True}


def in_order(found: Snapshot) -> Iterator[CandidateRow]:
    """Yield the searched moves. The move to play comes first."""
    searched = [row for row in found.candidates if row.visits or row.proof is not Proof.UNKNOWN]
    yield from (row for row in searched if row.point == found.best)
    yield from (row for row in searched if row.point != found.best)


def _move_info(order: int, row: CandidateRow, found: Snapshot, eyes: Eyes, line_visits: list[int] | None) -> Answer:
    rules, lower = found.root.rules, lower_bound(row)
    return {
        "move": vertex_of(row.point, rules),
        "order": order,
        "visits": row.visits,
        "edgeVisits": row.visits,
        "winrate": eyes.rate(row.win_rate),
        "lcb": eyes.rate(lower),
        "utility": eyes.value(row.value),
        "utilityLcb": eyes.value(2 * lower - 1),
        "prior": _number(row.prior),
        "pv": [vertex_of(point, rules) for point in row.line],
        **({"pvVisits": line_visits} if line_visits is not None else {}),
        **_proof(row.proof, row.proof_moves),
    }


def lower_bound(row: CandidateRow) -> float:
    """Return the lower confidence bound of a win rate. Each visit is treated as an independent win or loss."""
    if row.proof is not Proof.UNKNOWN or not row.visits:
        return row.win_rate
    rate = min(max(row.win_rate, 0.0), 1.0)
    return max(0.0, rate - _Z * math.sqrt(rate * (1 - rate) / row.visits))


def _line_visits(search: Search, row: CandidateRow) -> list[int]:
    """Return the visits of the position after each move of a line."""
    return [search.inspect(row.line[:length]).visits for length in range(1, len(row.line) + 1)]


def _root_info(position: Position, root: NodeView, eyes: Eyes) -> Answer:
    return {
        "winrate": eyes.rate(root.win_rate),
        "utility": eyes.value(root.value),
        "visits": root.visits,
        "currentPlayer": _LETTERS[position.to_move],
        "thisHash": _hash(position),
        **({} if root.judged_rate is None else {"rawWinrate": eyes.rate(root.judged_rate)}),
        **_proof(root.proof, root.proof_moves),
    }


def _proof(proof: Proof, moves: int) -> Answer:
    """Return the proven result for the side to move, and the maximum number of plies to the end of the game."""
    if proof is Proof.UNKNOWN:
        return {}
    return {"proof": str(proof), **({"proofPlies": moves} if proof is not Proof.DRAW else {})}


def _policy(position: Position, root: NodeView) -> list[float]:
    """Return the prior of each point, row by row from the top left, followed by −1 for the pass.

    The prior of an illegal move is −1.
    """
    legal = position.legal_moves()
    policy = [_ILLEGAL] * (position.rules.size + 1)
    for point in legal:
        policy[point] = 0.0
    for point, prior in zip(root.points.tolist(), root.priors.tolist(), strict=True):
        policy[point] = _number(prior)
    return policy


def _threat(found: Solution, position: Position) -> Answer:
    rules = position.rules
    defences = {
        "defences": [vertex_of(point, rules) for point in found.refutations],
        "undecided": [vertex_of(point, rules) for point in found.undecided],
    }
    return {
        "player": _LETTERS[found.side],
        "kind": str(found.kind),
        "plies": found.length,
        "pv": [vertex_of(point, rules) for point in found.line],
        **(defences if found.side is not position.to_move else {}),
    }


def _number(number: float) -> float:
    return round(number, _DIGITS) if math.isfinite(number) else 0.0


def _hash(position: Position) -> str:
    return f"{position.key & (2**64 - 1):016X}"
