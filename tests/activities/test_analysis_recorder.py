"""A record stores what was searched at a position, and no results that another position's search left there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.activities.analysis_recorder import AnalysisRecorder
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.options.steering import UNSTEERED, Steering
from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.rules import PRESETS
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch

NINE = PRESETS["gomoku-9"]


class Watcher:
    """A session whose cursor a live search follows, as in a window."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot, self._owner = qtbot, QObject()
        self.session = Session(NINE)
        self.live_search = LiveSearch(profile_named("studio").parameters, parent=self._owner)
        self.supervisor = AnalysisRecorder(self.session, self.live_search, "studio", self._owner)
        self.live_search.open()
        self.follow()

    def follow(self) -> None:
        self.supervisor.keep()
        self.supervisor.watch(self.session.node)
        self.live_search.watch(self.session.position)

    def play(self, move: str) -> None:
        self.session.play(point_from_human(move, NINE))
        self.follow()

    def search(self, simulations: int) -> None:
        with self._qtbot.waitSignal(self.live_search.stopped, timeout=60_000):
            self.live_search.start(Limit(simulations=simulations))
        self.supervisor.keep()

    def steer(self, steering: Steering) -> None:
        self.live_search.steer(steering)
        self._qtbot.waitUntil(
            lambda: self.live_search.thought is not None and self.live_search.thought.steering == steering,
            timeout=60_000,
        )
        self.supervisor.keep()

    def wait_for_a_thought(self) -> None:
        self._qtbot.waitUntil(lambda: self.live_search.thought is not None, timeout=60_000)

    def kept(self) -> PositionAnalysis | None:
        return self.session.node.analysis

    def told(self) -> tuple[bool, int]:
        """Return whether the stored analysis was steered, and its simulations."""
        kept = self.kept()
        assert kept is not None
        return kept.is_steered, kept.simulations


@pytest.fixture
def watcher(qtbot: QtBot) -> Iterator[Watcher]:
    watcher = Watcher(qtbot)
    yield watcher
    watcher.live_search.close()


def is_later(node: Node) -> bool:
    return node.analysis is not None and node.analysis.is_later


def test_a_search_after_a_review_says_so_and_is_to_be_saved(watcher: Watcher) -> None:
    results = watcher.session.results
    watcher.search(300)
    first = watcher.session.node
    found = [(is_later(first), results.is_unsaved)]
    watcher.play("e5")
    played = watcher.session.node
    results.keep_judgements([(played, MoveJudgement())])
    watcher.session.go_to(first)
    watcher.follow()
    watcher.search(900)
    found.append((is_later(first), results.is_unsaved))
    assert found == [(False, False), (True, True)]
    results.keep_judgements([(played, MoveJudgement(0.3, 5))])
    assert not is_later(first), "another review has judged by it"


def test_a_search_is_stored(watcher: Watcher) -> None:
    watcher.search(300)
    assert watcher.told() == (False, 300)


def test_nothing_is_stored_at_the_end_of_a_game(watcher: Watcher) -> None:
    for move in ("e5", "a1", "e6", "b1", "e7", "c1", "e8", "d1"):
        watcher.session.play(point_from_human(move, NINE))
    last = watcher.session.node
    watcher.session.results.keep_judgements([(last, MoveJudgement(drop=0.0))])
    watcher.play("e9")
    watcher.live_search.watch(watcher.session.position)
    watcher.wait_for_a_thought()
    watcher.supervisor.keep()
    assert (watcher.session.position.is_over, watcher.kept()) == (True, None)


def test_results_left_by_another_positions_search_are_not_stored(watcher: Watcher, qtbot: QtBot) -> None:
    watcher.search(3_000)
    watcher.play("e5")
    thought = watcher.live_search
    qtbot.waitUntil(lambda: thought.thought is not None and thought.thought.snapshot.root.visits > 0, timeout=60_000)
    watcher.supervisor.keep()
    assert watcher.kept() is None
    watcher.search(200)
    kept = watcher.kept()
    assert kept is not None
    assert kept.simulations >= 200


def test_a_steered_search_is_stored_as_steered_even_if_it_continues_freely(watcher: Watcher) -> None:
    watcher.steer(Steering(only={point_from_human("a1", NINE)}))
    watcher.search(300)
    assert watcher.told() == (True, 300)
    watcher.steer(UNSTEERED)
    watcher.search(300)
    assert watcher.told() == (True, 600)
    watcher.live_search.restart()
    watcher.search(300)
    assert watcher.told() == (False, 300)


def test_fewer_simulations_do_not_replace_the_record(watcher: Watcher) -> None:
    row = Candidate(0, 90_000, 1.0, proof=Proof.WIN, proof_moves=7)
    known = PositionAnalysis(90_000, (row,), known=KnownResult(Proof.WIN, 7))
    watcher.session.results.keep_analysis(watcher.session.node, known)
    told: list[None] = []
    watcher.supervisor.kept.connect(lambda: told.append(None))
    watcher.search(300)
    assert watcher.kept() == known
    assert not told


def test_the_results_that_a_better_analysis_did_not_give_way_to_are_known_until_another_record_is_opened(
    watcher: Watcher,
) -> None:
    first, supervisor = watcher.session.node, watcher.supervisor
    watcher.session.results.keep_analysis(first, PositionAnalysis(90_000, (Candidate(0, 90_000, 0.5),)))
    watcher.search(300)
    found = supervisor.lesser(first)
    assert found is not None
    assert found.simulations == 300
    watcher.play("e5")
    watcher.search(300)
    assert supervisor.lesser(watcher.session.node) is None, "it is saved"
    watcher.session.go_to(first)
    watcher.follow()
    watcher.search(120)
    assert supervisor.lesser(first) is found, "the one with more visits remains"
    watcher.session.begin(NINE)
    assert supervisor.lesser(first) is None
