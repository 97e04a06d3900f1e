"""Reads pickled lists of numpy arrays without unpickling them.

A pickle is a program for a stack machine that can call any function. This module executes only the opcodes that lists
of arrays need, calls no function, and raises an error for all other opcodes.
"""

import io
import pickletools
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation import messages
from studio.game.errors import FileError

MOST_MB = 64
_MOST_STEPS = 20_000
_ARRAY, _FROM_BYTES, _CLASS, _KIND, _ENCODE = "array", "array from bytes", "class of arrays", "kind", "bytes of a text"
_NAMES = {
    "_codecs encode": _ENCODE,  # the form in which Python 3 writes bytes for Python 2
    "numpy ndarray": _CLASS,
    "numpy dtype": _KIND,
    **{f"numpy.{core}.multiarray _reconstruct": _ARRAY for core in ("core", "_core")},
    **{f"numpy.{core}.numeric _frombuffer": _FROM_BYTES for core in ("core", "_core")},
}
_OPCODES = {opcode.code: opcode for opcode in pickletools.opcodes}
_KINDS = ("f4", "f8")
_ESCAPED = re.compile(rb"\\(?:x([0-9a-f]{2})|(.))")
_LETTERS = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"'": b"'", b'"': b'"', b"\\": b"\\"}


class _UnreadableError(Exception):
    """Raised if a pickle is not a list of arrays."""


@dataclass
class _Name:
    """A global name in the pickle that is known here. It is never imported."""

    of: str


@dataclass
class _Kind:
    """The dtype of an array."""

    # A later opcode may set the byte order.

    text: str
    order: str = "<"


@dataclass
class _Array:
    """An array of the pickle. `numbers` is None until an opcode sets it."""

    numbers: npt.NDArray[np.float32] | None = None


@dataclass
class _Machine:
    """The stack and the memo of the stack machine that reads a pickle."""

    stack: list[Any] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    memo: dict[int, Any] = field(default_factory=dict)
    left_bytes: int = 0
    """The number of bytes that arrays may still use. At first, it is the size of the pickle."""

    def since_mark(self) -> list[Any]:
        first = self.marks.pop()
        taken = self.stack[first:]
        del self.stack[first:]
        return taken

    def take(self, count: int) -> list[Any]:
        if self.marks and len(self.stack) - count < self.marks[-1]:
            raise _UnreadableError("more is taken than there is")
        taken = [self.stack.pop() for _ in range(count)]
        return taken[::-1]


def arrays_of(data: bytes) -> list[npt.NDArray[np.float32]]:
    """Return the arrays of a pickled list. The pickle is not executed. Raise if it contains anything else."""
    if len(data) > MOST_MB * 1_000_000:
        raise FileError(messages.TOO_LARGE, most_mb=MOST_MB)
    try:
        found = _result(data)
        if not isinstance(found, list | tuple) or not found:
            raise _UnreadableError("no list")
        return [_numbers_of(entry) for entry in found]
    except _UnreadableError as error:
        raise _refused(str(error)) from error
    except (ValueError, IndexError, KeyError, TypeError, AttributeError, OverflowError, MemoryError) as error:
        raise _refused(type(error).__name__) from error


def _refused(reason: str) -> FileError:
    return FileError(messages.NOT_A_LIST, reason=reason)


def _result(data: bytes) -> object:
    machine = _Machine(left_bytes=len(data))
    for done, (name, argument) in enumerate(_steps_of(data)):
        if name == "STOP":
            (result,) = machine.stack
            return result
        if done > _MOST_STEPS:
            raise _UnreadableError("it is too long")
        _STEPS[name](machine, argument)
    raise _UnreadableError("it has no end")


def _steps_of(data: bytes) -> Iterator[tuple[str, Any]]:
    """Yield each opcode with its argument. If an opcode is unknown, raise before its argument is read."""
    stream = io.BytesIO(data)
    while code := stream.read(1):
        opcode = _OPCODES.get(code.decode("latin-1"))
        if opcode is None or opcode.name not in (*_STEPS, "STOP"):
            raise _UnreadableError("it is no pickle" if opcode is None else f"it says {opcode.name}")
        if opcode.name == "STRING":
            yield opcode.name, _quoted(stream.readline().strip())
        else:
            yield opcode.name, opcode.arg.reader(stream) if opcode.arg else None


def _quoted(text: bytes) -> bytes:
    """Decode a text in quotes that may have escapes."""
    # Pickles of Python 2 contain texts and the bytes of arrays in this form.
    if len(text) < 2 or text[:1] != text[-1:] or text[:1] not in (b"'", b'"'):
        raise _UnreadableError("a text has no end")
    return _ESCAPED.sub(lambda found: bytes([int(found[1], 16)]) if found[1] else _LETTERS[found[2]], text[1:-1])


def _numbers_of(entry: object) -> npt.NDArray[np.float32]:
    if not isinstance(entry, _Array) or entry.numbers is None:
        raise _UnreadableError("not all of its entries are arrays")
    return entry.numbers


# The opcodes


def _push(machine: _Machine, argument: object) -> None:
    machine.stack.append(argument)


def _global(machine: _Machine, argument: str) -> None:
    if argument not in _NAMES:
        raise _UnreadableError(f"it names {argument[:80].replace(' ', '.')}")
    machine.stack.append(_Name(_NAMES[argument]))


def _stack_global(machine: _Machine, _argument: object) -> None:
    _global(machine, "{} {}".format(*machine.take(2)))


def _tuple(count: int) -> Callable[[_Machine, object], None]:
    return lambda machine, _argument: machine.stack.append(tuple(machine.take(count)))


def _append(machine: _Machine, _argument: object) -> None:
    target, entry = machine.take(2)
    _list(target).append(entry)
    machine.stack.append(target)


def _appends(machine: _Machine, _argument: object) -> None:
    entries = machine.since_mark()
    _list(machine.stack[-1]).extend(entries)


def _list(target: object) -> list[Any]:
    if not isinstance(target, list):
        raise _UnreadableError("it adds to something else than a list")
    return target


def _reduce(machine: _Machine, _argument: object) -> None:
    name, given = machine.take(2)
    if not isinstance(name, _Name) or not isinstance(given, tuple):
        raise _UnreadableError("it calls something")
    machine.stack.append(_called(machine, name.of, given))


def _called(machine: _Machine, name: str, given: tuple[Any, ...]) -> object:
    if name == _ENCODE:
        text, encoding = given
        if encoding != "latin1":
            raise _UnreadableError("it encodes a text")
        return str(text).encode("latin-1")
    if name == _KIND:
        return _Kind(_kind_text(given[0]))
    if name == _ARRAY:
        return _Array()
    if name == _FROM_BYTES:
        data, kind, shape, order = given
        return _Array(_read(machine, shape, kind, order == "F", data))
    raise _UnreadableError("it calls something")


def _kind_text(given: object) -> str:
    text = given.decode("latin-1") if isinstance(given, bytes) else str(given)
    if text not in _KINDS:
        raise _UnreadableError("an array is not of real numbers of 4 or 8 bytes")
    return text


def _build(machine: _Machine, _argument: object) -> None:
    target, state = machine.take(2)
    if isinstance(target, _Kind):
        order = state[1].decode("latin-1") if isinstance(state[1], bytes) else str(state[1])
        if order not in "<>" or not order:
            raise _UnreadableError("an array's bytes have no order")
        target.order = order
    elif isinstance(target, _Array):
        _version, shape, kind, is_fortran, data = state
        target.numbers = _read(machine, shape, kind, bool(is_fortran), data)
    else:
        raise _UnreadableError("it builds something else than an array")
    machine.stack.append(target)


def _read(machine: _Machine, shape: object, kind: object, is_fortran: bool, data: object) -> npt.NDArray[np.float32]:
    """Return the array that is stored in `data`. Raise if the number of bytes does not match the shape."""
    given = data.encode("latin-1") if isinstance(data, str) else data
    if not isinstance(given, bytes | bytearray) or not isinstance(kind, _Kind) or not isinstance(shape, tuple):
        raise _UnreadableError("an array is not as numpy writes it")
    if len(shape) > 4 or not all(type(size) is int and 0 < size < 1 << 24 for size in shape):
        raise _UnreadableError("an array has a strange shape")
    machine.left_bytes -= len(given)
    if machine.left_bytes < 0:
        raise _UnreadableError("it uses the same bytes again and again")
    numbers = np.frombuffer(given, kind.order + kind.text)
    array = numbers.reshape(shape, order="F" if is_fortran else "C")
    with np.errstate(over="ignore"):
        return np.ascontiguousarray(array, np.float32)


def _put(machine: _Machine, argument: int) -> None:
    machine.memo[argument] = machine.stack[-1]


def _memoize(machine: _Machine, _argument: object) -> None:
    machine.memo[len(machine.memo)] = machine.stack[-1]


def _nothing(_machine: _Machine, _argument: object) -> None:
    pass


_PUSHED = (
    "INT", "LONG", "LONG1", "BININT", "BININT1", "BININT2", "STRING", "BINSTRING", "SHORT_BINSTRING", "BINBYTES",
    "SHORT_BINBYTES", "BINBYTES8", "BYTEARRAY8", "UNICODE", "BINUNICODE", "SHORT_BINUNICODE", "NONE",
)  # fmt: skip
_STEPS: Mapping[str, Callable[[_Machine, Any], None]] = {
    **dict.fromkeys(_PUSHED, _push),
    **dict.fromkeys(("PROTO", "FRAME"), _nothing),
    **dict.fromkeys(("PUT", "BINPUT", "LONG_BINPUT"), _put),
    **dict.fromkeys(("GET", "BINGET", "LONG_BINGET"), lambda machine, key: machine.stack.append(machine.memo[key])),
    "MEMOIZE": _memoize,
    "MARK": lambda machine, _: machine.marks.append(len(machine.stack)),
    "NEWTRUE": lambda machine, _: machine.stack.append(True),
    "NEWFALSE": lambda machine, _: machine.stack.append(False),
    "EMPTY_LIST": lambda machine, _: machine.stack.append([]),
    "EMPTY_TUPLE": lambda machine, _: machine.stack.append(()),
    "LIST": lambda machine, _: machine.stack.append(machine.since_mark()),
    "TUPLE": lambda machine, _: machine.stack.append(tuple(machine.since_mark())),
    "TUPLE1": _tuple(1),
    "TUPLE2": _tuple(2),
    "TUPLE3": _tuple(3),
    "APPEND": _append,
    "APPENDS": _appends,
    "GLOBAL": _global,
    "STACK_GLOBAL": _stack_global,
    "REDUCE": _reduce,
    "BUILD": _build,
}
"""The opcodes that lists of arrays need, from Python 2 to the newest protocol. All other opcodes raise an error."""
