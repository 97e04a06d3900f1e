"""A match in the window: signals, stored results, and no remaining processes."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.earlier_matches import earlier_matches
from studio.activities.live_match import LiveMatch, workers_for
from studio.activities.match_pace import MatchPace
from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.game.message import Message
from studio.matches.notices import MatchEnd, MatchState
from studio.matches.plan import usable_cores
from studio.matches.result import Result
from studio.matches.store import RESULTS
from studio.matches.workers.workers import Workers
from studio.players.clocks import TimeControl
from tests.activities.live_matches import slow_plan, small_plan, tournament_in, wait_for, wait_for_end
from tests.matches.clusters import cluster_in
from tests.matches.matches import plan_of
from tests.players.engines import running

_WORKER = "studio.matches.workers.worker_process"
_PLAYING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from studio.activities.live_match import LiveMatch
from tests.activities.live_matches import slow_plan

if __name__ == "__main__":
    application = QCoreApplication([])
    live_match = LiveMatch(Path(sys.argv[1]))
    live_match.game_changed.connect(lambda: print("begun", flush=True))
    live_match.begin(slow_plan())
    application.exec()
"""


@pytest.fixture
def live_match(tmp_path: Path, qapp: object) -> Iterator[LiveMatch]:
    del qapp
    made = tournament_in(tmp_path)
    yield made
    made.close()


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(StudioError) as caught:
        act()
    return caught.value.code


def told(result: Result) -> tuple[object, ...]:
    return result.number, result.black, result.white, result.opening, result.winner, result.reason


def test_a_match_is_played_and_stored(qtbot: QtBot, live_match: LiveMatch, tmp_path: Path) -> None:
    states: list[MatchState] = []
    moves: list[int] = []
    heard: list[int] = []
    live_match.state_changed.connect(lambda: states.append(live_match.state))
    live_match.games_ended.connect(lambda results: heard.extend(result.number for result in results))
    live_match.game_changed.connect(lambda: moves.append(live_match.watched.position.ply if live_match.watched else 0))
    live_match.begin(small_plan())
    assert refused(lambda: live_match.begin(small_plan())) == "match_on"
    wait_for_end(qtbot, live_match)
    assert not live_match.is_on
    assert live_match.end is MatchEnd.PLAYED
    assert not live_match.is_unfinished
    assert states[0] is MatchState.PLAYING
    assert states[-1] is MatchState.ENDED
    assert heard == [0, 1, 2, 3] == [result.number for result in live_match.results]
    assert max(moves) >= 5
    standings = live_match.standings
    assert standings is not None
    assert standings.played == standings.of == 4
    path = live_match.record_path(3)
    assert path is not None
    assert path.exists()
    (earlier,) = earlier_matches(tmp_path / "matches")
    assert earlier.is_complete
    assert earlier.plan == live_match.plan


def test_pause_stop_and_resume(qtbot: QtBot, live_match: LiveMatch) -> None:
    live_match.begin(small_plan(games=400))
    wait_for(qtbot, lambda: len(live_match.results) >= 1)
    live_match.pause()
    wait_for(qtbot, lambda: live_match.state is MatchState.PAUSED)
    played = len(live_match.results)
    assert 1 <= played < 400
    assert live_match.games == ()
    live_match.go_on()
    wait_for(qtbot, lambda: len(live_match.results) > played)
    assert (live_match.seconds_left or -1) >= 0
    live_match.stop()
    wait_for_end(qtbot, live_match)
    assert live_match.end is MatchEnd.STOPPED
    assert live_match.is_unfinished
    assert live_match.seconds_left is None
    folder, kept = live_match.folder, {result.number for result in live_match.results}
    assert folder is not None
    assert (folder / RESULTS).read_bytes().count(b"\n") == len(kept)
    live_match.resume(folder)
    wait_for(qtbot, lambda: len(live_match.results) > len(kept))
    live_match.close()
    numbers = [result.number for result in live_match.results]
    assert len(numbers) == len(set(numbers))
    assert kept <= set(numbers)


def test_an_earlier_match_is_shown(qtbot: QtBot, live_match: LiveMatch, tmp_path: Path) -> None:
    live_match.begin(small_plan(games=2))
    wait_for_end(qtbot, live_match)
    assert live_match.folder is not None
    other = tournament_in(tmp_path)
    other.show(live_match.folder)
    assert other.state is MatchState.ENDED
    assert other.end is MatchEnd.PLAYED
    assert [told(result) for result in other.results] == [told(result) for result in live_match.results]
    assert other.standings is not None
    assert other.standings.played == 2
    assert refused(lambda: other.show(tmp_path)) == "no_match"


def test_an_impossible_match_is_refused_and_failures_are_reported(qtbot: QtBot, live_match: LiveMatch) -> None:
    many = usable_cores() + 1
    timed = plan_of("studio", "classic-uct", control=TimeControl(Limit(seconds=0.1)))
    assert refused(lambda: live_match.begin(timed, many)) == "too_many_workers"
    assert refused(lambda: live_match.begin(plan_of("studio", "engine:Nobody"))) == "engine_not_listed"
    assert not live_match.is_on
    errors: list[StudioError] = []
    live_match.failed.connect(errors.append)
    live_match._make_workers = _no_workers
    live_match.begin(small_plan())
    wait_for_end(qtbot, live_match)
    assert live_match.end is MatchEnd.FAILED
    assert [error.code for error in errors] == ["none"]


def _no_workers(_count: int) -> Workers:
    raise StudioError(Message("none", "There are no workers."))


def test_closing_ends_an_endless_game(qtbot: QtBot, live_match: LiveMatch) -> None:
    live_match.begin(slow_plan())
    wait_for(qtbot, lambda: bool(live_match.games))
    live_match.close()
    assert not live_match.is_on
    assert live_match.results == ()


def test_timed_matches_get_fewer_workers() -> None:
    half = max(1, usable_cores() // 2)
    assert workers_for(None) == workers_for(small_plan()) == half
    timed = plan_of("studio,threads=64", "classic-uct,threads=64", control=TimeControl(Limit(seconds=1)))
    assert workers_for(timed) == max(1, min(half, usable_cores() // 64))


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_match_is_played_and_resumed_by_the_workers_of_a_scheduler(qtbot: QtBot, tmp_path: Path) -> None:
    live_match = tournament_in(tmp_path)
    failures = list[StudioError]()
    live_match.failed.connect(failures.append)
    with cluster_in(tmp_path) as cluster:
        live_match.begin(small_plan(games=30), 2, cluster.address)
        wait_for(qtbot, lambda: len(live_match.results) >= 2)
        live_match.stop()
        wait_for_end(qtbot, live_match)
        assert live_match.folder is not None
        assert (live_match.workers, live_match.cluster) == (2, cluster.address)
        live_match.resume(live_match.folder, live_match.workers, live_match.cluster)
        wait_for_end(qtbot, live_match)
    assert not failures
    assert live_match.end is MatchEnd.PLAYED
    assert sorted(result.number for result in live_match.results) == list(range(30))
    live_match.close()


def test_an_invalid_scheduler_address_is_refused_at_once(live_match: LiveMatch) -> None:
    with pytest.raises(StudioError, match="A scheduler's address is written as"):
        live_match.begin(small_plan(), 1, "there")
    assert live_match.folder is None


def test_the_remaining_time_is_estimated_without_pauses() -> None:
    now = 0.0
    pace = MatchPace(lambda: now)
    pace.go_on()
    assert pace.seconds_for(10) is None
    now = 20.0
    pace.count(4)
    pace.rest()
    now = 500.0
    assert pace.seconds_for(10) == pytest.approx(50)
    pace.go_on()
    now = 520.0
    assert pace.seconds_for(1) == pytest.approx(10)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for as Linux lists them")
def test_a_killed_program_leaves_no_process(tmp_path: Path) -> None:
    script = tmp_path / "playing.py"
    script.write_text(_PLAYING)
    with subprocess.Popen([sys.executable, str(script), str(tmp_path)], stdout=subprocess.PIPE, text=True) as playing:
        try:
            assert playing.stdout is not None
            assert playing.stdout.readline() == "begun\n"
            workers = wait_for_workers(playing.pid)
        finally:
            playing.kill()
    deadline = time.monotonic() + 30
    while any(is_alive(worker) for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def wait_for_workers(leader: int) -> list[int]:
    deadline = time.monotonic() + 60
    while not (found := [number for number in running(_WORKER) if _parent(number) == leader]):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def is_alive(number: int) -> bool:
    return number in running(_WORKER)


def _parent(number: int) -> int:
    try:
        return int(Path(f"/proc/{number}/stat").read_bytes().rpartition(b")")[2].split()[1])
    except OSError:
        return -1
