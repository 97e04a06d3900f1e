"""The latest phases, and navigation through them."""

from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.thinking.step_history import MOST_EVENTS, StepHistory


def event(number: int) -> PhaseEvent:
    return PhaseEvent(Phase.SELECT, number, ())


def shown(history: StepHistory) -> int:
    assert history.shown is not None
    return history.shown.simulation


def is_past(history: StepHistory) -> bool:
    return history.is_past


def test_the_last_events_are_kept() -> None:
    history = StepHistory()
    assert history.shown is None
    assert not history.look_back()
    history.add(map(event, range(MOST_EVENTS + 50)))
    assert history.place == (MOST_EVENTS, MOST_EVENTS)
    assert shown(history) == MOST_EVENTS + 49
    while history.look_back():
        pass
    assert (shown(history), history.place[0]) == (50, 1)


def test_an_earlier_step_is_shown_until_the_latest_one_is_reached_again() -> None:
    history = StepHistory()
    history.add(map(event, range(3)))
    assert history.look_back()
    assert is_past(history)
    assert shown(history) == 1
    assert history.look_forward()
    assert not is_past(history)
    assert not history.look_forward()
    history.look_back()
    history.return_to_now()
    assert shown(history) == 2
    history.look_back()
    history.add([event(9)])
    assert (shown(history), is_past(history)) == (9, False), "the next step returns to the latest one"
    history.forget()
    assert history.shown is None
