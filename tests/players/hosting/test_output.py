"""Lines of a stream: line endings, long lines, floods and absent readers, in bounded memory."""

import io
import os
import time

import pytest

from studio.players.hosting.output import LONGEST_LINE, Output, OutputEnd


def _output(data: bytes) -> Output:
    return Output(io.BytesIO(data), "test")


def _soon() -> float:
    return time.monotonic() + 20


def _all(output: Output) -> list[str]:
    taken = []
    while not isinstance(line := output.take(_soon()), OutputEnd):
        taken.append(line)
    return taken


def test_line_endings_of_any_system_are_accepted() -> None:
    output = _output(b"one\r\ntwo\nthree\r\r\n\n  four \n\xff five")
    assert _all(output) == ["one", "two", "three", "four", "� five"]
    assert output.take(_soon()) is OutputEnd.CLOSED
    output.close()


def test_a_long_line_is_cut_and_the_next_one_is_complete() -> None:
    output = _output(b"x" * 1_000_000 + b"\nnext\n")
    first, second = _all(output)
    assert (first, second) == ("x" * LONGEST_LINE, "next")
    output.close()


def test_a_line_may_arrive_in_parts() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb", buffering=0) as stream, os.fdopen(writing, "wb", buffering=0) as pen:
        output = Output(stream, "test")
        output.expect()
        pen.write(b"7,")
        assert output.take(time.monotonic() + 0.01) is OutputEnd.TIME
        pen.write(b"7\nrest")
        assert output.take(_soon()) == "7,7"
        pen.close()
        assert output.take(_soon()) == "rest"
        output.close()


def test_unread_lines_are_dropped_from_the_oldest() -> None:
    output = _output(b"".join(b"%d\n" % number for number in range(10_000)))
    output.close()
    assert output.last == "9999"
    assert len(_all(output)) < 1000


@pytest.mark.parametrize("line", [b"x" * 100 + b"\n", b"\n", b"x" * 65_536])
def test_a_flood_ends_the_reading(line: bytes) -> None:
    class Flood(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            return (line * (size // len(line)))[:size]

    drowned: list[bool] = []
    output = Output(Flood(), "test", on_flood=lambda: drowned.append(True))  # type: ignore[arg-type]
    assert len(_all(output)) <= 100_000
    output.close()
    assert output.take(_soon()) is OutputEnd.FLOOD
    assert drowned == [True]


def test_waiting_can_be_cancelled() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb", buffering=0) as stream:
        output = Output(stream, "test")
        output.end(OutputEnd.GIVEN_UP)
        assert output.take(_soon()) is OutputEnd.GIVEN_UP
        os.close(writing)
        output.close()
