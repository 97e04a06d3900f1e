"""The games are environments that PettingZoo's own tests accept."""

import warnings
from typing import Any

import numpy as np
import pytest

from studio.game.rules import PRESETS

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test

from studio.bridges.pettingzoo import env, raw_env


@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four", "gomoku-9", "7x5/4 exact"])
def test_their_test_accepts_the_environment(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are dicts
        api_test(raw_env(game), num_cycles=300)
        api_test(env(game), num_cycles=100)


def played(environment: Any, actions: list[int]) -> dict[str, float]:
    environment.reset(seed=1)
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    moves = iter(actions)
    for agent in environment.agent_iter():
        _, reward, is_over, is_cut, _ = environment.last()
        totals[agent] += reward
        environment.step(None if is_over or is_cut else next(moves))
    return totals


@pytest.mark.parametrize(
    ("game", "actions", "expected"),
    [
        ("tic-tac-toe", [0, 3, 1, 4, 2], (1, -1)),
        ("tic-tac-toe", [0, 3, 1, 4, 8, 5], (-1, 1)),
        ("tic-tac-toe", [0, 1, 2, 4, 3, 5, 7, 6, 8], (0, 0)),
        ("connect-four", [0, 1, 0, 1, 0, 1, 0], (1, -1)),
        ("tic-tac-toe", [0, 0], (1, -1)),
        ("connect-four", [0, 0, 0, 0, 0, 0, 0], (-1, 1)),
    ],
)
def test_the_winner_gets_the_reward_and_an_illegal_action_loses(
    game: str, actions: list[int], expected: tuple[float, float]
) -> None:
    assert tuple(played(raw_env(game), actions).values()) == expected


def test_an_observation_shows_the_board_from_the_side_of_the_agent() -> None:
    environment = raw_env(PRESETS["connect-four"])
    environment.reset()
    environment.step(3)
    seen = environment.observe("white")
    assert seen["observation"][5, 3].tolist() == [0, 1]
    assert environment.observe("black")["observation"][5, 3].tolist() == [1, 0]
    assert seen["action_mask"].tolist() == [1] * 7
    assert environment.observe("black")["action_mask"].sum() == 0
    assert np.array_equal(environment.position.legal_moves(), sorted(environment.position.legal_moves()))


def test_the_board_can_be_shown_as_text() -> None:
    environment = raw_env("tic-tac-toe", render_mode="ansi")
    environment.reset()
    environment.step(4)
    assert environment.render() == ". . .\n. X .\n. . ."
    assert raw_env("tic-tac-toe").render() is None
