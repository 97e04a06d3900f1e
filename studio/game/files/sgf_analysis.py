"""Our private SGF properties: how long a move took, and what a search found (docs/formats.md describes them).

MSTM  the time the move took, in milliseconds
MSAN  simulations, then perhaps : and the profile's name
MSCA  one value a candidate: point, visits, value, prior, proof, line; a dash stands for what is not there
MSPA  one value a parameter of the search: name=value, the value as in JSON
MSTL  how the search evolved, as its timeline writes itself; a property like those of other programs here
"""

import json
from collections.abc import Mapping

from studio.game.files.sgf_points import point_from_sgf, sgf_point
from studio.game.files.sgf_syntax import escape, unescape
from studio.game.position_analysis import Candidate, ParameterValue, PositionAnalysis, Proof
from studio.game.rules import Rules
from studio.game.stones import PASS

TIME, ANALYSIS, CANDIDATES, PARAMETERS = "MSTM", "MSAN", "MSCA", "MSPA"
_PROOFS = {Proof.UNKNOWN: "-", Proof.WIN: "W", Proof.DRAW: "D", Proof.LOSS: "L"}
_PROOFS_READ = {letter: proof for proof, letter in _PROOFS.items()}


def analysis_properties(analysis: PositionAnalysis, rules: Rules) -> list[tuple[str, list[str]]]:
    """The properties that hold an analysis, their values escaped."""
    profile = f":{escape(analysis.profile)}" if analysis.profile else ""
    properties = [(ANALYSIS, [f"{analysis.simulations}{profile}"])]
    if analysis.candidates:
        properties.append((CANDIDATES, [_candidate_value(candidate, rules) for candidate in analysis.candidates]))
    if analysis.parameters:
        pairs = analysis.parameters.items()
        properties.append(
            (PARAMETERS, [escape(f"{name}={json.dumps(value, ensure_ascii=False)}") for name, value in pairs])
        )
    return properties


def read_analysis(values: Mapping[str, list[str]], rules: Rules) -> PositionAnalysis:
    """The analysis in these properties; ValueError where they do not hold one."""
    (head,) = values[ANALYSIS]
    simulations, _, profile = unescape(head).partition(":")
    candidates = tuple(_read_candidate(value, rules) for value in values.get(CANDIDATES, ()))
    parameters = dict(_read_parameter(unescape(value)) for value in values.get(PARAMETERS, ()))
    if len(parameters) != len(values.get(PARAMETERS, ())):
        raise ValueError("a parameter is named twice")
    return PositionAnalysis(int(simulations), candidates, profile, parameters)


def _candidate_value(candidate: Candidate, rules: Rules) -> str:
    fields = (
        sgf_point(candidate.point, rules),
        candidate.visits,
        repr(float(candidate.value)),
        "-" if candidate.prior is None else repr(float(candidate.prior)),
        _PROOFS[candidate.proof],
        "".join(sgf_point(point, rules) for point in candidate.line) or "-",
    )
    return " ".join(map(str, fields))


def _read_candidate(value: str, rules: Rules) -> Candidate:
    point, visits, worth, prior, proof, line = value.split()
    if proof not in _PROOFS_READ:
        raise ValueError(f"{proof!r} is no proof")
    return Candidate(
        _read_point(point, rules),
        int(visits),
        float(worth),
        None if prior == "-" else float(prior),
        _PROOFS_READ[proof],
        () if line == "-" else tuple(_read_point(line[at : at + 2], rules) for at in range(0, len(line), 2)),
    )


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
