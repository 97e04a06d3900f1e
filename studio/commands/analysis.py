"""`mcts-studio analysis`: serve as an analysis engine on standard input and output, with KataGo's protocol."""

import argparse
import contextlib
import os
from typing import TYPE_CHECKING

from studio.commands.piped import lines_into, own_output
from studio.commands.settings import add_scale_argument, add_settings_argument, scale_of

if TYPE_CHECKING:
    from studio.engine.options.parameters import Parameters
    from studio.game.rules import Rules

SUMMARY = "run as an analysis engine with the protocol of KataGo"
DESCRIPTION = (
    "Read one JSON query on each line of standard input, and write one JSON answer for each position to standard "
    "output, as the analysis engine of KataGo does. Several positions are analysed at once. docs/analysis-protocol.md "
    "describes the fields. Points skip the letter I, as in Go programs: J9 is the point that the window and "
    "`analyze` call i9. At the end of the input all queries are finished first. Example: "
    """echo '{"id":"a","moves":[["B","H8"],["W","J9"]],"maxVisits":1000}' | mcts-studio analysis"""
)
_END_SECONDS = 2.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--profile", default="studio", metavar="NAME", help="search profile: built in or your own (default: studio)"
    )
    parser.add_argument(
        "--visits",
        type=int,
        default=10_000,
        metavar="N",
        help="visits per position for queries without maxVisits, from 1 (default: 10000)",
    )
    parser.add_argument(
        "--positions", type=int, default=1, metavar="N", help="positions analysed at once, 1 to 256 (default: 1)"
    )
    parser.add_argument(
        "--threads", type=int, default=1, metavar="N", help="threads that search one position, 1 to 256 (default: 1)"
    )
    parser.add_argument(
        "--win-rates",
        default="BLACK",
        metavar="PLAYER",
        help="player for whom win rates are given: BLACK, WHITE or SIDETOMOVE (default: BLACK)",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="random seed, from 0 (default: 0)")
    parser.add_argument(
        "--quit-without-waiting", action="store_true", help="at the end of the input, cancel the unfinished queries"
    )
    add_settings_argument(parser)
    add_scale_argument(parser, "--set exploration=C")


def run(args: argparse.Namespace) -> int:
    from studio import __version__
    from studio.commands.profiles import catalogue_with_warnings
    from studio.engine.options.limits import Limit, checked_start
    from studio.engine.options.scale import with_settings
    from studio.networks.catalogue import located
    from studio.protocols.analysis.query import LONGEST_LINE, Defaults, view_named
    from studio.protocols.analysis.server import AnalysisServer

    checked_start(args.seed, args.threads)
    _, positions = checked_start(0, args.positions)
    visits = Limit(simulations=args.visits).simulations
    scale = scale_of(args, (f"{name}={value}" for name, value in args.settings))
    profile = catalogue_with_warnings().named(args.profile)
    parameters = located(with_settings(profile.parameters, dict(args.settings), scale))
    defaults = Defaults(parameters, visits or args.visits, view_named(args.win_rates, "--win-rates"))
    with own_output() as write:
        from studio.protocols.analysis.searching import Analyst

        analyst = Analyst(_ensure_warm, seed=args.seed, threads=args.threads)
        server = AnalysisServer(analyst.analyse, defaults, __version__, write, positions)
        is_patient = not args.quit_without_waiting

        def take(line: bytes) -> bool:
            server.take(line)
            return True

        try:
            lines_into(take, LONGEST_LINE)
            has_ended = server.end(is_patient=is_patient)
        except KeyboardInterrupt:
            has_ended = False
            with contextlib.suppress(KeyboardInterrupt):
                has_ended = server.end(is_patient=False, seconds=_END_SECONDS)
    if not has_ended:
        os._exit(0)  # a thread that is loading the compiler cannot be interrupted
    return 0


def _ensure_warm(rules: "Rules", parameters: "Parameters") -> None:
    from studio.commands.warmup import ensure_warm

    ensure_warm(rules, parameters)
