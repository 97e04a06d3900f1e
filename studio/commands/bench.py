"""`mcts-studio bench`: measure the speed of the search, and compare it with OpenSpiel if requested."""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.game.errors import StudioError, install_command
from studio.game.position import Position
from studio.game.rules import PRESETS

if TYPE_CHECKING:
    from rich.progress import Progress

SUMMARY = "measure how fast the search is on this machine"
DESCRIPTION = (
    "Measure how many simulations per second the search makes from the empty board. The search is classic UCT "
    "without proofs, transpositions and tree reuse, and each search begins with a new tree. Each measurement "
    "repeats searches for at least --least seconds; the table shows the median. The row network-15 is gomoku-15 with "
    "a network instead of rollouts; without --network the weights of the network are random. The row middle games is "
    "the profile studio on 20 positions from the middle of games on gomoku-15: the speed in real games."
)

CASES = (
    ("gomoku-15", 10_000),
    ("gomoku-15", 100_000),
    ("gomoku-15", 1_000_000),
    ("connect-four", 10_000),
    ("connect-four", 1_000_000),
    ("tic-tac-toe", 10_000),
)
_NETWORK_CASE = ("network-15", 10_000)
_MIDDLE_CASE = ("middle games", 2_000)
_MOST_FOR_PEERS = 100_000  # OpenSpiel takes minutes and gigabytes for a million simulations
_PEER_GAMES = {
    "gomoku-15": "gomoku(size=15,connect=5)",
    "connect-four": "connect_four",
    "tic-tac-toe": "tic_tac_toe",
}
_MEMORY_CASE = ("gomoku-15", 100_000)

Once = Callable[[], int]
"""A function that searches one or more positions once and returns the total visits of the roots."""


@dataclass
class Measured:
    """A row in the table of results.

    `rates` maps the name of a program or mode to its speeds, one per round, in simulations per second.
    """

    game: str
    simulations: int
    rates: dict[str, list[float]] = field(default_factory=dict)

    def median(self, name: str) -> float | None:
        return statistics.median(self.rates[name]) if name in self.rates else None

    def ratio(self, name: str, other: str) -> float | None:
        """Return how many times as fast `name` is as `other`: the median over the rounds.

        Return None if one of them was not measured.
        """
        if name not in self.rates or other not in self.rates:
            return None
        return statistics.median(a / b for a, b in zip(self.rates[name], self.rates[other], strict=True))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--peers", action="store_true", help="also measure OpenSpiel; requires the package open-spiel")
    parser.add_argument("--repeat", type=int, default=7, metavar="N", help="measurements per row, from 1 (default: 7)")
    parser.add_argument(
        "--least", type=float, default=1.0, metavar="S", help="minimum seconds per measurement, 0 to 3600 (default: 1)"
    )
    parser.add_argument(
        "--threads", type=int, default=2, metavar="N", help="threads of the second column, 1 to 256 (default: 2)"
    )
    parser.add_argument(
        "--network", metavar="NETWORK", help="pattern network to measure on gomoku-15: its name or .npz file"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    if args.repeat < 1 or args.threads < 1 or not 0 <= args.least < 3600:
        raise StudioError(messages.BAD_BENCH_OPTION)
    from studio.commands.warmup import ensure_warm
    from studio.engine.kernels.runtime.tuning import plain_reason
    from studio.engine.options.limits import checked_start

    checked_start(0, args.threads)
    if args.peers:
        _refuse_without_peers()
    judging = _with_network(args.network, _NETWORK_CASE[1])  # raises errors before anything is measured
    ensure_warm()
    results = list(_measure_all(args, judging))
    memory = _memory_mb()
    reason = plain_reason()
    print(_as_json(results, memory, reason) if args.json else _as_text(results, memory, args.threads, reason))
    return 0


def _refuse_without_peers() -> None:
    try:
        import pyspiel  # noqa: F401
    except ImportError as error:
        raise StudioError(messages.NO_OPEN_SPIEL, command=install_command("open-spiel")) from error


def _measure_all(args: argparse.Namespace, judging: Once) -> Iterator[Measured]:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        for game, simulations in CASES:
            runners = {"one thread": _ours(game, simulations, 1)}
            if game == "gomoku-15" and args.threads > 1:
                runners[f"{args.threads} threads"] = _ours(game, simulations, args.threads)
            if args.peers and simulations <= _MOST_FOR_PEERS:
                runners["OpenSpiel"] = _open_spiel(game, simulations)
            yield _side_by_side(Measured(game, simulations), runners, args, bar)
        yield _side_by_side(Measured(*_NETWORK_CASE), {"one thread": judging}, args, bar)
        yield _side_by_side(Measured(*_MIDDLE_CASE), {"one thread": _in_middle_games()}, args, bar)


def _side_by_side(measured: Measured, runners: dict[str, Once], args: argparse.Namespace, bar: "Progress") -> Measured:
    """Measure all runners in turn in each round."""
    # Slow phases of the machine then affect them equally.
    task = bar.add_task(f"{measured.game}, {measured.simulations:,} simulations", total=args.repeat * len(runners))
    for once in runners.values():
        once()
    for _ in range(args.repeat):
        for name, once in runners.items():
            measured.rates.setdefault(name, []).append(_rate(once, args.least))
            bar.advance(task)
    return measured


def _rate(once: Once, least_seconds: float) -> float:
    visits, begun = 0, time.perf_counter()
    while True:
        visits += once()
        seconds = time.perf_counter() - begun
        if seconds >= least_seconds:
            return visits / seconds


def _ours(game: str, simulations: int, threads: int) -> Once:
    from studio.engine.options.limits import Limit
    from studio.engine.options.parameters import Parameters
    from studio.engine.search import Search

    position, limit = Position(PRESETS[game]), Limit(simulations=simulations)
    parameters = Parameters(proofs=False, transpositions=False, reuse=False)

    def once() -> int:
        search = Search(position, parameters, threads=threads)
        search.run(limit)
        return search.visits

    return once


def _with_network(file: str | None, simulations: int) -> Once:
    import numpy as np

    from studio.engine.evaluation.network import untrained
    from studio.engine.options.limits import Limit
    from studio.engine.options.parameters import Parameters, Selection, Threats
    from studio.engine.search import Search
    from studio.networks.searching import network_named

    rules, limit = PRESETS["gomoku-15"], Limit(simulations=simulations)
    network = network_named(file) if file else untrained(rules, np.random.default_rng(0))
    parameters = Parameters(
        selection=Selection.PUCT, exploration=2, first_play=0, threats=Threats.WINS, tree_radius=3, least_prior=0.001
    )

    def made() -> Search:
        return Search(Position(rules), parameters, evaluator=network)

    def once() -> int:
        search = made()
        search.run(limit)
        return search.visits

    made()  # raises an error if the network is for another game
    return once


def _in_middle_games() -> Once:
    """Return a function that searches all positions of `bench_positions` with the profile `studio`."""
    from studio.commands.bench_positions import middle_game_positions
    from studio.engine.options.limits import Limit
    from studio.engine.options.profiles import profile_named
    from studio.networks.searching import made_search

    positions, limit = tuple(middle_game_positions()), Limit(simulations=_MIDDLE_CASE[1])
    parameters = profile_named("studio").parameters

    def once() -> int:
        searches = [made_search(position, parameters) for position in positions]
        for search in searches:
            search.run(limit)
        return sum(search.visits for search in searches)

    return once


def _open_spiel(game: str, simulations: int) -> Once:
    import pyspiel

    peer = pyspiel.load_game(_PEER_GAMES[game])
    state = peer.new_initial_state()

    def once() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 0)
        bot = pyspiel.MCTSBot(peer, evaluator, 2**0.5, simulations, 10_000, False, 0, False)
        return int(bot.mcts_search(state).explore_count)

    return once


def _memory_mb() -> float:
    """Return the size in MB of a search tree. `_MEMORY_CASE` contains the game and the number of simulations."""
    from studio.engine.options.limits import Limit
    from studio.engine.options.profiles import profile_named
    from studio.engine.search import Search

    game, simulations = _MEMORY_CASE
    search = Search(Position(PRESETS[game]), profile_named("classic-uct").parameters)
    search.run(Limit(simulations=simulations))
    return search.snapshot().memory_mb


def _as_json(results: list[Measured], memory_mb: float, plain_reason: str) -> str:
    rows = [
        {
            "game": row.game,
            "simulations": row.simulations,
            "simulations_per_second": {name: round(statistics.median(rates)) for name, rates in row.rates.items()},
            "ratios": {f"one thread / {name}": round(ratio, 2) for name, ratio in _ratios(row)},
        }
        for row in results
    ]
    page = {"cases": rows, "memory_mb": round(memory_mb, 1), "plain_kernels": plain_reason or None}
    return json.dumps(page, indent=1)


def _ratios(row: Measured) -> Iterator[tuple[str, float]]:
    for name in row.rates:
        ratio = row.ratio("one thread", name)
        if name != "one thread" and ratio is not None:
            yield name, ratio


def _as_text(results: list[Measured], memory_mb: float, threads: int, plain_reason: str) -> str:
    several = f"{threads} threads"
    lines = [f"{'game':<14}{'simulations':>12}{'one thread':>13}{several:>13}{'OpenSpiel':>12}{'ratio':>9}{'gain':>8}"]
    for row in results:
        numbers = [row.median(name) for name in ("one thread", several, "OpenSpiel")]
        ratio, gain = row.ratio("one thread", "OpenSpiel"), row.ratio(several, "one thread")
        lines.append(
            f"{row.game:<14}{row.simulations:>12,}"
            + "".join(f"{_rounded(number):>{width}}" for number, width in zip(numbers, (13, 13, 12), strict=True))
            + f"{f'{ratio:.1f}×' if ratio else '':>9}{f'{gain:.2f}×' if gain else '':>8}"
        )
    lines.append("")
    lines.append(
        "Simulations per second. ratio: one thread to OpenSpiel; gain: several threads on one tree to one thread."
    )
    lines.append(f"Tree of gomoku-15 after 100,000 simulations of classic-uct: {memory_mb:.1f} MB.")
    if plain_reason:
        lines.append(plain_reason)
    return "\n".join(lines)


def _rounded(number: float | None) -> str:
    return "" if number is None else f"{number:,.0f}"
