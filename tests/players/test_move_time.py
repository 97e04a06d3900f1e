"""The time of a move in a game with a clock: shorter if the move cannot change, longer if the choice is hard."""

from dataclasses import replace

import numpy as np
import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.views.snapshot import NodeView
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.networks.searching import made_search
from studio.players.levels import SeatedEngine
from studio.players.move_time import MovePlan, MoveTimer, plan_for
from studio.players.player import Budget
from studio.players.search_player import SearchPlayer

PLAN = MovePlan(planned=1.0, most=2.5)
GOMOKU = PRESETS["gomoku-15"]


def root(visits: list[int], values: list[float], value: float = 0.0) -> NodeView:
    """Return the view of a root with these children."""
    search = made_search(Position(GOMOKU), profile_named("classic-uct").parameters)
    search.run(Limit(simulations=len(visits)))
    view = search.inspect(())
    assert len(view.child_visits) == len(visits)
    return replace(view, child_visits=np.array(visits), values=np.array(values), value=value, visits=sum(visits))


def test_a_move_ends_early_only_if_it_cannot_change() -> None:
    timer = MoveTimer(PLAN)
    assert not timer.is_enough(root([500, 100], [0.1, 0.0]), 0.5, 600)  # 600 simulations are left
    assert timer.is_enough(root([800, 100], [0.1, 0.0]), 0.6, 900)  # 600 simulations are left
    assert not MoveTimer(PLAN).is_enough(root([9_000, 0], [0.1, 0.0]), 0.05, 10)


def test_an_easy_move_takes_its_planned_time() -> None:
    timer = MoveTimer(PLAN)
    assert not timer.is_enough(root([500, 200], [0.1, 0.0]), 0.9, 10_000)
    assert timer.is_enough(root([600, 200], [0.1, 0.0]), 1.0, 10_000)


@pytest.mark.parametrize(
    "hard", [root([600, 500], [0.1, 0.0]), root([600, 200], [0.0, 0.1])], ids=["close", "other best value"]
)
def test_a_hard_choice_takes_longer_but_not_longer_than_the_most(hard: NodeView) -> None:
    timer = MoveTimer(PLAN)
    assert not timer.is_enough(hard, 1.0, 10_000)
    assert not timer.is_enough(hard, 2.4, 24_000)
    assert timer.is_enough(hard, 2.5, 25_000)


def test_a_move_takes_longer_while_the_win_rate_has_fallen() -> None:
    timer = MoveTimer(PLAN)
    assert not timer.is_enough(root([500, 100], [0.1, 0.0], value=0.3), 0.3, 9_000)
    fallen = root([900, 200], [-0.1, -0.2], value=0.1)
    assert not timer.is_enough(fallen, 1.1, 10_000)
    assert timer.is_enough(root([2_000, 300], [0.3, 0.2], value=0.29), 1.4, 14_000)


def test_the_longest_move_leaves_time_for_the_game() -> None:
    position, left = Position(GOMOKU), 10.0
    while left > 0.05:
        plan = plan_for(Budget(game_seconds=left), position)
        assert plan is not None
        assert plan.planned <= plan.most <= max(0.3 * left, plan.planned)
        left -= plan.most
    assert plan_for(Budget(Limit(seconds=1)), position) is None


def test_a_player_plays_when_its_timer_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[float]()

    def is_enough(_timer: MoveTimer, view: NodeView, seconds: float, simulations: int) -> bool:
        assert view.visits >= simulations > 0
        asked.append(seconds)
        return len(asked) == 3

    monkeypatch.setattr(MoveTimer, "is_enough", is_enough)
    player = SearchPlayer(SeatedEngine("studio", "full", Limit()))
    player.begin(GOMOKU)
    answer = player.move(Position(GOMOKU), Budget(game_seconds=100_000.0))
    assert answer.thought is not None
    assert len(asked) == 3
    assert asked == sorted(asked)
    player.close()


@pytest.mark.parametrize(
    ("profile", "budget"),
    [("studio", Budget(Limit(seconds=0.1))), ("neighbour", Budget(game_seconds=4.0))],
    ids=["no clock", "another final move"],
)
def test_without_a_clock_or_with_another_final_move_only_limits_end_a_move(
    monkeypatch: pytest.MonkeyPatch, profile: str, budget: Budget
) -> None:
    monkeypatch.setattr(MoveTimer, "is_enough", lambda *_: pytest.fail("asked"))
    player = SearchPlayer(SeatedEngine(profile, "full", Limit()))
    player.begin(GOMOKU)
    assert player.move(Position(GOMOKU), budget).point in Position(GOMOKU).legal_moves()
    player.close()
