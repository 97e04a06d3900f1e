"""Baseline players: random moves, one ply ahead, and minimax, in games with every kind of rules."""

import random
import threading
import time
from collections import Counter

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.game.rules import PRESETS, Overline, Rules
from studio.players.baseline_players import OnePlyPlayer, RandomPlayer, baseline_player
from studio.players.baselines import (
    BASELINE_SENTENCES,
    BASELINE_TITLES,
    DEFAULT_DEPTH,
    Baseline,
    SeatedBaseline,
    baseline_named,
    baseline_of_key,
)
from studio.players.player import Budget
from tests.game.boards import dropped, played
from tests.sizes import one_always, sizes

GAMES = {
    "tic-tac-toe": PRESETS["tic-tac-toe"],
    "connect-four": PRESETS["connect-four"],
    "rectangle": Rules(5, 9, 4),
    "exactly five": Rules(9, 9, 5, overline=Overline.NOTHING),
    "caro": Rules(9, 9, 5, overline=Overline.CARO),
    "no line fits": Rules(4, 4, 5),
}


def games_of(seat: SeatedBaseline, rules: Rules, seed: int, count: int = 1) -> list[tuple[int, ...]]:
    """Return the moves of games of a player against itself."""
    player, games = baseline_player(seat, seed=seed), []
    for _ in range(count):
        position = Position(rules)
        player.begin(rules)
        while not position.is_over:
            position.play(player.move(position, Budget()).point)  # raises if the move is illegal
        games.append(tuple(move.point for move in position.moves))
    player.close()
    return games


@pytest.mark.parametrize("kind", Baseline)
@pytest.mark.parametrize("game", one_always(2, GAMES))
def test_it_plays_every_game_to_its_end_and_repeats_it_with_the_same_seed(game: str, kind: Baseline) -> None:
    seat, rules = SeatedBaseline(kind, Limit(depth=2)), GAMES[game]
    assert games_of(seat, rules, 5, 2) == games_of(seat, rules, 5, 2)
    assert len({games_of(seat, rules, seed)[0] for seed in range(2)}) > 1


def test_random_moves_are_uniform() -> None:
    position, player = played("b2 a1", PRESETS["tic-tac-toe"]), RandomPlayer(1)
    counts = Counter(player.move(position, Budget()).point for _ in range(7_000))
    assert sorted(counts) == position.legal_moves()
    expected = 7_000 / len(counts)
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < 22.5, "six degrees of freedom, probability 0.001"


@pytest.mark.parametrize("count", sizes(60, 20))
@pytest.mark.parametrize("game", GAMES)
def test_one_ply_ahead_never_misses_a_win_or_a_block(game: str, count: int) -> None:
    rules, chance, player, cases = GAMES[game], random.Random(2), OnePlyPlayer(3), 0
    for _ in range(count):
        position = Position(rules)
        while not position.is_over:
            wins = winning(position, position.legal_moves())
            blocks = [point for point in position.legal_moves() if wins_for_other(position, point)]
            point = player.move(position, Budget()).point
            assert point in (wins or blocks or position.legal_moves())
            cases += bool(wins or blocks)
            position.play(chance.choice(position.legal_moves()))
    assert cases > 10 or not rules.line_fits


def winning(position: Position, points: list[int]) -> list[int]:
    found = []
    for point in points:
        after = position.copy()
        after.play(point)
        if after.winner is not None:
            found.append(point)
    return found


def wins_for_other(position: Position, point: int) -> bool:
    after = position.copy()
    after.play(point, position.to_move.opponent)
    return after.winner is position.to_move.opponent


def test_minimax_reports_positions_depth_value_and_line() -> None:
    position = dropped("4455")
    player = baseline_player(SeatedBaseline(Baseline.MINIMAX, Limit(depth=3)), seed=1)
    thought = player.move(position, Budget()).thought
    assert thought is not None
    assert (thought.profile, thought.depth) == ("minimax", 3)
    assert thought.simulations > 7
    assert thought.best is not None
    assert thought.best.line[0] == thought.best.point
    assert thought.known.proof is Proof.WIN, "an open three on the bottom row"
    assert thought.best.proof_moves == 3


@pytest.mark.parametrize(
    ("limit", "budget", "depth"),
    [
        (Limit(), Budget(), DEFAULT_DEPTH),
        (Limit(), Budget(Limit(simulations=5)), DEFAULT_DEPTH),
        (Limit(simulations=5), Budget(), DEFAULT_DEPTH),
        (Limit(depth=2), Budget(), 2),
        (Limit(depth=6), Budget(Limit(depth=3, seconds=60)), 3),
    ],
)
def test_the_depth_of_minimax_is_that_of_the_limit(limit: Limit, budget: Budget, depth: int) -> None:
    thought = (
        baseline_player(SeatedBaseline(Baseline.MINIMAX, limit)).move(Position(PRESETS["gomoku-9"]), budget).thought
    )
    assert thought is not None
    assert thought.depth == depth


@pytest.mark.parametrize("budget", [Budget(Limit(seconds=0.2)), Budget(game_seconds=8.0)])
def test_minimax_deepens_until_its_time_is_over(budget: Budget) -> None:
    player, told = baseline_player(SeatedBaseline(Baseline.MINIMAX)), list[PositionAnalysis]()
    player.begin(PRESETS["gomoku-15"])
    begun = time.monotonic()
    thought = player.move(played("h8 i9 g7"), budget, told.append).thought
    assert time.monotonic() - begun < 0.6
    assert thought is not None
    assert (thought.depth or 0) >= 3
    assert told


def test_minimax_can_be_stopped_by_another_thread_and_plays_on() -> None:
    player, position = baseline_player(SeatedBaseline(Baseline.MINIMAX, Limit(depth=30))), played("h8 i9")
    player.begin(position.rules)
    answers = list[int]()
    thread = threading.Thread(target=lambda: answers.append(player.move(position, Budget()).point))
    thread.start()
    time.sleep(0.2)
    player.stop()
    thread.join(5)
    assert answers[0] in position.legal_moves()
    player.stop()  # between moves it does nothing
    assert player.move(position, Budget(Limit(depth=2))).thought is not None


def test_names_keys_and_texts() -> None:
    for kind in Baseline:
        assert baseline_named(kind.value) is kind
        assert baseline_of_key(kind.key) is kind
        assert BASELINE_TITLES[kind]
        assert BASELINE_SENTENCES[kind]
    assert baseline_named("studio") is None
    assert baseline_of_key("studio") is None
    assert baseline_of_key(None) is None
