"""Recognizes network files of other programs by their first bytes, and raises errors that tell the user what to do.

Nothing is unpickled.
"""

import re
from typing import IO

from studio.engine.evaluation import messages
from studio.game.errors import FileError

_HEAD_BYTES = 1_000_000
_ZIP = b"PK\x03\x04"
_NAME_AT = 30
"""The offset of the first name in a zip archive."""
# All members of a PyTorch archive are in one folder.
_TORCH_NAME = re.compile(
    rb"[^/]+/(\.?data/|code/|extra/|data\.pkl|constants\.pkl|version|byteorder|\.format_version|\.storage_alignment)"
)
"""Matches the first name in a PyTorch archive."""
_TORCH_MAGIC = b"\x80\x02\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19."
"""The beginning of files from PyTorch before version 1.6: a pickled number."""
_PICKLES = re.compile(rb"\x80[\x01-\x05]|\(lp?\d|\(lp?\n|\]q")
_TORCH_WORDS = re.compile(rb"torch[._]|torch\n|\x05torch")


def refuse_foreign(stream: IO[bytes]) -> None:
    """Raise if PyTorch wrote the file, or if the file is a pickle.

    The stream must be at its beginning, and is left there.
    """
    head = stream.read(_HEAD_BYTES)
    stream.seek(0)
    refuse_torch(head)
    if _PICKLES.match(head):
        raise FileError(messages.PICKLED)


def refuse_torch(head: bytes) -> None:
    """Raise if a file that begins with the bytes `head` was written by PyTorch."""
    if is_torch(head):
        raise FileError(messages.TORCH_ARCHIVE)


def is_torch(head: bytes) -> bool:
    """Return whether a file that begins with the bytes `head` is a PyTorch archive or a pickle of PyTorch tensors."""
    if head.startswith(_ZIP):
        size = int.from_bytes(head[26:28], "little")
        return _TORCH_NAME.match(head[_NAME_AT : _NAME_AT + size]) is not None
    if head.startswith(_TORCH_MAGIC):
        return True
    return _PICKLES.match(head) is not None and _TORCH_WORDS.search(head[:_HEAD_BYTES]) is not None
