"""Networks of teaching programs: after conversion they give the same results as in the original program."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from studio.engine.evaluation.convolutional.planes import USUAL, planes_of
from studio.engine.evaluation.convolutional.teaching_file import converted, size_of, weights_of
from studio.engine.evaluation.convolutional.weights import NAMES, Array, Sizes, judged_exactly
from studio.game.errors import FileError
from studio.game.position import Position
from studio.game.rules import Rules
from tests.engine.evaluation.convolutional.models import newer, older
from tests.engine.evaluation.convolutional.pickles import by_numpy, of_python_2
from tests.engine.evaluation.networks import random_position
from tests.engine.evaluation.torch_files import TORCH_FILES

RULES = Rules(8, 8, 5)


def theirs(position: Position, arrays: list[Array], turned: bool) -> tuple[Array, float]:
    """Return the original program's results: the probabilities of its points, from the bottom left, and the value."""
    planes = np.zeros((4, 8, 8))
    for point, stone in enumerate(position.cells):
        if stone:
            planes[int(stone is not position.to_move), point // 8, point % 8] = 1
    if position.last_move:
        planes[2, position.last_move.point // 8, position.last_move.point % 8] = 1
    planes[3] = position.stones_count % 2 == 0
    seen = planes
    for place in (0, 2, 4):
        seen = np.maximum(summed(seen, arrays[place], arrays[place + 1], turned), 0)
    policy = np.maximum(summed(seen, arrays[6], arrays[7], turned), 0).ravel()
    inner = np.maximum(summed(seen, arrays[10], arrays[11], turned), 0).ravel()
    dense = [arrays[place] if turned else arrays[place].T for place in (8, 12, 14)]
    logits = policy @ dense[0] + arrays[9]
    units = np.maximum(inner @ dense[1] + arrays[13], 0)
    chances = np.exp(logits - logits.max())
    return (chances / chances.sum()).astype(np.float32), float(np.tanh(units @ dense[2] + arrays[15])[0])


def summed(seen: npt.NDArray[np.float64], filters: Array, bias: Array, turned: bool) -> npt.NDArray[np.float64]:
    """Compute one layer point by point, as in a book: a convolution flips its filters, a correlation does not."""
    reach, sign = filters.shape[2] // 2, -1 if turned else 1
    found = np.zeros((len(filters), 8, 8)) + bias[:, None, None]
    for row, column, down, right in np.ndindex(8, 8, filters.shape[2], filters.shape[2]):
        from_row, from_column = row + sign * (down - reach), column + sign * (right - reach)
        if 0 <= from_row < 8 and 0 <= from_column < 8:
            found[:, row, column] += filters[:, :, down, right] @ seen[:, from_row, from_column]
    return found


def as_ours(chances: Array) -> Array:
    """Renumber points from the bottom left to points from the top left."""
    return np.array([chances[(7 - point // 8) * 8 + point % 8] for point in range(64)])


@pytest.mark.parametrize(("arrays", "turned"), [(older(), True), (newer(), False)], ids=["older", "newer"])
def test_a_converted_network_gives_the_results_of_its_program(arrays: list[Array], turned: bool) -> None:
    weights = converted(arrays)
    for moves in (0, 1, 9, 20):
        position = random_position(RULES, moves, moves)
        logits, values = judged_exactly(weights, planes_of([position], USUAL))
        chances = np.exp(logits[0] - logits[0].max())
        wanted, wanted_value = theirs(position, arrays, turned)
        assert chances / chances.sum() == pytest.approx(as_ours(wanted), abs=1e-5)
        assert values[0] == pytest.approx(wanted_value, abs=1e-5)


def test_pickles_of_any_protocol_are_read() -> None:
    arrays = older()
    for data in (of_python_2(arrays, 0), of_python_2(arrays, 2), by_numpy(arrays, 2), by_numpy(arrays, 5)):
        found = weights_of(data)
        for name in NAMES:
            assert np.array_equal(getattr(found, name), getattr(converted(arrays), name))


def test_rows_are_flipped_only_where_points_are_numbered_from_the_bottom() -> None:
    turned, kept = converted(older()), converted(older(), flips_policy=False)
    rows = kept.policy_bias.reshape(8, 8)
    assert np.array_equal(turned.policy_bias.reshape(8, 8), rows[::-1])
    assert np.array_equal(kept.policy_bias, older()[9])


def test_rectangles_need_their_size() -> None:
    arrays = older(sizes=Sizes(4, 42, (2, 3, 4)))
    with pytest.raises(FileError, match=r"42 points, which is not a square board .* such as --size 6x7"):
        converted(arrays)
    turned, kept = converted(arrays, (6, 7)), converted(arrays, (6, 7), flips_policy=False)
    assert np.array_equal(turned.policy_bias.reshape(6, 7), kept.policy_bias.reshape(6, 7)[::-1])
    assert np.array_equal(turned.policy.reshape(-1, 6, 7), kept.policy.reshape(-1, 6, 7)[:, ::-1])
    assert size_of(turned, (6, 7)) == (6, 7)


@pytest.mark.parametrize("size", [(6, 6), (7, 7), (2, 21), (1, 42), (42, 1)])
def test_other_sizes_are_refused(size: tuple[int, int]) -> None:
    with pytest.raises(FileError, match=r"is for 42 points and cannot be used for .* and sides from 3 to 22"):
        converted(older(sizes=Sizes(4, 42, (2, 3, 4))), size)


@pytest.mark.parametrize("data", TORCH_FILES.values(), ids=TORCH_FILES)
def test_files_of_pytorch_are_explained(data: bytes) -> None:
    with pytest.raises(FileError, match="Export the network to ONNX with a script of your own"):
        weights_of(data)


def with_other(place: int, array: npt.NDArray[np.generic]) -> list[Array]:
    return [*older()[:place], np.asarray(array, np.float32), *older()[place + 1 :]]


REFUSED: dict[str, Callable[[], list[Array]]] = {
    "fifteen arrays": lambda: older()[:15],
    "another order": lambda: older()[::-1],
    "filters that do not fit": lambda: with_other(2, np.zeros((6, 4, 3, 3))),
    "larger filters": lambda: with_other(0, np.zeros((5, 4, 5, 5))),
    "a bias too short": lambda: with_other(1, np.zeros(4)),
    "flat filters": lambda: with_other(0, np.zeros((5, 36))),
    "no number": lambda: with_other(3, np.full(6, np.nan)),
    "far too large": lambda: with_other(3, np.full(6, 1e20)),
    "a board that is no square": lambda: older(sizes=Sizes(4, 60, (2, 2, 2))),
    "a board that is too large": lambda: older(sizes=Sizes(4, 529, (2, 2, 2), 1, 1, 2)),
}


@pytest.mark.parametrize("made", REFUSED.values(), ids=REFUSED)
def test_other_lists_of_arrays_are_refused(made: Callable[[], list[Array]]) -> None:
    with pytest.raises(FileError) as refused:
        converted(made())
    assert refused.value.sentence.endswith(".")
