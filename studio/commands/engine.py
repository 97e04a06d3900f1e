"""`mcts-studio engine`: serve as an engine on standard input and output, with the Gomocup protocol."""

import argparse
import contextlib
import gc
import os
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from studio.commands.books import add_book_argument
from studio.commands.piped import output_reader, own_output, read_into
from studio.commands.profiles import add_strength_arguments
from studio.commands.settings import add_scale_argument, add_settings_argument, scale_of

if TYPE_CHECKING:
    from studio.engine.options.profiles import Profile
    from studio.players.book import Book
    from studio.players.gomocup.conditions import Means
    from studio.players.levels import SeatedEngine
    from studio.players.player import Player
    from studio.players.readiness import Readiness

SUMMARY = "run as a Gomocup engine for other programs"
DESCRIPTION = (
    "Speak the Gomocup (Piskvork) protocol on standard input and output, so that other programs can use this "
    "search as an engine. Boards from 5×5 to 26×26 are supported; the winning line has five or more stones, or "
    "exactly five. Run `mcts-studio warmup` once first; otherwise the engine plays by simple rules until the "
    "search is compiled."
)
_COMPILING = (
    "The search is being compiled, which takes about 20 seconds. Until then the engine plays by simple rules. Run "
    "mcts-studio warmup once to compile in advance."
)
_END_SECONDS = 0.4
_SEEDS = 2**31


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_strength_arguments(parser)
    parser.add_argument(
        "--threads", type=int, default=1, metavar="N", help="threads that search one tree, 1 to 256 (default: 1)"
    )
    add_book_argument(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="random seed, from 0 (default: random)")
    add_settings_argument(parser)
    add_scale_argument(parser, "--set exploration=C")


def run(args: argparse.Namespace) -> int:
    from studio.engine.options.limits import checked_start
    from studio.players.book import open_book
    from studio.players.gomocup.serving import Server
    from studio.players.readiness import Readiness

    seed, threads = checked_start(random.randrange(_SEEDS) if args.seed is None else args.seed, args.threads)  # noqa: S311  # no secret
    seat, book = _seat(args), None if args.book is None else open_book(args.book)
    readiness = Readiness(gc.freeze)  # garbage collections during moves then skip compiled code
    with output_reader() as is_read, own_output() as write:
        readiness.begin()
        server = Server(_maker(seat, seed, threads, readiness, book), write, remark=partial(_remark, readiness))
        with contextlib.suppress(KeyboardInterrupt, OSError):
            read_into(server.take)
            server.finish(is_read)
        has_answered, is_prepared = server.end(_END_SECONDS), readiness.close(0)
    if not (has_answered and is_prepared):
        os._exit(0)  # a thread that is loading, or writing to a closed pipe, cannot be interrupted
    return 0


def _seat(args: argparse.Namespace) -> "SeatedEngine":
    from studio.engine.options.limits import Limit
    from studio.engine.options.parameters import SHIPPED_NETWORK
    from studio.engine.options.scale import with_settings
    from studio.players.levels import SeatedEngine

    scale = scale_of(args, (f"{name}={value}" for name, value in args.settings))
    parameters = with_settings(_profile(args.profile).parameters, dict(args.settings), scale)
    if parameters.network not in ("", SHIPPED_NETWORK):
        from studio.networks.catalogue import located, network_file

        parameters = located(parameters)
        network_file(parameters.network)  # raises an error now, not during a game, if the network is missing
    return SeatedEngine(args.profile, args.level, Limit(), parameters)


def _profile(name: str) -> "Profile":
    """Return the profile with this name. The user's files are read only if no built-in profile has the name."""
    from studio.engine.options.profiles import PROFILES

    if name in PROFILES:
        return PROFILES[name]
    from studio.commands.profiles import catalogue_with_warnings

    return catalogue_with_warnings().named(name)


def _maker(
    seat: "SeatedEngine", seed: int, threads: int, readiness: "Readiness", book: "Book | None"
) -> "Callable[[Means], Player]":
    """Return a function that creates a player. The player stays within a game's limits of memory and threads."""
    from studio.players.book_player import LateBookPlayer
    from studio.players.late_player import LatePlayer

    def make(means: "Means") -> "Player":
        parameters = seat.own or seat.parameters
        own = replace(parameters, memory_mb=means.tree_mb(parameters.memory_mb))
        count = threads if means.threads is None else min(means.threads, max(threads, os.cpu_count() or 1))
        player = LatePlayer(replace(seat, own=own), readiness, seed=seed, threads=count)
        return player if book is None else LateBookPlayer(player, book, seed)

    return make


def _remark(readiness: "Readiness") -> str:
    return _COMPILING if readiness.is_compiling else ""
