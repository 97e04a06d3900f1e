"""Check the threat solver against a naive one: python -m benchmarks.solver_oracle [--positions 10000] [--seed 0]
[--game "7x7/5 renju"] [--defences]

The positions are random with 1 to 14 empty points (10 on 4×4). The games take turns: 5×5 and 6×6 with four in a row,
Connect Four on 5×5, 7×7 with five in a row, 4×4 with three in a row, each also under the exact rule and under caro, and
renju on 7×7. With --game, all positions are of this game. Both solvers search for wins by fours and by threes of either
side. The benchmark compares the existence of a win, the shortest length of wins by fours, lines, and refutations of
threats, and checks each win by trying all games. The first difference is printed and ends the run.

With --defences the boards are larger and have more empty points. The benchmark compares the defences against wins by
threes that are not wins by fours with those of a solver that tries every move. It does not compare moves that one of
the solvers cannot decide within 100,000 tried moves.
"""

import argparse
import random
import sys
import time
from collections import Counter

from benchmarks.compiled_naive import CompiledNaiveSolver
from benchmarks.naive_renju import NaiveRenjuSolver
from studio.engine.options.threats import ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.position import Position
from studio.game.rules import Overline, Rules, rules_from_text
from studio.game.stones import Stone
from tests.engine.solver.exhaustive import OPEN_GAMES, open_position, wrong_defences
from tests.engine.solver.naive import bits_of, random_position
from tests.engine.solver.replaying import replay_win

_PLAIN = (Rules(5, 5, 4), Rules(6, 6, 4), Rules(5, 5, 4, gravity=True), Rules(7, 7, 5), Rules(4, 4, 3))
_OVERLINES = (Overline.WINS, Overline.NOTHING, Overline.CARO)
GAMES = (
    *(
        Rules(rules.rows, rules.columns, rules.win_length, rules.gravity, overline)
        for rules in _PLAIN
        for overline in _OVERLINES
    ),
    Rules(7, 7, 5, overline=Overline.RENJU),
)
MOST_EMPTY, MOST_EMPTY_OF_THREE = 14, 10


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", type=rules_from_text, help="check positions of this game only")
    parser.add_argument("--defences", action="store_true", help="check defences on larger boards")
    asked = parser.parse_args()
    if asked.defences:
        return _check_defences(asked.positions, asked.seed)
    counts: Counter[str] = Counter()
    games = GAMES if asked.game is None else (asked.game,)
    solvers = {rules: Solver(rules, memory_mb=1) for rules in games}
    begun = time.monotonic()
    for number in range(asked.positions):
        rules, chance = games[number % len(games)], random.Random(f"{asked.seed} {number}")
        most = MOST_EMPTY_OF_THREE if rules.win_length == 3 else MOST_EMPTY
        position = random_position(rules, chance.randint(1, most), chance)
        wrong = _what_is_wrong(position, solvers[rules], counts)
        if wrong:
            print(f"Position {number}, {rules.text}: {wrong}\n{position.text()}")
            return 1
        if (number + 1) % 100 == 0:
            print(f"{number + 1} positions, {time.monotonic() - begun:.0f} s: {_told(counts)}", flush=True)
    return 0


def _check_defences(positions: int, seed: int) -> int:
    counts: Counter[str] = Counter()
    solvers = {rules: (Solver(rules, memory_mb=1), Solver(rules, memory_mb=1)) for rules in OPEN_GAMES}
    for number in range(positions):
        rules = OPEN_GAMES[number % len(OPEN_GAMES)]
        position = open_position(rules, random.Random(f"{seed} {number}"))
        wrong = wrong_defences(position, *solvers[rules])
        counts["without a win by threes only" if wrong is None else "compared"] += 1
        if wrong:
            print(f"Position {number}, {rules.text}: {wrong}\n{position.text()}")
            return 1
        if (number + 1) % 100 == 0:
            print(f"{number + 1} positions: {_told(counts)}", flush=True)
    return 0


def _what_is_wrong(position: Position, solver: Solver, counts: Counter[str]) -> str:
    naive: NaiveRenjuSolver | CompiledNaiveSolver = CompiledNaiveSolver(position.rules)
    for side in (Stone.BLACK, Stone.WHITE):
        if position.rules.overline is Overline.RENJU:
            naive = NaiveRenjuSolver(position.rules, side)
        own, other = bits_of(position, side), bits_of(position, side.opponent)
        for kind in ThreatKind:
            found = solver.solve(position, side, kind)
            counts[f"{kind} {found.result}"] += 1
            is_win = naive.wins(kind, own, other)
            if found.result is not (SolverResult.WIN if is_win else SolverResult.NONE):
                return f"{side.colour} by {kind}: {found.result}"
            if not is_win:
                continue
            counts["by threes only"] += naive.plies_by_fours(own, other) > position.rules.size
            replay_win(position, found)
            if kind is ThreatKind.FOURS and found.length != naive.plies_by_fours(own, other):
                return f"{side.colour} by fours: {found.length} plies"
            if side is position.to_move and not naive.forces(own, other):
                return f"{side.colour} by {kind}: no win at all"
            if side is not position.to_move and found.refutations != naive.refutations(kind, own, other):
                return f"{side.colour} by {kind}: refuted by {found.refutations}"
    return ""


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items()))


if __name__ == "__main__":
    sys.exit(main())
