"""`mcts-studio match`: play matches and experiments between engines."""

import argparse
import sys
import time
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.opening import add_game_argument, printable
from studio.commands.plots import add_plot_argument, refuse_plot, write_plot
from studio.commands.profiles import catalogue_with_warnings
from studio.commands.settings import add_scale_argument, scale_of
from studio.game.errors import StudioError
from studio.game.openings import PROTOCOLS
from studio.game.rules import PRESETS

if TYPE_CHECKING:
    from studio.engine.options.limits import Limit
    from studio.matches.experiments import Experiment
    from studio.matches.match import Match
    from studio.matches.notices import Notice
    from studio.matches.plan import MatchPlan
    from studio.matches.standings import Standings
    from studio.matches.store import MatchStore
    from studio.matches.workers.workers import Workers
    from studio.players.clocks import TimeControl

SUMMARY = "play matches between engines and estimate Elo"
DESCRIPTION = (
    "Play a match between the PLAYERs, and print the results and Elo with 95 % intervals. Each opening is played "
    "with both colours. A PLAYER is a profile with optional level and settings, such as studio, classic-uct:casual "
    "or studio,exploration=0.5,seconds=1, or an external engine such as engine:NAME. A single PLAYER may name an "
    "experiment or its file. Without PLAYER the command lists the experiments. Results and games are saved after "
    "each game: Ctrl+C stops the match, and --resume continues it."
)
DEFAULT_SIMULATIONS = 1_000
DEFAULT_GAMES = 20
_PLAN_OPTIONS = ("games", "game", "openings", "seconds", "simulations", "depth", "clock", "sprt", "scale")
_LINE_SECONDS = 2.0
_STOPPED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("players", metavar="PLAYER", nargs="*", help="players, or one experiment")
    parser.add_argument(
        "--games", type=int, metavar="N", help=f"games per pair of players, even, from 2 (default: {DEFAULT_GAMES})"
    )
    add_game_argument(parser)
    parser.add_argument(
        "--openings",
        "--opening",
        metavar="FILE|random:K|PROTOCOL",
        help="start positions: the final positions of the games in FILE; random:K for K random moves; "
        "first-moves for each possible first move; empty for the empty board; or a PROTOCOL that the players play, "
        f"from an empty board: {', '.join(PROTOCOLS)} (default: random:2)",
    )
    _add_limits(parser)
    add_scale_argument(parser, "a PLAYER's exploration=C")
    parser.add_argument("--threads", type=int, metavar="N", help="threads of each search, 1 to 256 (default: 1)")
    parser.add_argument("--gauntlet", action="store_true", help="only play the first player against each of the others")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="random seed for openings and searches, from 0 (default: 0)"
    )
    parser.add_argument(
        "--sprt",
        metavar="ELO0,ELO1",
        help="two players only: stop when a sequential test decides between the Elo differences ELO0 and ELO1, "
        "such as 0,10",
    )
    _add_places(parser)


def _add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, metavar="S", help="limit per move in seconds, more than 0")
    parser.add_argument(
        "--simulations",
        type=float,
        metavar="N",
        help="limit per move in simulations, from 1 (default without another limit or a clock: the maximum of the "
        "player's level, or 1000)",
    )
    parser.add_argument(
        "--depth", type=float, metavar="N", help="limit per move: stop when a line of the tree is N plies long, from 1"
    )
    parser.add_argument(
        "--clock", metavar="S+I", help="clock: S seconds per game plus I seconds per move, such as 60+1"
    )


def _add_places(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where the games are played and where the results are written."""
    parser.add_argument(
        "--workers", type=int, metavar="N", help="games at the same time, 1 to 1024 (default: half of the cores)"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on the workers of this Dask scheduler, such as tcp://host:8786"
    )
    parser.add_argument(
        "--out", metavar="DIR", help="new folder for results and games (default: a folder beside your games)"
    )
    parser.add_argument("--resume", metavar="DIR", help="continue the match in this folder")
    add_plot_argument(parser, "scores and Elo with 95 %% intervals, when the match ends")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")


def run(args: argparse.Namespace) -> int:
    if not args.players and args.resume is None:
        return _list_experiments()
    refuse_plot(args.plot)
    from studio.matches.own_engines import engines_of, known_engines
    from studio.matches.store import MatchStore, read_plan

    if args.resume is not None:
        _refuse_options_with_resume(args)
        folder = Path(args.resume)
        with closing(_workers(args)) as workers:
            workers.check(read_plan(folder))
            return _played(MatchStore.resume(folder, known_engines()), workers, args)
    plan = _plan(args)
    engines = engines_of(plan)
    with closing(_workers(args)) as workers:
        workers.check(plan)
        if args.cluster is None:
            _refuse_unfit_networks(plan)
            _refuse_unreadable_books(plan)
        return _played(MatchStore.create(_folder(args), plan, engines), workers, args)


def _refuse_unfit_networks(plan: "MatchPlan") -> None:
    """Raise an error if a network of the match is missing, damaged, or made for another game."""
    # Commands call this before the match. The compiler is loaded only if the match has networks.
    from studio.matches.networks import network_names

    if network_names(plan):
        from studio.matches.network_check import refuse_unfit_networks

        refuse_unfit_networks(plan)


def _refuse_unreadable_books(plan: "MatchPlan") -> None:
    """Raise an error if an opening book of the match is missing or damaged."""
    from studio.players.book import open_book

    for book in sorted({contestant.book for contestant in plan.contestants if contestant.book}):
        open_book(book)


def _played(store: "MatchStore", workers: "Workers", args: argparse.Namespace) -> int:
    with closing(store):
        for warning in store.warnings:
            print(f"mcts-studio: warning: {printable(str(warning))}", file=sys.stderr)
        return _play(store, workers, args)


# The plan


def _plan(args: argparse.Namespace) -> "MatchPlan":
    from studio.matches.experiments import ENDING, experiment_named, known_experiments

    if len(args.players) == 1:
        (name,) = args.players
        names = {experiment.name for experiment in known_experiments()[0]}
        if name in names or name.endswith(ENDING):
            _refuse_options_with_experiment(args)
            return experiment_named(name).plan(args.seed or 0)
    return _plan_of_players(args)


def _plan_of_players(args: argparse.Namespace) -> "MatchPlan":
    from studio.matches.contestant import Contestant, with_names_of_their_own
    from studio.matches.openings import DEFAULT_OPENINGS, openings_of
    from studio.matches.plan import Hypotheses, MatchPlan, Mode, Round

    rules, games = args.game or PRESETS["gomoku-15"], DEFAULT_GAMES if args.games is None else args.games
    control, threads = _control(args), 1 if args.threads is None else args.threads
    catalogue = catalogue_with_warnings()
    is_limit_given, scale = not _limit(args).is_empty, scale_of(args, args.players)
    given = [
        Contestant.from_text(text, control, threads, catalogue, is_limit_given=is_limit_given, scale=scale)
        for text in args.players
    ]
    if not is_limit_given:
        given = [contestant.with_limit_of_level() for contestant in given]
    contestants = with_names_of_their_own(given)
    seed = args.seed or 0
    openings = openings_of(args.openings or DEFAULT_OPENINGS, rules, max(1, games // 2), seed)
    mode = Mode.GAUNTLET if args.gauntlet else Mode.ROUND_ROBIN
    sprt = Hypotheses.from_text(args.sprt) if args.sprt is not None else None
    return MatchPlan((Round(rules, contestants, games, openings, mode),), seed, sprt)


def _limit(args: argparse.Namespace) -> "Limit":
    from studio.engine.options.limits import Limit

    return Limit(simulations=args.simulations, seconds=args.seconds, depth=args.depth)


def _control(args: argparse.Namespace) -> "TimeControl":
    from studio.engine.options.limits import Limit
    from studio.players.clocks import TimeControl

    limit = _limit(args)
    if args.clock is not None:
        return TimeControl.from_text(args.clock, limit)
    return TimeControl(Limit(simulations=DEFAULT_SIMULATIONS) if limit.is_empty else limit)


def _refuse_options_with_resume(args: argparse.Namespace) -> None:
    others = [f"--{name}" for name in (*_PLAN_OPTIONS, "threads", "seed", "out") if getattr(args, name) is not None]
    others += ["--gauntlet"] * args.gauntlet + ["players"] * bool(args.players)
    if others:
        raise StudioError(messages.RESUME_ALONE, options=tuple(others))


def _refuse_options_with_experiment(args: argparse.Namespace) -> None:
    others = [f"--{name}" for name in (*_PLAN_OPTIONS, "threads") if getattr(args, name) is not None]
    others += ["--gauntlet"] * args.gauntlet
    if others:
        raise StudioError(messages.EXPERIMENT_ALONE, options=tuple(others))


def _workers_count(args: argparse.Namespace) -> int:
    from studio.matches.plan import usable_cores

    if args.workers is None:
        return max(1, usable_cores() // 2)
    if not 1 <= args.workers <= 1024:
        raise StudioError(messages.BAD_WORKERS, value=args.workers)
    return int(args.workers)


def _folder(args: argparse.Namespace) -> Path:
    if args.out is not None:
        return Path(args.out)
    from studio.machine.folders import home_folders

    return home_folders().games.with_name("matches") / f"{datetime.now():%Y%m%d-%H%M%S-%f}"


# Playing


def _play(store: "MatchStore", workers: "Workers", args: argparse.Namespace) -> int:
    from studio.commands.match_report import as_json, as_text
    from studio.matches.match import Match
    from studio.matches.notices import MatchEnd, MatchEnded
    from studio.matches.plots import match_plot
    from studio.matches.report import PAGE

    if args.cluster is None:
        _ensure_warm(store.plan)
    progress = _Progress(store.plan)
    match = Match(store, progress.hear, lambda: workers)
    match.start()
    _wait(match)
    ended = match.end or MatchEnded(MatchEnd.FAILED)
    found = match.standings
    print(as_json(store.plan, found, store.folder, ended.end) if args.json else as_text(store.plan, found))
    if args.plot is not None:
        write_plot(match_plot(store.plan, found), args.plot)
    if ended.end in (MatchEnd.STOPPED, MatchEnd.FAILED):
        _say(f"Continue with: mcts-studio match --resume {store.folder}")
    else:
        _say(f"Results and games are in {store.folder}")
        _say(f"The report is {store.folder / PAGE}")
    if ended.error is not None:
        raise ended.error
    return _STOPPED if ended.end is MatchEnd.STOPPED else 0


def _wait(match: "Match") -> None:
    """Wait until the match has ended. Ctrl+C stops the match."""
    while True:
        try:
            while not match.wait(0.2):
                pass
            return
        except KeyboardInterrupt:
            match.stop()


def _workers(args: argparse.Namespace) -> "Workers":
    if args.cluster is not None:
        from studio.matches.workers.cluster import ClusterWorkers

        return ClusterWorkers(args.cluster, args.workers)
    from studio.matches.workers.workers import LocalWorkers

    return LocalWorkers(_workers_count(args))


def _ensure_warm(plan: "MatchPlan") -> None:
    from studio.commands.profiles import print_level_note, print_network_note
    from studio.commands.warmup import ensure_stages, ensure_warm
    from studio.engine.stages import MINIMAX
    from studio.players.baselines import SeatedBaseline
    from studio.players.levels import SeatedEngine

    if any(isinstance(each.player, SeatedBaseline) and each.player.kind.thinks for each in plan.contestants):
        ensure_stages((MINIMAX,))
    for round_ in plan.rounds:
        seats = [each.player for each in round_.contestants if isinstance(each.player, SeatedEngine)]
        if len(seats) < len(round_.contestants) and any(opening.protocol for opening in round_.openings):
            ensure_warm(round_.rules, SeatedEngine("studio").parameters)  # decides for the other players
        for seat in seats:
            ensure_warm(round_.rules, seat.parameters)
            print_level_note(seat)
        wishes = (seat.parameters for seat in seats if seat.parameters.network)
        if (wish := next(wishes, None)) is not None:
            print_network_note(wish, round_.rules)


class _Progress:
    """Prints the progress to the error output, at most every two seconds. Errors of players appear at once."""

    def __init__(self, plan: "MatchPlan") -> None:
        self._of, self._printed_at, self._printed = plan.games_count, time.monotonic(), -1

    def hear(self, notice: "Notice") -> None:
        from studio.matches.notices import GameEnded, StandingsChanged

        if isinstance(notice, GameEnded) and notice.result.fault:
            _say(f"Game {notice.result.number + 1}: {notice.result.sentence}")
        if isinstance(notice, StandingsChanged) and time.monotonic() - self._printed_at >= _LINE_SECONDS:
            self._print(notice.standings)

    def _print(self, standings: "Standings") -> None:
        if standings.played == self._printed:
            return
        self._printed, self._printed_at = standings.played, time.monotonic()
        _say(f"{standings.played:,} of {standings.of:,} games. {_leading(standings)}".rstrip())


def _leading(standings: "Standings") -> str:
    """Return the score of the current round.

    If it has more than two players, return only its leader. The text is empty before the first game of the round, and
    if the round has only one player.
    """
    round_ = next((round_ for round_ in standings.rounds if round_.played < round_.of), standings.rounds[-1])
    if round_.round.is_alone or not round_.played:
        return ""
    if len(round_.players) == 2:
        one, other = round_.players
        return f"{one.name} {one.tally.points:g} – {other.tally.points:g} {other.name}"
    best = max(round_.players, key=lambda player: player.tally.share)
    return f"{best.name} leads with {best.tally.points:g} of {best.tally.games}"


def _say(sentence: str) -> None:
    print(printable(sentence), file=sys.stderr, flush=True)


def _list_experiments() -> int:
    from studio.matches.experiments import grouped, known_experiments

    found, refused = known_experiments()
    print("Give players, such as: mcts-studio match studio classic-uct --game gomoku-9. Or one of these experiments:\n")
    for group, experiments in grouped(found):
        print(_group_title(group))
        for experiment in experiments:
            _print_experiment(experiment)
        print()
    for error in refused:
        _say(f"mcts-studio: {error}")
    return 0


def _group_title(group: str) -> str:
    from studio.matches.projects import PROJECTS

    if group in PROJECTS:
        return PROJECTS[group].title
    return printable(group) or "Your experiments without a group"


def _print_experiment(experiment: "Experiment") -> None:
    print(f"  {experiment.name}: {printable(experiment.title)}\n      {printable(experiment.question)}")
    if experiment.answer:
        print(f"      Earlier result: {printable(experiment.answer)}")
