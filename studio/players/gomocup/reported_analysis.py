"""Collects the analysis that an external engine reports, in any of three formats.

Realtime lines have the form `MESSAGE REALTIME BEST 7,7`. Detail blocks begin with `INFO PV 0` and end with `INFO PV
DONE`. In all other lines figures are recognized. A win that the engine claims counts as an evaluation, not as a proof.
"""

import math
import re
from dataclasses import dataclass, replace

from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, is_engine_score
from studio.game.stones import Stone
from studio.players.gomocup.coordinates import Coordinates, pair_in
from studio.players.gomocup.figures import Figures, read_figures

_LONGEST_LINE = 40
_MOST_LINES = 64
# The strongest engines use this scale.
_EVALUATION_SCALE = 200.0
"""An evaluation of this size stands for a win rate of 73 %."""
_MATE = re.compile(r"([+-]?)M(\d{1,3}|\*)?", re.ASCII | re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,12}(?:\.\d{1,9})?", re.ASCII)
_COUNT = re.compile(r"(\d{1,12}(?:\.\d{1,6})?)\s*([kmg]?)", re.ASCII | re.IGNORECASE)
_SIZES = {"": 1, "k": 10**3, "m": 10**6, "g": 10**9}
_ANSWERS = ("ERROR", "UNKNOWN", "SUGGEST", "OK")
"""The first words of lines that answer commands and report no analysis."""


@dataclass(frozen=True, slots=True)
class _Line:
    """The engine's data about one principal variation."""

    text: str = ""
    points: tuple[int, ...] = ()
    score: str = ""
    rate: float | None = None
    nodes: int = 0
    full_depth: int = 0
    depth: int = 0
    total: int = 0

    @property
    def is_estimate(self) -> bool:
        """Whether `value` comes from an evaluation or a claimed win, not from a win rate.

        A claimed win takes precedence over a win rate.
        """
        return self.rate is None or "M" in self.score

    @property
    def value(self) -> float:
        """The value from −1 to 1 for the side to move, or 0 if there is no evaluation."""
        if "M" in self.score:
            return -1.0 if self.score.startswith("-") else 1.0
        if self.rate is not None:
            return 2 * self.rate - 1
        return math.tanh(float(self.score) / (2 * _EVALUATION_SCALE)) if self.score else 0.0


class ReportedAnalysis:
    """The analysis of one move that an engine has reported so far."""

    def __init__(self, name: str, coordinates: Coordinates, position: Position) -> None:
        """Collect the analysis of `position`."""
        # Each principal variation is cut before its first illegal move.
        self._name, self._coordinates, self._position = name, coordinates, position
        self._lines: dict[int, _Line] = {}
        self._block: tuple[int, _Line] | None = None
        self._begun_depth: int | None = None  # the depth of the search whose figures are expected next

    def read(self, line: str) -> bool:
        """Read a line of the engine. Return whether it belongs to the analysis."""
        keyword, _, rest = line.partition(" ")
        keyword, rest = keyword.upper(), rest.strip()
        if keyword in _ANSWERS or pair_in(line) is not None:
            return False
        if keyword == "INFO":
            is_read, is_known = self._read_detail(rest)
            return is_read if is_known else self._read_free(rest, is_message=False)
        if keyword not in ("MESSAGE", "DEBUG"):
            return self._read_free(line, is_message=False)
        if rest.upper().startswith("REALTIME "):
            return self._read_realtime(rest[len("REALTIME ") :].strip())
        return self._read_free(rest, is_message=True)

    def analysis(self, seconds: float, answer: int | None = None) -> PositionAnalysis:
        """Return the analysis so far.

        The engine's move `answer` becomes the first candidate. `answer` is None while the engine thinks.
        """
        if answer is not None and (first := self._lines.get(0)) is not None:
            self._coordinates.learn(first.text, answer)
            self._lines = {rank: self._with_points(line) for rank, line in self._lines.items()}
            if not self._lines[0].points:  # figures without a legal line belong to the move played
                self._lines[0] = replace(first, points=(answer,))
        lines = [line for _rank, line in sorted(self._lines.items())]
        candidates = _candidates(lines, answer)
        full_depth = max((line.full_depth for line in lines), default=0)
        depth = max((max(line.depth, line.full_depth) for line in lines), default=0)
        reported = max((max(line.total, line.nodes) for line in lines), default=0)
        return PositionAnalysis(
            simulations=reported or len(candidates),
            candidates=candidates,
            profile=self._name,
            seconds=seconds,
            depth=depth or None,
            is_external=True,
            full_depth=full_depth if 0 < full_depth < depth else None,
        )

    # The three formats

    def _read_detail(self, text: str) -> tuple[bool, bool]:
        """Read a line of a detail block, such as `PV 0`.

        Return whether the line completed a part of the analysis, and whether it has this format.
        """
        key, _, value = text.partition(" ")
        key, value = key.upper(), value.strip()
        if key == "PV":
            return self._begin_or_end_block(value), True
        rank, line = self._block or (0, self._lines.get(0, _Line()))
        changed = self._with_detail(line, key, value)
        if changed is line:
            return False, False
        if self._block is None:
            self._set(rank, changed)
            return True, True
        self._block = rank, changed
        return False, True

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
        if key == "DEPTH" and value.isdecimal():
            return replace(line, full_depth=int(value[:4]))
        if key == "SELDEPTH" and value.isdecimal():
            return replace(line, depth=int(value[:4]))
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
        if key == "BEST" and point is not None and self._legal((point,)):
            same = best.points[:1] == (point,)
            self._set(0, best if same else replace(best, text="", points=(point,)))
        elif key == "VAL":
            self._set(0, _with_evaluation(best, value))
        elif key == "PV":
            self._set(0, self._with_points(replace(best, text=value)))
        else:
            return False  # all other keys report progress, not results
        return True

    def _read_free(self, text: str, *, is_message: bool) -> bool:
        """Search a line of another format for figures. Return whether any were found and stored."""
        found = read_figures(text, is_message=is_message)
        if not found.kinds:
            return False
        line = self._lines.get(0, _Line())
        if found.kinds == 1 and found.depth is not None and line.full_depth:
            self._begun_depth = found.depth  # the figures of this depth follow, unless the search ends before
            return False
        self._set(0, self._with_figures(self._at_begun_depth(line), found))
        return True

    def _at_begun_depth(self, line: _Line) -> _Line:
        depth, self._begun_depth = self._begun_depth, None
        return line if depth is None else replace(line, full_depth=depth, depth=0)

    def _with_figures(self, line: _Line, found: Figures) -> _Line:
        if found.line:
            line = self._with_points(replace(line, text=found.line))
        if found.depth is not None:
            line = replace(line, full_depth=found.depth, depth=0)
        if found.selective_depth is not None:
            line = replace(line, depth=found.selective_depth)
        if found.nodes is not None:
            line = replace(line, nodes=found.nodes)
        if found.score or found.rate is not None:  # replaces both the old evaluation and the old win rate
            line = replace(line, score=found.score, rate=found.rate)
        return line

    def _with_points(self, line: _Line) -> _Line:
        """Return a copy of the line whose `points` are the legal moves in its `text`.

        Return the line itself if it has no text.
        """
        if not line.text:
            return line
        return replace(line, points=self._legal(self._coordinates.line(line.text)[:_LONGEST_LINE]))

    def _legal(self, points: tuple[int, ...]) -> tuple[int, ...]:
        """Return the moves before the first illegal one."""
        position, legal = self._position.copy(), 0
        for point in points:
            if position.is_over or position.stone(point) is not Stone.EMPTY:
                break
            position.play(point)
            legal += 1
        return points[:legal]

    def _set(self, rank: int, line: _Line) -> None:
        if rank == 0 and line.points[:1] != self._lines.get(0, _Line()).points[:1]:
            self._lines = {}  # a new best move: the other lines belong to an older search
        self._lines[rank] = line


def _with_evaluation(line: _Line, text: str) -> _Line:
    """Return the line with the evaluation in `text`, such as `+M12`, `-M*`, `35` or `62 %`.

    An invalid `text` changes nothing.
    """
    word = text.replace(" ", "")
    if (mate := _MATE.fullmatch(word)) is not None:
        return replace(line, score=f"{'-' if mate[1] == '-' else '+'}M{mate[2] or '*'}")
    if word.endswith("%"):
        return _with_rate(line, word)
    number = _NUMBER.match(word)
    return line if number is None or not is_engine_score(number[0]) else replace(line, score=number[0])


def _with_rate(line: _Line, text: str) -> _Line:
    """Return the line with the win rate in `text`, such as `0.62`, `62` or `62 %`.

    An invalid `text` changes nothing.
    """
    number = _NUMBER.match(text)
    if number is None:
        return line
    rate = float(number[0])
    rate = rate / 100 if rate > 1 or text.rstrip().endswith("%") else rate
    return replace(line, rate=min(1.0, max(0.0, rate)))


def _count(text: str) -> int:
    match = _COUNT.match(text.strip())
    return int(float(match[1]) * _SIZES[match[2].lower()]) if match else 0


def _candidates(lines: list[_Line], answer: int | None) -> tuple[Candidate, ...]:
    """Return the engine's candidates, the played move `answer` first.

    Visits never increase from one candidate to the next.
    """
    rows: list[Candidate] = []
    for line in sorted(lines, key=lambda line: line.points[:1] != (answer,)) if answer is not None else lines:
        if not line.points or any(row.point == line.points[0] for row in rows):
            continue
        nodes = line.nodes or line.total or 1  # at least 1, because the engine searched the move
        rows.append(
            Candidate(
                point=line.points[0],
                visits=min(nodes, rows[-1].visits) if rows else nodes,
                value=line.value,
                line=line.points,
                engine_score=line.score,
                is_estimate=line.is_estimate,
            )
        )
    return tuple(rows)
