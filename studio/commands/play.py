"""`mcts-studio play`: play in the terminal."""

import argparse
import random
import sys
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.books import add_book_argument
from studio.commands.opening import add_game_argument, printable
from studio.commands.settings import add_scale_argument, scale_of
from studio.commands.table_argument import add_table_argument, table_from_text
from studio.commands.terminal.typed_lines import TooLateError
from studio.game.errors import StudioError
from studio.game.files import save_record
from studio.game.files.game_files import format_of_name, refuse_unsavable
from studio.game.openings import PROTOCOLS, protocol_named
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone

if TYPE_CHECKING:
    from studio.commands.terminal.game import TerminalGame
    from studio.commands.terminal.interruption import Interruption
    from studio.engine.options.limits import Limit
    from studio.players.clocks import TimeControl
    from studio.players.player import Answer, Player

SUMMARY = "play in the terminal against an engine"
DESCRIPTION = (
    "Play a game in the terminal: the board is drawn as text, and moves are typed as points. Each side is `person` "
    "or a PLAYER. A PLAYER is a profile with optional level and settings, such as studio:club or "
    "classic-uct,exploration=1,seconds=5, or an external engine such as engine:NAME. Without a limit engines think "
    "for 2 seconds per move. If you give a limit, it replaces the maximum number of simulations of a level. With a "
    "clock, a side that runs out of time loses. Ctrl+C and the end of the input end the game; the game is saved."
)
_PERSON, _NO_TABLE = "person", "none"
_SECONDS, _HINT_SECONDS = 2.0, 1.0
_SEEDS = 2**31


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_argument(parser)
    side = "{}: person, PROFILE[:LEVEL][,NAME=VALUE …] or engine:NAME (default: {})"
    parser.add_argument("--black", default=_PERSON, metavar="PLAYER", help=side.format("Black", _PERSON))
    default = "studio:casual, or studio:full if a limit is given"
    parser.add_argument("--white", default="studio", metavar="PLAYER", help=side.format("White", default))
    parser.add_argument(
        "--opening",
        metavar="PROTOCOL",
        help="opening that the players play first; Black then begins it, and the colours may change: "
        f"{', '.join(PROTOCOLS)} (default: none)",
    )
    parser.add_argument("--seconds", type=float, metavar="S", help="limit per engine move in seconds, more than 0")
    parser.add_argument("--simulations", type=float, metavar="N", help="limit per engine move in simulations, from 1")
    parser.add_argument(
        "--depth",
        type=float,
        metavar="N",
        help="limit per engine move: stop when a line of the tree is N plies long, from 1",
    )
    parser.add_argument(
        "--clock", metavar="S+I", help="clock: S seconds per side plus I seconds per move, such as 300 or 60+1"
    )
    add_scale_argument(parser, "a PLAYER's exploration=C")
    add_table_argument(
        parser,
        _NO_TABLE,
        _NO_TABLE,
        note="; none: no table and no evaluation. The size, depth and breadth of the tree follow each table",
    )
    parser.add_argument(
        "--threads", type=int, default=1, metavar="N", help="threads that search one tree, 1 to 256 (default: 1)"
    )
    add_book_argument(parser)
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="random seed, from 0; with a limit of simulations engines repeat their moves (default: random)",
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="file for the game (default: a new file among your games)"
    )


def run(args: argparse.Namespace) -> int:
    from studio.commands.profiles import catalogue_with_warnings
    from studio.commands.terminal.game import TerminalGame
    from studio.commands.terminal.interruption import Interruption
    from studio.commands.terminal.opening import TerminalOpening
    from studio.commands.terminal.seats import (
        FIRST_COLOURS,
        control_of,
        name_of,
        opening_players,
        player_of_seat,
        seat_of,
        with_book,
    )
    from studio.engine.options.limits import checked_start

    seed, threads = checked_start(random.randrange(_SEEDS) if args.seed is None else args.seed, args.threads)  # noqa: S311  # no secret
    rules, control, catalogue = args.game or PRESETS["gomoku-15"], _control(args), catalogue_with_warnings()
    report = _report(args.table, rules)
    protocol = None if args.opening is None else protocol_named(args.opening, rules)
    is_limit_given, scale = not _limit(args).is_empty, scale_of(args, (args.black, args.white))
    seats = {
        stone: seat_of(text, control, threads, catalogue, is_limit_given=is_limit_given, scale=scale)
        for stone, text in _sides(args)
    }
    if args.book is not None:
        seats = {stone: with_book(seat, args.book) for stone, seat in seats.items()}
    controls = {stone: control_of(seat, control) for stone, seat in seats.items()}
    names = {stone: name_of(seat, catalogue) for stone, seat in seats.items()}
    record = _record(rules, names)
    if args.save is not None:
        _refuse_unsavable(record, args.save)
    players = {
        stone: player_of_seat(seat, names[stone], rules, seed + stone) if seat is not None else None
        for stone, seat in seats.items()
    }
    with Interruption() as interruption:
        helper, ask = lru_cache(maxsize=1)(partial(_helper, rules, threads)), partial(_ask, interruption)
        opening = None
        if protocol is not None:
            engines = opening_players(players, seats, names, seed, helper, lambda: interruption.is_wanted)
            by_order = {who: names[stone] for who, stone in FIRST_COLOURS.items()}
            opening = TerminalOpening(protocol, rules, engines, by_order, interruption, _say, ask)
        game = TerminalGame(record, players, controls, interruption, helper, _say, ask, report, opening)
        try:
            game.play()
        finally:
            try:
                _save(game, args.save)
            finally:
                game.close()
    return 0


def _sides(args: argparse.Namespace) -> list[tuple[Stone, str]]:
    return [(Stone.BLACK, args.black), (Stone.WHITE, args.white)]


def _limit(args: argparse.Namespace) -> "Limit":
    """Return the limit per engine move that the options set. If they set none, it is empty."""
    from studio.engine.options.limits import Limit

    return Limit(simulations=args.simulations, seconds=args.seconds, depth=args.depth)


def _control(args: argparse.Namespace) -> "TimeControl":
    """Return the time control of a game: the clock, and the limit per engine move.

    Without options, an engine has 2 seconds per move.
    """
    from studio.engine.options.limits import Limit
    from studio.players.clocks import TimeControl

    limit = _limit(args)
    if args.clock:
        return TimeControl.from_text(args.clock, limit)
    return TimeControl(Limit(seconds=_SECONDS) if limit.is_empty else limit)


def _report(table: str, rules: Rules) -> "Callable[[Player, Answer], Iterable[str]] | None":
    """Return a function that yields lines about an engine's search after its move.

    Return None if `table`, the value of the option `--table`, is `none`.
    """
    if table == _NO_TABLE:
        return None
    form = table_from_text(table, rules)
    from studio.commands.warmup import ensure_stages
    from studio.engine.stages import SURVEYS

    ensure_stages((SURVEYS,))
    from studio.commands.terminal.report import report_of

    return partial(report_of, form, rules)


def _record(rules: Rules, names: Mapping[Stone, str]) -> GameRecord:
    record = GameRecord(rules)
    record.black, record.white = names[Stone.BLACK], names[Stone.WHITE]
    return record


def _helper(rules: Rules, threads: int) -> "Player":
    """Make a strong player that gives hints."""
    from studio.commands.terminal.seats import search_player
    from studio.engine.options.limits import Limit
    from studio.players.levels import SeatedEngine

    seat = SeatedEngine("studio", "full", Limit(seconds=_HINT_SECONDS))
    return search_player(seat, "The search", rules, 0, threads)


def _say(text: str) -> None:
    print(text, flush=True)


def _ask(interruption: "Interruption", prompt: str, seconds: float | None) -> str | None:
    """Show a prompt and return the typed line.

    Return None at the end of the input. Input from a pipe is echoed. Raise `TooLateError` if no line is typed within
    `seconds`.
    """
    print(prompt, end="", flush=True)
    try:
        line = interruption.read_line(seconds)
    except TooLateError:
        print(flush=True)  # so that the next output begins on a new line
        raise
    if line is None or sys.stdin is None or not sys.stdin.isatty():
        print(printable("" if line is None else line.strip()), flush=True)
    return line


# Saving


def _refuse_unsavable(record: GameRecord, path: Path) -> None:
    """Raise an error if the game cannot be saved to `path`."""
    # Commands call this before the game.
    refuse_unsavable([record], format_of_name(path, [record]))
    if not path.absolute().parent.is_dir():
        raise StudioError(messages.NO_FOLDER, path=str(path))


def _save(game: "TerminalGame", path: Path | None) -> None:
    """Save the game to `path`.

    If there is no path, or if this fails, save it in the user's folder of games. A game without moves is only saved if
    there is a path.
    """
    if path is None and not game.has_moves:
        return
    saves: list[Callable[[], Path]] = [partial(_keep, game.record)]
    if path is not None:
        saves.insert(0, partial(_save_as, game.record, path))
    for save in saves:
        try:
            where = save()
        except StudioError as error:
            _say(str(error))
        else:
            _say(f"The game is saved in {where}.")
            return


def _save_as(record: GameRecord, path: Path) -> Path:
    for warning in save_record(record, path):
        _say(str(warning))
    return path


def _keep(record: GameRecord) -> Path:
    from studio.machine.folders import home_folders
    from studio.machine.games_folder import keep

    return keep(record, home_folders().games, date.today())
