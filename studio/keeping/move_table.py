"""Writes games as CSV or JSON tables with one row per move.

A row contains the cost of the move, its evaluation, and what it missed.
"""

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from studio.engine.options.profiles import PROFILES
from studio.game.node import Node
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.position_analysis import ParameterValue, PositionAnalysis
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import PASS, Move, Stone
from studio.game.threats import plain_reason
from studio.insight.delaying_fours import defences_of
from studio.insight.mistakes import Judged, Verdict, judge, verdict
from studio.keeping.csv_cells import csv_cell

COLUMNS = (
    "game",
    "move",
    "side",
    "player",
    "point",
    "seconds",
    "simulations",
    "kept",
    "draws",
    "depth",
    "win_rate",
    "score",
    "profile",
    "changed",
    "reason",
    "candidates",
    "verdict",
    "better",
    "missed",
    "by",
    "line",
    "defences",
    "delaying",
    "undecided",
    "forbidden",
)
"""The columns of the table.

`changed` lists the parameters that changed since the engine's previous move (see `_changed`). `reason` says whether an
engine's move wins at once or blocks a win. Both are empty for a move of a person.
"""
_VERDICTS = {Verdict.MISTAKE: "mistake", Verdict.BLUNDER: "blunder"}
_MOST_CANDIDATES = 10
_QUOTE = '"'
_SCORE = "score"
"""A column with cells such as +M7. They are not escaped, because they are never formulas."""
# The memory limit depends on the machine.
_MEMORY = "memory_mb"
"""The memory limit. It is not compared with that of the profile."""


def move_table_csv(records: Sequence[GameRecord], nodes: Sequence[Node] | None = None) -> str:
    """Return CSV with one row per move.

    The moves are those of `nodes`, or of all main lines if `nodes` is None. Candidates are written as point:visits:win
    rate, beginning with the best. Changed parameters are written as name=value.
    """
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for row in _rows(records, nodes):
        candidates = " ".join(f"{p}:{visits}:{'' if rate is None else rate}" for p, visits, rate in row["candidates"])
        changed = " ".join(f"{name}={json.dumps(value).strip(_QUOTE)}" for name, value in row["changed"].items())
        cells = {**row, "candidates": candidates, "changed": changed}
        lines.writerow([cells[name] if name == _SCORE else csv_cell(cells[name]) for name in COLUMNS])
    return text.getvalue()


def move_table_json(records: Sequence[GameRecord], nodes: Sequence[Node] | None = None) -> str:
    """Return the same table as `move_table_csv`, as a JSON list of objects."""
    rows = [
        {
            **row,
            "candidates": [{"point": p, "visits": visits, "win_rate": rate} for p, visits, rate in row["candidates"]],
        }
        for row in _rows(records, nodes)
    ]
    return json.dumps(rows, indent=1, allow_nan=False) + "\n"


def _rows(records: Sequence[GameRecord], nodes: Sequence[Node] | None) -> Iterator[dict[str, Any]]:
    """Yield the rows for `nodes`, or for all main lines if `nodes` is None.

    If `nodes` is given, there must be only one record.
    """
    for number, record in enumerate(records, 1):
        line = record.main_line() if nodes is None else nodes
        judged = _judged(record, line)
        ply, position, latest = 0, Position(record.rules), dict[Stone, PositionAnalysis]()
        for node in line:
            if node.move is not None:
                ply += 1
                own, stone = _own_analysis(node), node.move.stone
                changes = _changed_and_reason(node, node.move, position, own, latest.get(stone))
                latest |= {stone: own} if own is not None else {}
                flaws = _flaws(judged.get(node), record.rules)
                yield {"game": number, "move": ply, **_row(node, node.move, record), **changes, **flaws}
            position = node.lead(position)


def _changed_and_reason(
    node: Node, move: Move, position: Position, own: PositionAnalysis | None, before: PositionAnalysis | None
) -> dict[str, Any]:
    """Return the values of the columns `changed` and `reason`. Both are empty for a move of a person."""
    reason = plain_reason(position, move) if node.cost is not None else None
    return {"changed": _changed(own, before), "reason": reason.value if reason else ""}


def _own_analysis(node: Node) -> PositionAnalysis | None:
    """Return the engine's own analysis of this move.

    Return None if no engine made the move, or if another analysis has replaced the engine's.
    """
    cost, analysis = node.cost, node.parent.analysis if node.parent is not None else None
    if cost is None or analysis is None:
        return None
    spent = analysis.simulations, analysis.draws, analysis.depth
    return analysis if spent == (cost.simulations or 0, cost.draws, cost.depth) else None


def _changed(own: PositionAnalysis | None, before: PositionAnalysis | None) -> Mapping[str, ParameterValue]:
    """Return the search parameters that differ from those of the same side's previous move.

    If there is none, or if the side changed to another built-in profile, the parameters are compared with the profile.
    """
    if own is None:
        return {}
    is_same = before is not None and before.profile == own.profile
    profile = PROFILES.get(own.profile)
    known: Mapping[str, ParameterValue] = {}
    if before is not None and (is_same or profile is None):
        known = before.parameters
    elif profile is not None:
        known = {**profile.parameters.as_dict(), _MEMORY: own.parameters.get(_MEMORY, 0)}
    return {name: value for name, value in own.parameters.items() if name in known and known[name] != value}


def _row(node: Node, move: Move, record: GameRecord) -> dict[str, Any]:
    cost, analysis = node.cost, node.parent.analysis if node.parent is not None else None
    return {
        "side": move.stone.colour.lower(),
        "player": record.black if move.stone is Stone.BLACK else record.white,
        "point": "pass" if move.point == PASS else human_point(move.point, record.rules),
        "seconds": None if node.time_ms is None else node.time_ms / 1000,
        "simulations": cost.simulations if cost else None,
        "kept": cost.kept if cost else None,
        "draws": cost.draws if cost else None,
        "depth": cost.depth if cost else None,
        "win_rate": None if cost is None or cost.win_rate is None else round(cost.win_rate, 6),
        "score": cost.engine_score if cost else "",
        "profile": analysis.profile if analysis else "",
        "candidates": _candidates(analysis, record.rules),
    }


def missed_columns(judged: Judged | None, rules: Rules) -> dict[str, str]:
    """Return the columns that describe a win by threats which the move missed or allowed.

    They are empty if it did neither. `delaying` lists the fours that only delay an allowed win, which `defences` leaves
    out. `undecided` lists the moves that may or may not defend. `forbidden` has the point and the shape, such as h8
    (three-three), if the win depends on a forbidden point.
    """
    columns = dict.fromkeys(("missed", "by", "line", "defences", "delaying", "undecided", "forbidden"), "")
    missed = judged.missed if judged is not None else None
    if judged is None or missed is None:
        return columns
    win, (defences, delaying) = missed.win, defences_of(judged, rules)
    lists = {"line": win.line, "defences": defences, "delaying": delaying, "undecided": win.undecided}
    named = {name: " ".join(human_point(point, rules) for point in points) for name, points in lists.items()}
    reason = missed.forbidden
    barred = "" if reason is None else f"{human_point(reason.point, rules)} ({reason.shape})"
    return {"missed": str(missed.what), "by": win.kind, **named, "forbidden": barred}


def _judged(record: GameRecord, line: Sequence[Node]) -> dict[Node, Judged]:
    """Return the judgement of each move of a line. If no position has an analysis, return nothing."""
    if not any(node.analysis for node in line):
        return {}
    return {each.node: each for each in judge(record, line)}


def _flaws(judged: Judged | None, rules: Rules) -> dict[str, str]:
    said = verdict(judged.drop) if judged is not None else None
    better = judged.better if judged is not None and said is not None else None
    return {
        "verdict": _VERDICTS[said] if said is not None else "",
        "better": human_point(better, rules) if better is not None else "",
        **missed_columns(judged, rules),
    }


def _candidates(analysis: PositionAnalysis | None, rules: Rules) -> list[tuple[str, int, float | None]]:
    """Return the point, the visits and the win rate of each candidate.

    The win rate is None if an external engine did not report one.
    """
    rows = analysis.candidates[:_MOST_CANDIDATES] if analysis else ()
    return [
        (human_point(row.point, rules), row.visits, None if row.is_estimate else round(row.win_rate, 6)) for row in rows
    ]
