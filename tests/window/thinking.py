"""Runs the real search in the window, or steps it."""

from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.views.phase_event import PhaseEvent
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.window.replays import bar


def think_a_little(qtbot: QtBot, program: Program, simulations: int = 60) -> None:
    editor = program.window.panes.bar.limit_editor
    editor.set_limit(Limit(simulations=simulations))
    with qtbot.waitSignal(program.live_search.stopped, timeout=30_000):
        program.window.actions_["run"].trigger()
    assert len(bar(program).snapshots) > 5


def think(qtbot: QtBot, program: Program, simulations: int = 2000) -> None:
    with qtbot.waitSignal(program.live_search.state_changed, timeout=30_000):  # earlier, no search runs
        program.window.actions_["run"].trigger()
    wait_for_simulations(qtbot, program, simulations)
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=30_000)


def step(qtbot: QtBot, program: Program, name: str = "step_phase") -> tuple[PhaseEvent, ...]:
    with qtbot.waitSignal(program.live_search.phases_performed, timeout=30_000) as performed:
        program.window.actions_[name].trigger()
    events: tuple[PhaseEvent, ...] = performed.args[0]
    return events


def wait_for_simulations(qtbot: QtBot, program: Program, count: int) -> None:
    qtbot.waitUntil(lambda: simulations(program) >= count, timeout=30_000)


def simulations(program: Program) -> int:
    thought = program.live_search.thought
    return thought.snapshot.simulations if thought else -1


def wait_for_state(qtbot: QtBot, program: Program, state: EngineState) -> None:
    qtbot.waitUntil(lambda: program.live_search.state is state, timeout=30_000)
