"""`mcts-studio gtp`: serve as an engine on standard input and output, with the Go Text Protocol."""

import argparse
import gc
import os
import random
from typing import TYPE_CHECKING

from studio.commands.books import add_book_argument
from studio.commands.piped import lines_into, own_output
from studio.commands.profiles import add_strength_arguments
from studio.commands.settings import add_scale_argument, add_settings_argument, scale_of

if TYPE_CHECKING:
    from studio.engine.options.parameters import Parameters
    from studio.game.rules import Rules

SUMMARY = "run as an engine for programs that speak GTP, the Go Text Protocol"
DESCRIPTION = (
    "Speak the Go Text Protocol, version 2, on standard input and output, so that programs made for Go can play "
    "against this search and show its analysis (kata-analyze, lz-analyze). Points skip the letter I, as in Go "
    "programs: J9 is the point that the window and `analyze` call i9. docs/gtp.md describes the commands, and the GTP "
    "command list_commands lists them. Example: printf 'play B H8\\ngenmove W\\nquit\\n' | mcts-studio gtp --seconds 1"
)
_SEEDS = 2**31
_END_SECONDS = 2.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="gomoku-15", metavar="GAME", help="rules at the start (default: gomoku-15)")
    add_strength_arguments(parser)
    parser.add_argument(
        "--seconds",
        type=float,
        default=5.0,
        metavar="S",
        help="seconds per move if the other program sets no time (default: 5)",
    )
    parser.add_argument(
        "--threads", type=int, default=1, metavar="N", help="threads that search one tree, 1 to 256 (default: 1)"
    )
    add_book_argument(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="random seed, from 0 (default: random)")
    add_settings_argument(parser)
    add_scale_argument(parser, "--set exploration=C")


def run(args: argparse.Namespace) -> int:
    from studio import __version__
    from studio.commands.profiles import catalogue_with_warnings
    from studio.engine.options.limits import Limit, checked_start
    from studio.engine.options.scale import with_settings
    from studio.game.rules import rules_from_text
    from studio.networks.catalogue import located
    from studio.players.book import open_book
    from studio.players.levels import SeatedEngine
    from studio.protocols.gtp.clock import GtpClock
    from studio.protocols.gtp.game import GtpGame
    from studio.protocols.gtp.lines import LONGEST_LINE

    seed, threads = checked_start(random.randrange(_SEEDS) if args.seed is None else args.seed, args.threads)  # noqa: S311  # no secret
    scale = scale_of(args, (f"{name}={value}" for name, value in args.settings))
    profile = catalogue_with_warnings().named(args.profile)
    parameters = located(with_settings(profile.parameters, dict(args.settings), scale))
    seat = SeatedEngine(args.profile, args.level, Limit(), parameters)
    rules, book = rules_from_text(args.game), None if args.book is None else open_book(args.book)
    clock = GtpClock(Limit(seconds=args.seconds))
    with own_output(line_end="") as write:
        from studio.protocols.gtp.engine import GtpEngine
        from studio.protocols.gtp.server import GtpServer
        from studio.protocols.gtp.thinking import Thinking

        thinking = Thinking(seat, _ensure_warm, seed=seed, threads=threads, book=book)
        server = GtpServer(GtpEngine(GtpGame(rules), thinking, clock, __version__), write)

        def take(line: bytes) -> bool:
            server.take(line)
            return not server.has_ended

        try:
            lines_into(take, LONGEST_LINE)
            has_ended = server.end()
        except KeyboardInterrupt:
            has_ended = server.end(_END_SECONDS)
    gc.freeze()  # controllers wait for the exit, and a last garbage collection of the compiler takes a second
    if not has_ended:
        os._exit(0)  # a thread that is loading the compiler cannot be interrupted
    return 0


def _ensure_warm(rules: "Rules", parameters: "Parameters") -> None:
    from studio.commands.warmup import ensure_warm

    ensure_warm(rules, parameters)
