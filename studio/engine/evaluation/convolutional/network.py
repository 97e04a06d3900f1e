"""Convolutional networks from ONNX files. Each one is checked and run in a separate process."""

import contextlib
import hashlib
import logging
import os
import signal
import struct
import subprocess
import threading
import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from studio.child_process import log_failure, own_command
from studio.engine.evaluation import messages
from studio.engine.evaluation.convolutional.child import JUDGED, READY, REFUSED
from studio.engine.evaluation.convolutional.extra import refuse_missing
from studio.engine.evaluation.convolutional.planes import KNOWN, USUAL, planes_of
from studio.engine.evaluation.foreign_files import refuse_foreign
from studio.game.errors import FileError, StudioError
from studio.game.files import messages as file_messages
from studio.game.position import Position
from studio.game.rules import Rules, rules_from_text

SUFFIX = ".onnx"
MOST_MB = 64
# Since release 1.32 the ONNX library otherwise stores an identifier of this computer, and reports its use.
_VARIABLES = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "ORT_DISABLE_TELEMETRY": "1"}
_CHILD = Path(__file__).with_name("child.py")
_MOST_JSON_BYTES = 100_000
_REFUSALS = {
    "damaged": messages.DAMAGED,
    "numbers": messages.BAD_WEIGHTS,
    "operator": messages.OPERATOR,
    "external": messages.EXTERNAL,
    "shape": messages.SHAPE,
    "planes": messages.PLANES,
    "answer": messages.BAD_OUTPUT,
    "memory": messages.MEMORY,
    "slow": messages.SLOW,
    "ended": messages.ENDED,
}
_MOST_ERROR_BYTES = 8192
_logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class ProcessLimits:
    """The memory and time limits of a process that runs a network."""

    memory_mb: int = 2048
    """The memory limit in MB. It is enforced only on Linux."""
    reading_seconds: int = 60
    answering_seconds: int = 10


class _Metadata(msgspec.Struct):
    """The metadata of a network, as its process returned them."""

    # They are untrusted; decoding validates them.

    name: str
    rules: str
    planes: tuple[str, ...]
    board: tuple[int, int, int]


class _Refused(msgspec.Struct):
    kind: str
    given: str = ""


_Read = TypeVar("_Read", _Metadata, _Refused)


class ConvolutionalNetwork:
    """An evaluator that runs an ONNX network in a separate process.

    The process ends when the evaluator is closed or deleted, or when the program ends.
    """

    def __init__(self, data: bytes, name: str, limits: ProcessLimits | None = None) -> None:
        refuse_missing("onnx", "onnxruntime")
        self._limits = limits or ProcessLimits()
        self.sha256 = _sha256(data)
        self._process = _started(self._limits)
        _logger.debug("The process %d runs a network.", self._process.pid)
        self._end = weakref.finalize(self, _ended, self._process)
        try:
            metadata = self._begin(data)
        except BaseException:
            self.close()
            raise
        planes, self.rows, self.columns = metadata.board
        self.name = (metadata.name or name)[:80]
        self.rules_text = metadata.rules
        """The rules that the network was trained for. The text is empty if the file does not name them."""
        self._own_rules = _rules_named(metadata.rules)
        self.planes = metadata.planes or USUAL
        unknown = [plane for plane in self.planes if plane not in KNOWN]
        if unknown or len(self.planes) != planes:
            self.close()
            raise refused("planes", " ".join(unknown)[:80])

    def __call__(self, positions: Sequence[Position]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """Return two arrays: a prior for every point of each position, and a value of each position for the side to
        move, from −1 to 1.
        """
        self.refuse_other_game(positions[0].rules)
        size = positions[0].rules.size
        planes = planes_of(positions, self.planes).astype("<f4")
        answer = self._asked(struct.pack("<I", len(positions)) + planes.tobytes(), len(positions) * (size + 1) * 4)
        numbers = np.frombuffer(answer, "<f4")
        return numbers[: len(positions) * size].reshape(-1, size), numbers[len(positions) * size :]

    def refuse_other_game(self, rules: Rules) -> None:
        """Raise if the network is for another board size or other rules."""
        if self.rules_text and self._own_rules != rules:
            own = self.rules_text if self._own_rules is None else self._own_rules.text
            raise StudioError(messages.OTHER_GAME, name=self.name, own=own, rules=rules.text)
        if (rules.rows, rules.columns) != (self.rows, self.columns):
            size = {"rows": self.rows, "columns": self.columns}
            raise StudioError(messages.OTHER_BOARD, name=self.name, **size, rules=rules.text)

    def close(self) -> None:
        """End the process of the network. If an evaluation is running, it raises an error."""
        self._end()

    def _begin(self, data: bytes) -> _Metadata:
        seconds = self._limits.reading_seconds
        return _read(self._said(struct.pack("<Q", len(data)) + data, READY, seconds, _MOST_JSON_BYTES), _Metadata)

    def _asked(self, data: bytes, size: int) -> bytes:
        answer = self._said(data, JUDGED, self._limits.answering_seconds, size)
        if len(answer) != size:
            self.close()
            raise refused("answer", "")
        return answer

    def _said(self, data: bytes, wanted: int, seconds: int, most_bytes: int) -> bytes:
        """Send `data` to the process and return its answer, which must be of the kind `wanted`.

        If the process refuses, ends, or needs more than `seconds`, close the network and raise.
        """
        try:
            with _watched(self._process, seconds):
                kind, answer = _exchanged(self._process, data, max(most_bytes, _MOST_JSON_BYTES))
        except (OSError, ValueError, EOFError, struct.error) as error:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(1)
            _log_end(self._process)
            self.close()
            raise _how_it_ended(self._process.returncode, seconds) from error
        if kind == wanted:
            return answer
        self.close()
        refusal = _read(answer, _Refused) if kind == REFUSED else _Refused("answer")
        raise refused(refusal.kind, refusal.given[:200])


def _rules_named(text: str) -> Rules | None:
    """Return the rules that the metadata of a file name. Return None if they are missing or unknown."""
    try:
        return rules_from_text(text)
    except StudioError:
        return None


def sha256_of(file: Path) -> str:
    """Return the SHA-256 of a network file, without starting the network."""
    with file.open("rb") as stream:
        return _sha256(stream.read(MOST_MB * 1_000_000 + 1))


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def open_convolutional(path: str | os.PathLike[str], limits: ProcessLimits | None = None) -> ConvolutionalNetwork:
    """Open the ONNX network in a file. Raise if the file does not exist or the network cannot be run."""
    file = Path(path)
    try:
        if not file.is_file():
            raise FileError(messages.NO_NETWORK)
        with file.open("rb") as stream:
            refuse_foreign(stream)
        if file.stat().st_size > MOST_MB * 1_000_000:
            raise FileError(messages.TOO_LARGE, most_mb=MOST_MB)
        return ConvolutionalNetwork(file.read_bytes(), file.stem, limits)
    except FileError as error:
        raise error.within(str(file)) from error
    except OSError as error:
        raise FileError(file_messages.NOT_READ, path=str(file), reason=error.strerror) from error


def _started(limits: ProcessLimits) -> "subprocess.Popen[bytes]":
    numbers = (limits.memory_mb, limits.reading_seconds, limits.answering_seconds)
    return subprocess.Popen(  # noqa: S603  # our own program, without a shell
        own_command(_CHILD, *map(str, numbers), options=("-I",)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | _VARIABLES,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _ended(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):  # closing flushes the pipe
                pipe.close()


def _log_end(process: "subprocess.Popen[bytes]") -> None:
    """Write to the log how a process ended, unless `close` has ended it."""
    if process.returncode is not None and process.stderr is not None and not process.stderr.closed:
        errors = process.stderr.read(_MOST_ERROR_BYTES).decode("utf-8", "replace")
        log_failure(_logger, "The process of a network", process.pid, process.returncode, errors)


def _read(data: bytes, kind: type[_Read]) -> _Read:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.MsgspecError as error:
        raise refused("answer", "") from error


def _exchanged(process: "subprocess.Popen[bytes]", data: bytes, most_bytes: int) -> tuple[int, bytes]:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(data)
    process.stdin.flush()
    kind, size = struct.unpack("<BI", process.stdout.read(5))
    answer = process.stdout.read(min(size, most_bytes))
    if len(answer) != size:
        raise EOFError
    return kind, answer


@contextlib.contextmanager
def _watched(process: "subprocess.Popen[bytes]", seconds: int) -> Iterator[None]:
    """Kill the process if the `with` block takes longer than `seconds`."""
    # On systems with alarm signals the process limits its own time.
    if hasattr(signal, "alarm"):
        yield
        return
    watch = threading.Timer(seconds, process.kill)
    watch.start()
    try:
        yield
    finally:
        watch.cancel()
        watch.join()


def _how_it_ended(status: int | None, seconds: int) -> FileError:
    if status is not None and -status == getattr(signal, "SIGALRM", None):
        return refused("slow", str(seconds))
    return refused("ended", str(status))


def refused(kind: str, given: str) -> FileError:
    """Return the error for a network that was refused, or for a process that has ended.

    `kind` is the reason, and `given` a detail.
    """
    return FileError(_REFUSALS.get(kind, messages.NOT_RUN), given=given)
