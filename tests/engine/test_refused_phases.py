"""The four phases called one by one: which calls are refused, and that a refused call changes nothing."""

from collections.abc import Sequence
from threading import Thread
from typing import Any

import pytest

from studio.engine.evaluation.network import Double
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from tests.engine.searches import PLAIN, whole_tree
from tests.game.boards import TICTACTOE, dropped

TEXTBOOK = Parameters(selection=Selection.PUCT, exploration=5.0, first_play=0.0, proofs=False)
ENDED = "X X X\nO O .\n. . ."


@pytest.mark.parametrize("phase", ["expand", "simulate", "backpropagate"])
@pytest.mark.parametrize(
    ("path", "code"),
    [
        ((99,), "off_board"),
        ((0, 0), "occupied"),
        ((1,), "not_in_tree"),
        ((0, 1), "not_in_tree"),
        ("a1", None),
        ((0.5,), None),
        (None, None),
    ],
)
def test_a_path_must_lead_to_a_node(phase: str, path: Any, code: str | None) -> None:
    search = Search(Position(TICTACTOE), PLAIN)
    while 0 not in search.inspect(()).points:
        search.expand(())
    if 1 in search.inspect(()).points and path == (1,):
        path = next((point,) for point in range(9) if point not in search.inspect(()).points)
    before = whole_tree(search)
    with pytest.raises(StudioError) as refused:
        getattr(search, phase)(path, *([0.0] if phase == "backpropagate" else []))
    assert code is None or refused.value.code == code
    assert whole_tree(search) == before


def test_no_path_leads_past_the_end_of_the_game() -> None:
    search = Search(Position.from_text(ENDED, TICTACTOE), PLAIN)
    with pytest.raises(StudioError) as refused:
        search.simulate((5,))
    assert refused.value.code == "game_over"


@pytest.mark.parametrize("value", [1.01, -2, float("nan"), float("inf"), "1", None, True])
def test_a_value_must_be_from_minus_one_to_one(value: Any) -> None:
    search = Search(Position(TICTACTOE), PLAIN)
    with pytest.raises(StudioError, match="must be a number from −1 to 1") as refused:
        search.backpropagate((), value)
    assert refused.value.code == "phase_value"
    assert search.simulations == 0


@pytest.mark.parametrize("phase", [("select",), ("expand", ()), ("simulate", ()), ("backpropagate", (), 0.0)])
def test_a_search_that_runs_refuses_phases(phase: tuple[Any, ...]) -> None:
    search, codes = Search(dropped(""), PLAIN), []

    def call() -> None:
        with pytest.raises(StudioError) as refused:
            getattr(search, phase[0])(*phase[1:])
        codes.append(refused.value.code)

    def within_run() -> None:
        call()
        thread = Thread(target=call)
        thread.start()
        thread.join()
        search.stop()

    search.run(Limit(seconds=10), after_slice=within_run)
    assert codes[:2] == ["within_run", "busy"]


def test_an_evaluator_that_fails_leaves_no_simulation_behind() -> None:
    def fails(_positions: Sequence[Position]) -> tuple[Double, Double]:
        raise RuntimeError("no answer")

    search = Search(Position(TICTACTOE), TEXTBOOK, evaluator=fails)
    with pytest.raises(RuntimeError, match="no answer"):
        search.simulate(())
    search.backpropagate((), 0.25)
    assert (search.simulations, search.inspect(()).value) == (1, 0.25)
