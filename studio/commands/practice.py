"""`mcts-studio practice`: count, collect, export and import the positions to practise."""

import argparse
import json
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands.opening import printable
from studio.game.percent import percent

if TYPE_CHECKING:
    from studio.practice.statistics import Statistics
    from studio.practice.store import PracticeStore

SUMMARY = "show, add, export and import the positions to practise"
DESCRIPTION = (
    "Show how many positions are due today. The positions are mistakes from reviewed games; they are practised in the "
    "window. Other actions add the mistakes of games that `mcts-studio review` or the window has reviewed, and export "
    "or import all positions with their schedules and answers as JSON lines."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the numbers as one JSON object")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title="actions")
    actions.add_parser("due", help="show the numbers of today (the default action)")
    adding = actions.add_parser("add", help="add the mistakes of reviewed games")
    adding.add_argument("paths", metavar="FILE", type=Path, nargs="+", help="game files, or folders with SGF files")
    adding.add_argument("--player", metavar="NAME", help="only mistakes of this player; remembered for later games")
    for action, text in (("export", "write all positions"), ("import", "add exported positions")):
        actions.add_parser(action, help=text).add_argument("path", metavar="FILE", type=Path, help="file of JSON lines")


def run(args: argparse.Namespace) -> int:
    from studio.machine.folders import home_folders
    from studio.practice.store import PracticeStore

    store = PracticeStore(home_folders().practice)
    try:
        if args.action == "add":
            return _add(store, args)
        if args.action == "export":
            return _export(store, args.path)
        if args.action == "import":
            return _import(store, args.path)
        statistics = store.statistics(date.today())
        print(json.dumps(_as_dict(statistics)) if args.json else _text(statistics))
    finally:
        store.close()
    return 0


def _add(store: "PracticeStore", args: argparse.Namespace) -> int:
    from studio.practice.sources import add_files, contents_of

    if args.player is not None:
        store.set_setting("player", args.player.strip())
    files = [file for path in args.paths for file in (contents_of(path).files if path.is_dir() else [path])]
    added = add_files(store, files, _is_engine, date.today())
    for name in added.failed:
        print(f"{printable(name)} could not be read.")
    print(
        f"{_counted(added.games, 'game')}: {_counted(added.mistakes, 'mistake')}, "
        f"{_counted(added.cards, 'new position')}."
    )
    return 1 if added.failed else 0


def _export(store: "PracticeStore", path: Path) -> int:
    from studio.game.files.saving import replace_file
    from studio.practice.exchange import lines_of

    cards = store.all()
    replace_file(path, "".join(f"{line}\n" for line in lines_of(cards)).encode())
    print(f"{_counted(len(cards), 'position')} exported to {printable(str(path))}.")
    if store.damaged:
        print(f"{_counted(store.damaged, 'damaged position')} left out.")
    return 0


def _import(store: "PracticeStore", path: Path) -> int:
    from studio.practice.exchange import cards_in

    cards = cards_in(path)
    new = store.take_in(cards)
    print(f"{_counted(len(cards), 'position')} read, {new} new.")
    return 0


def _is_engine(name: str) -> bool:
    from studio.engine.options.limits import Limit
    from studio.machine.folders import home_folders
    from studio.players.engine_list import load_engines
    from studio.players.playing_on import engine_named
    from studio.players.profile_folder import ProfileFolder

    catalogue = ProfileFolder(home_folders().profiles).catalogue()
    return engine_named(name, Limit(), load_engines().entries, catalogue) is not None


def _as_dict(statistics: "Statistics") -> dict[str, int | float | None]:
    return {
        "due": statistics.due,
        "positions": statistics.cards,
        "new": statistics.new,
        "answered_today": statistics.answered_today,
        "streak_days": statistics.streak,
        "answers_in_30_days": statistics.answers,
        "right_in_30_days": statistics.rate,
    }


def _text(statistics: "Statistics") -> str:
    rate = "–" if statistics.rate is None else percent(statistics.rate, 0)
    return (
        f"Due today: {statistics.due} of {_counted(statistics.cards, 'position')} ({statistics.new} new). "
        f"Answered today: {statistics.answered_today}.\n"
        f"Streak: {_counted(statistics.streak, 'day')}. Right in the last 30 days: {rate} of "
        f"{_counted(statistics.answers, 'answer')}."
    )


def _counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
