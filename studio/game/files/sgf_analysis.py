"""This program's private SGF properties: times of moves and results of searches (see docs/formats.md).

MSTM  the duration of the move in milliseconds
MSMC  the cost of an engine's move: simulations, draws, depth, win rate of the move, visits kept; a dash if unknown;
      then the score of an external engine, if any
MSAN  the number of simulations, then optionally a colon and the name of the profile
MSCA  one value per candidate: point, visits, value, prior, proof, line; a dash stands for a missing entry;
      then the score of an external engine, if any, with a ~ before it if the value is an estimate
MSPF  the proven result of the position
MSLO  the moves proven lost that are not candidates: the proof that they share, and their points
MSCO  like MSCA: the results of a steered search that compared these moves
MSSD  1 if the search was steered
MSLT  1 if the search was made after the last review of the position
MSSC  the duration of the search in seconds; MSDP its depth in plies; MSDR its simulations that ended in a draw
MSEX  if an external engine reported the analysis: the depth to which it searched all lines, or a dash
MSKP  the visits of the root that the search kept from earlier moves
MSTH  a win by threats: W (side to move) or M (other side, after a pass), kind, line, defences, undecided moves;
      L if a limit was reached; - if the solver found none
MSPA  one value per parameter of the search: name=value, with the value as in JSON
MSTL  the timeline of the search as text; this module treats it like a property of another program
"""

import json
import re
from collections.abc import Mapping

from studio.game.files.sgf_points import point_from_sgf, sgf_point
from studio.game.files.sgf_syntax import escape, unescape
from studio.game.move_cost import MoveCost
from studio.game.position_analysis import (
    THREAT_KINDS,
    Candidate,
    KnownResult,
    ParameterValue,
    PositionAnalysis,
    Proof,
    ThreatsFound,
    ThreatWin,
)
from studio.game.rules import Rules
from studio.game.stones import PASS

TIME, COST, ANALYSIS, CANDIDATES, PARAMETERS = "MSTM", "MSMC", "MSAN", "MSCA", "MSPA"
PROVEN, LOST, COMPARED, STEERED, LATER = "MSPF", "MSLO", "MSCO", "MSSD", "MSLT"
SECONDS, DEPTH, DRAWS, KEPT, THREATS, EXTERNAL = "MSSC", "MSDP", "MSDR", "MSKP", "MSTH", "MSEX"
OF_ANALYSIS = frozenset(
    {
        ANALYSIS,
        CANDIDATES,
        PARAMETERS,
        PROVEN,
        LOST,
        COMPARED,
        STEERED,
        LATER,
        SECONDS,
        DEPTH,
        DRAWS,
        KEPT,
        THREATS,
        EXTERNAL,
    }
)
_WIN, _MENACE, _LIMITED, _NONE = "W", "M", "L", "-"
_PROOFS = {Proof.UNKNOWN: "-", Proof.WIN: "W", Proof.DRAW: "D", Proof.LOSS: "L"}
_MOST_DIGITS = 4
_LONGEST_COUNT = 15
# Older versions wrote four (without the visits kept and the score) or five (without the score).
_COST_FIELDS = 6
"""The number of fields of a cost."""
_SECONDS = re.compile(r"\d{1,9}(\.\d{1,9})?", re.ASCII)
_PROOFS_READ = {letter: proof for proof, letter in _PROOFS.items()}


def analysis_properties(analysis: PositionAnalysis, rules: Rules) -> list[tuple[str, list[str]]]:
    """Return the SGF properties of an analysis, with escaped values."""
    profile = f":{escape(analysis.profile)}" if analysis.profile else ""
    properties = {
        ANALYSIS: [f"{analysis.simulations}{profile}"],
        PROVEN: [known_value(analysis.known)] * analysis.known.is_certain,
        CANDIDATES: [_candidate_value(candidate, rules) for candidate in analysis.candidates],
        LOST: [_lost_value(analysis, rules)] * bool(analysis.lost),
        COMPARED: [_candidate_value(candidate, rules) for candidate in analysis.compared],
        STEERED: ["1"] * analysis.is_steered,
        LATER: ["1"] * analysis.is_later,
        SECONDS: [] if analysis.seconds is None else [f"{analysis.seconds:.6f}"],
        DEPTH: [] if analysis.depth is None else [str(analysis.depth)],
        DRAWS: [] if analysis.draws is None else [str(analysis.draws)],
        KEPT: [str(analysis.kept)] * bool(analysis.kept),
        EXTERNAL: ["-" if analysis.full_depth is None else str(analysis.full_depth)] * analysis.is_external,
        THREATS: [] if analysis.threats is None else _threat_values(analysis.threats, rules),
        PARAMETERS: [
            escape(f"{name}={json.dumps(value, ensure_ascii=False)}") for name, value in analysis.parameters.items()
        ],
    }
    return [(name, values) for name, values in properties.items() if values]


def read_analysis(values: Mapping[str, list[str]], rules: Rules) -> PositionAnalysis:
    """Return the analysis in these properties.

    Raise KeyError without MSAN, and ValueError if a value is invalid.
    """
    (head,) = values[ANALYSIS]
    simulations, _, profile = unescape(head).partition(":")
    parameters = dict(_read_parameter(unescape(value)) for value in values.get(PARAMETERS, ()))
    if len(parameters) != len(values.get(PARAMETERS, ())):
        raise ValueError("a parameter is named twice")
    lost_in, lost = _read_lost("".join(values.get(LOST, ())), rules)
    return PositionAnalysis(
        simulations=_read_visits(simulations),
        candidates=tuple(_read_candidate(value, rules) for value in values.get(CANDIDATES, ())),
        profile=profile,
        parameters=parameters,
        known=read_known("".join(values.get(PROVEN, ("-",)))),
        lost=lost,
        lost_in=lost_in,
        is_steered=STEERED in values,
        compared=tuple(_read_candidate(value, rules) for value in values.get(COMPARED, ())),
        seconds=_read_seconds("".join(values.get(SECONDS, ()))),
        depth=_read_count("".join(values.get(DEPTH, ()))),
        draws=_read_count("".join(values.get(DRAWS, ()))),
        threats=_read_threats(values[THREATS], rules) if THREATS in values else None,
        kept=_read_count("".join(values.get(KEPT, ()))) or 0,
        is_external=EXTERNAL in values,
        is_later=LATER in values,
        full_depth=_read_count("".join(values.get(EXTERNAL, ())).removeprefix("-")),
    )


def cost_value(cost: MoveCost) -> str:
    """Return the cost as five fields.

    If there is an engine score, it is a sixth field. A dash stands for an unknown number.
    """
    rate = "-" if cost.win_rate is None else f"{cost.win_rate:.6f}"
    simulations, draws, depth, kept = (
        "-" if count is None else str(count) for count in (cost.simulations, cost.draws, cost.depth, cost.kept)
    )
    return " ".join((simulations, draws, depth, rate, kept, *filter(None, (cost.engine_score,))))


def read_cost(value: str) -> MoveCost | None:
    """Return the cost of a move, or None if the value is invalid."""
    try:
        fields = ["" if field == "-" else field for field in value.split()]
        simulations, draws, depth, rate, kept, score = (*fields, *("", "")[: max(0, _COST_FIELDS - len(fields))])
        counts = _read_count(simulations), _read_count(draws), _read_count(depth)
        return MoveCost(*counts, _read_seconds(rate), _read_count(kept), score)
    except ValueError:
        return None


def _read_count(text: str) -> int | None:
    if not text:
        return None
    if len(text) > _LONGEST_COUNT or not (text.isdecimal() and text.isascii()):
        raise ValueError(f"{text[:40]!r} is no count")
    return int(text)


def _read_visits(text: str) -> int:
    count = _read_count(text)
    if count is None:
        raise ValueError("the number of visits is missing")
    return count


def _read_seconds(text: str) -> float | None:
    """Return a number in plain decimal digits such as 0.25, or None for an empty text.

    Raise ValueError for any other text.
    """
    if not text:
        return None
    if not _SECONDS.fullmatch(text):
        raise ValueError(f"{text[:40]!r} is no number")
    return float(text)


def known_value(known: KnownResult) -> str:
    """Return a proven result as text.

    W5 is a win in at most five plies, W is a win of unknown length, and - is no proof.
    """
    return _PROOFS[known.proof] + ("" if known.moves is None or not known.is_certain else str(known.moves))


def read_known(text: str) -> KnownResult:
    proof, moves = _PROOFS_READ.get(text[:1]), text[1:]
    if proof is None or len(moves) > _MOST_DIGITS or (moves and not (moves.isdecimal() and moves.isascii())):
        raise ValueError(f"{text[:40]!r} is no proof")
    return KnownResult(proof, int(moves) if moves else None)


def _lost_value(analysis: PositionAnalysis, rules: Rules) -> str:
    points = "".join(sgf_point(point, rules) for point in analysis.lost)
    return f"{known_value(KnownResult(Proof.LOSS, analysis.lost_in))} {points}"


def _read_lost(value: str, rules: Rules) -> tuple[int | None, tuple[int, ...]]:
    if not value:
        return None, ()
    known, points = value.split()
    return read_known(known).moves, read_points(points, rules)


def _threat_values(found: ThreatsFound, rules: Rules) -> list[str]:
    """Return one value per win, such as `W fours hghihj - -`.

    If a limit was reached, add `L`. If the list would be empty, return `-` as the only value.
    """
    wins = ((_WIN, found.win), (_MENACE, found.menace))
    values = [_threat_value(letter, win, rules) for letter, win in wins if win is not None]
    return [*values, *[_LIMITED] * found.is_limited] or [_NONE]


def _threat_value(letter: str, win: ThreatWin, rules: Rules) -> str:
    lists = ("".join(sgf_point(point, rules) for point in points) for points in (win.line, win.defences, win.undecided))
    return " ".join((letter, win.kind, *(points or _NONE for points in lists)))


def _read_threats(values: list[str], rules: Rules) -> ThreatsFound:
    wins = {value[:1]: _read_threat(value, rules) for value in values if value not in (_LIMITED, _NONE)}
    if wins.keys() - {_WIN, _MENACE}:
        raise ValueError("a win by threats is of the side to move or of the other one")
    return ThreatsFound(wins.get(_WIN), wins.get(_MENACE), _LIMITED in values)


def _read_threat(value: str, rules: Rules) -> ThreatWin:
    _, kind, *lists = value.split()
    line, defences, undecided = (() if points == _NONE else read_points(points, rules) for points in lists)
    if kind not in THREAT_KINDS:
        raise ValueError(f"{kind[:40]!r} is no kind of threats")
    return ThreatWin(kind, line, defences, undecided)


def _candidate_value(candidate: Candidate, rules: Rules) -> str:
    fields = (
        sgf_point(candidate.point, rules),
        candidate.visits,
        repr(float(candidate.value)),
        "-" if candidate.prior is None else repr(float(candidate.prior)),
        known_value(candidate.known),
        "".join(sgf_point(point, rules) for point in candidate.line) or "-",
        *filter(None, ("~" * candidate.is_estimate + (candidate.engine_score or "-" * candidate.is_estimate),)),
    )
    return " ".join(map(str, fields))


def _read_candidate(value: str, rules: Rules) -> Candidate:
    point, visits, worth, prior, proof, line, *scores = value.split()
    score = scores[0] if scores else ""
    if len(scores) > 1:
        raise ValueError("a candidate has one score")
    known = read_known(proof)
    return Candidate(
        read_point(point, rules),
        _read_visits(visits),
        float(worth),
        None if prior == "-" else float(prior),
        known.proof,
        () if line == "-" else read_points(line, rules),
        known.moves,
        score.removeprefix("~").removeprefix("-" if score == "~-" else ""),
        score.startswith("~"),
    )


def read_points(text: str, rules: Rules) -> tuple[int, ...]:
    return tuple(read_point(text[at : at + 2], rules) for at in range(0, len(text), 2))


def read_point(text: str, rules: Rules) -> int:
    point = point_from_sgf(text, rules)
    if point is None or point == PASS:
        raise ValueError(f"{text!r} is no point of the board")
    return point


def _read_parameter(text: str) -> tuple[str, ParameterValue]:
    name, equals, value = text.partition("=")
    parsed = json.loads(value) if equals else None
    if not isinstance(parsed, bool | int | float | str):
        raise ValueError(f"{text[:40]!r} is no parameter")
    return name, parsed
