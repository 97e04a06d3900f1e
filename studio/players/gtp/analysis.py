"""Reads the lines of `kata-analyze` and `lz-analyze`. Win rates are for the side to move."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import isfinite

from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.vertices import place_of_vertex
from studio.players.hosting.output import LONGEST_LINE

_MOST_CANDIDATES, _LONGEST_PV = 64, 40
_INFO = re.compile(r"(?:^|\s)info\s+")
_AFTER = re.compile(r"\s(?:rootInfo|ownership|ownershipStdev)\s")
"""The words that end the data about single moves."""
_SCALE = 10_000
"""`lz-analyze` writes rates as whole numbers in ten-thousandths."""


@dataclass(frozen=True, slots=True)
class _Info:
    """The data of a line about one move."""

    order: int
    candidate: Candidate


class GtpAnalysis:
    """The analysis of one position that an engine has reported so far."""

    def __init__(self, name: str, position: Position, *, is_scaled: bool) -> None:
        """`is_scaled` says whether rates are in ten-thousandths."""
        self._name, self._position, self._is_scaled = name, position, is_scaled
        self._infos: tuple[_Info, ...] = ()

    def read(self, line: str) -> bool:
        """Read a line of the engine. Return whether it is a line of analysis with at least one legal move."""
        if not line.startswith("info "):
            return False
        parts = _INFO.split(_AFTER.split(line)[0])[1:]
        if len(line) >= LONGEST_LINE - 1 and len(parts) > 1:
            parts.pop()  # the line was cut there
        found = tuple(info for part in parts[:_MOST_CANDIDATES] if (info := self._info(part.split())) is not None)
        self._infos = found or self._infos
        return bool(found)

    @property
    def best(self) -> int | None:
        """The move that the engine prefers."""
        return min(self._infos, key=lambda info: info.order).candidate.point if self._infos else None

    @property
    def visits(self) -> int:
        return sum(info.candidate.visits for info in self._infos)

    def analysis(self, seconds: float, answer: int | None = None) -> PositionAnalysis | None:
        """Return the analysis so far, with the engine's move `answer` as the first candidate. Return None if there is
        no analysis.
        """
        if not self._infos:
            return None
        return PositionAnalysis(
            simulations=max(1, self.visits),
            candidates=tuple(_in_order([info.candidate for info in self._by_rank(answer)])),
            profile=self._name,
            seconds=seconds,
            is_external=True,
        )

    def _by_rank(self, answer: int | None) -> list[_Info]:
        return sorted(
            self._infos, key=lambda info: (info.candidate.point != answer, -info.candidate.visits, info.order)
        )

    def _info(self, words: list[str]) -> _Info | None:
        """Return the data of one move, or None if it is illegal or lacks its visits or its win rate."""
        fields = dict(_fields(words))
        move = fields.get("move", [])
        line = self._legal(fields["pv"][:_LONGEST_PV] if fields.get("pv", [])[:1] == move else move)
        visits, rate = _whole(fields.get("visits")), self._rate(fields.get("winrate"))
        if not line or visits is None or rate is None:
            return None
        candidate = Candidate(
            point=line[0], visits=visits, value=2 * rate - 1, prior=self._rate(fields.get("prior")), line=line
        )
        return _Info(_whole(fields.get("order")) or 0, candidate)

    def _rate(self, words: list[str] | None) -> float | None:
        number = _number(words)
        if number is None:
            return None
        return min(1.0, max(0.0, number / _SCALE if self._is_scaled else number))

    def _legal(self, names: Sequence[str]) -> tuple[int, ...]:
        """Return the moves before the first illegal one."""
        position, points = self._position.copy(), []
        for name in names:
            place = place_of_vertex(name, position.rules)
            if place is None or position.is_over or not position.rules.has(*place):
                break
            point = position.rules.point(*place)
            if not position.is_legal(point):
                break
            position.play(point)
            points.append(point)
        return tuple(points)


def _fields(words: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the keys and values of one move. `pv` has several values, which begin with letters and end with digits."""
    place = 0
    while place < len(words):
        key, first = words[place], place + 1
        place = first + 1
        if key == "pv":
            while place < len(words) and words[place][-1:].isdigit() and words[place][:1].isalpha():
                place += 1
        yield key, words[first:place]


def _whole(words: list[str] | None) -> int | None:
    return int(words[0][:15]) if words and words[0].isascii() and words[0].isdigit() else None


def _number(words: list[str] | None) -> float | None:
    try:
        number = float(words[0]) if words else None
    except ValueError:
        return None
    return number if number is not None and isfinite(number) else None


def _in_order(candidates: list[Candidate]) -> Iterator[Candidate]:
    """Yield each move once. Visits never increase from one to the next, as in a record."""
    seen: dict[int, int] = {}
    for candidate in candidates:
        if candidate.point not in seen:
            visits = min([candidate.visits, *seen.values()])
            seen[candidate.point] = visits
            yield replace(candidate, visits=visits)
