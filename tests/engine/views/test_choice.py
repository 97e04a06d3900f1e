"""The reason of a choice: the terms equal those of the views, and the runner-up is the next best."""

import numpy as np
import pytest

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.views.choice import choices_of
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import ROLLOUT_PROFILES


def selection(profile: str, simulations: int) -> PhaseEvent:
    search = Search(Position(PRESETS["gomoku-9"]), ROLLOUT_PROFILES[profile].parameters, seed=5)
    search.run(Limit(simulations=simulations))
    event = search.step()
    assert event is not None
    assert event.phase is Phase.SELECT
    return event


@pytest.mark.parametrize("profile", ROLLOUT_PROFILES)
def test_each_choice_beats_the_best_of_the_others(profile: str) -> None:
    event = selection(profile, 3000)
    choices = choices_of(event)
    assert tuple(choice.chosen.point for choice in choices) == event.path
    assert [choice.depth for choice in choices] == list(range(1, len(event.path) + 1))
    for choice, view in zip(choices, event.choices, strict=False):
        others = [row for row in view.candidates if row.point != choice.chosen.point and np.isfinite(row.score)]
        if others:
            best = max(others, key=lambda row: row.score)
            assert choice.runner_up is not None
            assert choice.runner_up.score == best.score
            assert choice.behind == choice.chosen.score - best.score
        assert choice.chosen.score == pytest.approx(choice.chosen.exploitation + choice.chosen.exploration)


def test_the_chosen_child_leads_where_nothing_is_proven() -> None:
    for simulations in (200, 1000, 4000):
        for choice in choices_of(selection("classic-uct", simulations)):
            assert choice.behind >= 0


def test_other_phases_have_no_choice() -> None:
    assert choices_of(PhaseEvent(Phase.EXPAND, 1, (3,))) == ()


def test_an_only_child_has_no_runner_up() -> None:
    search = Search(
        Position.from_text("X O X\nO X O\nO X .", PRESETS["tic-tac-toe"]), ROLLOUT_PROFILES["graph"].parameters
    )
    event = search.step()
    assert event is None or all(choice.runner_up is None for choice in choices_of(event))
