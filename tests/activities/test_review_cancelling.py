"""A review of a game is cancelled, replaced, and continued."""

import threading
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from studio.activities import review_threads
from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.warmup import Warmup
from studio.game.position import Position
from studio.insight.reviewing import QUICK_SIMULATIONS
from studio.matches.review_search import ReviewSearch
from tests.activities.reviews import LIMIT, NINE, OPENING, PLAIN, Reader, ending, game


def test_a_cancelled_review_continues_where_it_stopped(qtbot: QtBot, reader: Reader) -> None:
    record, whole = game(OPENING), game(OPENING)
    line, limit = record.main_line(), Limit(simulations=4 * QUICK_SIMULATIONS)
    reader.keep_in(record)
    reader.review.begin(record, line, limit, profile=PLAIN)
    qtbot.waitUntil(lambda: bool(reader.judged), timeout=60_000)
    reader.review.cancel()
    assert reader.ends == [False]
    done = {node for node in line if node.analysis is not None and node.analysis.simulations > QUICK_SIMULATIONS}
    assert line[-1].judgement is not None, "what was judged stays"
    assert line[1].judgement is None, "no move is judged by quick searches"
    reader.found.clear()
    with ending(qtbot, reader):
        reader.review.begin(record, line, limit, profile=PLAIN)
    again = {node for node, found in reader.found if not found.is_steered}
    assert again == set(line) - done
    other = Reader()
    other.keep_in(whole)
    with ending(qtbot, other):
        other.review.begin(whole, whole.main_line(), limit, profile=PLAIN)
    assert [node.judgement for node in line] == [node.judgement for node in whole.main_line()]


@pytest.mark.long
def test_a_review_by_time_continues_where_it_stopped(qtbot: QtBot, reader: Reader) -> None:
    record = game("c3 d4 c4")
    line, limit = record.main_line(), Limit(seconds=0.6)
    reader.keep_in(record)
    reader.review.begin(record, line, limit, profile=PLAIN)
    qtbot.waitUntil(lambda: reader.progress[-1:] == [(1, 4)], timeout=60_000)
    reader.review.cancel()
    reader.found.clear()
    with ending(qtbot, reader):
        reader.review.begin(record, line, limit, profile=PLAIN)
    assert [node for node, found in reader.found if not found.is_steered] == line[2::-1]


def test_it_can_be_cancelled_in_the_middle(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    line = record.main_line()

    def look() -> None:
        if len(reader.found) == 2:
            reader.review.cancel()

    reader.review.node_reviewed.connect(look)
    with ending(qtbot, reader, completed=False):
        reader.review.begin(record, line, LIMIT, profile=PLAIN)
    assert reader.threads_running == 0
    reader.review.cancel()
    qtbot.wait(50)  # for results of the closed thread, if there were any
    assert reader.ends == [False]
    assert reader.nodes == line[:-3:-1]


def test_it_can_be_cancelled_during_an_endless_search(
    qtbot: QtBot, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Limit] = []
    run = Search.run

    def running(search: Search, limit: Limit) -> object:
        begun.append(limit)
        return run(search, limit)

    monkeypatch.setattr(Search, "run", running)
    record, endless = game("e5", NINE), Limit(simulations=10**12)
    reader.review.begin(record, [record.root], endless, profile=PLAIN)
    qtbot.waitUntil(lambda: begun[-1:] == [endless], timeout=60_000)
    reader.review.cancel()
    assert reader.ends == [False]
    assert [found.simulations for _, found in reader.found] == [QUICK_SIMULATIONS]
    assert reader.threads_running == 0


def test_it_can_be_cancelled_while_kernels_are_compiled(
    qtbot: QtBot, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, made = list[bool](), list[Position]()

    def compile_on(_warmup: Warmup, _wanted: object, _report: object, go_on: Callable[[], bool]) -> None:
        begun.append(True)
        while go_on():
            threading.Event().wait(0.005)

    monkeypatch.setattr(Warmup, "prepare", compile_on)
    monkeypatch.setattr(ReviewSearch, "load", lambda _search, position: made.append(position))
    monkeypatch.setattr(review_threads, "_loaded", set[object]())
    record = game(OPENING)
    reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    qtbot.waitUntil(lambda: bool(begun), timeout=60_000)
    reader.review.cancel()
    assert reader.threads_running == 0
    assert not made, "missing kernels would have been compiled here, while the window waits"


def test_it_can_be_cancelled_from_a_signal_handler(qtbot: QtBot, reader: Reader) -> None:
    record = game(OPENING)
    reader.review.node_reviewed.connect(reader.review.cancel)
    with ending(qtbot, reader, completed=False):
        reader.review.begin(record, record.main_line(), LIMIT, profile=PLAIN)
    assert reader.nodes == record.main_line()[-1:]
    assert reader.progress == [(0, 6)]
    assert reader.ends == [False]


def test_another_review_replaces_the_first(qtbot: QtBot, reader: Reader) -> None:
    first, second = game(OPENING), game("a1 b2")
    reader.review.begin(first, first.main_line(), Limit(seconds=3600), profile=PLAIN)
    reader.review.begin(second, second.main_line(), LIMIT, profile=PLAIN)
    assert reader.ends == [False]
    qtbot.waitUntil(lambda: reader.ends == [False, True], timeout=60_000)
    assert [node for node, found in reader.found if found.simulations == LIMIT.simulations] == second.main_line()[::-1]
