"""Standard input and output of those commands that serve another program."""

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_PIECE = 1 << 16
_IN_ASCII = str.maketrans({"×": "x", "−": "-", "–": "-", "…": "..."})
"""Replacements for non-ASCII characters in the program's own texts, because the output must be ASCII."""


def read_into(take: Callable[[bytes], bool]) -> None:
    """Pass standard input to `take`. Stop when `take` returns False or the input ends."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.setmode(0, os.O_BINARY)
    with _input_or_signal() as wait:
        while True:
            wait()
            if not ((data := os.read(0, _PIECE)) and take(data)):
                return


def lines_into(take: Callable[[bytes], bool], most: int) -> None:
    """Pass each line of standard input to `take`.

    Stop when `take` returns False or the input ends. Lines end with LF, CR or CRLF. A line of more than `most` bytes is
    cut to `most` + 1 bytes.
    """
    rest = bytearray()

    def pieces(data: bytes) -> bool:
        *ended, last = data.replace(b"\r", b"\n").split(b"\n")
        for line in ended:
            rest.extend(line[: most + 1 - len(rest)])
            whole = bytes(rest)
            rest.clear()
            if not take(whole):
                return False
        rest.extend(last[: most + 1 - len(rest)])
        return True

    read_into(pieces)
    if rest:
        take(bytes(rest))


@contextmanager
def _input_or_signal() -> Iterator[Callable[[], object]]:
    """Yield a function that waits until there is input, or until a signal to end the program arrives.

    On Windows the function does nothing.
    """
    # Without the wait, a signal just before a read would have no effect before the next input.
    if sys.platform == "win32":  # on Windows, select() waits only for sockets
        yield lambda: None
        return
    read, written = os.pipe()
    os.set_blocking(written, False)
    before = signal.set_wakeup_fd(written, warn_on_full_buffer=False)

    def wait() -> None:
        while read in select.select([0, read], [], [])[0]:
            os.read(read, _PIECE)  # discards the byte of a signal that does not end the program

    try:
        yield wait
    finally:
        signal.set_wakeup_fd(before)
        os.close(read)
        os.close(written)


@contextmanager
def output_reader() -> Iterator[Callable[[], bool]]:
    """Yield a function that returns whether anything can still read the standard output.

    Enter this context before `own_output`. On Windows the function always returns False, because it cannot know.
    """
    if sys.platform == "win32":
        yield lambda: False
        return
    own = os.dup(1)
    poll = select.poll()
    poll.register(own, 0)  # errors, such as a pipe that its reader has closed, are reported nevertheless
    try:
        yield lambda: not poll.poll(0)
    finally:
        os.close(own)


@contextmanager
def own_output(line_end: str = "\n") -> Iterator[Callable[[str], None]]:
    """Yield a function that writes a text and `line_end` to standard output.

    Everything else that this process prints goes to the error output.
    """
    own = os.dup(1)
    sys.stdout.flush()
    os.dup2(2, 1)

    def write(line: str) -> None:
        rest = f"{line}{line_end}".translate(_IN_ASCII).encode("ascii", "replace")
        try:
            while rest:
                rest = rest[os.write(own, rest) :]
        except OSError:  # the reader has closed the pipe
            os._exit(0)

    yield write
    os.dup2(own, 1)
    os.close(own)
