"""`mcts-studio solve`: prove that a position has a win by threats, or that it has none."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.moves import add_moves_argument, add_setup_argument
from studio.commands.opening import add_game_argument, at_most, counted, game_over, open_and_warn, printable
from studio.game.errors import FileError, StudioError
from studio.game.message import english_list
from studio.game.messages import MAY_NOT_PLAY
from studio.game.move_text import play_given
from studio.game.notation import human_point, line_text, move_in_english
from studio.game.position import Position
from studio.game.renju import Forbidden
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone

if TYPE_CHECKING:
    from studio.engine.options.threats import SolverLimit
    from studio.engine.solver import Solver
    from studio.engine.views.threats import Solution

SUMMARY = "prove a win by threats, or that there is none"
DESCRIPTION = (
    "Search for a win by fours, or by threes and fours. The command searches the last position of each game's main "
    "line in each FILE, or without FILE the position that --game, --setup and --moves describe. It prints the "
    "winning line and, if the other side is to move, the moves that refute the line. Without a limit the search "
    "takes at most 10 seconds per position. With --json each position is one line."
)
DEFAULT_SECONDS = 10.0
_SIDES = {"black": Stone.BLACK, "white": Stone.WHITE}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", help="game files of any format")
    add_game_argument(parser, "game without FILE, or if FILE does not name it")
    add_moves_argument(parser)
    add_setup_argument(parser)
    parser.add_argument(
        "--side", choices=_SIDES, help="side whose win the solver searches for (default: the side to move)"
    )
    parser.add_argument(
        "--kind",
        choices=("fours", "threes"),
        default="fours",
        help="threats to use: fours only, or threes and fours (default: fours)",
    )
    parser.add_argument("--nodes", type=float, metavar="N", help="stop after N moves tried, from 1")
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help="stop after S seconds, more than 0 (default: 10 unless --nodes is given)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object per position, each on one line")


@dataclass(frozen=True, slots=True)
class _Problem:
    """A position to solve, and where it comes from.

    `position` is an error if the file or the moves cannot be read. `number` is the number of the game in the file. It
    is None if the file has only one game.
    """

    position: Position | StudioError
    file: str | None = None
    number: int | None = None


def run(args: argparse.Namespace) -> int:
    from studio.engine.options.threats import SolverLimit

    limit = SolverLimit(nodes=args.nodes, seconds=args.seconds)
    limit = SolverLimit(seconds=DEFAULT_SECONDS) if limit == SolverLimit() else limit
    positions = list(_positions(args))
    if len(positions) == 1:
        _refuse_over(_position_of(positions[0]))
    from studio.commands.warmup import ensure_stages
    from studio.engine.stages import solver_stage

    played = [one.position for one in positions if isinstance(one.position, Position)]
    ensure_stages(tuple(dict.fromkeys(solver_stage(position.rules) for position in played)))
    solvers: dict[Rules, Solver] = {}
    return max(_answer(one, solvers, limit, args) for one in positions)


def _positions(args: argparse.Namespace) -> Iterator[_Problem]:
    if args.files and args.setup is not None:
        raise StudioError(messages.SETUP_AND_FILE)
    if not args.files:
        rules = args.game or PRESETS["gomoku-15"]
        start = Position(rules) if args.setup is None else Position.from_text(args.setup, rules)
        yield _Problem(_played(start, args.moves))
    for name in args.files:
        try:
            records = open_and_warn(name, args.game).records
        except StudioError as error:
            yield _Problem(error, name)
            continue
        for number, record in enumerate(records, 1):
            position = record.position(record.main_line()[-1])
            yield _Problem(_played(position, args.moves), name, number if len(records) > 1 else None)


def _played(position: Position, moves: str) -> Position | StudioError:
    try:
        play_given(position, moves)
    except StudioError as error:
        return error
    return position


def _position_of(one: _Problem) -> Position:
    if isinstance(one.position, StudioError):
        raise one.position
    return one.position


def _answer(one: _Problem, solvers: "dict[Rules, Solver]", limit: "SolverLimit", args: argparse.Namespace) -> int:
    """Solve one position and print the result, or print the error. Return the exit code."""
    from studio.engine.options.threats import ThreatKind
    from studio.engine.solver import Solver

    try:
        position = _position_of(one)
        _refuse_over(position)
        side = _SIDES[args.side] if args.side else position.to_move
        if position.rules not in solvers:
            solvers[position.rules] = Solver(position.rules)
        found = solvers[position.rules].solve(position, side, ThreatKind(args.kind), limit)
    except StudioError as error:
        sentence = str(error.within("") if isinstance(error, FileError) else error)  # _origin and _titled name the file
        print(json.dumps(_origin(one) | {"error": sentence}) if args.json else _titled(one, sentence), flush=True)
        return 2
    output = json.dumps(_as_object(one, position, found)) if args.json else _titled(one, _as_text(position, found))
    print(output, flush=True)
    return 0


def _refuse_over(position: Position) -> None:
    if position.is_over:
        raise game_over(position)


# Output


def _origin(one: _Problem) -> dict[str, object]:
    named = {"file": one.file, "number": one.number}
    return {name: value for name, value in named.items() if value is not None}


def _as_object(one: _Problem, position: Position, found: "Solution") -> dict[str, object]:
    barred = {} if found.forbidden is None else _forbidden(found.forbidden)
    return (
        _origin(one)
        | barred
        | {
            "game": position.rules.name if position.rules.name != "custom" else position.rules.text,
            "to_move": position.to_move.colour.lower(),
            "side": found.side.colour.lower(),
            "kind": str(found.kind),
            "result": str(found.result),
            "line": _names(found.line, position.rules),
            "length": found.length,
            "refutations": _names(found.refutations, position.rules),
            "undecided": _names(found.undecided, position.rules),
            "nodes": found.nodes,
            "seconds": round(found.seconds, 6),
        }
    )


def _forbidden(reason: Forbidden) -> dict[str, object]:
    return {"forbidden": human_point(reason.point, reason.rules), "shape": str(reason.shape)}


def _names(points: tuple[int, ...], rules: Rules) -> list[str]:
    return [human_point(point, rules) for point in points]


def _words(points: tuple[int, ...], rules: Rules) -> list[str]:
    return [move_in_english(point, rules) for point in points]


def _titled(one: _Problem, text: str) -> str:
    if one.file is None:
        return text
    return f"{printable(one.file)}{f', game {one.number}' if one.number else ''}: {text}"


def _as_text(position: Position, found: "Solution") -> str:
    sentences = [_result(position, found)]
    if found.is_win and found.side is not position.to_move:
        sentences += _refutation_lines(position, found)
    sentences.append(f"Tried {counted(found.nodes, 'move')} in {found.seconds:.3f} s.")
    return "\n".join(sentences)


def _result(position: Position, found: "Solution") -> str:
    who, is_waiting = found.side.colour, found.side is not position.to_move
    if found.is_win:
        line = line_text(found.line, position.rules)
        wins = "threatens to win" if is_waiting else "wins"
        sentence = f"{who} {wins} by {found.kind} {at_most(found.length)}: {line}."
        if found.forbidden is None:
            return sentence
        return f"{sentence} {MAY_NOT_PLAY.in_english(found.forbidden.brief_fields)}"
    if found.result == "none":
        return f"{who} {'threatens' if is_waiting else 'has'} no win by {found.kind}."
    return f"The limit was reached before a win of {who} by {found.kind} was proved or refuted."


def _refutation_lines(position: Position, found: "Solution") -> Iterator[str]:
    names, unknown = (_words(points, position.rules) for points in (found.refutations, found.undecided))
    if not names and not unknown:
        yield f"No move of {position.to_move.colour} refutes it."
    if names:
        yield f"{'Only ' if not unknown else ''}{english_list(names)} {'refutes' if len(names) == 1 else 'refute'} it."
    if unknown:
        yield f"The limit was reached before these moves were decided: {english_list(unknown)}."
