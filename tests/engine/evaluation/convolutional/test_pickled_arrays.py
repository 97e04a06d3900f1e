"""Lists of arrays in pickles: every protocol is read, anything else is refused, and no code is executed."""

import os
import pickle
import struct
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.convolutional.pickled_arrays import MOST_MB, arrays_of
from studio.game.errors import FileError
from tests.engine.evaluation.convolutional.pickles import by_numpy, of_python_2

CHANCE = np.random.default_rng(0)
ARRAYS = [CHANCE.normal(size=shape).astype(np.float32) for shape in [(3, 4, 3, 3), (3,), (300, 2), (1,)]]


def assert_alike(found: list[np.ndarray], wanted: list[np.ndarray]) -> None:
    assert [array.shape for array in found] == [array.shape for array in wanted]
    assert all(np.array_equal(one, np.asarray(other, np.float32)) for one, other in zip(found, wanted, strict=True))


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_arrays_pickled_by_numpy_are_read(protocol: int) -> None:
    assert_alike(arrays_of(by_numpy(ARRAYS, protocol)), ARRAYS)


@pytest.mark.parametrize("protocol", [0, 2])
def test_arrays_pickled_by_python_2_are_read(protocol: int) -> None:
    data = of_python_2(ARRAYS, protocol)
    assert_alike(pickle.loads(data, encoding="latin1"), ARRAYS)  # noqa: S301  # trusted: Python reads it, too
    assert_alike(arrays_of(data), ARRAYS)


@pytest.mark.parametrize("protocol", [2, 5])
def test_other_types_and_memory_orders_give_the_same_numbers(protocol: int) -> None:
    square = np.arange(12, dtype=np.float64).reshape(3, 4)
    given = [square, square.astype(">f4"), np.asfortranarray(square), square[:, ::2]]
    assert_alike(arrays_of(by_numpy(given, protocol)), given)


class Hostile:
    """Executes code when it is unpickled."""

    def __init__(self, *call: object) -> None:
        self._call = call

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self._call[0], self._call[1:]


def array_of_shape(shape: bytes, data: bytes = b"\0" * 4) -> bytes:
    good = of_python_2([np.zeros(1, np.float32)], 2)
    return good.replace(b"(M\x01\x00t", shape).replace(
        b"T\x04\0\0\0" + b"\0" * 4, b"T" + struct.pack("<i", len(data)) + data
    )


GOOD = of_python_2(ARRAYS, 2)
REFUSED: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "no pickle": lambda: b"SIZE 15\n1,1\n",
    "a picture": lambda: b"\x89PNG\r\n\x1a\n" + bytes(99),
    "cut off": lambda: GOOD[: len(GOOD) // 2],
    "no end": lambda: GOOD[:-1],
    "an empty list": lambda: pickle.dumps([]),
    "no list": lambda: pickle.dumps(ARRAYS[0]),
    "a dictionary": lambda: pickle.dumps({"a": ARRAYS[0]}),
    "other entries": lambda: pickle.dumps([1, 2, 3]),
    "whole numbers": lambda: pickle.dumps([np.arange(3)]),
    "objects": lambda: pickle.dumps([np.array([None])]),
    "a command": lambda: pickle.dumps([Hostile(os.system, "exit 3")]),
    "a command of Python 2": lambda: b"cos\nsystem\n(S'exit 3'\ntR.",
    "something built in": lambda: pickle.dumps([Hostile(eval, "1")]),
    "a name put together": lambda: b"\x80\x04\x8c\x02os\x8c\x06system\x93\x8c\x06exit 3\x85R.",
    "an instance": lambda: b"(ios\nsystem\n.",
    "a new object": lambda: b"\x80\x02cnumpy\nndarray\n)\x81.",
    "an extension": lambda: b"\x80\x02\x82\x01.",
    "a stranger's number": lambda: b"\x80\x02P1\n.",
    "a huge shape": lambda: array_of_shape(b"(J\xff\xff\xff\x7fJ\xff\xff\xff\x7ft"),
    "a large shape": lambda: array_of_shape(b"(J\xff\xff\xff\0J\xff\xff\xff\0t"),
    "a shape below 0": lambda: array_of_shape(b"(J\xff\xff\xff\xfft"),
    "a shape of texts": lambda: array_of_shape(b"(U\x019t"),
    "five sizes": lambda: array_of_shape(b"(" + b"K\x01" * 5 + b"t"),
    "too many bytes": lambda: array_of_shape(b"(K\x01t", bytes(8)),
    "a length that is not there": lambda: b"\x80\x02T\xff\xff\xff\x7fabc.",
    "a length below 0": lambda: b"\x80\x02T\xff\xff\xff\xffabc.",
    "more than there is": lambda: b"\x80\x02K\x01\x87.",
    "an unknown memo": lambda: b"\x80\x02h\x07.",
    "a list in itself": lambda: b"\x80\x02]q\0h\0a.",
    "no mark": lambda: b"\x80\x02t.",
    "a text without an end": lambda: b"S'abc\n.",
    "a text of nothing": lambda: b"S'\n.",
    "a number of 5,000 digits": lambda: b"I" + b"9" * 5000 + b"\n.",
    "far too long": lambda: b"(" + b"N" * 100_000 + b"l.",
}


@pytest.mark.parametrize("made", REFUSED.values(), ids=REFUSED)
def test_everything_else_is_refused_with_an_error(made: Callable[[], bytes]) -> None:
    with pytest.raises(FileError) as refused:
        arrays_of(made())
    assert refused.value.sentence.endswith(".")


def test_no_code_is_executed(tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        data = pickle.dumps([Hostile(os.mkdir, str(touched)), *ARRAYS], protocol)
        with pytest.raises(FileError, match="it names"):
            arrays_of(data)
    assert not touched.exists()


def test_the_same_bytes_cannot_become_arrays_repeatedly() -> None:
    """Otherwise a short file could fill the memory by creating the same array many times."""
    head, tail = of_python_2([np.zeros(1000, np.float32)], 2)[5:-2], b"e."
    whole = b"\x80\x02]q\x00(" + head.replace(b"T\xa0\x0f\0\0" + bytes(4000), b"T\xa0\x0f\0\0" + bytes(4000) + b"q\x01")
    again = head.replace(b"T\xa0\x0f\0\0" + bytes(4000), b"h\x01")
    with pytest.raises(FileError, match="again and again"):
        arrays_of(whole + again * 100 + tail)


def test_a_file_that_is_too_large_is_refused() -> None:
    with pytest.raises(FileError, match="too large for a network"):
        arrays_of(bytes(MOST_MB * 1_000_000 + 1))


@pytest.mark.parametrize("protocol", [0, 2, 4, 5])
def test_a_damaged_pickle_gives_arrays_or_an_error(protocol: int) -> None:
    good = of_python_2(ARRAYS, 0) if protocol == 0 else by_numpy(ARRAYS, protocol)
    chance = np.random.default_rng(protocol)
    for _ in range(400):
        data = bytearray(good)
        for place in chance.integers(0, len(data), chance.integers(1, 6)):
            data[place] = chance.integers(256)
        cut = chance.integers(0, len(data)) if chance.random() < 0.2 else len(data)
        try:
            found = arrays_of(bytes(data[:cut]))
        except FileError:
            continue
        assert all(array.dtype == np.float32 for array in found)


def test_random_opcodes_give_arrays_or_an_error() -> None:
    chance = np.random.default_rng(9)
    known = b"(.0123IJKMNRSTUVXabcdeghijlopqrstu}])\x80\x81\x85\x86\x87\x88\x89\x8a\x8c\x8e\x93\x94\x95\n'<f4b"
    starts = [b"", b"\x80\x02", of_python_2(ARRAYS, 2)[:90]]
    for _ in range(3000):
        data = starts[int(chance.integers(3))] + bytes(chance.choice(list(known), chance.integers(1, 60)).tolist())
        try:
            arrays_of(data)
        except FileError:
            continue
