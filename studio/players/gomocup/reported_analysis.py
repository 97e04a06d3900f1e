"""Collects the analysis that engines report in three formats.

Realtime lines are `MESSAGE REALTIME BEST 7,7`; detail blocks are `INFO PV 0` … `INFO PV DONE`; the rest is free
text, searched for `depth`, `ev`, `n`, `winrate` and `pv` only. A win claimed by an external engine counts as a
value, not as a proof. The claim cannot be checked, and records derive the results of earlier positions from proofs.
"""

import math
import re
from dataclasses import dataclass, replace

from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.players.gomocup.coordinates import Coordinates

_LONGEST_LINE = 40
_MOST_LINES = 64
_EVALUATION_SCALE = 200.0
"""An evaluation of this size is a win rate of 73 %, as in the strongest engines."""
_MATE = re.compile(r"([+-]?)M(\d{1,3}|\*)?", re.ASCII | re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,12}(?:\.\d{1,9})?", re.ASCII)
_COUNT = re.compile(r"(\d{1,12}(?:\.\d{1,6})?)\s*([kmg]?)", re.ASCII | re.IGNORECASE)
_SIZES = {"": 1, "k": 10**3, "m": 10**6, "g": 10**9}
_FREE = {
    "depth": re.compile(r"\bdepth\b[\s:=]*(\d{1,4})(?:\s*[-/]\s*(\d{1,4}))?", re.IGNORECASE),
    "nodes": re.compile(r"\b(?:nodes?|n|visits|sims?|simulations)\b[\s:=]*(\d[\d.]*\s*[kmg]?)\b", re.IGNORECASE),
    "rate": re.compile(r"\bwin\s?-?rate\b[\s:=]*(\d[\d.]*\s*%?)", re.IGNORECASE),
    "value": re.compile(
        r"\b(?:ev|eval|evaluation|score|value|val)\b[\s:=]*([+-]?(?:M\d+|\d[\d.]*)\s*%?)", re.IGNORECASE
    ),
    "line": re.compile(r"\b(?:pv|bestline|line)\b[\s:=]*(.+)$", re.IGNORECASE),
}


@dataclass(frozen=True, slots=True)
class _Line:
    """One of an engine's best lines."""

    text: str = ""
    points: tuple[int, ...] = ()
    value: float | None = None
    nodes: int = 0
    depth: int = 0
    total: int = 0


class ReportedAnalysis:
    """The analysis that an engine has reported for one move so far."""

    def __init__(self, name: str, coordinates: Coordinates) -> None:
        self._name, self._coordinates = name, coordinates
        self._lines: dict[int, _Line] = {}
        self._block: tuple[int, _Line] | None = None

    def read(self, line: str) -> bool:
        """Read a line of the engine; return whether the line belongs to the analysis."""
        keyword, _, rest = line.partition(" ")
        keyword, rest = keyword.upper(), rest.strip()
        if keyword == "INFO":
            return self._read_detail(rest)
        if keyword not in ("MESSAGE", "DEBUG"):
            return False
        if rest.upper().startswith("REALTIME "):
            return self._read_realtime(rest[len("REALTIME ") :].strip())
        return self._read_free(rest)

    def analysis(self, seconds: float, answer: int | None = None) -> PositionAnalysis:
        """Return the analysis, with the played move first."""
        if answer is not None and (first := self._lines.get(0)) is not None:
            self._coordinates.learn(first.text, answer)
            self._lines = {rank: self._with_points(line) for rank, line in self._lines.items()}
        lines = [line for _rank, line in sorted(self._lines.items())]
        candidates = _candidates(lines, answer)
        depth = max((line.depth for line in lines), default=0)
        reported = max((max(line.total, line.nodes) for line in lines), default=0)
        return PositionAnalysis(
            simulations=reported or len(candidates),
            candidates=candidates,
            profile=self._name,
            seconds=seconds,
            depth=depth or None,
        )

    # The three formats

    def _read_detail(self, text: str) -> bool:
        key, _, value = text.partition(" ")
        key, value = key.upper(), value.strip()
        if key == "PV":
            return self._begin_or_end_block(value)
        rank, line = self._block or (0, self._lines.get(0, _Line()))
        changed = self._with_detail(line, key, value)
        if changed is line:
            return False
        if self._block is None:
            self._set(rank, changed)
            return True
        self._block = rank, changed
        return False

    def _begin_or_end_block(self, value: str) -> bool:
        if value.upper() == "DONE":
            block, self._block = self._block, None
            if block is None:
                return False
            self._set(*block)
            return True
        if value.isdecimal():
            self._block = min(int(value), _MOST_LINES), _Line()
        return False

    def _with_detail(self, line: _Line, key: str, value: str) -> _Line:
        if key in ("DEPTH", "SELDEPTH") and value.isdecimal():
            return replace(line, depth=max(line.depth, int(value[:4])))
        if key == "NODES":
            return replace(line, nodes=_count(value))
        if key == "TOTALNODES":
            return replace(line, total=_count(value))
        if key == "EVAL":
            return _with_evaluation(line, value)
        if key == "WINRATE":
            return _with_rate(line, value)
        if key == "BESTLINE":
            return self._with_points(replace(line, text=value))
        return line

    def _read_realtime(self, text: str) -> bool:
        key, _, value = text.partition(" ")
        key, value = key.upper(), value.strip()
        point = self._coordinates.point(value)
        best = self._lines.get(0, _Line())
        if key == "BEST" and point is not None:
            same = best.points[:1] == (point,)
            self._set(0, best if same else replace(best, text="", points=(point,)))
        elif key == "VAL":
            self._set(0, _with_evaluation(best, value))
        elif key == "PV":
            self._set(0, self._with_points(replace(best, text=value)))
        else:
            return False  # the other keys report progress, not results
        return True

    def _read_free(self, text: str) -> bool:
        """Read free text. Return whether it is analysis, which means that it has a line of moves, or a depth and a
        value.
        """
        found = {key: match for key, pattern in _FREE.items() if (match := pattern.search(text))}
        if "line" not in found and not {"depth", "value"} <= found.keys():
            return False
        line = self._lines.get(0, _Line())
        if "line" in found:
            line = self._with_points(replace(line, text=found["line"][1]))
        if "depth" in found:
            line = replace(line, depth=int(found["depth"][2] or found["depth"][1]))
        if "nodes" in found:
            line = replace(line, nodes=_count(found["nodes"][1]))
        if "value" in found:
            line = _with_evaluation(line, found["value"][1])
        if "rate" in found:
            line = _with_rate(line, found["rate"][1])
        self._set(0, line)
        return True

    def _with_points(self, line: _Line) -> _Line:
        """Return the line with the moves in `text`, if the text names any."""
        return replace(line, points=self._coordinates.line(line.text)[:_LONGEST_LINE]) if line.text else line

    def _set(self, rank: int, line: _Line) -> None:
        if rank == 0 and line.points[:1] != self._lines.get(0, _Line()).points[:1]:
            self._lines = {}  # a new best move: the second line belongs to an older search
        self._lines[rank] = line


def _with_evaluation(line: _Line, text: str) -> _Line:
    """Return the line with the evaluation in `text`, such as `+M12`, `-M*`, `35` or `62 %`."""
    word = text.replace(" ", "")
    if (mate := _MATE.fullmatch(word)) is not None:
        return replace(line, value=-1.0 if mate[1] == "-" else 1.0)
    if word.endswith("%"):
        return _with_rate(line, word)
    number = _NUMBER.match(word)
    if number is None:
        return line
    return replace(line, value=math.tanh(float(number[0]) / (2 * _EVALUATION_SCALE)))


def _with_rate(line: _Line, text: str) -> _Line:
    """Return the line with the win rate in `text`, such as `0.62`, `62` or `62 %`. A claimed win keeps its value."""
    number = _NUMBER.match(text)
    if number is None or (line.value is not None and abs(line.value) == 1):
        return line
    rate = float(number[0])
    rate = rate / 100 if rate > 1 or text.rstrip().endswith("%") else rate
    return replace(line, value=2 * min(1.0, max(0.0, rate)) - 1)


def _count(text: str) -> int:
    match = _COUNT.match(text.strip())
    return int(float(match[1]) * _SIZES[match[2].lower()]) if match else 0


def _candidates(lines: list[_Line], answer: int | None) -> tuple[Candidate, ...]:
    """Return candidates in the engine's order, each with at most as many visits as the candidate before."""
    rows: list[Candidate] = []
    for line in sorted(lines, key=lambda line: line.points[:1] != (answer,)) if answer is not None else lines:
        if not line.points or line.value is None or any(row.point == line.points[0] for row in rows):
            continue
        nodes = line.nodes or line.total or 1  # it was searched
        rows.append(
            Candidate(
                point=line.points[0],
                visits=min(nodes, rows[-1].visits) if rows else nodes,
                value=line.value,
                line=line.points,
            )
        )
    return tuple(rows)
