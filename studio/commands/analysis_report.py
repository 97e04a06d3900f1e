"""What a search found, as one JSON object or as text for people."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from studio import __version__
from studio.engine.limits import StoppedBy
from studio.engine.parameters import Parameters
from studio.engine.snapshot import CandidateRow, NodeView, Snapshot
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.position_analysis import Proof

_MOST_ROWS = 12
_LINE_SHOWN = 10


@dataclass(frozen=True, slots=True)
class Analysed:
    """Everything from which the run can be repeated, and what ended it."""

    position: Position
    moves: list[str]
    setup: str | None
    profile: str
    parameters: Parameters
    seed: int
    threads: int
    stopped_by: StoppedBy


def as_json(run: Analysed, found: Snapshot) -> str:
    rules, root = run.position.rules, found.root
    best = _best(found)
    page = {
        "version": __version__,
        "game": rules.name if rules.name != "custom" else rules.text,
        "moves": run.moves,
        **({"setup": run.setup} if run.setup else {}),
        "profile": run.profile,
        "parameters": {name: _finite(value) for name, value in run.parameters.as_dict().items()},
        "seed": run.seed,
        "threads": run.threads,
        "simulations": found.simulations,
        "seconds": round(found.seconds, 6),
        "simulations_per_second": round(found.simulations_per_second, 1),
        "nodes": found.nodes,
        "depth": found.depth,
        "memory_mb": round(found.memory_mb, 3),
        "stopped_by": str(run.stopped_by),
        "root": {
            "visits": root.visits,
            "value": root.value,
            "proof": str(root.proof),
            **_moves_to_end(root.proof, root.proof_moves),
        },
        "best": human_point(found.best, rules) if found.best is not None else None,
        "line": [human_point(point, rules) for point in best.line] if best else [],
        "candidates": [_candidate(row, found) for row in found.candidates],
    }
    return json.dumps(page, indent=1, allow_nan=False)


def _candidate(row: CandidateRow, found: Snapshot) -> dict[str, object]:
    rules = found.root.rules
    return {
        "move": human_point(row.point, rules),
        "visits": row.visits,
        "value": row.value,
        "prior": row.prior,
        "proof": str(row.proof),
        **_moves_to_end(row.proof, row.proof_moves),
        "line": [human_point(point, rules) for point in row.line],
    }


def _moves_to_end(proof: Proof, moves: int) -> dict[str, int]:
    return {"proof_moves": moves} if proof in (Proof.WIN, Proof.LOSS) else {}


def _finite(value: object) -> object:
    """JSON has no infinity; the text `inf` can be given back with --set."""
    return str(value) if isinstance(value, float) and value in (float("inf"), float("-inf")) else value


def _best(found: Snapshot) -> CandidateRow | None:
    return next((row for row in found.candidates if row.point == found.best), None)


def as_text(run: Analysed, found: Snapshot) -> str:
    return "\n".join(_lines(run, found))


def _lines(run: Analysed, found: Snapshot) -> Iterator[str]:
    rules, root = run.position.rules, found.root
    best = _best(found)
    mover = run.position.to_move.colour
    yield f"{rules.name}: {rules.describe()} {mover} is to move after {_count(len(run.moves), 'move')}."
    yield (
        f"{run.profile}: {_count(found.simulations, 'simulation')} in {found.seconds:.2f} s "
        f"({found.simulations_per_second:,.0f} a second), ended by {_ENDS[run.stopped_by]}."
    )
    yield (
        f"Tree: {_count(found.nodes, 'node')}, depth {found.depth} (mean {found.mean_depth:.1f}), "
        f"{found.memory_mb:.1f} MB{', full' if found.capped else ''}. Drawn: {found.draw_share:.1%} of simulations."
    )
    yield ""
    yield _verdict(root, mover)
    if best is not None:
        yield f"Best move: {human_point(best.point, rules)}."
    yield ""
    yield "  move    visits  share  win rate  proof           line"
    for row in found.candidates[:_MOST_ROWS]:
        yield _row(row, found)
    left = len(found.candidates) - _MOST_ROWS
    if left > 0:
        yield f"  … and {_count(left, 'move')} more"


def _row(row: CandidateRow, found: Snapshot) -> str:
    rules = found.root.rules
    proof = "" if row.proof is Proof.UNKNOWN else str(row.proof)
    if row.proof in (Proof.WIN, Proof.LOSS):
        proof += f" in {row.proof_moves}"
    line = " ".join(human_point(point, rules) for point in row.line[:_LINE_SHOWN])
    mark = "›" if row.point == found.best else " "
    numbers = f"{row.visits:>9,} {row.share:>6.1%} {row.win_rate:>9.1%}"
    return f"{mark} {human_point(row.point, rules):<4} {numbers}  {proof:<15} {line}".rstrip()


def _verdict(root: NodeView, mover: str) -> str:
    if root.proof is Proof.DRAW:
        return "With best play the game is a draw: proven."
    if root.proof is Proof.UNKNOWN:
        return f"Win rate for {mover}: {root.win_rate:.1%}."
    return f"{mover} {_PROVEN[root.proof].format(moves=_count(root.proof_moves, 'move'))}"


_PROVEN = {
    Proof.WIN: "wins in at most {moves}, both sides counted: proven.",
    Proof.LOSS: "loses in at most {moves}, both sides counted, against best play: proven.",
}
_ENDS = {
    StoppedBy.SIMULATIONS: "the number of simulations",
    StoppedBy.SECONDS: "the time",
    StoppedBy.MEMORY: "the memory",
    StoppedBy.DEPTH: "the depth",
    StoppedBy.PROOF: "a proof",
    StoppedBy.STOP: "Ctrl+C",
    StoppedBy.GAME_OVER: "the end of the game",
}


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
