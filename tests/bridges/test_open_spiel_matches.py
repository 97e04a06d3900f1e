"""The benchmark of matches between our bot and that of OpenSpiel."""

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from benchmarks.open_spiel_matches import GAMES, opening_of, played, result_of  # noqa: E402


class FixedBot:
    """Plays one action."""

    def __init__(self, action: int) -> None:
        self._action = action

    def step(self, _state: Any) -> int:
        return self._action


class FirstBot:
    """Plays the first legal action."""

    def step(self, state: Any) -> int:
        return int(state.legal_actions()[0])


def test_a_match_counts_both_sides_of_each_pair() -> None:
    result = result_of("tic_tac_toe", "classic-uct", 2, 50)
    won, drawn, lost = (int(part[1:]) for part in result.partition(",")[0].split())
    assert won + drawn + lost == 4
    assert result.endswith("0 illegal moves")


@pytest.mark.parametrize("name", GAMES)
def test_openings_leave_the_game_undecided(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(5):
        state = opening_of(game, GAMES[name], random.Random(seed))
        assert len(state.history()) == GAMES[name]
        assert not state.is_terminal()


def test_an_illegal_move_loses() -> None:
    state = pyspiel.load_game("tic_tac_toe").new_initial_state()
    assert played(state.clone(), [FixedBot(4), FirstBot()], 0) == (-1.0, 1), "the point is occupied at the second move"
    assert played(state.clone(), [FixedBot(4), FirstBot()], 1) == (1.0, 0)
