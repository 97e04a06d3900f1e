"""A training in another process, observed from here."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.live_training import LiveTraining, TrainingState, Work
from studio.game.errors import StudioError
from studio.training.request import TOY, TOY_HOURS, TOY_RULES
from tests.activities.trainings import BROKEN, COMMAND, MISSING, STUBBORN

LONG = 1.0
State = TrainingState


@pytest.fixture
def training(qtbot: QtBot, tmp_path: Path) -> Iterator[LiveTraining]:
    del qtbot
    made = LiveTraining(tmp_path / "trainings", COMMAND)
    yield made
    made.close()


def wait_for(qtbot: QtBot, training: LiveTraining, state: TrainingState) -> None:
    qtbot.waitUntil(lambda: training.state is state, timeout=60_000)


def test_events_become_a_curve_and_games(qtbot: QtBot, training: LiveTraining) -> None:
    games: list[tuple[int, ...]] = []
    works: set[Work] = set()
    training.game_played.connect(games.append)
    training.work_changed.connect(lambda: works.add(training.work))
    training.begin(TOY_RULES, TOY_HOURS, TOY)
    assert training.state is State.STARTING
    wait_for(qtbot, training, State.ENDED)
    assert training.is_done
    assert [progress.generation for progress in training.curve] == [1, 2, 3]
    assert games == [(12, 13, 7, 18)] * 6
    assert works == set(Work)
    assert training.games == (20, 20)
    assert training.rules == TOY_RULES


def test_it_pauses_continues_and_stops(qtbot: QtBot, training: LiveTraining) -> None:
    training.begin(TOY_RULES, LONG, TOY)
    qtbot.waitUntil(lambda: bool(training.curve), timeout=60_000)
    training.pause()
    assert training.state is State.PAUSING
    wait_for(qtbot, training, State.PAUSED)
    known = len(training.curve)
    training.go_on()
    qtbot.waitUntil(lambda: len(training.curve) > known, timeout=60_000)
    training.stop()
    wait_for(qtbot, training, State.ENDED)
    assert not training.is_done
    assert not training.is_on


def test_only_one_training_runs_and_it_can_be_resumed(qtbot: QtBot, training: LiveTraining) -> None:
    training.begin(TOY_RULES, LONG, TOY, seed=7)
    with pytest.raises(StudioError, match="Stop it first"):
        training.begin(TOY_RULES, LONG, TOY)
    qtbot.waitUntil(lambda: bool(training.curve), timeout=60_000)
    training.close()
    (kept,) = training.kept()
    assert (kept.rules, kept.progress.seed, kept.progress.recipe) == (TOY_RULES, 7, TOY)
    training.resume(kept, TOY_HOURS)
    wait_for(qtbot, training, State.ENDED)
    assert [progress.generation for progress in training.curve][-3:] == [6, 7, 8]
    assert training.request is not None
    assert training.request.seed == 7


def test_settings_reach_the_process_and_are_kept_by_a_resumed_training(qtbot: QtBot, training: LiveTraining) -> None:
    training.begin(TOY_RULES, TOY_HOURS, TOY, settings={"playouts": "50", "c": "3"})
    wait_for(qtbot, training, State.ENDED)
    (kept,) = training.kept()
    assert kept.progress.settings == {"playouts": "50", "c": "3"}
    training.resume(kept, 2 * TOY_HOURS, {"c": "4"})
    wait_for(qtbot, training, State.ENDED)
    (kept,) = training.kept()
    assert kept.progress.settings == {"playouts": "50", "c": "4"}


@pytest.mark.parametrize(("seed", "code"), [(MISSING, "no_onnx"), (BROKEN, "training_lost")])
def test_the_reason_of_its_end_is_reported(qtbot: QtBot, training: LiveTraining, seed: int, code: str) -> None:
    with qtbot.waitSignal(training.failed, timeout=60_000) as told:
        training.begin(TOY_RULES, LONG, TOY, seed)
    assert told.args is not None
    assert told.args[0].code == code
    wait_for(qtbot, training, State.ENDED)
    assert training.network is None


def test_a_crash_is_logged_with_its_signal_and_its_place(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    code = "import faulthandler; from studio.machine.log import begin_child_log; begin_child_log('training')\n"
    training = LiveTraining(tmp_path, (sys.executable, "-P", "-c", f"{code}faulthandler._sigsegv()"))
    with qtbot.waitSignal(training.failed, timeout=60_000) as told:
        training.begin(TOY_RULES, LONG, TOY)
    assert told.args is not None
    assert told.args[0].code == "training_lost"
    message = caplog.records[-1].getMessage()
    assert re.search(r"A training \(process [1-9]\d*\) was ended by the signal SIGSEGV\.", message)
    assert "Fatal Python error: Segmentation fault" in message


def test_a_missing_program_is_reported(qtbot: QtBot, tmp_path: Path) -> None:
    training = LiveTraining(tmp_path, (str(tmp_path / "no-such-program"),))
    with qtbot.waitSignal(training.failed, timeout=60_000) as told:
        training.begin(TOY_RULES, LONG, TOY)
    assert told.args is not None
    assert told.args[0].code == "training_not_started"
    assert training.state is State.ENDED


@pytest.mark.long
def test_an_unresponsive_process_is_ended(qtbot: QtBot, training: LiveTraining) -> None:
    training.begin(TOY_RULES, LONG, TOY, STUBBORN)
    qtbot.waitUntil(lambda: bool(training.curve), timeout=60_000)
    training.close()
    assert training.state is State.ENDED


def test_a_process_that_does_not_stop_is_ended_after_a_while(qtbot: QtBot, training: LiveTraining) -> None:
    training._child._patience.setInterval(50)
    training.begin(TOY_RULES, LONG, TOY, STUBBORN)
    qtbot.waitUntil(lambda: bool(training.curve), timeout=60_000)
    training.stop()
    assert training.state is State.STOPPING
    wait_for(qtbot, training, State.ENDED)


def test_the_network_is_saved(qtbot: QtBot, training: LiveTraining, tmp_path: Path) -> None:
    with pytest.raises(StudioError):
        training.save_network(tmp_path / "mine.npz")
    training.begin(TOY_RULES, TOY_HOURS, TOY)
    wait_for(qtbot, training, State.ENDED)
    training.save_network(tmp_path / "mine.npz")
    assert (tmp_path / "mine.npz").read_bytes() == b"a network"
