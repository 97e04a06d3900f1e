"""A player with the program's own search: legal moves in time, from any position, stoppable from another thread."""

import random
import threading
import time
from dataclasses import replace

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import PRESETS
from studio.players.levels import SeatedEngine
from studio.players.player import Budget
from studio.players.search_player import SearchPlayer, joined


@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four", "gomoku-9"])
def test_it_plays_a_game_to_its_end(game: str) -> None:
    position = Position(PRESETS[game])
    player = SearchPlayer(SeatedEngine("studio", "full", Limit(simulations=60)))
    player.begin(position.rules)
    while not position.is_over:
        answer = player.move(position, Budget())
        assert answer.point in position.legal_moves()
        assert answer.thought is not None
        assert answer.thought.simulations + answer.thought.kept > 0
        position.play(answer.point)
    player.close()


def test_a_game_with_other_rules_can_be_started() -> None:
    player = SearchPlayer(SeatedEngine("studio", "casual", Limit(simulations=20)))
    for game in ("gomoku-9", "tic-tac-toe", "gomoku-9"):
        position = Position(PRESETS[game])
        player.begin(position.rules)
        assert player.move(position, Budget()).point in position.legal_moves()


def test_it_answers_at_once_when_stopped_and_then_plays_on() -> None:
    position, answers = Position(PRESETS["gomoku-9"]), []
    player = SearchPlayer(SeatedEngine("studio", "full", Limit(seconds=60)))
    thread = threading.Thread(target=lambda: answers.append(player.move(position, Budget())))
    thread.start()
    time.sleep(0.2)
    player.stop()
    thread.join(20)
    assert answers[0].point in position.legal_moves()
    again = player.move(position, Budget(Limit(simulations=2_000)))
    assert again.thought is not None
    assert again.thought.simulations >= 2_000


def test_a_stop_between_moves_does_no_harm() -> None:
    position = Position(PRESETS["gomoku-9"])
    player = SearchPlayer(SeatedEngine("studio", "full", Limit(simulations=500)))
    player.move(position, Budget())
    player.stop()
    position.play(40)
    answer = player.move(position, Budget())
    assert answer.thought is not None
    assert answer.thought.simulations >= 500


def test_a_stop_during_a_move_returns_a_move() -> None:
    """A stop that comes too late does not affect the next move."""
    player = SearchPlayer(SeatedEngine("studio", "full", Limit(seconds=0.004)))
    position, chance, ends = Position(PRESETS["gomoku-9"]), random.Random(1), threading.Event()

    def stop_now_and_then() -> None:
        while not ends.wait(0.004 * chance.random()):
            player.stop()

    thread = threading.Thread(target=stop_now_and_then)
    thread.start()
    try:
        for _ in range(150):
            if position.is_over:
                position = Position(position.rules)
            position.play(player.move(position, Budget()).point)
    finally:
        ends.set()
        thread.join()
    answer = player.move(Position(position.rules), Budget(Limit(simulations=50)))
    assert answer.thought is not None


def test_it_reports_its_analysis() -> None:
    heard: list[PositionAnalysis] = []
    player = SearchPlayer(SeatedEngine("studio", "full", Limit(seconds=0.5)))
    player.move(Position(PRESETS["gomoku-9"]), Budget(), heard.append)
    assert heard
    assert heard[-1].candidates


def test_the_first_of_two_limits_ends_a_move() -> None:
    assert joined(Limit(seconds=1, depth=5), Limit(seconds=2, simulations=3)) == Limit(
        seconds=1, depth=5, simulations=3
    )


@pytest.mark.parametrize("game", ["gomoku-15", "tic-tac-toe"])
def test_a_profile_with_a_network_plays_games_with_and_without_one(game: str) -> None:
    position = Position(PRESETS[game])
    player = SearchPlayer(SeatedEngine("alphazero", "club", Limit(simulations=60)))
    for _ in range(3):
        position.play(player.move(position, Budget()).point)
    player.close()


def test_a_missing_network_is_reported() -> None:
    own = replace(PROFILES["alphazero"].parameters, network="gone")
    with pytest.raises(StudioError, match="There is no network 'gone'"):
        SearchPlayer(SeatedEngine("alphazero", "club", own=own)).begin(PRESETS["gomoku-15"])


def test_a_search_without_any_move_is_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full tree may have no room left for the moves of its root."""
    player, position = (
        SearchPlayer(SeatedEngine("studio", "full", Limit(simulations=50))),
        Position(PRESETS["gomoku-9"]),
    )
    player.begin(position.rules)
    full, final_move = player._search, Search.final_move
    monkeypatch.setattr(Search, "final_move", lambda search: None if search is full else final_move(search))
    assert player.move(position, Budget()).point in position.legal_moves()
    assert player._search is not full
    player.close()
