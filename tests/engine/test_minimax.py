"""Minimax: equal to plain minimax in Python, and to exact solvers where it reaches the end of the game."""

import random
import threading
import time

import numpy as np
import pytest

from studio.engine.minimax import Minimax, window_worth
from studio.engine.running.endgame import EndgameSolver, Question
from studio.engine.views.minimax import MinimaxResult
from studio.game.errors import StudioError
from studio.game.geometry import windows
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS, Overline, Rules
from tests.game.boards import played

GAMES = {
    "tic-tac-toe": PRESETS["tic-tac-toe"],
    "rectangle": Rules(3, 5, 3),
    "gravity": Rules(4, 5, 3, gravity=True),
    "exact": Rules(5, 4, 3, overline=Overline.NOTHING),
    "exact with gravity": Rules(4, 4, 3, gravity=True, overline=Overline.NOTHING),
    "caro": Rules(4, 5, 3, overline=Overline.CARO),
    "no line fits": Rules(3, 3, 4),
    "one in a row": Rules(2, 2, 1),
}
_WIN = 10**12


def evaluation(position: Position) -> int:
    """Return the difference of the open windows for the side to move, counted from the stones."""
    worth, total, own = window_worth(position.rules), 0, position.to_move
    for window in windows(position.rules):
        stones = [position.stone(point) for point in window]
        mine, theirs = stones.count(own), stones.count(own.opponent)
        total += worth[mine] if not theirs else 0
        total -= worth[theirs] if not mine else 0
    return total


def plain(position: Position, depth: int, ply: int = 0) -> int:
    """Return the value by minimax without pruning."""
    if position.winner is not None:
        return ply - _WIN
    if position.is_over:
        return 0
    if depth == 0:
        return evaluation(position)
    return max(-plain(after(position, move), depth - 1, ply + 1) for move in position.legal_moves())


def after(position: Position, move: int) -> Position:
    following = position.copy()
    following.play(move)
    return following


def value_of(result: MinimaxResult) -> int:
    """Return the value of a result on the scale of `plain`."""
    if result.known.proof is Proof.WIN:
        return _WIN - (result.known.moves or 0)
    if result.known.proof is Proof.LOSS:
        return (result.known.moves or 0) - _WIN
    assert result.evaluation is not None
    return result.evaluation


def positions(rules: Rules, count: int) -> list[Position]:
    """Return random positions that are not over."""
    chance, found = random.Random(3), list[Position]()
    while len(found) < count:
        position = Position(rules)
        for _ in range(chance.randrange(rules.size)):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        if not position.is_over:
            found.append(position)
    return found


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_alpha_beta_finds_the_value_of_plain_minimax(game: str, depth: int) -> None:
    search = Minimax(GAMES[game])
    for position in positions(GAMES[game], 8):
        result = search.search(position, depth)
        assert result.depth == depth or result.known.is_certain
        assert value_of(result) == plain(position, result.depth)
        assert -plain(after(position, result.point), result.depth - 1, 1) == value_of(result)


EXACT: dict[int, tuple[int, int]] = {}


def exact(position: Position) -> tuple[int, int]:
    """Return the exact value for the side to move, and the plies to the end of a won or lost game."""
    if position.is_over:
        return (0 if position.winner is None else -1), 0
    if position.key not in EXACT:
        found = [exact(after(position, move)) for move in position.legal_moves()]
        best = max(-value for value, _ in found)
        plies = [plies + 1 for value, plies in found if -value == best]
        EXACT[position.key] = best, min(plies) if best > 0 else max(plies)
    return EXACT[position.key]


def test_at_full_depth_it_solves_tic_tac_toe() -> None:
    search = Minimax(PRESETS["tic-tac-toe"])
    for position in [Position(PRESETS["tic-tac-toe"]), *positions(PRESETS["tic-tac-toe"], 60)]:
        result = search.search(position)
        value, plies = exact(position)
        assert result.known.proof == {1: Proof.WIN, 0: Proof.DRAW, -1: Proof.LOSS}[value]
        assert result.value == value
        assert result.known.moves == plies or value == 0
        assert len(result.line) == (result.known.moves if value else position.rules.size - position.stones_count)


def test_at_full_depth_it_agrees_with_the_endgame_solver() -> None:
    rules = Rules(4, 5, 4, gravity=True)
    search, solver = Minimax(rules), EndgameSolver(rules, np.zeros(1, np.int32))
    for position in positions(rules, 40):
        if rules.size - position.stones_count > 12:
            continue
        result = search.search(position)
        solver.begin(position)
        wins, holds = solver.ask(Question(1), 10**9), solver.ask(Question(0), 10**9)
        assert wins is not None
        assert holds is not None
        expected = Proof.WIN if wins.is_yes else Proof.DRAW if holds.is_yes else Proof.LOSS
        assert result.known.proof is expected


def test_it_wins_and_blocks_as_soon_as_its_depth_reaches_the_end() -> None:
    rules = PRESETS["gomoku-15"]
    search = Minimax(rules)
    assert search.search(played("h8 a1 i8 a3 j8 a5 k8 a7"), 1).known.proof is Proof.WIN
    assert search.search(played("a1 h8 a3 i8 a5 j8 g8 k8"), 2).point == rules.point(7, 11)


def test_the_seed_decides_which_of_equal_moves_is_played() -> None:
    position = Position(PRESETS["gomoku-9"])
    first = [Minimax(PRESETS["gomoku-9"], seed).search(position, 2) for seed in range(8)]
    again = [Minimax(PRESETS["gomoku-9"], seed).search(position, 2) for seed in range(8)]
    assert [result.line for result in first] == [result.line for result in again]
    assert len({result.line for result in first}) > 1


def test_a_time_limit_ends_the_search() -> None:
    begun = time.perf_counter()
    result = Minimax(PRESETS["gomoku-15"]).search(played("h8 i9"), seconds=0.2)
    assert time.perf_counter() - begun < 1.0
    assert result.depth >= 2


def test_it_can_be_stopped_and_searches_again() -> None:
    search, position, found = Minimax(PRESETS["gomoku-15"]), played("h8 i9"), list[MinimaxResult]()
    thread = threading.Thread(target=lambda: found.append(search.search(position)))
    thread.start()
    time.sleep(0.2)
    search.stop()
    thread.join(5)
    assert found[0].point in position.legal_moves()
    assert search.search(position, 2).depth == 2


def test_progress_is_reported_while_it_searches() -> None:
    told = list[MinimaxResult]()
    Minimax(PRESETS["gomoku-15"]).search(played("h8 i9"), seconds=0.3, after_slice=told.append)
    assert len(told) > 5
    assert [result.nodes for result in told] == sorted(result.nodes for result in told)


def test_a_board_of_every_size_is_searched() -> None:
    for rules in (Rules(26, 26, 5), Rules(5, 26, 5), Rules(26, 26, 26), Rules(1, 3, 3)):
        assert Minimax(rules).search(Position(rules), 2).point in range(rules.size)


def test_a_finished_game_is_refused() -> None:
    with pytest.raises(StudioError, match="over"):
        Minimax(PRESETS["tic-tac-toe"]).search(played("a1 b1 a2 b2 a3", PRESETS["tic-tac-toe"]))
