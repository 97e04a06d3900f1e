"""Describes a phase of the search for a web page: a sentence, a detail, and a small table. The texts are in English."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from studio.engine.views.choice import Choice, choices_of
from studio.engine.views.phase_event import Judgement, NodeChange, Phase, PhaseEvent
from studio.game.notation import move_name
from studio.game.percent import percent
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.keeping.names import counted, side_name

_FIRST_MOVES = 12
_NOTHING, _ENDLESS = "–", "∞"


@dataclass(frozen=True, slots=True)
class PhaseText:
    """A phase in words: a sentence, a detail, and a table. The detail and the table may be empty."""

    headline: str
    detail: str = ""
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


def phase_text(event: PhaseEvent, rules: Rules, to_move: Stone) -> PhaseText:
    """Describe a phase. Win rates are for `to_move`, the side to move at the root."""
    match event.phase:
        case Phase.SELECT:
            return _selection(event, rules)
        case Phase.EXPAND:
            return _expansion(event, rules)
        case Phase.SIMULATE:
            return _simulation(event, rules, to_move)
        case Phase.BACKPROPAGATE:
            return _backpropagation(event, rules, to_move)


def _selection(event: PhaseEvent, rules: Rules) -> PhaseText:
    choices = choices_of(event)
    if not choices:
        return PhaseText(_no_selection(event))
    heads = ("Move", "Exploitation", "Exploration", "Score", "Second", "Margin")
    rows = [_choice(choice, rules) for choice in choices]
    headline = f"Selected {counted(len(choices), 'move')}: at each node, the move with the best score."
    return PhaseText(headline, "Exploitation and score are for the side that makes the move.", heads, rows)


def _no_selection(event: PhaseEvent) -> str:
    """Return why the simulation stays at the root."""
    if any(view.child_visits.any() for view in event.choices[:1]):
        return "The simulation stays at the root, because it tries a move that is not in the tree yet."
    return "No selection: the tree has no moves below the root yet."


def _choice(choice: Choice, rules: Rules) -> tuple[str, ...]:
    chosen, other = choice.chosen, choice.runner_up
    return (
        f"{choice.depth}. {move_name(chosen.point, rules)}",
        _term(chosen.exploitation),
        _term(chosen.exploration),
        _term(chosen.score),
        _NOTHING if other is None else move_name(other.point, rules),
        _NOTHING if other is None else _term(choice.behind),
    )


def _expansion(event: PhaseEvent, rules: Rules) -> PhaseText:
    if event.expanded is None:
        return PhaseText("No new node.", _no_node(event))
    move = move_name(event.expanded, rules)
    what = f"A move in column {move}" if rules.gravity else move
    return PhaseText(f"{what} was added to the tree at depth {len(event.path)}.", f"Path: {_line(event.path, rules)}")


def _no_node(event: PhaseEvent) -> str:
    verb = {Proof.WIN: "wins", Proof.LOSS: "loses"}.get(event.proof)
    if event.proof_moves and verb:
        return (
            f"Proven: the side to move {verb} in at most {counted(event.proof_moves, 'ply').replace('plys', 'plies')}."
        )
    if event.awaits_evaluator:
        return "The root is evaluated first. Moves are added from the next simulation on."
    return "The game ends at this node, its result is proven, or the memory is full."


def _simulation(event: PhaseEvent, rules: Rules, to_move: Stone) -> PhaseText:
    if event.judgement is not None:
        return _judgement(event.judgement, rules, to_move)
    winner = side_name(event.winner, rules) if event.winner else ""
    if not event.rollout:
        result = f"No rollout: {winner} wins here." if winner else "No rollout: the result here is a draw."
        return PhaseText(result, "The result of this node is proven, so no rollout was played.")
    result = f"{winner} wins the rollout" if winner else "The rollout is a draw"
    first = [move.point for move in event.rollout[:_FIRST_MOVES]]
    more = " …" if len(event.rollout) > len(first) else ""
    moves = counted(len(event.rollout), "move")
    return PhaseText(f"{result} after {moves}.", f"Moves from the new node: {_line(first, rules)}{more}")


def _judgement(judgement: Judgement, rules: Rules, to_move: Stone) -> PhaseText:
    rate = judgement.win_rate if judgement.to_move is to_move else 1 - judgement.win_rate
    rows = [(move_name(point, rules), percent(prior)) for point, prior in judgement.priors]
    return PhaseText(
        f"The network gives {side_name(to_move, rules)} a win rate of {percent(rate)}.",
        "No rollout was played. These are the moves with the highest priors.",
        ("Move", "Prior"),
        rows,
    )


def _backpropagation(event: PhaseEvent, rules: Rules, to_move: Stone) -> PhaseText:
    count = len(event.changes)
    verb = "is" if count == 1 else "are"
    heads = ("Move", "Visits", f"Win rate of {side_name(to_move, rules)}")
    rows = [_change(change, rules) for change in event.changes]
    return PhaseText(f"{counted(count, 'node')} {verb} updated, from the leaf up to the root.", "", heads, rows)


def _change(change: NodeChange, rules: Rules) -> tuple[str, ...]:
    depth = len(change.path)
    name = f"{depth}. {move_name(change.path[-1], rules)}" if depth else "Root"
    sign = 1 if depth % 2 else -1  # the side to move at the root makes the moves at odd depths
    before, after = (percent((sign * value + 1) / 2) for value in (change.value_before, change.value))
    visits = f"{change.visits_before:,} → {change.visits:,}"
    return name, visits, f"{before} → {after}" if change.visits_before else after


def _term(value: float) -> str:
    if math.isfinite(value):
        return f"{value:.3f}"
    return _ENDLESS if value > 0 else _NOTHING


def _line(points: Sequence[int], rules: Rules) -> str:
    return " ".join(move_name(point, rules) for point in points)
