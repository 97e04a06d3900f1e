"""Our private SGF properties: how long a move took, and what a search found (docs/formats.md describes them).

MSTM  the time the move took, in milliseconds
MSAN  simulations, then perhaps : and the profile's name
MSCA  one value a candidate: point, visits, value, prior, proof, line; a dash stands for what is not there
MSPF  what is proven of the position
MSLO  moves that are no candidates because they are proven lost: the proof that all of them have, and their points
MSCO  like MSCA: moves as a search found them that was steered to tell them apart
MSSD  1 where the search was steered
MSPA  one value a parameter of the search: name=value, the value as in JSON
MSTL  how the search evolved, as its timeline writes itself; a property like those of other programs here
"""

import json
from collections.abc import Mapping

from studio.game.files.sgf_points import point_from_sgf, sgf_point
from studio.game.files.sgf_syntax import escape, unescape
from studio.game.position_analysis import Candidate, KnownResult, ParameterValue, PositionAnalysis, Proof
from studio.game.rules import Rules
from studio.game.stones import PASS

TIME, ANALYSIS, CANDIDATES, PARAMETERS = "MSTM", "MSAN", "MSCA", "MSPA"
PROVEN, LOST, COMPARED, STEERED = "MSPF", "MSLO", "MSCO", "MSSD"
OF_ANALYSIS = frozenset({ANALYSIS, CANDIDATES, PARAMETERS, PROVEN, LOST, COMPARED, STEERED})
_PROOFS = {Proof.UNKNOWN: "-", Proof.WIN: "W", Proof.DRAW: "D", Proof.LOSS: "L"}
_MOST_DIGITS = 4
_PROOFS_READ = {letter: proof for proof, letter in _PROOFS.items()}


def analysis_properties(analysis: PositionAnalysis, rules: Rules) -> list[tuple[str, list[str]]]:
    """The properties that hold an analysis, their values escaped."""
    profile = f":{escape(analysis.profile)}" if analysis.profile else ""
    properties = {
        ANALYSIS: [f"{analysis.simulations}{profile}"],
        PROVEN: [_known_value(analysis.known)] * analysis.known.is_certain,
        CANDIDATES: [_candidate_value(candidate, rules) for candidate in analysis.candidates],
        LOST: [_lost_value(analysis, rules)] * bool(analysis.lost),
        COMPARED: [_candidate_value(candidate, rules) for candidate in analysis.compared],
        STEERED: ["1"] * analysis.is_steered,
        PARAMETERS: [
            escape(f"{name}={json.dumps(value, ensure_ascii=False)}") for name, value in analysis.parameters.items()
        ],
    }
    return [(name, values) for name, values in properties.items() if values]


def read_analysis(values: Mapping[str, list[str]], rules: Rules) -> PositionAnalysis:
    """The analysis in these properties; ValueError where they do not hold one."""
    (head,) = values[ANALYSIS]
    simulations, _, profile = unescape(head).partition(":")
    parameters = dict(_read_parameter(unescape(value)) for value in values.get(PARAMETERS, ()))
    if len(parameters) != len(values.get(PARAMETERS, ())):
        raise ValueError("a parameter is named twice")
    lost_in, lost = _read_lost("".join(values.get(LOST, ())), rules)
    return PositionAnalysis(
        simulations=int(simulations),
        candidates=tuple(_read_candidate(value, rules) for value in values.get(CANDIDATES, ())),
        profile=profile,
        parameters=parameters,
        known=_read_known("".join(values.get(PROVEN, ("-",)))),
        lost=lost,
        lost_in=lost_in,
        is_steered=STEERED in values,
        compared=tuple(_read_candidate(value, rules) for value in values.get(COMPARED, ())),
    )


def _known_value(known: KnownResult) -> str:
    """Such as W5: a win in at most five moves, or a W alone where they were not counted."""
    return _PROOFS[known.proof] + ("" if known.moves is None or not known.is_certain else str(known.moves))


def _read_known(text: str) -> KnownResult:
    proof, moves = _PROOFS_READ.get(text[:1]), text[1:]
    if proof is None or len(moves) > _MOST_DIGITS or (moves and not (moves.isdecimal() and moves.isascii())):
        raise ValueError(f"{text[:40]!r} is no proof")
    return KnownResult(proof, int(moves) if moves else None)


def _lost_value(analysis: PositionAnalysis, rules: Rules) -> str:
    points = "".join(sgf_point(point, rules) for point in analysis.lost)
    return f"{_known_value(KnownResult(Proof.LOSS, analysis.lost_in))} {points}"


def _read_lost(value: str, rules: Rules) -> tuple[int | None, tuple[int, ...]]:
    if not value:
        return None, ()
    known, points = value.split()
    return _read_known(known).moves, _read_points(points, rules)


def _candidate_value(candidate: Candidate, rules: Rules) -> str:
    fields = (
        sgf_point(candidate.point, rules),
        candidate.visits,
        repr(float(candidate.value)),
        "-" if candidate.prior is None else repr(float(candidate.prior)),
        _known_value(candidate.known),
        "".join(sgf_point(point, rules) for point in candidate.line) or "-",
    )
    return " ".join(map(str, fields))


def _read_candidate(value: str, rules: Rules) -> Candidate:
    point, visits, worth, prior, proof, line = value.split()
    known = _read_known(proof)
    return Candidate(
        _read_point(point, rules),
        int(visits),
        float(worth),
        None if prior == "-" else float(prior),
        known.proof,
        () if line == "-" else _read_points(line, rules),
        known.moves,
    )


def _read_points(text: str, rules: Rules) -> tuple[int, ...]:
    return tuple(_read_point(text[at : at + 2], rules) for at in range(0, len(text), 2))


def _read_point(text: str, rules: Rules) -> int:
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
