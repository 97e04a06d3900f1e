"""A player that plays by the rules until its search is ready, and then with the search."""

import threading
import time
from collections.abc import Iterator

import pytest

from studio.engine.options.limits import Limit
from studio.engine.warmup import Warmup
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import PRESETS, Rules
from studio.networks.searching import stages_for
from studio.players.late_player import LatePlayer
from studio.players.levels import SeatedEngine
from studio.players.player import Budget
from studio.players.readiness import Readiness
from studio.players.search_player import SearchPlayer

RULES = PRESETS["gomoku-9"]
SEAT = SeatedEngine("studio", "full", Limit())


@pytest.fixture
def readiness() -> Iterator[Readiness]:
    readiness = Readiness()
    yield readiness
    assert readiness.close(60)


def test_without_a_search_it_plays_by_the_rules(readiness: Readiness) -> None:
    player, position = LatePlayer(SEAT, readiness), Position(RULES)
    answer = player.move(position, Budget(Limit(seconds=0.1)))
    assert answer.point in position.legal_moves()
    assert answer.thought is None
    player.close()


def test_with_a_search_it_thinks_and_keeps_its_tree(readiness: Readiness) -> None:
    readiness.begin()
    player, position = LatePlayer(SEAT, readiness), Position(RULES)
    player.begin(RULES)
    assert readiness.wait(RULES, SEAT.parameters, 60)
    for _ in range(2):
        answer = player.move(position, Budget(Limit(simulations=500)))
        assert answer.thought is not None
        position.play(answer.point)
    assert answer.thought is not None
    assert answer.thought.simulations == 500
    assert answer.thought.kept > 0
    player.close()


def test_the_first_move_finds_an_existing_search(readiness: Readiness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory allocation takes longer than a short move may, so it is not done during a move."""
    makers = []
    begin = SearchPlayer.begin

    def note(player: SearchPlayer, rules: Rules) -> None:
        makers.append(threading.current_thread())
        begin(player, rules)

    monkeypatch.setattr(SearchPlayer, "begin", note)
    readiness.begin()
    player = LatePlayer(SEAT, readiness)
    player.begin(RULES)
    answer = player.move(Position(RULES), Budget(Limit(seconds=60, simulations=100)))
    assert answer.thought is not None
    assert [maker is threading.current_thread() for maker in makers] == [False]
    player.begin(RULES)
    assert len(makers) == 2
    player.close()


def test_loading_waits_for_a_compiled_search(readiness: Readiness) -> None:
    with Warmup() as warmup:
        warmup.prepare(stages_for(SEAT.parameters, RULES))  # does nothing if they are compiled
    readiness.begin()
    player = LatePlayer(SEAT, readiness)
    player.begin(RULES)
    player.load(RULES, lambda: True)
    assert readiness.wait(RULES, SEAT.parameters, 0)
    assert player.move(Position(RULES), Budget(Limit(seconds=0.2))).thought is not None
    player.close()


def test_loading_does_not_wait_for_a_compilation(readiness: Readiness, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = threading.Event()
    monkeypatch.setattr("studio.engine.kernels.runtime.folder.are_ready", lambda _stages: False)
    monkeypatch.setattr("studio.players.late_player._LOADING_SECONDS", 600)
    monkeypatch.setattr(Warmup, "prepare", lambda *_args, **_named: compiled.wait())
    readiness.begin()
    player = LatePlayer(SEAT, readiness)
    player.begin(RULES)
    player.load(RULES, lambda: True)
    during = readiness.is_compiling
    assert player.move(Position(RULES), Budget(Limit(seconds=0.1))).thought is None
    compiled.set()
    assert readiness.wait(RULES, SEAT.parameters, 60)
    assert (during, readiness.is_compiling) == (True, False)
    player.close()


def test_a_player_that_is_closed_leaves_no_thread(readiness: Readiness) -> None:
    """No loading has begun, so it would wait without end."""
    player = LatePlayer(SEAT, readiness)
    player.begin(RULES)
    player.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "making a player"]


def test_a_player_whose_search_fails_plays_by_the_rules(readiness: Readiness, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    readiness.begin()
    assert LatePlayer(SEAT, readiness).move(Position(RULES), Budget(Limit(seconds=60, simulations=1))).thought
    monkeypatch.setattr(SearchPlayer, "begin", fail)
    player, position = LatePlayer(SEAT, readiness), Position(RULES)
    for _ in range(2):
        answer = player.move(position, Budget(Limit(seconds=1)))
        assert answer.thought is None
        position.play(answer.point)
    player.close()


def test_other_rules_with_the_same_kernels_are_ready_soon(readiness: Readiness) -> None:
    readiness.begin()
    for name in ("gomoku-9", "gomoku-8", "tic-tac-toe"):
        readiness.want(PRESETS[name], SEAT.parameters)
        assert readiness.wait(PRESETS[name], SEAT.parameters, 60)


def test_waiting_can_be_stopped_and_is_reported(readiness: Readiness) -> None:
    """No loading has begun, so it would wait without end."""
    player, position = LatePlayer(SEAT, readiness), Position(RULES)
    heard: list[PositionAnalysis] = []
    points: list[int] = []
    thread = threading.Thread(
        target=lambda: points.append(player.move(position, Budget(Limit(seconds=600)), heard.append).point)
    )
    thread.start()
    ends_at = time.monotonic() + 20
    while not heard and time.monotonic() < ends_at:
        time.sleep(0.01)
    player.stop()
    thread.join(20)
    assert points[0] in position.legal_moves()


def test_a_closed_player_is_not_waited_for(readiness: Readiness) -> None:
    readiness.begin()
    assert readiness.close(60)
    assert not readiness.wait(RULES, SEAT.parameters, 60)
