"""The rules that find the right answer to a lesson's question from the state of the search."""

# Lesson files can use only these rules.

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

import numpy as np

from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.notation import move_name


class AnswerKind(StrEnum):
    MOVE = "move"
    TRUTH = "truth"
    WINNER = "winner"
    NUMBER = "number"  # the option nearest to the number is the right answer


class RuleName(StrEnum):
    LEADER = "leader"
    BEST_VALUE = "best_value"
    NEXT_CHILD = "next_child"
    NEXT_IS_LEADER = "next_is_leader"
    NEXT_WINNER = "next_winner"
    LEADER_CHANGES = "leader_changes"
    SHARE_ABOVE = "share_above"
    VALUE_ABOVE = "value_above"
    MORE_VISITS = "more_visits"
    CHILDREN = "children"
    NODES = "nodes"
    VISITS = "visits"


KINDS: Mapping[RuleName, AnswerKind] = MappingProxyType(
    {
        RuleName.LEADER: AnswerKind.MOVE,
        RuleName.BEST_VALUE: AnswerKind.MOVE,
        RuleName.NEXT_CHILD: AnswerKind.MOVE,
        RuleName.NEXT_IS_LEADER: AnswerKind.TRUTH,
        RuleName.NEXT_WINNER: AnswerKind.WINNER,
        RuleName.LEADER_CHANGES: AnswerKind.TRUTH,
        RuleName.SHARE_ABOVE: AnswerKind.TRUTH,
        RuleName.VALUE_ABOVE: AnswerKind.TRUTH,
        RuleName.MORE_VISITS: AnswerKind.MOVE,
        RuleName.CHILDREN: AnswerKind.NUMBER,
        RuleName.NODES: AnswerKind.NUMBER,
        RuleName.VISITS: AnswerKind.NUMBER,
    }
)
# Other rules use the state after the action.
OF_NEXT_PASS = frozenset({RuleName.NEXT_CHILD, RuleName.NEXT_IS_LEADER, RuleName.NEXT_WINNER})
"""Rules whose answer depends on the phases of the next simulation."""
WITH_BEFORE = frozenset({RuleName.NEXT_IS_LEADER, RuleName.LEADER_CHANGES})
"""Rules that also need the most visited move before the action."""
NUMBERED = frozenset({RuleName.SHARE_ABOVE, RuleName.VALUE_ABOVE})
"""Rules that have an argument. It is a number from 0 to 1, written after a colon."""
YES, NO = "yes", "no"
BLACK, WHITE, DRAW = "black", "white", "draw"
EQUAL = "equal"


@dataclass(frozen=True, slots=True)
class AnswerRule:
    name: RuleName
    number: float = 0.0
    moves: tuple[str, ...] = ()  # the notation in answers

    @property
    def kind(self) -> AnswerKind:
        return KINDS[self.name]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a rule needs to find an answer: states of the search, and the phases between them."""

    before: Snapshot | None  # the state when the reader answered
    after: Snapshot
    events: tuple[PhaseEvent, ...]  # the phases between the two states; the last ones may be missing


def answer_of(rule: AnswerRule, evidence: Evidence) -> str:
    """Return the right answer by this rule. It is empty if the search has not decided it."""
    return _ANSWERS[rule.name](rule, evidence)


def right_option(rule: AnswerRule, found: str, answers: Sequence[str]) -> str:
    """Return the element of `answers` that is right: `found` itself, or the nearest number if the answers are numbers.

    If two numbers are equally near, return the smaller one.
    """
    if rule.kind is not AnswerKind.NUMBER or not found:
        return found
    return min(answers, key=lambda answer: (abs(int(answer) - int(found)), int(answer)))


def _leader(rule: AnswerRule, evidence: Evidence) -> str:
    del rule
    return _leader_of(evidence.after)


def _leader_of(snapshot: Snapshot | None) -> str:
    if snapshot is None or not len(snapshot.root):
        return ""
    return _name(snapshot.root, int(np.argmax(snapshot.root.child_visits)))


def _best_value(rule: AnswerRule, evidence: Evidence) -> str:
    del rule
    root = evidence.after.root
    visited = np.flatnonzero(root.child_visits > 0)
    return _name(root, int(visited[np.argmax(root.values[visited])])) if visited.size else ""


def _next_child(rule: AnswerRule, evidence: Evidence) -> str:
    del rule
    path = next((event.path for event in evidence.events if event.path), ())
    return move_name(path[0], evidence.after.root.rules) if path else ""


def _next_is_leader(rule: AnswerRule, evidence: Evidence) -> str:
    chosen, leader = _next_child(rule, evidence), _leader_of(evidence.before)
    return _truth(chosen == leader) if chosen and leader else ""


def _next_winner(rule: AnswerRule, evidence: Evidence) -> str:
    del rule
    for event in evidence.events:
        if event.phase is Phase.SIMULATE:
            return DRAW if event.winner is None else event.winner.name.lower()
    return ""


def _leader_changes(rule: AnswerRule, evidence: Evidence) -> str:
    del rule
    before, after = _leader_of(evidence.before), _leader_of(evidence.after)
    return _truth(before != after) if before and after else ""


def _share_above(rule: AnswerRule, evidence: Evidence) -> str:
    visits = evidence.after.root.child_visits
    return _truth(visits.max() > rule.number * visits.sum()) if visits.size else ""


def _value_above(rule: AnswerRule, evidence: Evidence) -> str:
    return _truth(evidence.after.root.win_rate > rule.number)


def _more_visits(rule: AnswerRule, evidence: Evidence) -> str:
    first, second = (_visits_of(evidence.after.root, move) for move in rule.moves)
    return EQUAL if first == second else rule.moves[first < second]


def _children(rule: AnswerRule, evidence: Evidence) -> str:
    del rule
    return str(int((evidence.after.root.child_visits > 0).sum()))


def _nodes(rule: AnswerRule, evidence: Evidence) -> str:
    del rule
    return str(evidence.after.nodes)


def _visits(rule: AnswerRule, evidence: Evidence) -> str:
    return str(_visits_of(evidence.after.root, rule.moves[0]))


def _visits_of(root: NodeView, move: str) -> int:
    return sum(int(root.child_visits[row]) for row in range(len(root)) if _name(root, row) == move)


def _name(root: NodeView, row: int) -> str:
    return move_name(int(root.points[row]), root.rules)


def _truth(holds: object) -> str:
    return YES if holds else NO


_ANSWERS: Mapping[RuleName, Callable[[AnswerRule, Evidence], str]] = MappingProxyType(
    {
        RuleName.LEADER: _leader,
        RuleName.BEST_VALUE: _best_value,
        RuleName.NEXT_CHILD: _next_child,
        RuleName.NEXT_IS_LEADER: _next_is_leader,
        RuleName.NEXT_WINNER: _next_winner,
        RuleName.LEADER_CHANGES: _leader_changes,
        RuleName.SHARE_ABOVE: _share_above,
        RuleName.VALUE_ABOVE: _value_above,
        RuleName.MORE_VISITS: _more_visits,
        RuleName.CHILDREN: _children,
        RuleName.NODES: _nodes,
        RuleName.VISITS: _visits,
    }
)
