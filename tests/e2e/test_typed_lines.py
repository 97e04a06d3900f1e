"""Reading typed lines with a timeout, by both mechanisms for different systems."""

import io
import os
import threading
from collections.abc import Callable, Iterator

import pytest

from studio.commands.terminal import typed_lines
from studio.commands.terminal.typed_lines import TooLateError, TypedLines, by_thread, by_waiting

WAYS = [
    pytest.param(by_waiting, marks=pytest.mark.skipif(os.name == "nt", reason="no waiting for pipes there")),
    by_thread,
]


class Typist:
    """Types into one end of a pipe, whose other end is read."""

    def __init__(self, way: Callable[[io.RawIOBase], typed_lines.Read]) -> None:
        read, self._write = os.pipe()
        self._raw = os.fdopen(read, "rb", buffering=0)
        self.lines = TypedLines(way(self._raw))

    def type(self, text: bytes) -> None:
        os.write(self._write, text)

    def leave(self) -> None:
        if self._write >= 0:
            os.close(self._write)
        self._write = -1

    def close(self) -> None:
        self.leave()
        for thread in threading.enumerate():
            if thread.name == "typed":
                thread.join()
        self._raw.close()


@pytest.fixture(params=WAYS)
def typist(request: pytest.FixtureRequest) -> Iterator[Typist]:
    made = Typist(request.param)
    yield made
    made.close()


def test_lines_arrive_one_by_one_and_end_with_the_input(typist: Typist) -> None:
    typist.type(b"h8\ni9\nlast")
    typist.leave()
    assert [typist.lines.next(), typist.lines.next(60), typist.lines.next(), typist.lines.next()] == [
        b"h8\n",
        b"i9\n",
        b"last",
        b"",
    ]


def test_a_line_after_a_timeout_can_still_be_read(typist: Typist) -> None:
    with pytest.raises(TooLateError):
        typist.lines.next(0.01)
    with pytest.raises(TooLateError):
        typist.lines.next(-5)
    typist.type(b"h8")
    with pytest.raises(TooLateError):
        typist.lines.next(0.3)
    typist.type(b"\n")
    assert typist.lines.next() == b"h8\n"


def test_a_line_without_an_end_is_cut(typist: Typist) -> None:
    typist.type(b"h" * (typed_lines._LONGEST_LINE + 5) + b"\n")
    assert len(typist.lines.next()) == typed_lines._LONGEST_LINE
    assert typist.lines.next() == b"hhhhh\n"


def test_a_reading_thread_does_not_keep_the_program_alive() -> None:
    typist = Typist(by_thread)
    with pytest.raises(TooLateError):
        typist.lines.next(0)
    assert [thread.daemon for thread in threading.enumerate() if thread.name == "typed"] == [True]
    typist.close()
