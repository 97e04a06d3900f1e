"""A search on its own thread, controlled from the window's: nothing blocks, nothing outdated is shown, and it always
ends."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from studio.engine.options.breakpoints import Breakpoints
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import NodeView
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.thinking.live_search import LiveSearch
from studio.thinking.thoughts import EngineState, Thought
from studio.thinking.tree_work import WorkKind
from tests.game.boards import dropped

NINE = PRESETS["gomoku-9"]
PLAIN = Parameters(proofs=False)


@pytest.fixture
def live_search(qtbot: QtBot) -> Iterator[LiveSearch]:
    del qtbot  # an application must exist
    live_search = LiveSearch(PLAIN)
    live_search.open()
    yield live_search
    live_search.close()


def thought_of(live_search: LiveSearch) -> Thought:
    assert live_search.thought is not None
    return live_search.thought


def is_thinking(live_search: LiveSearch) -> bool:
    return live_search.state is EngineState.THINKING


def wait_for(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=20_000)


def heard(live_search: LiveSearch) -> list[str]:
    """Record the names of the signals from now on, in order."""
    told: list[str] = []
    live_search.state_changed.connect(lambda _: told.append("state"))
    live_search.thought_changed.connect(lambda _: told.append("thought"))
    live_search.phases_performed.connect(lambda _: told.append("performed"))
    live_search.broken.connect(lambda _: told.append("broken"))
    live_search.stopped.connect(lambda _: told.append("stopped"))
    live_search.failed.connect(lambda _: told.append("failed"))
    return told


def break_down(_search: Search) -> Iterator[object]:
    """Raise any error in the search's thread."""
    raise MemoryError("no memory left")


def test_a_run_ends_at_its_limit_and_reports_it(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.watch(Position(NINE))
    with qtbot.waitSignal(live_search.stopped, timeout=20_000) as stopped:
        live_search.start(Limit(simulations=5000))
    assert stopped.args == [StoppedBy.SIMULATIONS]
    thought = thought_of(live_search)
    assert thought.snapshot.simulations == 5000
    assert thought.progress == 1.0
    assert live_search.state is EngineState.PAUSED
    assert thought.timeline[0].simulations == 1


def test_the_same_position_keeps_its_timeline(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.watch(Position(NINE))
    with qtbot.waitSignal(live_search.stopped, timeout=20_000):
        live_search.start(Limit(simulations=500))
    before = [moment.simulations for moment in thought_of(live_search).timeline]
    live_search.watch(Position(NINE))
    wait_for(qtbot, lambda: live_search.thought is not None)
    assert [moment.simulations for moment in thought_of(live_search).timeline] == before
    other = Position(NINE)
    other.play(40)
    live_search.watch(other)
    wait_for(qtbot, lambda: live_search.thought is not None)
    assert thought_of(live_search).timeline == ()


def test_pausing_and_resuming_share_one_limit(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.watch(Position(NINE))
    live_search.start(Limit())
    wait_for(qtbot, lambda: live_search.thought is not None and live_search.thought.snapshot.simulations > 1000)
    with qtbot.waitSignal(live_search.stopped, timeout=20_000) as stopped:
        live_search.pause()
    assert stopped.args == [StoppedBy.STOP]
    reached = thought_of(live_search).snapshot.simulations
    with qtbot.waitSignal(live_search.stopped, timeout=20_000):
        live_search.start(Limit(simulations=300))
    assert thought_of(live_search).snapshot.simulations == reached + 300


def test_inspecting_does_not_lengthen_a_run(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.watch(Position(NINE))
    live_search.start(Limit(simulations=40_000))
    for _ in range(5):
        with qtbot.waitSignal(live_search.nodes_inspected, timeout=20_000) as inspected:
            live_search.inspect(((),))
        assert [type(view) for view in inspected.args[0]] == [NodeView]
    wait_for(qtbot, lambda: live_search.state is EngineState.PAUSED)
    assert thought_of(live_search).snapshot.simulations == 40_000


def test_a_new_position_continues_and_keeps_its_subtree(qtbot: QtBot, live_search: LiveSearch) -> None:
    position = Position(NINE)
    live_search.watch(position)
    with qtbot.waitSignal(live_search.stopped, timeout=20_000):
        live_search.start(Limit(simulations=20_000))
    best = thought_of(live_search).snapshot.candidates[0]
    position.play(best.point)
    live_search.watch(position)
    assert live_search.thought is None, "nothing outdated may be shown"
    wait_for(qtbot, lambda: live_search.thought is not None)
    assert thought_of(live_search).snapshot.root.visits == best.visits
    assert thought_of(live_search).run == live_search.run
    live_search.start(Limit())
    wait_for(qtbot, lambda: live_search.state is EngineState.THINKING)
    position.play(position.legal_moves()[0])
    live_search.watch(position)
    wait_for(qtbot, lambda: live_search.thought is not None and live_search.thought.snapshot.simulations > 100)
    assert is_thinking(live_search)


def test_steps_perform_the_four_phases_and_pause_a_run(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.watch(Position(NINE))
    live_search.start(Limit())
    wait_for(qtbot, lambda: live_search.state is EngineState.THINKING)
    events: list[PhaseEvent] = []
    for _ in range(4):
        with qtbot.waitSignal(live_search.phases_performed, timeout=20_000) as performed:
            live_search.step_phase()
        events.extend(performed.args[0])
    assert [event.phase for event in events] == list(Phase)
    assert live_search.state is EngineState.PAUSED
    before = thought_of(live_search).snapshot.simulations
    with qtbot.waitSignal(live_search.phases_performed, timeout=20_000) as performed:
        live_search.step_simulation()
    assert [event.phase for event in performed.args[0]] == list(Phase)
    assert thought_of(live_search).snapshot.simulations == before + 1
    with qtbot.waitSignal(live_search.phases_performed, timeout=20_000) as performed:
        live_search.step_simulations(60)
    assert len(performed.args[0]) == 200, "the last ones are reported"
    with qtbot.waitSignal(live_search.phases_performed, timeout=20_000) as performed:
        live_search.step_simulations(60)
        for _ in range(20):
            live_search.inspect(((),))
    assert len(performed.args[0]) == 200, "reading the tree does not end the steps"
    assert thought_of(live_search).snapshot.simulations == before + 121


def test_a_proof_ends_the_run_and_the_next_position_is_searched(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.set_parameters(Parameters())
    position = Position.from_text("X X .\nO O .\n. . .", PRESETS["tic-tac-toe"])
    live_search.watch(position)
    with qtbot.waitSignal(live_search.stopped, timeout=20_000) as stopped:
        live_search.start(Limit())
    assert stopped.args == [StoppedBy.PROOF]
    assert live_search.state is EngineState.PROVEN
    position.play(8)
    live_search.watch(position)
    wait_for(qtbot, lambda: live_search.state is EngineState.PROVEN and live_search.thought is not None)
    position.play(5)
    live_search.watch(position)
    wait_for(qtbot, lambda: live_search.state is EngineState.OVER)


def test_extra_visits_can_be_requested_at_a_proven_position(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.set_parameters(Parameters())
    live_search.watch(dropped("4455"))
    with qtbot.waitSignal(live_search.stopped, timeout=20_000) as stopped:
        live_search.start(Limit(simulations=100_000))
    assert (stopped.args, live_search.state) == ([StoppedBy.PROOF], EngineState.PROVEN)
    root = thought_of(live_search).snapshot.root
    unproven = int(root.points[root.lower < root.upper][0])
    live_search.pause()
    live_search.steer(Steering(only=frozenset({unproven})))
    wait_for(qtbot, lambda: live_search.state in (EngineState.THINKING, EngineState.PAUSED))
    before = thought_of(live_search).snapshot.simulations
    with qtbot.waitSignal(live_search.stopped, timeout=20_000) as stopped:
        live_search.start(Limit(simulations=50))
    assert stopped.args == [StoppedBy.SIMULATIONS]
    assert thought_of(live_search).snapshot.simulations == before + 50
    assert thought_of(live_search).snapshot.best == unproven
    live_search.steer(Steering())
    wait_for(qtbot, lambda: live_search.state is EngineState.PROVEN)


def test_a_failing_search_is_reported_and_the_next_one_works(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.watch(Position(NINE))
    wait_for(qtbot, lambda: live_search.thought is not None)

    with qtbot.waitSignal(live_search.failed, timeout=20_000) as failed:
        live_search.begin_work(WorkKind.STATISTICS, break_down)
    assert isinstance(failed.args[0], StudioError)
    assert "no memory left" in str(failed.args[0])
    assert live_search.state is EngineState.FAILED
    live_search.watch(Position(NINE))
    wait_for(qtbot, lambda: live_search.state is EngineState.PAUSED)


def test_state_and_snapshot_precede_events_and_errors_precede_both(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.watch(Position(NINE))
    wait_for(qtbot, lambda: live_search.thought is not None)
    live_search.set_breakpoints(Breakpoints(visits=50))
    told = heard(live_search)
    live_search.step_simulation()
    wait_for(qtbot, lambda: "performed" in told)
    assert told == ["thought", "performed"]
    told.clear()
    live_search.start(Limit(simulations=100_000))
    wait_for(qtbot, lambda: "stopped" in told)
    assert [name for name in told if name != "thought"] == ["state", "state", "broken", "stopped"]
    told.clear()
    live_search.begin_work(WorkKind.STATISTICS, break_down)
    wait_for(qtbot, lambda: "state" in told)
    assert told == ["failed", "state"]


def test_a_missing_node_is_left_out(qtbot: QtBot, live_search: LiveSearch) -> None:
    live_search.watch(Position(NINE))
    with qtbot.waitSignal(live_search.nodes_inspected, timeout=20_000) as inspected:
        live_search.inspect(((3,), (), (1, 2, 3)))
    assert [view.path for view in inspected.args[0]] == [()]
    assert live_search.state is EngineState.PAUSED


def test_other_rules_start_another_search(qtbot: QtBot, live_search: LiveSearch) -> None:
    for rules in (NINE, PRESETS["connect-four"], Rules(17, 17, 5)):
        live_search.watch(Position(rules))
        wait_for(qtbot, lambda: live_search.thought is not None)
        assert thought_of(live_search).snapshot.root.rules == rules


def test_it_can_be_closed_at_any_moment(qtbot: QtBot) -> None:
    for thinking in (False, True):
        live_search = LiveSearch(PLAIN)
        live_search.open()
        live_search.watch(Position(NINE))
        if thinking:
            live_search.start(Limit())
            wait_for(qtbot, lambda live_search=live_search: live_search.state is EngineState.THINKING)  # type: ignore[misc]
        live_search.close()
    never_opened = LiveSearch(PLAIN)
    never_opened.close()


def test_priors_belong_to_one_position(qtbot: QtBot, live_search: LiveSearch) -> None:
    """They survive a restart, and are discarded with the position and with other parameters."""
    position = Position(PRESETS["tic-tac-toe"])
    puct = Parameters(selection=Selection.PUCT, first_play=0.0, proofs=False)
    priors = tuple((point, 0.6 if point == 4 else 0.05) for point in range(9))
    live_search.watch(position)

    def middle() -> float:
        view = thought_of(live_search).snapshot.root
        return float(view.priors[list(view.points).index(4)])

    begins: tuple[Callable[[], None], ...] = (
        lambda: live_search.set_search(puct, seed=1, threads=1, priors=priors),
        live_search.restart,
    )
    for begin in begins:
        with qtbot.waitSignal(live_search.thought_changed, timeout=20_000):
            begin()
        assert middle() == pytest.approx(0.6)
    live_search.set_parameters(puct)
    with qtbot.waitSignal(live_search.stopped, timeout=20_000):
        live_search.start(Limit(simulations=20))
    assert middle() == pytest.approx(1 / 9)
