"""Every argument of the library is accepted, or refused in one sentence that says what is needed."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine import (
    PRESETS,
    Breakpoints,
    FinalMove,
    Limit,
    Parameters,
    Position,
    Rules,
    Search,
    Selection,
    Steering,
    Stone,
    StudioError,
    Timeline,
    TreeFilter,
    choices_of,
    human_point,
    point_from_human,
    profile_named,
)
from studio.game.percent import percent
from tests.engine.searches import searched, whole_tree
from tests.game.boards import TICTACTOE, played

SMALL = Position(TICTACTOE)
PUCT = Parameters(selection=Selection.PUCT)
ODD: dict[str, Any] = {
    "none": None,
    "text": "h8",
    "empty text": "",
    "a broken number": 1.5,
    "not a number": float("nan"),
    "infinite": float("inf"),
    "huge": 10**400,
    "below zero": -1,
    "truth": True,
    "truth of numpy": np.True_,
    "bytes": b"3",
    "complex": 1j,
    "list": [1, 2],
    "texts": ["h8", "i9"],
    "nested": [[None]],
    "dictionary": {"h8": 1},
    "class": Position,
    "function": len,
    "rules": PRESETS["gomoku-15"],
    "position": SMALL,
    "array": np.ones(3),
    "table": np.ones((3, 3)),
    "odd table": np.full((3, 3), "x"),
    "empty array": np.zeros(0),
    "number of numpy": np.float32(0.25),
    "number in an array": np.array(3),
    "endless": 10**5000,
    "whole with a point": 3.0,
    "map": {4: 5},
}


def small() -> Search:
    return searched(SMALL, 50, proofs=False)


def library_calls() -> dict[str, Callable[[Any], object]]:
    """Return functions that each pass one argument to the library."""
    return search_calls() | steering_calls() | game_calls() | calls_per_field()


def search_calls() -> dict[str, Callable[[Any], object]]:
    return {
        "position": Search,
        "parameters": lambda given: Search(SMALL, given),
        "seed": lambda given: Search(SMALL, seed=given),
        "threads": lambda given: Search(SMALL, threads=given),
        "priors": lambda given: Search(SMALL, PUCT, priors=given),
        "run": lambda given: small().run(given),
        "timeline": lambda given: small().run(Limit(simulations=1), given),
        "breakpoints": lambda given: small().run(Limit(simulations=1), breakpoints=given),
        "after a slice": lambda given: (
            None if callable(given) else small().run(Limit(simulations=1), after_slice=given)
        ),
        "watch": lambda given: small().watch(given),
        "play": lambda given: small().play(given),
        "set_position": lambda given: small().set_position(given),
        "steer": lambda given: small().steer(given),
        "inspect": lambda given: small().inspect(given),
        "inspect a point": lambda given: small().inspect([given]),
        "policy": lambda given: small().snapshot().root.policy(given),
        "outline": lambda given: list(small().outline(given)),
        "filtered": lambda given: list(small().filtered(given)),
    }


def steering_calls() -> dict[str, Callable[[Any], object]]:
    return {
        "only": lambda given: Steering(only=given),
        "excluded": lambda given: Steering(excluded={4, given}) if is_hashable(given) else Steering(excluded=given),
        "more visits": lambda given: Steering(more_visits=given),
        "more visits of a point": lambda given: Steering(more_visits=((given, 5),)),
        "extra visits": lambda given: Steering(more_visits=((4, given),)),
        "with more": lambda given: Steering().with_more(given, given),
        "with only": lambda given: Steering().with_only(given),
        "value jump": lambda given: Breakpoints(value_jump=given),
        "visits": lambda given: Breakpoints(visits=given),
        "leader": lambda given: Breakpoints(leader_changes=given),
        "growth": lambda given: Timeline(growth=given),
        "most": lambda given: Timeline(most=given),
    }


def game_calls() -> dict[str, Callable[[Any], object]]:
    return {
        "profile": profile_named,
        "board": Position,
        "text of a board": lambda given: Position.from_text(". . .", given),
        "rules": lambda given: Rules(given, 3, 3),
        "gravity": lambda given: Rules(3, 3, 3, gravity=given),
        "overline": lambda given: Rules(3, 3, 3, overline=given),
        "setup": lambda given: Position(TICTACTOE).set_up({given: Stone.BLACK} if is_hashable(given) else {}),
        "drop": lambda given: Position(PRESETS["connect-four"]).drop(given),
        "open": Search.open,
        "memory of a file": lambda given: Search.open("there is no such file", most_memory_mb=given),
        "threads of a file": lambda given: Search.open("there is no such file", threads=given),
        "human point": lambda given: human_point(given, TICTACTOE),
        "human point on": lambda given: human_point(4, given),
        "point from human": lambda given: point_from_human(given, TICTACTOE),
        "point from human on": lambda given: point_from_human("a1", given),
        "choices": choices_of,
        "parameters as text": lambda given: Parameters().with_text(given),
        "a parameter as text": lambda given: Parameters().with_text({"memory_mb": given, "proofs": given}),
        "a name of a parameter": lambda given: Parameters().with_text({given: "1"}) if is_hashable(given) else None,
    }


def calls_per_field() -> dict[str, Callable[[Any], object]]:
    """Return a function for each field of a limit, the parameters and a tree filter."""
    found: dict[str, Callable[[Any], object]] = {}
    for name in ("simulations", "seconds", "memory_mb", "depth"):
        found[f"limit of {name}"] = lambda given, name=name: Limit(**{name: given})  # type: ignore[misc]
    for name in Parameters().as_dict():
        found[name] = lambda given, name=name: Parameters(**{name: given})  # type: ignore[misc]
    for name in ("fewest_visits", "most_depth", "order", "most_rows", "proven_only"):
        found[f"filter by {name}"] = lambda given, name=name: list(small().filtered(TreeFilter(**{name: given})))  # type: ignore[misc]
    return found


def is_hashable(given: object) -> bool:
    try:
        hash(given)
    except TypeError:
        return False
    return True


@pytest.mark.parametrize("call", library_calls())
def test_an_invalid_argument_is_refused_in_one_sentence(call: str) -> None:
    pass_argument, plain, said = library_calls()[call], [], list[str]()
    for name, given in ODD.items():
        try:
            pass_argument(given)
        except StudioError as error:
            said.append(str(error))
        except Exception as error:  # noqa: BLE001  # no other exception may occur
            plain.append(f"{name}: {error!r}")
    assert not plain
    assert said
    assert not [sentence for sentence in said if "\n" in sentence or not sentence.endswith(".") or len(sentence) > 600]


SAID: dict[str, tuple[Callable[[], object], str]] = {
    "no seed": (lambda: Search(SMALL, seed=None), "The seed must be a whole number of at least 0, not None."),  # type: ignore[arg-type]
    "broken threads": (lambda: Search(SMALL, threads=1.5), "The number of threads must be from 1 to 256, not 1.5."),  # type: ignore[arg-type]
    "text for seconds": (lambda: Limit(seconds="3"), "The limit of seconds must be a number, not '3'."),  # type: ignore[arg-type]
    "a number for a limit": (
        lambda: Search(SMALL).run(100),  # type: ignore[arg-type]
        "A limit is required, such as Limit(simulations=100), not 100.",
    ),
    "rules for a position": (
        lambda: Search(TICTACTOE),  # type: ignore[arg-type]
        'A position is required, such as Position(PRESETS["gomoku-15"]), not '
        "Rules(rows=3, columns=3, win_length=3, gravity=False, overli…",
    ),
    "a name for parameters": (
        lambda: Search(SMALL, "classic-uct"),  # type: ignore[arg-type]
        "A set of parameters is required, such as profile_named(\"classic-uct\").parameters, not 'classic-uct'.",
    ),
    "a number for a name": (
        lambda: point_from_human(5, TICTACTOE),  # type: ignore[arg-type]
        "The name of a point is required, such as 'a1', not 5.",
    ),
    "a point behind the last": (lambda: human_point(9, TICTACTOE), "Point 9 is not on the board."),
    "a point before the first": (lambda: human_point(-1, TICTACTOE), "Point -1 is not on the board."),
    "no game": (
        lambda: Position("gomoku-9"),  # type: ignore[arg-type]
        "A set of rules is required, such as PRESETS[\"gomoku-15\"], not 'gomoku-9'.",
    ),
    "not a number": (lambda: Limit(seconds=float("nan")), "The limit of seconds must be a number, not nan."),
    "no function": (
        lambda: Search(SMALL).run(Limit(simulations=1), after_slice=3),  # type: ignore[arg-type]
        "A function is required, such as lambda: print(search), not 3.",
    ),
    "endless": (
        lambda: Search(SMALL).play(10**5000),
        "Point 1.000000e+5000 is not on the board.",
    ),
    "a name for a point": (
        lambda: Search(SMALL).play("b2"),  # type: ignore[arg-type]
        "A point or a column must be a number, not 'b2'. For points, point_from_human('a1', rules) returns such a "
        "number.",
    ),
    "names in a path": (
        lambda: Search(SMALL).inspect(["b2"]),  # type: ignore[list-item]
        "A path of points is required, such as (112, 97), not ['b2'].",
    ),
    "nothing to steer by": (
        lambda: Search(SMALL).steer(None),  # type: ignore[arg-type]
        "A steering is required, such as Steering(only={112}), not None.",
    ),
    "far away": (lambda: Search(SMALL).play(999), "Point 999 is not on the board."),
    "too few priors": (
        lambda: Search(SMALL, PUCT, priors=np.ones(9)),
        "Each legal move needs one prior from 0 to 1, and all priors must add up to 1.",
    ),
    "priors of the position before": (
        lambda: Search(played("b2", TICTACTOE), PUCT, priors=np.full(9, 1 / 9)),
        "In the searched position, no move is legal at b2.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_the_error_says_what_is_needed(case: str) -> None:
    ask, sentence = SAID[case]
    with pytest.raises(StudioError) as refused:
        ask()
    assert refused.value.sentence.removesuffix(".") == sentence.removesuffix(".")


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64, np.uint16, np.uint64])
def test_numpy_integers_are_accepted(kind: Callable[[int], Any]) -> None:
    limit = Limit(simulations=kind(100), depth=kind(9))
    assert (limit, type(limit.simulations)) == (Limit(simulations=100, depth=9), int)
    search = Search(SMALL, Parameters(rollout_moves=kind(60)), seed=kind(7), threads=kind(1))
    assert (search.seed, type(search.seed)) == (7, int)
    search.run(limit)
    assert whole_tree(search) == whole_tree(searched(SMALL, 100, seed=7, rollout_moves=60))
    assert search.inspect([kind(4)]).path == (4,)
    search.steer(Steering(only={kind(4)}, more_visits=((kind(4), kind(5)),)))
    assert search.steering == Steering(only=frozenset({4}), more_visits=((4, 5),))
    search.play(kind(4))
    assert (search.position.moves[0].point, type(search.position.moves[0].point)) == (4, int)
    assert Rules(kind(6), kind(7), kind(4)) == Rules(6, 7, 4)
    assert Breakpoints(visits=kind(5)) == Breakpoints(visits=5)


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.float64])
def test_numpy_floats_are_accepted(kind: Callable[[float], Any]) -> None:
    assert Limit(seconds=kind(0.5), memory_mb=kind(2)) == Limit(seconds=0.5, memory_mb=2)
    assert type(Parameters(exploration=kind(0.5)).exploration) is float
    assert Breakpoints(value_jump=kind(0.25)) == Breakpoints(value_jump=0.25)
    assert Parameters(proofs=np.False_, rollout_moves=kind(60)) == Parameters(proofs=False, rollout_moves=60)  # type: ignore[arg-type]


def test_priors_may_be_an_array_of_the_board_a_policy_or_a_mapping() -> None:
    position = Position(TICTACTOE)
    position.play(4)
    pairs = tuple((point, (point + 1) / 40) for point in position.legal_moves())
    policy = np.zeros(9)
    policy[[point for point, _ in pairs]] = [prior for _, prior in pairs]
    expected = whole_tree(run_with(position, pairs))
    for priors in (
        dict(pairs),
        policy,
        policy.reshape(3, 3),
        policy.astype(np.float32),
        policy.tolist(),
        [list(pair) for pair in pairs],
        np.array(pairs),
    ):
        assert whole_tree(run_with(position, priors)) == expected


@pytest.mark.parametrize("given", [{4: 5, 6: 7}, [[4, 5], [6, 7]], np.array([[4, 5], [6, 7]])])
def test_extra_visits_may_be_a_mapping_or_an_array(given: Any) -> None:
    assert Steering(more_visits=given) == Steering(more_visits=((4, 5), (6, 7)))


@pytest.mark.parametrize("kind", [float, np.float32, np.float64, np.array])
def test_an_integer_may_be_a_float_without_fraction(kind: Callable[[Any], Any]) -> None:
    assert Limit(simulations=kind(2), depth=kind(9), seconds=kind(3)) == Limit(simulations=2, depth=9, seconds=3)
    assert type(Limit(simulations=kind(2)).simulations) is int
    assert (Parameters(memory_mb=kind(64)), Rules(kind(6), 7, 4)) == (Parameters(memory_mb=64), Rules(6, 7, 4))
    assert (Search(SMALL, seed=kind(7)).seed, Search(SMALL, threads=kind(2)).threads) == (7, 2)
    assert Breakpoints(visits=kind(5)) == Breakpoints(visits=5)
    assert Steering(more_visits=((4, kind(5)),)) == Steering(more_visits=((4, 5),))
    assert small().inspect([kind(4)]).path == (4,)


@pytest.mark.parametrize("text", ["64", "64.0", "6.4e1"])
def test_an_integer_in_text_may_have_a_decimal_point(text: str) -> None:
    assert Parameters().with_text({"memory_mb": text}) == Parameters(memory_mb=64)
    assert type(Parameters().with_text({"memory_mb": text}).memory_mb) is int


@pytest.mark.parametrize("name", ["parameters", "seed"])
def test_attributes_of_a_search_are_read_only(name: str) -> None:
    search = small()
    with pytest.raises(AttributeError):
        setattr(search, name, getattr(search, name))


def run_with(position: Position, priors: Any) -> Search:
    search = Search(position, PUCT, seed=1, priors=priors)
    search.run(Limit(simulations=200))
    return search


def test_an_array_with_a_prior_for_an_illegal_move_is_refused() -> None:
    position = Position(TICTACTOE)
    position.play(4)
    with pytest.raises(StudioError, match="no move is legal at b2"):
        Search(position, PUCT, priors=np.full(9, 1 / 9))


def test_the_repr_of_a_search_is_one_line() -> None:
    search = Search(Position(PRESETS["connect-four"]), Parameters(final_move=FinalMove.VALUE), seed=1)
    assert repr(search) == "<Search of connect-four after 0 moves: 0 simulations, no move yet>"
    search.play(38)
    search.run(Limit(simulations=2000))
    best = max(search.snapshot().candidates, key=lambda row: row.value)
    column = best.point % PRESETS["connect-four"].columns + 1
    found = f"best column {column} with a win rate of {percent(best.win_rate)}"
    found += f" in {best.visits:,} visits"
    assert repr(search) == f"<Search of connect-four after 1 moves: 2,000 simulations, {found}>"
    won = searched(played("a1 b1 a2 b2", TICTACTOE), 100)
    assert repr(won).endswith("simulations, best a3 which is proven to be a win>")
    assert repr(Search(Position(Rules(5, 4, 3)))).startswith("<Search of 5x4/3 after 0 moves")


def test_a_search_running_in_another_thread_has_a_repr_and_continues() -> None:
    search, told = Search(Position(PRESETS["gomoku-15"]), seed=1), []
    begun = threading.Event()
    thread = threading.Thread(target=lambda: search.run(Limit(simulations=200_000), after_slice=begun.set))
    thread.start()
    begun.wait()
    while thread.is_alive():
        told.append(repr(search))
    assert told
    assert all(line.startswith("<Search of gomoku-15 after 0 moves: ") for line in told)
    assert any(line.endswith("searching>") for line in told)
    search.run(Limit(simulations=1))
    assert search.simulations == 200_001


def test_a_file_is_named_by_text_or_path(tmp_path: Path) -> None:
    search = searched(SMALL, 100, proofs=False)
    for path in (tmp_path / "one.npz", str(tmp_path / "two.npz")):
        search.save(path)
        assert whole_tree(Search.open(path)) == whole_tree(search)
