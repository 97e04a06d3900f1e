"""External engines in matches: found by their names in the user's list, with all their faults."""

import sys
from functools import partial
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS
from studio.machine.folders import HOME_VARIABLE
from studio.matches.game import MovePlayed, Reason
from studio.matches.match import Match
from studio.matches.notices import MatchEnd, Notice
from studio.matches.own_engines import known_engines
from studio.matches.standings import standings_of
from studio.matches.store import MatchStore
from studio.matches.workers.workers import LocalWorkers
from studio.players.clocks import TimeControl
from studio.players.engine_list import save_engines
from tests.matches.matches import Recorder, ended, plan_of
from tests.players.engines import running, scripted

NINE = PRESETS["gomoku-9"]
CRASHES = """
    def move():
        if len(stones) >= 4:
            sys.exit(3)
        play(free())
"""
HANGS = """
    def move():
        time.sleep(600)
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for as Linux lists them")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def played(home: Path, *players: str, seconds: float = 0.5, end: MatchEnd = MatchEnd.PLAYED) -> MatchStore:
    """Play until the given event: stopped after the first move, or played out."""

    def stop(notice: Notice) -> None:
        if end is MatchEnd.STOPPED and isinstance(notice, MovePlayed):
            match.stop()

    control = TimeControl(Limit(seconds=seconds, simulations=20))
    plan = plan_of(*players, games=2, rules=NINE, control=control, openings="empty")
    store = MatchStore.create(home / "match", plan, known_engines())
    match = Match(store, Recorder(stop), partial(LocalWorkers, 1))
    match.start()
    assert ended(match).end is end
    store.close()
    assert not running(str(home / "engine-"))
    return store


def test_an_engine_plays_by_its_name(home: Path) -> None:
    save_engines([scripted(home, name="First Free")])
    store = played(home, "studio", "engine:First Free")
    assert [result.reason for result in store.results] == [Reason.LINE] * 2
    assert {result.black for result in store.results} == {"studio", "engine:First Free"}


@pytest.mark.long
def test_faults_are_counted_separately(home: Path) -> None:
    save_engines([scripted(home, CRASHES, name="Crashes")])
    store = played(home, "studio", "engine:Crashes")
    assert [result.reason for result in store.results] == [Reason.FAULT] * 2
    assert all("Crashes has crashed" in result.sentence for result in store.results)
    first, second = standings_of(store.plan, store.results).rounds[0].players
    assert (first.tally.wins, first.tally.faults, second.tally.losses, second.tally.faults) == (2, 0, 2, 2)


def test_stopping_a_match_ends_a_hanging_engine(home: Path) -> None:
    save_engines([scripted(home, HANGS, name="Hangs")])
    store = played(home, "studio", "engine:Hangs", seconds=300, end=MatchEnd.STOPPED)
    assert store.results == ()


def test_a_reconfigured_engine_is_a_different_one(home: Path) -> None:
    save_engines([scripted(home, name="One"), scripted(home, CRASHES, name="Two")])
    before = known_engines()
    save_engines([scripted(home, name="One"), scripted(home, CRASHES, name="Two", memory_mb=99)])
    assert set(before) == {"One", "Two"}
    assert before["Two"] != known_engines()["Two"]
