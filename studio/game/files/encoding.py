"""Decodes the bytes of game files in the most plausible encoding, and prefers the encoding that a file declares."""

import codecs
import re
from collections.abc import Iterable
from itertools import islice

from studio.game.files import messages
from studio.game.files.plausibility import plausibility
from studio.game.files.report import Report

# The encodings that a file may declare, and Python's codecs for them. Other declarations are ignored.
_KNOWN = {
    "utf8": "utf-8",
    "unicode": "utf-8",
    "ascii": "ascii",
    "usascii": "ascii",
    "latin1": "latin-1",
    "iso88591": "latin-1",
    "iso885915": "iso8859-15",
    "iso88592": "iso8859-2",
    "iso88595": "iso8859-5",
    "windows1250": "cp1250",
    "cp1250": "cp1250",
    "windows1251": "cp1251",
    "cp1251": "cp1251",
    "windows1252": "cp1252",
    "cp1252": "cp1252",
    "koi8r": "koi8-r",
    "gbk": "gb18030",
    "gb2312": "gb18030",
    "gb18030": "gb18030",
    "cp936": "gb18030",
    "euccn": "gb18030",
    "big5": "big5hkscs",
    "cp950": "cp950",
    "shiftjis": "cp932",
    "sjis": "cp932",
    "windows31j": "cp932",
    "cp932": "cp932",
    "eucjp": "euc_jp",
    "euckr": "cp949",
    "ksc56011987": "cp949",
    "cp949": "cp949",
}
_ALPHABETS = ("latin", "iso8859", "cp125", "koi8", "ascii")
_DECLARATION = re.compile(rb"CA\s*\[\s*([^\]\s]{1,40})\s*\]")
_BYTE_ORDER_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))

# Of equally plausible encodings, the first one in this order is preferred.
_GUESSES = ("utf-8", "gb18030", "cp932", "cp949", "cp950", "cp1251", "euc_jp", "cp1252")
_LINE = re.compile(rb"[^\n]+")
_WINDOW = 1024
"""The maximum number of lines (or short texts) that are examined to guess an encoding."""
_SAMPLE_BYTES = 1 << 16
_LONG_UTF8 = re.compile(rb"[\xe0-\xf4][\x80-\xbf]{2}")
# Text in another encoding is rarely valid UTF-8 by chance.
_UTF8_BONUS = 2.0
"""The bonus of UTF-8 when encodings are rated."""
_DECLARED_BONUS = 0.6
# The letters hardly distinguish these encodings, so this bonus is larger than that of East Asian encodings.
_DECLARED_ALPHABET_BONUS = 1.5
"""The bonus of a declared encoding that belongs to one alphabet, such as Cyrillic, when encodings are rated."""


def decode(data: bytes, report: Report) -> str:
    """Return the text of a game file, with line feeds as line breaks.

    A byte order mark determines the encoding. Without a mark, the encoding is guessed, and `report` receives a warning
    if the guess is not the declared encoding (UTF-8 if none is declared). Bytes that cannot be decoded are replaced.
    """
    text = _decode_marked(data)
    if text is None:
        text = _decode_unmarked(data, report)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def common_encoding(texts: Iterable[bytes]) -> str:
    """Guess the encoding that several short texts share, such as the comments of a RenLib library.

    Return cp1252 if no other encoding fits.
    """
    foreign = (text for text in texts if not text.isascii())
    sample = b"\n".join(islice(foreign, _WINDOW))
    return ("ascii" if not sample else _guess(sample, _GUESSES)) or "cp1252"


def _decode_marked(data: bytes) -> str | None:
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    return None


def _decode_unmarked(data: bytes, report: Report) -> str:
    if data.isascii():
        return data.decode("ascii")
    declared, encoding = _declaration(data)
    if (encoding == "utf-8" or _LONG_UTF8.search(data)) and (text := _strictly(data, "utf-8")) is not None:
        best: str | None = "utf-8"
    else:
        best = _guess(data, _GUESSES, encoding)
        text = data.decode(best or encoding or "cp1252", "strict" if best else "replace")
    _warn_of_guess(declared, encoding, best, report)
    return text


def _warn_of_guess(declared: str, encoding: str | None, best: str | None, report: Report) -> None:
    if best is None:
        report.warn(messages.UNKNOWN_ENCODING)
    elif declared and best != encoding:
        report.warn(messages.WRONG_ENCODING, declared=declared, encoding=best)
    elif not declared and best != "utf-8":
        report.warn(messages.ENCODING_GUESSED, encoding=best)


def _declaration(data: bytes) -> tuple[str, str | None]:
    """Return the encoding that the file declares: the name as written, and the name of the codec.

    If the file declares none, the first name is empty. If the encoding is not supported, the second name is None.
    """
    match = _DECLARATION.search(data, 0, 1 << 16)
    if match is None:
        return "", None
    declared = match[1].decode("ascii", "replace")
    return declared, _KNOWN.get(re.sub("[^a-z0-9]", "", declared.lower()))


def _guess(data: bytes, encodings: Iterable[str], declared: str | None = None) -> str | None:
    """Return the most plausible encoding that can decode all bytes, or None.

    If several are equally plausible, prefer the declared one.
    """
    sample = _sample(data)
    worths: dict[str, float] = {}
    for encoding in (*([declared] if declared else ()), *encodings):
        try:
            text = codecs.getincrementaldecoder(encoding)().decode(sample)
        except UnicodeDecodeError:
            continue
        bonus = _UTF8_BONUS * (encoding == "utf-8") + _declared_bonus(encoding) * (encoding == declared)
        worths.setdefault(encoding, plausibility(text, encoding) + bonus)
    ranking = sorted(worths, key=worths.__getitem__, reverse=True)
    return next((encoding for encoding in ranking if _strictly(data, encoding) is not None), None)


def _declared_bonus(encoding: str) -> float:
    return _DECLARED_ALPHABET_BONUS if encoding.startswith(_ALPHABETS) else _DECLARED_BONUS


def _sample(data: bytes) -> bytes:
    """Return at most 64 KiB of the bytes, for guessing the encoding.

    From large files, only lines with non-ASCII characters are taken. The last line may be cut.
    """
    if len(data) <= _SAMPLE_BYTES:
        return data
    lines = (match[0] for match in _LINE.finditer(data))
    return b"\n".join(islice((line for line in lines if not line.isascii()), _WINDOW))[:_SAMPLE_BYTES]


def _strictly(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None
