"""Sends our engine's analysis to the tournament manager while the engine thinks, if the manager wants it."""

import math
from collections.abc import Callable, Iterator

from studio.game.position_analysis import Candidate, PositionAnalysis, Proof
from studio.game.rules import Rules
from studio.players.gomocup.conditions import Conditions
from studio.players.gomocup.points import points_text

_EVERY_SECONDS = 0.2
# They are computed from win rates.
_SCALE, _MOST = 200, 2000
"""The scale of evaluations and their largest absolute value."""


class Reports:
    """Writes the analysis of one move at intervals.

    Realtime lines are written only after a change.
    """

    def __init__(
        self, write: Callable[[str], None], conditions: Conditions, rules: Rules, now: Callable[[], float], breadth: int
    ) -> None:
        self._write, self._rules, self._now, self._breadth = write, rules, now, breadth
        self._realtime, self._detail = conditions.reports_realtime, conditions.reports_detail
        self._written_at: float | None = None
        self._said: set[str] = set()
        self._lost: set[int] = set()

    def tell(self, thought: PositionAnalysis, *, is_last: bool = False) -> None:
        """Write a report if enough time has passed since the last one, or if `is_last` is set.

        Do nothing if the manager requested no reports.
        """
        now = self._now()
        if thought.best is None or not self._breadth or not (self._realtime or self._detail):
            return
        if not is_last and self._written_at is not None and now - self._written_at < _EVERY_SECONDS:
            return
        self._written_at = now
        for line in self._lines(thought):
            self._write(line)

    def _lines(self, thought: PositionAnalysis) -> Iterator[str]:
        if self._realtime:
            yield from self._new(_realtime_lines(thought, self._rules))
            yield from self._losses(thought)
        if self._detail:
            for number, candidate in enumerate(_best(thought)[: self._breadth]):
                yield from _detail_lines(thought, candidate, number, self._breadth, self._rules)

    def _new(self, lines: Iterator[str]) -> Iterator[str]:
        """Yield the lines that differ from those of the last report."""
        said = set(lines_now := list(lines))
        yield from (line for line in lines_now if line not in self._said)
        self._said = said

    def _losses(self, thought: PositionAnalysis) -> Iterator[str]:
        lost = {*thought.lost, *(row.point for row in thought.candidates if row.proof is Proof.LOSS)}
        for point in sorted(lost - self._lost):
            yield f"MESSAGE REALTIME LOST {points_text([point], self._rules)}"
        self._lost |= lost


def _best(thought: PositionAnalysis) -> list[Candidate]:
    return sorted(thought.candidates, key=lambda row: (row.proof is not Proof.WIN, -row.visits))


def _realtime_lines(thought: PositionAnalysis, rules: Rules) -> Iterator[str]:
    best = _best(thought)[0]
    yield f"MESSAGE REALTIME BEST {points_text([best.point], rules)}"
    yield f"MESSAGE REALTIME VAL {evaluation(best.win_rate)}"
    yield f"MESSAGE REALTIME PV {points_text(best.line or (best.point,), rules)}"


def _detail_lines(
    thought: PositionAnalysis, candidate: Candidate, number: int, breadth: int, rules: Rules
) -> Iterator[str]:
    seconds, line = thought.seconds or 0.0, candidate.line or (candidate.point,)
    speed = thought.simulations / seconds if seconds else 0.0
    yield f"INFO PV {number}"
    yield f"INFO NUMPV {breadth}"
    yield f"INFO DEPTH {len(line)}"
    yield f"INFO SELDEPTH {thought.depth or len(line)}"
    yield f"INFO NODES {candidate.visits}"
    yield f"INFO TOTALNODES {thought.simulations}"
    yield f"INFO TOTALTIME {seconds * 1000:.0f}"
    yield f"INFO SPEED {speed:.0f}"
    yield f"INFO EVAL {_evaluation_text(candidate)}"
    yield f"INFO WINRATE {candidate.win_rate:.4f}"
    yield f"INFO BESTLINE {points_text(line, rules)}"
    yield "INFO PV DONE"


def _evaluation_text(candidate: Candidate) -> str:
    """Return a candidate's evaluation as text.

    For a proven win or loss, it is the number of moves, such as `+M5`.
    """
    if candidate.proof in (Proof.WIN, Proof.LOSS):
        sign = "+" if candidate.proof is Proof.WIN else "-"
        return f"{sign}M{candidate.proof_moves if candidate.proof_moves is not None else '*'}"
    return str(evaluation(candidate.win_rate))


def evaluation(win_rate: float) -> int:
    """Convert a win rate to an evaluation from −2000 to 2000."""
    # Other engines use this scale: they count stones and threats.
    rate = min(1 - 1e-9, max(1e-9, win_rate))
    return round(min(_MOST, max(-_MOST, _SCALE * math.log(rate / (1 - rate)))))
