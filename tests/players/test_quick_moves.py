"""Moves chosen by the rules alone."""

import random

import pytest

from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.players.quick_moves import quick_move
from tests.game.boards import played


@pytest.mark.parametrize("rules", [*PRESETS.values(), Rules(26, 26, 5), Rules(5, 26, 5), Rules(4, 4, 5)])
def test_it_plays_any_game_to_its_end(rules: Rules) -> None:
    position = Position(rules)
    while not position.is_over:
        position.play(quick_move(position))


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("", {"h8"}),
        ("h8 a1 i8 a3 j8 a5 k8 a7", {"g8", "l8"}),  # wins
        ("h8 a1 i8 a3 j8 a5 k8", {"g8", "l8"}),  # blocks, though in vain
        ("h8 g8 i8 a3 j8 a5 k8", {"l8"}),
        ("h8 a1 i8 a15 j8", {"f8", "g8", "k8", "l8"}),  # an open three
    ],
)
def test_forced_moves_are_played(moves: str, expected: set[str]) -> None:
    position = played(moves)
    assert human_point(quick_move(position), position.rules) in expected


def test_it_beats_random_moves() -> None:
    chance, position = random.Random(1), Position(PRESETS["gomoku-15"])
    while not position.is_over:
        position.play(quick_move(position))
        if not position.is_over:
            position.play(chance.choice(position.legal_moves()))
    assert position.winner is not None
    assert position.winner.colour == "Black"
