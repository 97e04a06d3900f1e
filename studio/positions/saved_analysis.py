"""Analyses of positions in the canonical form, as text."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec

from studio.game.canonical import Canonical
from studio.game.merged_analysis import merged_analysis
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis

_MOST_CANDIDATES, _LONGEST_LINE = 16, 12
UNDECODABLE = (msgspec.DecodeError, ValueError, TypeError, OverflowError, RecursionError)
"""The exceptions that decoding a damaged analysis may raise."""


@dataclass(frozen=True, slots=True)
class _Saved:
    """The part of an analysis that is saved."""

    visits: int
    candidates: tuple[Candidate, ...] = ()
    known: KnownResult = NOTHING_KNOWN
    lost: tuple[int, ...] = ()
    lost_in: int | None = None
    profile: str = ""


def is_worth_saving(analysis: PositionAnalysis) -> bool:
    """Return whether the analysis comes from an unrestricted search of this program and has a candidate."""
    return bool(analysis.candidates) and not analysis.is_steered and not analysis.is_external


def encoded(analysis: PositionAnalysis, form: Canonical) -> str:
    """Return the text of an analysis, with the points of the canonical form."""
    rows = sorted(analysis.candidates, key=lambda row: -row.visits)[:_MOST_CANDIDATES]
    moved = tuple(_moved(row, form.image) for row in rows)
    lost = tuple(map(form.image, analysis.lost))
    saved = _Saved(analysis.visits, moved, analysis.known, lost, analysis.lost_in, analysis.profile)
    return msgspec.json.encode(saved).decode()


def decoded(text: str, form: Canonical) -> PositionAnalysis:
    """Return the analysis of a position from its text. Raise one of `UNDECODABLE` if the text is damaged."""
    saved = msgspec.json.decode(text, type=_Saved)
    named = {*saved.lost, *(point for row in saved.candidates for point in (row.point, *row.line))}
    if any(not 0 <= point < form.rules.size for point in named):
        raise ValueError("a saved point is not on the board")
    rows = tuple(_moved(row, form.original) for row in saved.candidates)
    lost = tuple(map(form.original, saved.lost))
    return PositionAnalysis(saved.visits, rows, saved.profile, known=saved.known, lost=lost, lost_in=saved.lost_in)


def better(old: str | None, new: str, form: Canonical) -> str:
    """Return the text of the better of two analyses, with the proofs of both."""
    if old is None:
        return new
    try:
        return encoded(merged_analysis(decoded(old, form), decoded(new, form)), form)
    except UNDECODABLE:
        return new


def _moved(row: Candidate, move: Callable[[int], int]) -> Candidate:
    line = tuple(map(move, row.line[:_LONGEST_LINE]))
    return replace(row, point=move(row.point), line=line)
