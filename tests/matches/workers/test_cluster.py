"""Games on a cluster, and the errors where that fails."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from studio.__main__ import main
from studio.game.errors import StudioError
from studio.game.files import open_records, save_records
from studio.game.rules import PRESETS
from studio.matches.match import Match
from studio.matches.notices import GameEnded, MatchEnd, Notice
from studio.matches.store import MatchStore
from studio.matches.workers import cluster
from studio.matches.workers.cluster import ClusterWorkers, WorkerReport
from tests.game.boards import game
from tests.matches.clusters import LONGEST_SECONDS, Cluster, cluster_in
from tests.matches.matches import FIVE, Recorder, ended, plan_of
from tests.matches.telling import tell_some


@pytest.fixture
def running_cluster(tmp_path: Path) -> Iterator[Cluster]:
    with cluster_in(tmp_path) as made:
        yield made


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_no_game(running_cluster: Cluster, tmp_path: Path) -> None:
    def kill_one(notice: Notice) -> None:
        if isinstance(notice, GameEnded) and len(recorder.ended) == 3:
            os.kill(running_cluster.workers[0].pid, signal.SIGKILL)

    recorder = Recorder(kill_one)
    store = MatchStore.create(tmp_path / "m", plan_of("studio,simulations=2000", "classic-uct", games=30, rules=FIVE))
    match = Match(store, recorder, partial(ClusterWorkers, running_cluster.address))
    match.start()
    assert ended(match).end is MatchEnd.PLAYED
    store.close()
    assert running_cluster.workers[0].wait(LONGEST_SECONDS) == -signal.SIGKILL
    assert sorted(recorder.ended) == list(range(30))
    assert [result.number for result in store.results] == list(range(30))


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_messages_of_work_arrive_and_so_do_the_last_ones(running_cluster: Cluster) -> None:
    """A review on a cluster keeps unfinished games by these messages."""
    heard: list[object] = []
    for tells, expected in ((False, []), (True, [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)])):
        workers = ClusterWorkers(running_cluster.address, tells=tells)
        workers.set_listener(heard.append)
        assert [workers.executor.submit(tell_some, count).result() for count in (3, 4)] == [3, 4]
        workers.close()
        assert heard == expected


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_missing_parts_of_a_cluster_are_reported(running_cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = ClusterWorkers(running_cluster.address)
    with pytest.raises(StudioError, match="has no engine named Rapfi"):
        workers.check(plan_of("studio", "engine:Rapfi"))
    plan = plan_of("alphazero,network=gomoku-15", "classic-uct", rules=PRESETS["gomoku-15"])
    workers.check(plan)
    with monkeypatch.context() as replaced:
        replaced.setattr(cluster, "network_names", lambda _plan: ("gomoku-15", "gone"))
        with pytest.raises(StudioError, match="has no network named gone"):
            workers.check(plan)
    workers.close()
    monkeypatch.setattr(cluster, "report", lambda: WorkerReport("another", 1, ()))
    monkeypatch.setattr(cluster, "_reports", lambda _client, _address: {"tcp://there:1": WorkerReport("0.0", 1, ())})
    with pytest.raises(StudioError, match=r"tcp://there:1 has another version of MCTS Studio \(0.0; "):
        ClusterWorkers(running_cluster.address)


def test_without_the_extra_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(StudioError, match=r"Install it with: .* -m pip install distributed"):
        ClusterWorkers("tcp://127.0.0.1:8786")


@pytest.mark.parametrize("address", ["", "local", "127.0.0.1", "inproc://1", "file:///etc/passwd", "tcp://a:1 b"])
@pytest.mark.filterwarnings("ignore")
def test_an_invalid_address_never_starts_a_scheduler(address: str) -> None:
    with pytest.raises(StudioError, match="A scheduler's address is written as"):
        ClusterWorkers(address)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_an_unreachable_scheduler_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_CONNECT_SECONDS", 1)
    with pytest.raises(StudioError, match=r"No scheduler answers at tcp://127.0.0.1:9"):
        ClusterWorkers("tcp://127.0.0.1:9")


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_reviews_games(running_cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, out = tmp_path / "games", tmp_path / "out"
    games.mkdir()
    for name, moves in (("one", "c3 d4 c4"), ("two", "c3 d4")):
        save_records([game(moves, PRESETS["gomoku-6"])], games / f"{name}.sgf")
    arguments = [str(games), "--simulations", "50", "--out", str(out), "--cluster", running_cluster.address]
    assert main(["review", *arguments]) == 0
    assert "Reviewed 2 of 2 games" in capsys.readouterr().out
    for path in (out / "one.sgf", out / "two.sgf"):
        (reviewed,) = open_records(path).records
        assert reviewed.main_line()[-1].analysis is not None
        assert reviewed.main_line()[-1].judgement is not None
