"""The benchmark of matches between our bot and that of OpenSpiel."""

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from benchmarks.open_spiel_matches import (  # noqa: E402
    GAMES,
    Effort,
    OurTimedBot,
    TheirTimedBot,
    opening_of,
    played,
    result_of,
)


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
    result = result_of("tic_tac_toe", "classic-uct", 2, Effort(50))
    won, drawn, lost = (int(part[1:]) for part in result.partition(",")[0].split())
    assert won + drawn + lost == 4
    assert result.endswith("0 illegal moves")


def test_a_match_by_time_counts_the_moves_of_both_sides() -> None:
    effort = Effort(1, seconds=0.001)
    result = result_of("tic_tac_toe", "classic-uct", 1, effort)
    assert "0 illegal moves, " in result
    assert result.endswith(" s per move")
    assert all(len(used) >= 6 for used in effort.used), "two games after one move"


def test_their_bot_gets_the_simulations_of_its_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    clock = iter([0.0, 0.5, 10.0, 10.5, 20.0, 24.0, 30.0, 30.001])

    def their_bot(_game: object, simulations: int, _seed: int) -> FixedBot:
        asked.append(simulations)
        return FixedBot(4)

    monkeypatch.setattr("benchmarks.open_spiel_matches.their_bot", their_bot)
    monkeypatch.setattr("time.process_time", lambda: next(clock))
    used: list[float] = []
    bot = TheirTimedBot(None, 2.0, 0, used)
    assert [bot.step(None) for _ in range(3)] == [4] * 3
    assert asked == [500, 2000, 3000, 1500], "measured once; then by its last move, at most half as fast again"
    assert used == pytest.approx([0.5, 4.0, 0.001])


def test_our_bot_searches_for_its_time() -> None:
    game, used = pyspiel.load_game("connect_four"), list[float]()
    bot = OurTimedBot(game, "classic-uct", 0.01, 0, used)
    assert bot.step(game.new_initial_state()) in range(7)
    assert len(used) == 1
    assert used[0] >= 0.01


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
