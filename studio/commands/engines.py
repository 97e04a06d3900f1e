"""`mcts-studio engines`: list, add, remove and test external engines."""

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.opening import printable
from studio.game.errors import StudioError

if TYPE_CHECKING:
    from studio.players.engine_entry import EngineEntry
    from studio.players.engine_list import EngineList
    from studio.players.engine_trial import TrialResult, TrialStep, TriedBoard

SUMMARY = "list, add, remove and test external engines"
DESCRIPTION = (
    "Manage the list of external engines: programs that speak the Gomocup protocol or GTP. They can play and analyse "
    "in the window and in commands. No program outside this list is started."
)
_STEPS = {
    "start": "Starting the engine …",
    "about": "Asking for its name …",
    "move": "Asking for a move …",
    "large": "Testing a large board …",
    "small": "Testing a small board …",
    "placed": "Testing a start from a given position …",
    "wide": "Testing a wide board …",
    "end": "",
}
_ADDING = "Everything after NAME is the program and its arguments; options of this command come before NAME."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title="actions")
    actions.add_parser("list", help="list the engines (the default action)")
    adding = actions.add_parser("add", help="add an engine", description=_ADDING)
    adding.add_argument(
        "--folder",
        metavar="FOLDER",
        default="",
        help="working folder of the engine (default: the folder of the program)",
    )
    adding.add_argument(
        "--protocol",
        choices=("gomocup", "gtp"),
        default="gomocup",
        help="protocol of the engine (default: gomocup)",
    )
    adding.add_argument(
        "--row-first", action="store_true", help="the engine writes points as row,column instead of column,row"
    )
    adding.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="option sent to the engine as INFO KEY VALUE, by GTP as kata-set-param KEY VALUE; may be repeated",
    )
    adding.add_argument(
        "--memory", metavar="MB", type=int, help="memory limit sent to the engine in MB, 1 to 1000000 (default: 350)"
    )
    adding.add_argument(
        "--start", metavar="S", type=float, help="seconds until the engine must be ready, 0.1 to 600 (default: 10)"
    )
    adding.add_argument("name", metavar="NAME", help="name of the engine in the list")
    adding.add_argument(
        "command_line", metavar="PROGRAM", nargs=argparse.REMAINDER, help="the program and its arguments"
    )
    for action, help_text in (("remove", "remove an engine"), ("test", "start an engine and ask for moves")):
        actions.add_parser(action, help=help_text).add_argument("name", metavar="NAME", help="name of the engine")


def run(args: argparse.Namespace) -> int:
    from studio.players.engine_list import load_engines

    engines = load_engines()
    for problem in engines.problems:
        _complain(str(problem))
    if args.action == "add":
        return _add(args, engines)
    if args.action == "remove":
        return _remove(args.name, engines)
    if args.action == "test":
        return _test(engines.named(args.name))
    return _list(engines)


def _list(engines: "EngineList") -> int:
    from studio.players.engine_list import engines_path

    if not engines.entries:
        print("The list is empty. Add an engine with: mcts-studio engines add NAME PROGRAM")
    for entry in engines.entries:
        print(printable(f"{entry.name}: {' '.join(entry.command)}"))
    print(printable(f"The list is stored in {engines_path()}."))
    return 0


def _add(args: argparse.Namespace, engines: "EngineList") -> int:
    from studio.players.engine_entry import EngineEntry, EngineProtocol, Orientation

    plain = EngineEntry(args.name, ())
    entry = EngineEntry(
        name=args.name,
        command=_command(args.command_line),
        folder=str(Path(args.folder).absolute()) if args.folder else "",
        orientation=Orientation.ROW_FIRST if args.row_first else Orientation.COLUMN_FIRST,
        options=tuple(_option(text) for text in args.option),
        memory_mb=plain.memory_mb if args.memory is None else args.memory,
        start_seconds=plain.start_seconds if args.start is None else args.start,
        protocol=EngineProtocol(args.protocol),
    )
    _save(engines.with_entry(entry))
    print(printable(f"Added {entry.name}. Test it with: mcts-studio engines test {entry.name!r}"))
    return 0


def _command(words: list[str]) -> tuple[str, ...]:
    """Return the command, with its program as an absolute path."""
    # The program runs in another folder.
    if not words:
        raise StudioError(messages.ENGINE_NO_COMMAND)
    found = shutil.which(words[0])
    program = os.path.expanduser(words[0]) if found is None else found  # noqa: PTH111  # it may not be a valid path
    return (str(Path(program).absolute()), *words[1:])


def _option(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key.strip(), value.strip()


def _remove(name: str, engines: "EngineList") -> int:
    gone = engines.named(name)
    _save(engines.without(name))
    print(printable(f"Removed {gone.name}. Its program is unchanged."))
    return 0


def _save(engines: "EngineList") -> None:
    from studio.players.engine_list import save_engines

    aside = save_engines(engines.entries)
    if aside is not None:
        _complain(f"Parts of the old list could not be read. A copy of it is in {aside}.")


def _test(entry: "EngineEntry") -> int:
    from studio.players.engine_trial import EngineTrial

    result = EngineTrial(entry).run(_progress)
    for sentence in _sentences(result):
        print(printable(sentence))
    return 0 if result.can_play else 1


def _progress(step: "TrialStep") -> None:
    if sys.stderr.isatty():
        print(f"\r{_STEPS[step]:40}", end="" if _STEPS[step] else "\r", file=sys.stderr, flush=True)


def _sentences(result: "TrialResult") -> list[str]:
    lines = []
    if result.ready_seconds is not None:
        lines.append(f"{result.entry.name} was ready after {result.ready_seconds:.2f} s.")
    if result.has_other_protocol:
        again = f"Remove the engine and add it again with --protocol {result.protocol}."
        lines.append(f"It speaks {result.protocol.label}. {again}")
    if result.about.title:
        by = f" by {result.about.author}" if result.about.author else ""
        lines.append(f"It reports the name {result.about.title}{by}.")
    lines += [_board_sentence(board) for board in result.boards]
    faults = (result.other_fault, result.fault_at_end)
    return lines + _insights(result) + [str(fault) for fault in faults if fault is not None]


def _board_sentence(board: "TriedBoard") -> str:
    from studio.game.notation import human_point

    if board.is_refused:
        return f"It does not play on {board.size}: {board.fault}"
    if not board.moves:
        failed = "made no move" if board.is_begun else "began no game"
        return f"It {failed} on {board.size}: {board.fault}"
    moves = ", then ".join(f"{human_point(move.point, board.rules)} after {move.seconds:.2f} s" for move in board.moves)
    played = f"It played on {board.size}: {moves}"
    return f"{played}." if board.fault is None else f"{played}. It made no further move: {board.fault}"


def _insights(result: "TrialResult") -> list[str]:
    lines = []
    if any(board.moves for board in result.boards):
        lines.append("It reports its search." if result.tells else "It did not report its search.")
    if result.placed is not None:
        given = "a given position" if result.protocol == "gtp" else "a given position (BOARD)"
        why = f"It cannot start from {given}, such as an opening: {result.placed.fault}"
        lines.append(f"It can start from {given}." if result.placed.plays else why)
    if result.protocol == "gtp":
        return [*lines, "GTP supports only square boards, so it plays only on these."]
    if result.plays_wide is False:
        lines.append(
            "It can be used on square boards only, because the order of its coordinates could not be tested: "
            f"{result.wide_fault}"
        )
    if result.is_turned:
        lines.append(f"It writes points {result.orientation}. Remove the engine and add it again {_other_way(result)}.")
    elif result.orientation is not None:
        lines.append(f"It writes points {result.orientation}, as configured.")
    elif result.plays_wide is None and result.fault is None:
        lines.append("The order of its coordinates could not be determined.")
    return lines


def _other_way(result: "TrialResult") -> str:
    return "with --row-first" if result.orientation == "row-first" else "without --row-first"


def _complain(sentence: str) -> None:
    print(f"mcts-studio: {printable(sentence)}", file=sys.stderr)
