"""The measurement before a review: it estimates the time, ends in every case, and stores nothing."""

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.review_probe import ReviewProbe
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from tests.activities.reviews import PLAIN, game

PARAMETERS = profile_named(PLAIN).parameters
LIMIT = Limit(simulations=10_000)


def test_it_estimates_the_time_of_a_review(qtbot: QtBot) -> None:
    probe, record = ReviewProbe(lambda: 2), game("c3 d4")
    assert probe.estimate(LIMIT, again=False) is None
    with qtbot.waitSignal(probe.measured, timeout=60_000):
        probe.begin(record, record.main_line(), PLAIN, PARAMETERS)
        assert probe.estimate(LIMIT, again=False) is None
    one, double = (probe.estimate(Limit(simulations=count), again=False) for count in (10_000, 20_000))
    assert one is not None
    assert double is not None
    assert 0 < one < double
    assert all(node.analysis is None for node in record.main_line())


def test_a_failed_search_ends_the_measurement(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_arguments: object) -> None:
        raise MemoryError

    monkeypatch.setattr(Search, "run", break_down)
    probe, record = ReviewProbe(lambda: 1), game("c3 d4")
    with qtbot.waitSignal(probe.measured, timeout=60_000):
        probe.begin(record, record.main_line(), PLAIN, PARAMETERS)
    assert probe.estimate(LIMIT, again=False) is None


def test_a_line_that_cannot_be_played_ends_the_measurement(qtbot: QtBot) -> None:
    probe, record = ReviewProbe(lambda: 1), game("c3 d4")
    line = record.main_line()
    line[2].move = line[1].move
    with qtbot.waitSignal(probe.measured):
        probe.begin(record, line, PLAIN, PARAMETERS)
    assert probe.estimate(LIMIT, again=False) is None
