"""`mcts-studio engines`: the engines of other people that the studio knows, and whether they work."""

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
    from studio.players.gomocup.trial import TrialResult, TrialStep

SUMMARY = "add engines of other people, and try them out"
DESCRIPTION = (
    "The engines of other people that play and analyse in the studio: programs that speak the Gomocup protocol. "
    "Only what stands in this list is ever started."
)
_STEPS = {
    "start": "Starting it …",
    "about": "Asking what it is …",
    "move": "Asking for a move …",
    "small": "Trying a small board …",
    "wide": "Trying a wide board …",
    "end": "",
}
_ADDING = "Everything behind the name is the program and its arguments; options of this command come before the name."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title="actions")
    actions.add_parser("list", help="name the engines (also without an action)")
    adding = actions.add_parser("add", help="add an engine", description=_ADDING)
    adding.add_argument("--folder", metavar="FOLDER", default="", help="where it is started; else beside the program")
    adding.add_argument("--row-first", action="store_true", help="the engine writes the row before the column")
    adding.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help="told to it as INFO")
    adding.add_argument("--memory", metavar="MB", type=int, help="what it is told that it may use (350)")
    adding.add_argument("--start", metavar="S", type=float, help="how long it may take until it is ready (10)")
    adding.add_argument("name", metavar="NAME")
    adding.add_argument("command_line", metavar="PROGRAM", nargs=argparse.REMAINDER, help="the program, its arguments")
    for action, help_text in (("remove", "forget an engine"), ("test", "start an engine and let it move")):
        actions.add_parser(action, help=help_text).add_argument("name", metavar="NAME")


def run(asked: argparse.Namespace) -> int:
    from studio.players.engine_list import load_engines

    engines = load_engines()
    for problem in engines.problems:
        _complain(str(problem))
    if asked.action == "add":
        return _add(asked, engines)
    if asked.action == "remove":
        return _remove(asked.name, engines)
    if asked.action == "test":
        return _test(engines.named(asked.name))
    return _list(engines)


def _list(engines: "EngineList") -> int:
    from studio.players.engine_list import engines_path

    if not engines.entries:
        print("There is no engine yet. Add one: mcts-studio engines add NAME PROGRAM")
    for entry in engines.entries:
        print(printable(f"{entry.name}: {' '.join(entry.command)}"))
    print(printable(f"The list is kept in {engines_path()}."))
    return 0


def _add(asked: argparse.Namespace, engines: "EngineList") -> int:
    from studio.players.engine_entry import EngineEntry, Orientation

    plain = EngineEntry(asked.name, ())
    entry = EngineEntry(
        name=asked.name,
        command=_command(asked.command_line),
        folder=str(Path(asked.folder).absolute()) if asked.folder else "",
        orientation=Orientation.ROW_FIRST if asked.row_first else Orientation.COLUMN_FIRST,
        options=tuple(_option(text) for text in asked.option),
        memory_mb=plain.memory_mb if asked.memory is None else asked.memory,
        start_seconds=plain.start_seconds if asked.start is None else asked.start,
    )
    _save(engines.with_entry(entry))
    print(printable(f"Added {entry.name}. Try it out: mcts-studio engines test {entry.name!r}"))
    return 0


def _command(words: list[str]) -> tuple[str, ...]:
    """With the whole path of the program, for it is started from elsewhere."""
    if not words:
        raise StudioError(messages.ENGINE_NO_COMMAND)
    found = shutil.which(words[0])
    program = os.path.expanduser(words[0]) if found is None else found  # noqa: PTH111  # it may be no path at all
    return (str(Path(program).absolute()), *words[1:])


def _option(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key.strip(), value.strip()


def _remove(name: str, engines: "EngineList") -> int:
    gone = engines.named(name)
    _save(engines.without(name))
    print(printable(f"Removed {gone.name}. Its program is left as it is."))
    return 0


def _save(engines: "EngineList") -> None:
    from studio.players.engine_list import save_engines

    aside = save_engines(engines.entries)
    if aside is not None:
        _complain(f"The old list, of which not everything could be read, is kept in {aside}.")


def _test(entry: "EngineEntry") -> int:
    from studio.players.gomocup.trial import EngineTrial

    result = EngineTrial(entry).run(_progress)
    for sentence in _sentences(result):
        print(printable(sentence))
    return 0 if result.can_play else 1


def _progress(step: "TrialStep") -> None:
    if sys.stderr.isatty():
        print(f"\r{_STEPS[step]:40}", end="" if _STEPS[step] else "\r", file=sys.stderr, flush=True)


def _sentences(result: "TrialResult") -> list[str]:
    from studio.game.notation import human_point

    told = []
    if result.ready_seconds is not None:
        told.append(f"{result.entry.name} was ready after {result.ready_seconds:.2f} s.")
    if result.about.title:
        by = f" by {result.about.author}" if result.about.author else ""
        told.append(f"It says that it is {result.about.title}{by}.")
    for move in (result.usual, result.small):
        if move is None:
            continue
        board = f"{move.rules.rows}×{move.rules.columns}"
        if move.point is not None:
            told.append(f"It moved to {human_point(move.point, move.rules)} on {board} after {move.seconds:.2f} s.")
        else:
            told.append(f"It does not play on {board}: {move.fault}")
    return told + _insights(result) + [str(fault) for fault in (result.fault, result.fault_at_end) if fault is not None]


def _insights(result: "TrialResult") -> list[str]:
    told = []
    if result.usual is not None:
        told.append("It shows what it thinks." if result.tells else "It showed nothing of what it thinks.")
    if result.plays_wide is False:
        told.append("It plays on square boards only.")
    if result.is_turned:
        told.append(f"It writes points {result.orientation}: remove it, and add it again {_other_way(result)}.")
    elif result.orientation is not None:
        told.append(f"It writes points {result.orientation}, as you said.")
    elif result.plays_wide is None and result.fault is None:
        told.append("Whether it writes the column or the row first could not be told.")
    return told


def _other_way(result: "TrialResult") -> str:
    return "with --row-first" if result.orientation == "row-first" else "without --row-first"


def _complain(sentence: str) -> None:
    print(f"mcts-studio: {printable(sentence)}", file=sys.stderr)
