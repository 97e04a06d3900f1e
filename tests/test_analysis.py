"""A search on its own thread, driven from the window's: nothing waits, nothing stale is shown, and it always ends."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from studio.analysis import Analysis
from studio.engine.limits import Limit, StoppedBy
from studio.engine.parameters import Parameters, Selection
from studio.engine.phase_event import Phase, PhaseEvent
from studio.engine.snapshot import NodeView
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.thinker import Thinker
from studio.thoughts import EngineState, Thought

NINE = PRESETS["gomoku-9"]
PLAIN = Parameters(proofs=False)


@pytest.fixture
def analysis(qtbot: QtBot) -> Iterator[Analysis]:
    del qtbot  # there must be an application
    analysis = Analysis(PLAIN)
    analysis.open()
    yield analysis
    analysis.close()


def thought_of(analysis: Analysis) -> Thought:
    assert analysis.thought is not None
    return analysis.thought


def is_thinking(analysis: Analysis) -> bool:
    return analysis.state is EngineState.THINKING


def wait_for(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=20_000)


def test_a_run_ends_at_its_limit_and_says_so(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.watch(Position(NINE))
    with qtbot.waitSignal(analysis.stopped, timeout=20_000) as stopped:
        analysis.start(Limit(simulations=5000))
    assert stopped.args == [StoppedBy.SIMULATIONS]
    thought = thought_of(analysis)
    assert thought.snapshot.simulations == 5000
    assert thought.progress == 1.0
    assert analysis.state is EngineState.PAUSED
    assert thought.timeline[0].simulations == 1


def test_the_same_position_again_has_the_same_past(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.watch(Position(NINE))
    with qtbot.waitSignal(analysis.stopped, timeout=20_000):
        analysis.start(Limit(simulations=500))
    before = [moment.simulations for moment in thought_of(analysis).timeline]
    analysis.watch(Position(NINE))
    wait_for(qtbot, lambda: analysis.thought is not None)
    assert [moment.simulations for moment in thought_of(analysis).timeline] == before
    other = Position(NINE)
    other.play(40)
    analysis.watch(other)
    wait_for(qtbot, lambda: analysis.thought is not None)
    assert thought_of(analysis).timeline == ()


def test_pausing_and_going_on_spend_one_limit(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.watch(Position(NINE))
    analysis.start(Limit())
    wait_for(qtbot, lambda: analysis.thought is not None and analysis.thought.snapshot.simulations > 1000)
    with qtbot.waitSignal(analysis.stopped, timeout=20_000) as stopped:
        analysis.pause()
    assert stopped.args == [StoppedBy.STOP]
    reached = thought_of(analysis).snapshot.simulations
    with qtbot.waitSignal(analysis.stopped, timeout=20_000):
        analysis.start(Limit(simulations=300))
    assert thought_of(analysis).snapshot.simulations == reached + 300


def test_inspecting_does_not_lengthen_a_run(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.watch(Position(NINE))
    analysis.start(Limit(simulations=40_000))
    for _ in range(5):
        with qtbot.waitSignal(analysis.nodes_inspected, timeout=20_000) as inspected:
            analysis.inspect(((),))
        assert [type(view) for view in inspected.args[0]] == [NodeView]
    wait_for(qtbot, lambda: analysis.state is EngineState.PAUSED)
    assert thought_of(analysis).snapshot.simulations == 40_000


def test_a_new_position_goes_on_and_keeps_its_subtree(qtbot: QtBot, analysis: Analysis) -> None:
    position = Position(NINE)
    analysis.watch(position)
    with qtbot.waitSignal(analysis.stopped, timeout=20_000):
        analysis.start(Limit(simulations=20_000))
    best = thought_of(analysis).snapshot.candidates[0]
    position.play(best.point)
    analysis.watch(position)
    assert analysis.thought is None, "nothing stale may be shown"
    wait_for(qtbot, lambda: analysis.thought is not None)
    assert thought_of(analysis).snapshot.root.visits == best.visits
    assert thought_of(analysis).run == analysis.run
    analysis.start(Limit())
    wait_for(qtbot, lambda: analysis.state is EngineState.THINKING)
    position.play(position.legal_moves()[0])
    analysis.watch(position)
    wait_for(qtbot, lambda: analysis.thought is not None and analysis.thought.snapshot.simulations > 100)
    assert is_thinking(analysis)


def test_steps_perform_the_four_phases_and_pause_a_run(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.watch(Position(NINE))
    analysis.start(Limit())
    wait_for(qtbot, lambda: analysis.state is EngineState.THINKING)
    events: list[PhaseEvent] = []
    for _ in range(4):
        with qtbot.waitSignal(analysis.phases_performed, timeout=20_000) as performed:
            analysis.step_phase()
        events.extend(performed.args[0])
    assert [event.phase for event in events] == list(Phase)
    assert analysis.state is EngineState.PAUSED
    before = thought_of(analysis).snapshot.simulations
    with qtbot.waitSignal(analysis.phases_performed, timeout=20_000) as performed:
        analysis.step_simulation()
    assert [event.phase for event in performed.args[0]] == list(Phase)
    assert thought_of(analysis).snapshot.simulations == before + 1
    with qtbot.waitSignal(analysis.phases_performed, timeout=20_000) as performed:
        analysis.step_simulations(60)
    assert len(performed.args[0]) == 200, "the last ones are told"
    with qtbot.waitSignal(analysis.phases_performed, timeout=20_000) as performed:
        analysis.step_simulations(60)
        for _ in range(20):
            analysis.inspect(((),))
    assert len(performed.args[0]) == 200, "whoever looks at the tree does not end the steps"
    assert thought_of(analysis).snapshot.simulations == before + 121


def test_a_proof_ends_the_run_and_the_next_position_is_searched(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.set_parameters(Parameters())
    position = Position.from_text("X X .\nO O .\n. . .", PRESETS["tic-tac-toe"])
    analysis.watch(position)
    with qtbot.waitSignal(analysis.stopped, timeout=20_000) as stopped:
        analysis.start(Limit())
    assert stopped.args == [StoppedBy.PROOF]
    assert analysis.state is EngineState.PROVEN
    position.play(8)
    analysis.watch(position)
    wait_for(qtbot, lambda: analysis.state is EngineState.PROVEN and analysis.thought is not None)
    position.play(5)
    analysis.watch(position)
    wait_for(qtbot, lambda: analysis.state is EngineState.OVER)


def test_a_failing_search_is_said_and_the_next_one_works(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.watch(Position(NINE))
    wait_for(qtbot, lambda: analysis.thought is not None)

    def break_down(_thinker: Thinker) -> None:
        raise MemoryError("no memory left")

    with qtbot.waitSignal(analysis.failed, timeout=20_000) as failed:
        analysis._thinker.post(break_down)
    assert isinstance(failed.args[0], StudioError)
    assert "no memory left" in str(failed.args[0])
    assert analysis.state is EngineState.FAILED
    analysis.watch(Position(NINE))
    wait_for(qtbot, lambda: analysis.state is EngineState.PAUSED)


def test_a_node_that_is_not_there_is_left_out(qtbot: QtBot, analysis: Analysis) -> None:
    analysis.watch(Position(NINE))
    with qtbot.waitSignal(analysis.nodes_inspected, timeout=20_000) as inspected:
        analysis.inspect(((3,), (), (1, 2, 3)))
    assert [view.path for view in inspected.args[0]] == [()]
    assert analysis.state is EngineState.PAUSED


def test_other_rules_begin_another_search(qtbot: QtBot, analysis: Analysis) -> None:
    for rules in (NINE, PRESETS["connect-four"], Rules(17, 17, 5)):
        analysis.watch(Position(rules))
        wait_for(qtbot, lambda: analysis.thought is not None)
        assert thought_of(analysis).snapshot.root.rules == rules


def test_it_can_be_closed_at_any_moment(qtbot: QtBot) -> None:
    for thinking in (False, True):
        analysis = Analysis(PLAIN)
        analysis.open()
        analysis.watch(Position(NINE))
        if thinking:
            analysis.start(Limit())
            wait_for(qtbot, lambda analysis=analysis: analysis.state is EngineState.THINKING)  # type: ignore[misc]
        analysis.close()
    never_opened = Analysis(PLAIN)
    never_opened.close()


def test_priors_belong_to_one_position(qtbot: QtBot, analysis: Analysis) -> None:
    """They survive a restart, and are left behind with the position and with other parameters."""
    position = Position(PRESETS["tic-tac-toe"])
    puct = Parameters(selection=Selection.PUCT, first_play=0.0, proofs=False)
    priors = tuple((point, 0.6 if point == 4 else 0.05) for point in range(9))
    analysis.watch(position)

    def middle() -> float:
        view = thought_of(analysis).snapshot.root
        return float(view.priors[list(view.points).index(4)])

    begins: tuple[Callable[[], None], ...] = (
        lambda: analysis.set_search(puct, seed=1, threads=1, priors=priors),
        analysis.restart,
    )
    for begin in begins:
        with qtbot.waitSignal(analysis.thought_changed, timeout=20_000):
            begin()
        assert middle() == pytest.approx(0.6)
    analysis.set_parameters(puct)
    with qtbot.waitSignal(analysis.stopped, timeout=20_000):
        analysis.start(Limit(simulations=20))
    assert middle() == pytest.approx(1 / 9)
