"""The test of an engine: whether it works, its name, its board sizes, and its order of coordinates."""

import threading

import pytest

from studio.players.engine_entry import Orientation
from studio.players.gomocup.trial import EngineTrial, TrialResult, TrialStep
from tests.players.engines import CLEVER, ROW_FIRST
from tests.players.gomocup.hosting import Engines


def _tried(engines: Engines, doing: str = "", **fields: object) -> TrialResult:
    return EngineTrial(engines.entry(doing, **fields)).run()


def test_a_good_engine(engines: Engines) -> None:
    steps: list[TrialStep] = []
    result = EngineTrial(engines.entry(CLEVER)).run(steps.append)
    assert steps == list(TrialStep)
    assert result.can_play
    assert result.about.title == "Scripted 1.0"
    assert result.usual is not None
    assert result.usual.point == 0
    assert result.small is not None
    assert result.small.point == 0
    assert (result.plays_wide, result.orientation, result.is_turned) == (True, Orientation.COLUMN_FIRST, False)
    assert result.fault_at_end is None


def test_the_order_of_coordinates_is_detected(engines: Engines) -> None:
    result = _tried(engines, CLEVER + ROW_FIRST)
    assert (result.orientation, result.is_turned) == (Orientation.ROW_FIRST, True)
    again = _tried(engines, CLEVER + ROW_FIRST, orientation=Orientation.ROW_FIRST)
    assert (again.orientation, again.is_turned) == (Orientation.ROW_FIRST, False)


def test_without_a_forced_reply_the_order_is_unknown(engines: Engines) -> None:
    result = _tried(engines)
    assert result.can_play
    assert (result.plays_wide, result.orientation, result.is_turned) == (None, None, False)


def test_an_engine_for_large_square_boards_only(engines: Engines) -> None:
    doing = """
        def start():
            say("OK" if sides[0] == sides[1] >= 10 else "ERROR unsupported size")
    """
    result = _tried(engines, doing)
    assert result.can_play
    assert result.small is not None
    assert result.small.fault is not None
    assert result.plays_wide is False


@pytest.mark.parametrize(
    ("doing", "code"),
    [("def start():\n    os._exit(1)", "engine_crashed"), ("def move():\n    say('99,99')", "engine_off_board")],
)
def test_a_fault_ends_it(engines: Engines, doing: str, code: str) -> None:
    result = _tried(engines, doing)
    assert not result.can_play
    assert result.fault is not None
    assert result.fault.code == code


def test_an_engine_that_does_not_exit_is_reported(engines: Engines) -> None:
    result = _tried(engines, CLEVER + "\n    def end():\n        pass")
    assert result.can_play
    assert result.fault_at_end is not None
    assert result.fault_at_end.code == "engine_ignores_end"


@pytest.mark.parametrize("step", [TrialStep.START, TrialStep.MOVE, TrialStep.SMALL, TrialStep.WIDE])
def test_it_can_be_cancelled(engines: Engines, step: TrialStep) -> None:
    trial = EngineTrial(engines.entry())
    cancelling = threading.Thread(target=trial.cancel)

    def tell(now: TrialStep) -> None:
        if now is step:
            cancelling.start()
            cancelling.join()

    result = trial.run(tell)
    assert result.fault is not None
    assert result.fault.code == "engine_given_up"


def test_an_engine_with_a_book_move_still_shows_its_analysis(engines: Engines) -> None:
    doing = """
        def move():
            if len(stones) == 2:
                say("MESSAGE REALTIME BEST 7,7", "MESSAGE REALTIME VAL 35", "MESSAGE REALTIME PV 7,7")
            play(free())
    """
    result = _tried(engines, doing)
    assert result.tells
    assert result.usual is not None
    assert result.usual.thought is not None
    assert not result.usual.thought.candidates
