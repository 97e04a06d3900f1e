"""The private SGF property of the judgement of a review on a move (see docs/formats.md).

MSJU  loss of win rate, better move, its proof, prospects before and after the move, what is special, preferred move,
      line; a dash stands for a missing entry
"""

from studio.game.files.sgf_analysis import known_value, read_known, read_point, read_points
from studio.game.files.sgf_points import sgf_point
from studio.game.judgement import Missed, MoveJudgement, Prospect
from studio.game.rules import Rules

JUDGEMENT = "MSJU"
_NONE = "-"
_UNSETTLED = "unsettled"
_LETTERS = {Missed.WIN: "win", Missed.KEPT_WIN: "shorter", Missed.DEFENCE: "defence"}
_MISSED = {letter: missed for missed, letter in _LETTERS.items()}
_LONGEST_NUMBER = 30


def judgement_value(judgement: MoveJudgement, rules: Rules) -> str:
    """Return the judgement as the value of its property, such as `0.31 hg W5 W5 0.69 win - hghihj`."""
    special = _UNSETTLED if judgement.is_unsettled else _NONE
    return " ".join(
        (
            repr(float(judgement.drop)),
            _point(judgement.better, rules),
            known_value(judgement.known),
            _prospect(judgement.before),
            _prospect(judgement.after),
            special if judgement.missed is None else _LETTERS[judgement.missed],
            _point(judgement.preferred, rules),
            "".join(sgf_point(point, rules) for point in judgement.line) or _NONE,
        )
    )


def read_judgement(value: str, rules: Rules) -> MoveJudgement | None:
    """Return the judgement of a move, or None if the value is invalid."""
    try:
        drop, better, known, before, after, special, preferred, line = value.split()
        if special not in {_NONE, _UNSETTLED, *_MISSED}:
            return None
        return MoveJudgement(
            drop=_number(drop),
            better=None if better == _NONE else read_point(better, rules),
            known=read_known(known),
            before=_read_prospect(before),
            after=_read_prospect(after),
            is_unsettled=special == _UNSETTLED,
            missed=_MISSED.get(special),
            preferred=None if preferred == _NONE else read_point(preferred, rules),
            line=() if line == _NONE else read_points(line, rules),
        )
    except ValueError:
        return None


# Implementation


def _point(point: int | None, rules: Rules) -> str:
    return _NONE if point is None else sgf_point(point, rules)


def _prospect(prospect: Prospect) -> str:
    """Return the proven result as text, such as `W5`.

    If nothing is proven, return the win rate. If that is unknown too, return a dash.
    """
    if prospect.known.is_certain:
        return known_value(prospect.known)
    return _NONE if prospect.rate is None else repr(float(prospect.rate))


def _read_prospect(text: str) -> Prospect:
    return Prospect(_number(text)) if text[:1].isdecimal() else Prospect(None, read_known(text))


def _number(text: str) -> float:
    if len(text) > _LONGEST_NUMBER or not text.isascii():
        raise ValueError(f"{text[:40]!r} is no number")
    return float(text)
