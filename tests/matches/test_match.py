"""A match from start to end, in this process where that suffices, otherwise in child processes."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from studio.game.rules import PRESETS
from studio.matches.game import MovePlayed
from studio.matches.match import Match
from studio.matches.notices import (
    GameBegun,
    GameEnded,
    MatchEnd,
    MatchEnded,
    MatchState,
    Notice,
    StandingsChanged,
    StateChanged,
)
from studio.matches.plan import Hypotheses
from studio.matches.standings import standings_of
from studio.matches.store import RESULTS, MatchStore
from studio.matches.workers.workers import LocalWorkers
from tests.matches.matches import FIVE, InThisProcess, Recorder, ended, plan_of, played
from tests.players.engines import running

WORKER = "studio.matches.workers.worker_process"
_PLAYING = """
import sys
from functools import partial
from pathlib import Path
from studio.matches.match import Match
from studio.matches.store import MatchStore
from studio.matches.workers.workers import LocalWorkers

if __name__ == "__main__":
    match = Match(MatchStore.resume(Path(sys.argv[1])), open_workers=partial(LocalWorkers, 2))
    match.start()
    match.wait()
"""


def test_baseline_players_meet_and_the_match_can_be_resumed(tmp_path: Path) -> None:
    plan = plan_of("minimax,depth=2", "one-ply", "random", games=8, rules=PRESETS["connect-four"])
    store = MatchStore.create(tmp_path / "m", plan)
    assert played(store).end is MatchEnd.PLAYED
    store.close()
    again = MatchStore.resume(tmp_path / "m")
    assert again.plan == plan
    (round_,) = standings_of(plan, again.results).rounds
    assert [player.tally.faults for player in round_.players] == [0, 0, 0]
    points = [player.tally.points for player in round_.players]
    assert points == sorted(points, reverse=True)
    again.close()


def test_events_are_reported_in_order(tmp_path: Path) -> None:
    store, recorder = MatchStore.create(tmp_path / "m", plan_of("studio", "classic-uct", games=4)), Recorder()
    assert played(store, recorder).end is MatchEnd.PLAYED
    store.close()
    assert recorder.ended == [0, 1, 2, 3]
    kinds = [type(notice) for notice in recorder.notices]
    assert kinds[:3] == [StateChanged, StandingsChanged, GameBegun]
    assert kinds.count(GameBegun) == kinds.count(GameEnded) == 4
    last = [notice for notice in recorder.notices if isinstance(notice, StandingsChanged)][-1].standings
    assert last.played == last.of == 4
    assert sum(player.tally.points for player in last.rounds[0].players) == 4


def test_a_complete_match_ends_at_once(tmp_path: Path) -> None:
    store = MatchStore.create(tmp_path / "m", plan_of("studio", "classic-uct", games=2))
    played(store)
    recorder = Recorder()
    assert played(store, recorder).end is MatchEnd.PLAYED
    assert recorder.ended == []
    store.close()


def test_a_pause_lets_games_end_and_starts_none(tmp_path: Path) -> None:
    def pause_after_the_first(notice: Notice) -> None:
        if isinstance(notice, GameEnded) and notice.result.number == 0:
            match.pause()
        if isinstance(notice, StateChanged) and notice.state is MatchState.PAUSED:
            paused_after.append(len(recorder.ended))
            match.resume()

    paused_after: list[int] = []
    recorder = Recorder(pause_after_the_first)
    store = MatchStore.create(tmp_path / "m", plan_of("studio", "classic-uct", games=6))
    match = Match(store, recorder, InThisProcess)
    match.start()
    assert ended(match).end is MatchEnd.PLAYED
    store.close()
    assert paused_after == [1]
    assert recorder.ended == [0, 1, 2, 3, 4, 5]
    assert match.state is MatchState.ENDED


def test_the_sequential_test_stops_it(tmp_path: Path) -> None:
    players, test = ("studio,simulations=300", "classic-uct,simulations=1"), Hypotheses(0, 200)
    plan = plan_of(*players, games=200, rules=FIVE, sprt=test)
    store = MatchStore.create(tmp_path / "m", plan)
    assert played(store).end is MatchEnd.DECIDED
    assert 16 <= len(store.results) < 60
    assert played(store).end is MatchEnd.DECIDED
    store.close()


def test_errors_are_reported(tmp_path: Path) -> None:
    store = MatchStore.create(tmp_path / "m", plan_of("studio", "engine:Nobody"))
    end = played(store)
    store.close()
    assert end.end is MatchEnd.FAILED
    assert end.error is not None
    assert "no engine named Nobody" in end.error.sentence


def by_workers(store: MatchStore) -> MatchEnded:
    """Play the whole match in a child process."""
    match = Match(store, Recorder(), LocalWorkers)
    match.start()
    end = ended(match)
    store.close()
    return end


def test_a_missing_network_is_reported_before_the_first_game(tmp_path: Path) -> None:
    store = MatchStore.create(tmp_path / "m", plan_of("alphazero,network=gone", "classic-uct", games=2))
    end = by_workers(store)
    assert (end.end, store.results) == (MatchEnd.FAILED, ())
    assert end.error is not None
    assert "There is no network 'gone'" in end.error.sentence


def test_workers_find_the_network_by_its_name(tmp_path: Path) -> None:
    players = ("alphazero,network=gomoku-15,simulations=20", "classic-uct,simulations=1")
    store = MatchStore.create(tmp_path / "m", plan_of(*players, games=2, rules=PRESETS["gomoku-15"]))
    assert by_workers(store).end is MatchEnd.PLAYED
    assert [result.fault for result in store.results] == ["", ""]


@pytest.mark.long
def test_a_killed_worker_costs_no_game(tmp_path: Path) -> None:
    def kill_one(notice: Notice) -> None:
        if isinstance(notice, GameEnded) and not killed:
            killed.append(children()[0])
            os.kill(killed[0], signal.SIGKILL)

    killed: list[int] = []
    recorder = Recorder(kill_one)
    store = MatchStore.create(tmp_path / "m", plan_of("studio", "classic-uct", games=8))
    match = Match(store, recorder, partial(LocalWorkers, 2))
    match.start()
    assert ended(match).end is MatchEnd.PLAYED
    store.close()
    assert killed
    assert sorted(recorder.ended) == list(range(8))
    assert any(isinstance(notice, MovePlayed) for notice in recorder.notices)
    assert not children()


@pytest.mark.long
def test_stop_abandons_running_games_and_leaves_no_process(tmp_path: Path) -> None:
    def stop(notice: Notice) -> None:
        if isinstance(notice, MovePlayed):
            match.stop()

    store = MatchStore.create(
        tmp_path / "m", plan_of("studio-rollouts,proofs=off,simulations=1000000000", "classic-uct,simulations=1")
    )
    match = Match(store, Recorder(stop), LocalWorkers)
    match.start()
    assert ended(match).end is MatchEnd.STOPPED
    assert store.results == ()
    store.close()
    assert not children()


@pytest.mark.parametrize("kills", [1, pytest.param(4, marks=pytest.mark.long)])
def test_a_killed_match_is_resumed_and_plays_no_game_twice(tmp_path: Path, kills: int) -> None:
    folder, script = tmp_path / "m", tmp_path / "playing.py"
    script.write_text(_PLAYING)
    plan = plan_of("studio,simulations=400", "classic-uct", games=12 * kills, rules=FIVE)
    MatchStore.create(folder, plan).close()
    for least in range(1, 3 * kills, 3):
        with subprocess.Popen([sys.executable, str(script), str(folder)]) as playing:
            wait_for_lines(folder / RESULTS, least)
            workers = children(playing.pid)
            playing.kill()
        assert workers
        wait_until_gone(workers)
    store = MatchStore.resume(folder)
    known = {result.number for result in store.results}
    assert len(known) >= 3 * kills - 2
    recorder = Recorder()
    assert played(store, recorder).end is MatchEnd.PLAYED
    store.close()
    assert sorted([*known, *recorder.ended]) == list(range(12 * kills))
    lines = (folder / RESULTS).read_bytes().splitlines()
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(12 * kills))


def wait_for_lines(path: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < deadline
        time.sleep(0.005)


def wait_until_gone(workers: list[int]) -> None:
    deadline = time.monotonic() + 20
    while set(workers) & set(running(WORKER)):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def children(of: int = 0) -> list[int]:
    """Return the worker processes of this process, or of another."""
    return [number for number in running(WORKER) if parent(number) == (of or os.getpid())]


def parent(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_bytes().rpartition(b")")[2].split()[1])
    except OSError:
        return 0


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for as Linux lists them")
