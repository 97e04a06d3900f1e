"""Formats the result of a search as one JSON object or as text."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from studio import __version__
from studio.commands.move_tables import move_text, size_text, table_lines
from studio.commands.opening import at_most, counted
from studio.commands.table_argument import Table
from studio.engine.options.limits import StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.views.snapshot import CandidateRow, NodeView, Snapshot
from studio.engine.views.statistics import TreeStatistics
from studio.game.notation import human_point
from studio.game.percent import percent
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.keeping.names import side_name
from studio.networks.catalogue import ResolvedSearch, missing_network_note


@dataclass(frozen=True, slots=True)
class Analysed:
    """A finished search, for a report.

    It has the settings, the reason why the search ended, and statistics of its tree.
    """

    position: Position
    moves: list[str]
    setup: str | None
    profile: str
    parameters: Parameters
    seed: int
    threads: int
    stopped_by: StoppedBy
    tree: TreeStatistics
    """The statistics of the whole tree at the end of the search."""
    resolved: ResolvedSearch


def as_json(run: Analysed, found: Snapshot) -> str:
    rules, root = run.position.rules, found.root
    best = _best(found)
    page = {
        "version": __version__,
        "game": rules.title,
        "moves": run.moves,
        **({"setup": run.setup} if run.setup else {}),
        "profile": run.profile,
        "parameters": {name: _finite(value) for name, value in run.parameters.as_dict().items()},
        "network": run.resolved.network,
        **({"note": said} if (said := missing_network_note(run.resolved)) else {}),
        "seed": run.seed,
        "threads": run.threads,
        "simulations": found.simulations,
        "seconds": round(found.seconds, 6),
        "simulations_per_second": round(found.simulations_per_second, 1),
        "draws": found.draws,
        "draw_share": round(found.draw_share, 6),
        "mean_value": round(found.mean_value, 6),
        "nodes": found.nodes,
        "leaves": found.leaves,
        "depth": found.depth,
        "breadth": run.tree.breadth,
        "memory_mb": round(found.memory_mb, 3),
        **({"memory_given_mb": round(found.memory_allocated_mb, 3)} if found.memory_refused else {}),
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
    """Return `value`, or the text `inf` or `-inf` if it is infinite."""
    # JSON has no infinity.
    return str(value) if isinstance(value, float) and value in (float("inf"), float("-inf")) else value


def _best(found: Snapshot) -> CandidateRow | None:
    return next((row for row in found.candidates if row.point == found.best), None)


def caption_of(run: Analysed, found: Snapshot) -> tuple[str, str]:
    """Return the title and the caption of a plot of the result.

    The caption states the verdict and the search's settings.
    """
    rules, mover = run.position.rules, run.position.to_move.colour
    title = f"{rules.title}: {mover} to move after {counted(run.position.stones_count, 'stone')}"
    return title, f"{_verdict(found.root, mover)} {_settings(run, found)}"


def page_caption(run: Analysed, found: Snapshot) -> str:
    """Return the line below the title of a web page.

    Unlike the caption of a plot, it names the sides by their pieces, such as Red.
    """
    return f"{_verdict(found.root, side_name(run.position.to_move, run.position.rules))} {_settings(run, found)}"


def _settings(run: Analysed, found: Snapshot) -> str:
    profile = f"{run.profile} ({run.resolved.network})" if run.resolved.network else run.profile
    simulations = counted(found.simulations, "simulation")
    return f"Profile {profile}, {simulations}, seed {run.seed}, MCTS Studio {__version__}."


def as_text(run: Analysed, found: Snapshot, table: Table = Table.MOVES) -> str:
    return "\n".join(_lines(run, found, table))


def _lines(run: Analysed, found: Snapshot, table: Table) -> Iterator[str]:
    rules, root = run.position.rules, found.root
    mover = run.position.to_move.colour
    yield f"{rules.name}: {rules.describe()} {mover} to move after {counted(len(run.moves), 'move')}."
    if said := missing_network_note(run.resolved):
        yield said
    profile = f"{run.profile} ({run.resolved.title})" if run.resolved.network else run.profile
    yield (
        f"{profile}: {counted(found.simulations, 'simulation')} in {found.seconds:.2f} s "
        f"({found.simulations_per_second:,.0f} per second), ended by {_ENDS[run.stopped_by]}."
    )
    yield (
        f"Tree: {size_text(run.tree)}; {counted(run.tree.leaves, 'leaf', 'leaves')}, "
        f"mean depth {found.mean_depth:.1f}, {found.memory_mb:.1f} MB{', full' if found.capped else ''}."
    )
    yield (
        f"Draws: {counted(found.draws, 'simulation')} ({percent(found.draw_share)}). "
        f"Mean value for {mover}, from −1 to 1: {found.mean_value:.3f}."
    )
    if found.memory_refused:
        yield (
            f"The system provided only {found.memory_allocated_mb:,.0f} of the {run.parameters.memory_mb:,} MB for "
            "this tree. Close other programs, or set a smaller memory_mb."
        )
    yield ""
    yield _verdict(root, mover)
    if found.best is not None:
        yield f"Best move: {move_text(table, found.best, rules)}."
    yield ""
    yield from table_lines(table, root, found.best)


def _verdict(root: NodeView, mover: str) -> str:
    if root.proof is Proof.DRAW:
        return "Proven draw with best play."
    if root.proof is Proof.UNKNOWN:
        return f"Mean win rate for {mover}: {percent(root.win_rate)}."
    return f"{mover} {_PROVEN[root.proof].format(length=at_most(root.proof_moves))}"


_PROVEN = {
    Proof.WIN: "has a proven win {length}.",
    Proof.LOSS: "has a proven loss {length} against best play.",
}
_ENDS = {
    StoppedBy.SIMULATIONS: "the limit of simulations",
    StoppedBy.SECONDS: "the time limit",
    StoppedBy.MEMORY: "the memory limit",
    StoppedBy.DEPTH: "the depth limit",
    StoppedBy.PROOF: "a proof",
    StoppedBy.STOP: "Ctrl+C",
    StoppedBy.GAME_OVER: "the end of the game",
}
