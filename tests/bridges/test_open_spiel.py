"""Our search plays the games of OpenSpiel, and our networks evaluate their states."""

from typing import Any

import numpy as np
import pytest

from studio.game.errors import StudioError
from studio.game.stones import Stone
from tests.sizes import one_always

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import mcts  # noqa: E402

from studio.bridges.open_spiel import NetworkEvaluator, StudioBot, action_of, position_of, rules_of  # noqa: E402

GAMES = ["tic_tac_toe", "connect_four", "connect_four(rows=5,columns=6,x_in_row=3)", "mnk(m=4,n=6,k=3)"]
GAMES += ["gomoku(size=6,connect=4)"]


@pytest.mark.parametrize("name", GAMES)
def test_random_games_agree_in_moves_and_results(name: str) -> None:
    game, chance = pyspiel.load_game(name), np.random.default_rng(1)
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            position = position_of(state)
            assert not position.is_over
            assert position.to_move is (Stone.BLACK, Stone.WHITE)[state.current_player()]
            legal = sorted(action_of(point, position.rules) for point in position.legal_moves())
            assert legal == state.legal_actions()
            state.apply_action(int(chance.choice(legal)))
        position = position_of(state)
        assert position.is_over
        winner = {(1.0, -1.0): Stone.BLACK, (-1.0, 1.0): Stone.WHITE, (0.0, 0.0): None}[tuple(state.returns())]
        assert position.winner is winner


@pytest.mark.parametrize("name", ["chess", "gomoku(wrap=true)", "gomoku(dims=3,size=5)", "go(board_size=9)"])
def test_other_games_are_refused(name: str) -> None:
    with pytest.raises(StudioError):
        rules_of(pyspiel.load_game(name))


def played(game: Any, bots: list[Any]) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("name", one_always(3, GAMES))
def test_the_bot_plays_legal_games_and_loses_none_to_chance(name: str) -> None:
    game = pyspiel.load_game(name)
    ours = StudioBot(game, profile="classic-uct", simulations=200)
    theirs = pyspiel.make_uniform_random_bot(1, 5)
    for _ in range(3):
        ours.restart()
        assert played(game, [ours, theirs])[0] >= 0


def test_the_bot_does_not_lose_tic_tac_toe_to_theirs() -> None:
    game = pyspiel.load_game("tic_tac_toe")
    ours = StudioBot(game, profile="classic-uct", simulations=2_000, seed=2)
    theirs = mcts.MCTSBot(game, 2, 200, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert played(game, [ours, theirs])[0] >= 0
    assert played(game, [theirs, ours])[1] >= 0


def test_the_policy_of_the_bot_is_its_share_of_visits() -> None:
    game = pyspiel.load_game("connect_four")
    bot, state = StudioBot(game, profile="classic-uct", simulations=300), game.new_initial_state()
    policy, action = bot.step_with_policy(state)
    assert [each for each, _ in policy] == state.legal_actions()
    assert sum(share for _, share in policy) == pytest.approx(1)
    assert action in state.legal_actions()
    state.apply_action(action)
    assert [each for each, _ in bot.get_policy(state)] == state.legal_actions()


def test_a_network_evaluates_states_for_their_search() -> None:
    game = pyspiel.load_game("connect_four")
    state, evaluator = game.new_initial_state(), NetworkEvaluator(game)
    for action in (3, 3, 3, 3, 2):
        state.apply_action(action)
    values, prior = evaluator.evaluate(state), evaluator.prior(state)
    assert values[0] == -values[1]
    assert [each for each, _ in prior] == state.legal_actions()
    assert sum(share for _, share in prior) == pytest.approx(1)
    state.apply_action(6)
    assert state.current_player() == 0
    winning = evaluator.evaluate(state)
    assert winning[0] > 0.5, "Black has an open three in the bottom row"
    bot = mcts.MCTSBot(game, 2, 100, evaluator, child_selection_fn=mcts.SearchNode.puct_value)
    assert bot.step(state) in (1, 4)


def test_a_game_without_a_network_is_refused() -> None:
    with pytest.raises(StudioError):
        NetworkEvaluator(pyspiel.load_game("tic_tac_toe"))
