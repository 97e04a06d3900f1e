"""Measuring the strength of a network by games."""

from dataclasses import fields

import numpy as np
import pytest

from studio.engine.evaluation.network import PatternNetwork, judged_exactly, untrained
from studio.game.notation import move_name
from studio.game.position import Position
from studio.game.rules import Rules
from studio.players.player import Budget
from studio.training.recipes import Measurement
from studio.training.strength import (
    NetworkPlayer,
    NetworkSide,
    RandomSide,
    SearchSide,
    score_of,
)
from tests.engine.evaluation.networks import network_of

RULES = Rules(5, 5, 4)
FEW = Measurement(games=4, opening=1)


@pytest.fixture(scope="module")
def network() -> PatternNetwork:
    return network_of(RULES)


def test_a_search_beats_random_moves_from_both_points_of_view() -> None:
    search = SearchSide("classic-uct", 200)
    assert score_of((search, RandomSide()), RULES, FEW, 1) >= 0.875
    assert score_of((RandomSide(), search), RULES, FEW, 1) <= 0.125


def test_the_same_games_give_the_same_score(network: PatternNetwork) -> None:
    sides = NetworkSide(network, 8), RandomSide()
    assert score_of(sides, RULES, FEW, 3) == score_of(sides, RULES, FEW, 3)


def test_measuring_can_be_cancelled_after_each_game(network: PatternNetwork) -> None:
    after: list[int] = []
    score_of((NetworkSide(network), RandomSide()), RULES, FEW, 1, after_game=lambda: after.append(1))
    assert len(after) == FEW.games


def test_without_search_a_network_plays_its_highest_prior(network: PatternNetwork) -> None:
    position = Position.from_text(
        """
        . . . . .
        . x . . .
        . . o . .
        . . . x .
        . . . . .
        """,
        RULES,
    )
    liked, _ = judged_exactly(network, position)
    legal = position.legal_moves()
    answer = NetworkPlayer(network, 0, seed=1).move(position, Budget())
    assert answer.point == legal[int(np.argmax(liked[legal]))]


def test_with_a_search_a_network_takes_a_win() -> None:
    position = Position.from_text(
        """
        . . . . .
        o x x x .
        . . . . .
        o . . o .
        . . . . .
        """,
        RULES,
    )
    likes_all = untrained(RULES, np.random.default_rng(0))
    for part in fields(likes_all.weights):
        getattr(likes_all.weights, part.name)[...] = 0
    player = NetworkPlayer(likes_all, 100, seed=1)
    assert move_name(player.move(position, Budget()).point, RULES) == "e4"
