"""The proof-number search, compared with the naive solver and with the search for the shortest win."""

import random
from pathlib import Path

import pytest

from studio.engine.kernels.boards.board import Codes
from studio.engine.kernels.boards.line_board import set_up
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.threats.proof_numbers import NumberSearch, win_by_numbers
from studio.engine.kernels.threats.proving import DEADLINE, FOREVER, GIVEN_UP, IS_OVER, LOOK_AT, MOST_NODES, NODES
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.running.line_boards import new_proving, new_walk, stones_in_order
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.files.game_files import open_records
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from tests.engine.solver.exhaustive import LIMIT, OPEN_GAMES, open_position
from tests.engine.solver.naive import GAMES, OTHERS, NaiveSolver, bits_of, random_position
from tests.engine.solver.replaying import replay_win
from tests.sizes import one_row_always, sizes

FILE = Path(__file__).parents[3] / "benchmarks" / "solver_positions.sgf"
LONG_WINS = [(36, 21), (84, 29)]
CELLS = (1 << 12, 1 << 16)
"""The sizes of tables, from which the proof-number search derives its own: a quarter."""
MOST_NODES_HERE = 1_000_000


@kernel
def search_now(search: NumberSearch, stones: Codes, attacker: int) -> int:
    set_up(search.work.board, stones)
    return win_by_numbers(search, Word(attacker))


def searched(search: NumberSearch, position: Position, side: Stone, nodes: int) -> int:
    counts = search.work.counts
    counts[NODES] = counts[LOOK_AT] = counts[IS_OVER] = 0
    counts[MOST_NODES], counts[DEADLINE] = nodes, FOREVER
    return search_now(search, stones_in_order(position), int(side) - 1)


@pytest.mark.parametrize("positions", sizes(8, 4))
@pytest.mark.parametrize(
    ("rules", "most_empty"), one_row_always(3, GAMES + OTHERS), ids=lambda case: getattr(case, "text", "")
)
def test_it_agrees_with_the_naive_solver(rules: Rules, most_empty: int, positions: int) -> None:
    chance = random.Random(f"numbers {rules.text}")
    searches = [new_walk(new_proving(rules, cells)).search for cells in CELLS]
    for number in range(positions):
        search = searches[number % 2]
        position = random_position(rules, chance.randint(1, most_empty), chance)
        for side in (Stone.BLACK, Stone.WHITE):
            own, other = bits_of(position, side), bits_of(position, side.opponent)
            found = searched(search, position, side, MOST_NODES_HERE)
            if found == GIVEN_UP and search is searches[0]:  # a small table may make it repeat work
                continue
            assert found != GIVEN_UP
            assert (found > 0) == NaiveSolver(rules).wins(ThreatKind.THREES, own, other), position.text()


@pytest.mark.parametrize("positions", sizes(400, 50))
def test_it_agrees_with_the_search_for_the_shortest_win(positions: int) -> None:
    solvers = {rules: Solver(rules, memory_mb=1) for rules in OPEN_GAMES}
    searches = {rules: new_walk(new_proving(rules, 1 << 12)).search for rules in OPEN_GAMES}
    wins = 0
    for number in range(positions):
        rules = OPEN_GAMES[number % len(OPEN_GAMES)]
        position = open_position(rules, random.Random(f"numbers {number}"))
        expected = solvers[rules].solve(position, kind=ThreatKind.THREES, limit=LIMIT)
        found = searched(searches[rules], position, position.to_move, 300_000)
        if found != GIVEN_UP and expected.result is not SolverResult.UNKNOWN:
            assert (found > 0) == expected.is_win, position.text()
            wins += expected.is_win
    assert wins > positions // 15


@pytest.mark.parametrize(("number", "plies"), one_row_always(2, LONG_WINS))
def test_long_wins_in_games_are_found_and_their_lines_win(number: int, plies: int) -> None:
    record = open_records(FILE).records[number]
    position = record.position(record.main_line()[-1])
    found = Solver(position.rules).solve(position, kind=ThreatKind.THREES, limit=SolverLimit(nodes=5_000_000))
    assert found.length == plies
    replay_win(position, found)
