"""Writes the snapshots of a search over time as CSV or JSON. The text in the files is always English."""

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from pathlib import Path

from studio.engine.views.snapshot import CandidateRow, NodeView, Snapshot
from studio.game.files.saving import replace_file
from studio.game.notation import human_point
from studio.game.position_analysis import Proof
from studio.game.rules import Rules

FORMAT, VERSION = "mcts-studio-search-frames", 1
COLUMNS = (
    "moment",
    "simulations",
    "seconds",
    "move",
    "visits",
    "share",
    "value",
    "win_rate",
    "prior",
    "proof",
    "proof_moves",
    "line",
)

Number = int | float | str | None


class FramesKind(StrEnum):
    CSV = "csv"
    JSON = "json"


@dataclass(frozen=True, slots=True, eq=False)
class SearchFrames:
    """The snapshots of a search, beginning with the oldest.

    Values are from −1 to 1 for the side to move at the root.
    """

    snapshots: tuple[Snapshot, ...]
    rules: Rules

    def csv_text(self) -> str:
        """Return the snapshots as CSV with one row for each candidate of each snapshot."""
        return "".join(self._csv_pieces())

    def json_text(self) -> str:
        """Return all numbers of the snapshots as JSON."""
        return "".join(self._json_pieces())

    def saving(self, path: Path, kind: FramesKind) -> Iterator[float]:
        """Write a file in steps.

        After each step, yield the progress from 0 to 1. An existing file at `path` is replaced only in the last step.
        """
        pieces: list[str] = []
        made = self._csv_pieces() if kind is FramesKind.CSV else self._json_pieces()
        for piece in made:
            pieces.append(piece)
            yield min(0.99, len(pieces) / (len(self.snapshots) + 2))
        replace_file(path, "".join(pieces).encode("utf-8"))
        yield 1.0

    def _csv_pieces(self) -> Iterator[str]:
        yield _csv_lines([COLUMNS])
        for moment, snapshot in enumerate(self.snapshots, 1):
            begin = (moment, snapshot.simulations, _plain(snapshot.seconds))
            yield _csv_lines([(*begin, *_cells(row, self.rules)) for row in _rows(snapshot.root)])

    def _json_pieces(self) -> Iterator[str]:
        head = {"format": FORMAT, "version": VERSION, "rules": self.rules.text}
        yield json.dumps(head)[:-1] + ', "frames": ['
        for moment, snapshot in enumerate(self.snapshots, 1):
            yield ("\n" if moment == 1 else ",\n") + json.dumps(_frame(moment, snapshot, self.rules), allow_nan=False)
        yield "\n]}\n"


def _rows(root: NodeView) -> Iterator[CandidateRow]:
    """Yield the candidates of a view without filling its cache."""
    # Cached rows would stay in memory as long as the timeline.
    return (root.candidate(row) for row in range(len(root)))


def _csv_lines(rows: Sequence[Sequence[object]]) -> str:
    lines = io.StringIO()
    csv.writer(lines, lineterminator="\r\n").writerows(rows)
    return lines.getvalue()


def _cells(row: CandidateRow, rules: Rules) -> tuple[Number, ...]:
    """Return the values for the columns from `move` to `line`. A value that is unknown is None."""
    values = _candidate(row, rules)
    return (*(values[name] for name in COLUMNS[3:-1]), " ".join(_line(row, rules)))


def _candidate(row: CandidateRow, rules: Rules) -> dict[str, Number]:
    return {
        "move": human_point(row.point, rules),
        "visits": row.visits,
        "share": _plain(row.share),
        "value": _plain(row.value),
        "win_rate": _plain(row.win_rate),
        "prior": _plain(row.prior),
        "exploitation": _plain(row.exploitation),
        "exploration": _plain(row.exploration),
        "score": _plain(row.score),
        **_proof(row.proof, row.proof_moves),
    }


def _frame(moment: int, snapshot: Snapshot, rules: Rules) -> Mapping[str, object]:
    root = snapshot.root
    return {
        "moment": moment,
        "simulations": snapshot.simulations,
        "seconds": _plain(snapshot.seconds),
        "best": None if snapshot.best is None else human_point(snapshot.best, rules),
        "visits": root.visits,
        "value": _plain(root.value),
        "win_rate": _plain(root.win_rate),
        **_proof(root.proof, root.proof_moves),
        "nodes": snapshot.nodes,
        "leaves": snapshot.leaves,
        "depth": snapshot.depth,
        "mean_depth": _plain(snapshot.mean_depth),
        "draws": snapshot.draws,
        "draw_share": _plain(snapshot.draw_share),
        "mean_value": _plain(snapshot.mean_value),
        "memory_mb": _plain(snapshot.memory_mb),
        "memory_allocated_mb": _plain(snapshot.memory_allocated_mb),
        "capped": bool(snapshot.capped),
        "candidates": [{**_candidate(row, rules), "line": _line(row, rules)} for row in _rows(root)],
    }


def _line(row: CandidateRow, rules: Rules) -> list[str]:
    return [human_point(point, rules) for point in row.line]


def _proof(proof: Proof, moves: int) -> dict[str, Number]:
    """Return the proven result. For a win or a loss, also return the maximum number of plies to the end of the game."""
    is_ended = proof in (Proof.WIN, Proof.LOSS)
    return {"proof": str(proof), "proof_moves": moves if is_ended else None}


def _plain(number: float) -> float | None:
    """Return a number. If it is infinite or NaN, return None."""
    return float(number) if isfinite(number) else None
