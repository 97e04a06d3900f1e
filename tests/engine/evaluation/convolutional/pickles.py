"""Pickled lists of arrays in the format of Python 2, written by hand."""

import pickle
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.generic]


def of_python_2(arrays: Sequence[Array], protocol: int) -> bytes:
    """Return the bytes of a list of arrays that Python 2 pickled with protocol 0 or 2."""
    write = _in_lines if protocol == 0 else _in_bytes
    return write(arrays)


def by_numpy(arrays: Sequence[Array], protocol: int) -> bytes:
    return pickle.dumps(list(arrays), protocol=protocol)


def _in_lines(arrays: Sequence[Array]) -> bytes:
    lines = [b"(lp0\n"]
    for array in arrays:
        lines += [
            b"cnumpy.core.multiarray\n_reconstruct\n(cnumpy\nndarray\n(I0\ntS'b'\ntR(I1\n(",
            b"".join(b"I%d\n" % size for size in array.shape) + b"t",
            b"cnumpy\ndtype\n(S'%s'\nI0\nI1\ntR(I3\nS'<'\nNNNI-1\nI-1\nI0\ntbI00\n" % array.dtype.str[1:].encode(),
            b"S" + repr(array.tobytes())[1:].encode() + b"\ntba",
        ]
    return b"".join([*lines, b"."])


def _in_bytes(arrays: Sequence[Array]) -> bytes:
    parts = [b"\x80\x02]q\x00("]
    for array in arrays:
        data = array.tobytes()
        parts += [
            b"cnumpy.core.multiarray\n_reconstruct\ncnumpy\nndarray\nK\x00\x85U\x01b\x87R(K\x01",
            b"(" + b"".join(b"M" + size.to_bytes(2, "little") for size in array.shape) + b"t",
            b"cnumpy\ndtype\nU\x02" + array.dtype.str[1:].encode() + b"K\x00K\x01\x87R(K\x03U\x01<NNN",
            b"J\xff\xff\xff\xffJ\xff\xff\xff\xffK\x00tb\x89T" + len(data).to_bytes(4, "little") + data + b"tb",
        ]
    return b"".join([*parts, b"e."])
