"""Formats a player's evaluation of a position as lines of text."""

from collections.abc import Iterator

from studio.commands.opening import at_most, counted
from studio.game.notation import move_name
from studio.game.percent import percent
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof
from studio.game.rules import Rules
from studio.players.baselines import counts_nodes

_LINE_SHOWN = 8
_HINTS_SHOWN = 3


def numbers_text(thought: PositionAnalysis, point: int, rules: Rules) -> str:
    """Return the known numbers of a search as text: simulations, reused visits, seconds, draws and depth.

    The move's win rate and the principal variation are included.
    """
    candidate = next((row for row in thought.candidates if row.point == point), None)
    return ", ".join(_numbers(thought, candidate, rules))


def hints(thought: PositionAnalysis, rules: Rules) -> Iterator[str]:
    """Yield lines about the best moves. Proven wins come first, then the most visited moves."""
    rows = sorted(thought.candidates, key=lambda row: (row.proof is not Proof.WIN, -row.visits))
    for row in rows[:_HINTS_SHOWN]:
        yield f"  {move_name(row.point, rules):<4} {', '.join(_worth(row, rules))}"


def _numbers(thought: PositionAnalysis, candidate: Candidate | None, rules: Rules) -> Iterator[str]:
    if thought.told_simulations is not None:
        is_nodes = thought.is_external or counts_nodes(thought.profile)
        yield counted(thought.told_simulations, "node" if is_nodes else "simulation")
    if thought.kept:
        yield f"{thought.kept:,} kept"
    if thought.seconds is not None:
        yield f"{thought.seconds:.2f} s"
    if thought.draws is not None:
        yield counted(thought.draws, "draw")
    if thought.depth is not None:
        yield f"depth {depth_text(thought.depth, thought.full_depth)}"
    if candidate is not None:
        yield from _worth(candidate, rules)


def _worth(candidate: Candidate, rules: Rules) -> Iterator[str]:
    if candidate.engine_score:
        yield f"score {candidate.engine_score} (its own scale)"
    if candidate.proof is not Proof.UNKNOWN:
        yield _certain(candidate)
    elif not candidate.is_estimate:
        yield f"win rate {percent(candidate.win_rate)}"
    if candidate.line:
        yield "line " + " ".join(move_name(point, rules) for point in candidate.line[:_LINE_SHOWN])


def depth_text(depth: int, full_depth: int | None) -> str:
    """Return the depth as text, such as 12.

    The text 8/12 means that all lines were searched to depth 8, and some to depth 12.
    """
    return str(depth) if full_depth is None else f"{full_depth}/{depth}"


def _certain(candidate: Candidate) -> str:
    words = {Proof.WIN: "wins", Proof.LOSS: "loses", Proof.DRAW: "draws"}[candidate.proof]
    moves = candidate.proof_moves if candidate.proof is not Proof.DRAW else None
    return f"{words} (proven)" if moves is None else f"{words} {at_most(moves)} (proven)"
