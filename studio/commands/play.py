"""`mcts-studio play`: a game in the terminal, between people and engines."""

import argparse
import random
import sys
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands.opening import add_game_argument, printable
from studio.game.errors import StudioError
from studio.game.files import save_record
from studio.game.files.door import format_of_name, refuse_unsavable
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone

if TYPE_CHECKING:
    from studio.commands.interruption import Interruption
    from studio.commands.terminal_game import TerminalGame
    from studio.engine.options.limits import Limit
    from studio.players.levels import SeatedEngine
    from studio.players.player import Player

SUMMARY = "play in the terminal, against an engine or between two"
DESCRIPTION = (
    "Play a game in the terminal: the board is drawn as text, and points are typed. A side is `person`, or a profile "
    "and perhaps a level, such as studio:club. Without a limit engines take two seconds for a move. Ctrl+C and the end "
    "of the input leave the game; its record is saved in any case."
)
_PERSON = "person"
_SECONDS, _HINT_SECONDS = 2.0, 1.0
_SEEDS = 2**31


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_argument(parser)
    side = "person, or PROFILE or PROFILE:LEVEL (default: {})"
    parser.add_argument("--black", default=_PERSON, metavar="WHO", help=side.format(_PERSON))
    parser.add_argument("--white", default="studio", metavar="WHO", help=side.format("studio, at the level casual"))
    parser.add_argument("--seconds", type=float, metavar="S", help="an engine takes at most S seconds for a move")
    parser.add_argument("--simulations", type=float, metavar="N", help="an engine makes at most N simulations a move")
    parser.add_argument("--depth", type=float, metavar="N", help="an engine moves when a line is N moves long")
    parser.add_argument(
        "--clock", metavar="S+I", help="each side has S seconds for the game, and gains I with each move: 300 or 60+1"
    )
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that grow one tree (default: 1)")
    parser.add_argument("--seed", type=int, metavar="N", help="engines that count simulations play the same again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is saved (default: a new file)")


def run(asked: argparse.Namespace) -> int:
    from studio.commands.interruption import Interruption
    from studio.commands.terminal_game import TerminalGame
    from studio.engine.options.limits import checked_start
    from studio.players.clocks import TimeControl

    seed, threads = checked_start(random.randrange(_SEEDS) if asked.seed is None else asked.seed, asked.threads)  # noqa: S311  # no secret
    rules, limit = asked.game or PRESETS["gomoku-15"], _limit(asked)
    seats = {Stone.BLACK: _seat(asked.black, limit), Stone.WHITE: _seat(asked.white, limit)}
    control = TimeControl.from_text(asked.clock) if asked.clock else TimeControl()
    record = _record(rules, seats)
    if asked.save is not None:
        _refuse_unsavable(record, asked.save)
    players = {stone: _player(seat, rules, seed + 2 * stone, threads) for stone, seat in seats.items()}
    with Interruption() as interruption:
        helper, ask = partial(_helper, rules, threads), partial(_ask, interruption)
        game = TerminalGame(record, players, control, interruption, helper, _say, ask)
        try:
            game.play()
        finally:
            _save(game, asked.save)
            game.close()
    return 0


def _limit(asked: argparse.Namespace) -> "Limit":
    """What an engine may spend on a move."""
    from studio.engine.options.limits import Limit

    limit = Limit(simulations=asked.simulations, seconds=asked.seconds, depth=asked.depth)
    return Limit(seconds=_SECONDS) if limit.is_empty and not asked.clock else limit


def _seat(text: str, limit: "Limit") -> "SeatedEngine | None":
    """An engine, or nothing for a person."""
    from studio.players.levels import DEFAULT_LEVEL, SeatedEngine

    if text.lower() == _PERSON:
        return None
    profile, _, level = text.partition(":")
    return SeatedEngine(profile, level or DEFAULT_LEVEL, limit)


def _record(rules: Rules, seats: "Mapping[Stone, SeatedEngine | None]") -> GameRecord:
    record = GameRecord(rules)
    record.black, record.white = _name(seats[Stone.BLACK]), _name(seats[Stone.WHITE])
    return record


def _name(seat: "SeatedEngine | None") -> str:
    from studio.engine.options.profiles import profile_named

    return "" if seat is None else f"{profile_named(seat.profile).title} ({seat.level})"


def _player(seat: "SeatedEngine | None", rules: Rules, seed: int, threads: int) -> "Player | None":
    """Ready to play; what is not compiled yet is compiled first."""
    if seat is None:
        return None
    from studio.commands.warmup import ensure_warm

    ensure_warm(rules, seat.parameters)
    from studio.players.search_player import SearchPlayer

    return SearchPlayer(seat, name=_name(seat), seed=seed, threads=threads)


def _helper(rules: Rules, threads: int) -> "Player":
    from studio.engine.options.limits import Limit
    from studio.players.levels import SeatedEngine

    player = _player(SeatedEngine("studio", "full", Limit(seconds=_HINT_SECONDS)), rules, 0, threads)
    if player is None:
        raise ValueError("a person helps nobody")
    return player


def _say(text: str) -> None:
    print(text, flush=True)


def _ask(interruption: "Interruption", prompt: str) -> str | None:
    """A line that somebody types; what comes through a pipe is shown, too."""
    print(prompt, end="", flush=True)
    line = interruption.read_line()
    if line is None or sys.stdin is None or not sys.stdin.isatty():
        print(printable("" if line is None else line.strip()), flush=True)
    return line


# Saving


def _refuse_unsavable(record: GameRecord, path: Path) -> None:
    """Before anybody has played: a file that cannot be written when the game is over loses it."""
    refuse_unsavable([record], format_of_name(path, [record]))
    if not path.absolute().parent.is_dir():
        raise StudioError("no_folder", f"The folder of {printable(str(path))} does not exist. Make it first.")


def _save(game: "TerminalGame", path: Path | None) -> None:
    """Where it was asked for, or else where games are kept; a game without a move is kept nowhere."""
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
    from studio.machine.games_folder import keep
    from studio.machine.settings import home_folders

    return keep(record, home_folders().games, date.today())
