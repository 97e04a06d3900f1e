"""Turns bytes into text: by what the file declares, if that can be true, else by what the text looks like."""

import codecs
import re
from collections.abc import Iterable
from itertools import islice

from studio.game.files.report import Report

# Only these are ever looked up: a file must not choose among all codecs that Python knows.
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
_DECLARATION = re.compile(rb"CA\s*\[\s*([^\]\s]{1,40})\s*\]")
_BYTE_ORDER_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))

# In the order of preference where two fit equally well.
_GUESSES = ("utf-8", "gb18030", "cp932", "cp949", "cp950", "cp1251", "euc_jp", "cp1252")
_FOREIGN = re.compile(r"[^\x00-\x7f]{1,64}")
_LINE = re.compile(rb"[^\n]+")
_WINDOW = 1024
"""How many runs of characters beyond ASCII a guess looks at."""
_SAMPLE_BYTES = 1 << 16
_UTF8_BONUS = 2.0
"""Bytes of another encoding are hardly ever valid UTF-8."""

# The most frequent characters of each script's everyday texts, and words of the game: what a right guess shows.
_COMMON = frozenset(
    "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里"
    "黑白棋局手先胜负和平五子连珠比赛第轮月日张王李赵刘陈杨吴周徐孙朱马胡林郭何高梁宋"
    "這個們來為國說時會對過發後裡勝負連賽輪張趙劉陳楊吳孫馬黃"
    "日本五目並連珠戦局黒白手勝負名人佐藤鈴木高橋田中村山河渡辺伊小加吉"
)
_COMMON_HANGUL = frozenset(
    "이다는을의에가를고한지은로하도사기대인어자리그나시아일수있해제정보과부원전오목흑백승패김박최장조강윤임선수국"
)


def decode(data: bytes, report: Report) -> str:
    """The text of a game file, with line breaks as \\n; warns where the declaration was not true."""
    text = _decode_marked(data)
    if text is None:
        text = _decode_unmarked(data, report)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def guess_text(data: bytes) -> str:
    """A short text in an encoding that nobody declared, such as a comment in a library."""
    best = "ascii" if data.isascii() else _guess(data, _GUESSES)
    return data.decode(best or "cp1252", "replace")


def _decode_marked(data: bytes) -> str | None:
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    return None


def _decode_unmarked(data: bytes, report: Report) -> str:
    if data.isascii():
        return data.decode("ascii")
    declared, encoding = _declaration(data)
    if encoding == "utf-8" and (text := _strictly(data, encoding)) is not None:
        return text
    best = _guess(data, ((encoding,) if encoding else ()) + _GUESSES)
    if best is None:
        report.warn("encoding", "The text is in no encoding that is known here; some letters will be wrong.")
        return data.decode(encoding or "cp1252", "replace")
    text = data.decode(best)
    if declared and best != encoding and (encoding is None or _strictly(data, encoding) != text):
        report.warn("encoding", f"The file says that its letters are {declared!r}, which is not so; they were guessed.")
    return text


def _declaration(data: bytes) -> tuple[str, str | None]:
    """What the file says its encoding is, and the codec for it if it is one we accept."""
    match = _DECLARATION.search(data, 0, 1 << 16)
    if match is None:
        return "", None
    declared = match[1].decode("ascii", "replace")
    return declared, _KNOWN.get(re.sub("[^a-z0-9]", "", declared.lower()))


def _guess(data: bytes, encodings: Iterable[str]) -> str | None:
    """The encoding in which these bytes are most plausible; the first of equals."""
    sample = _sample(data)
    worths: dict[str, float] = {}
    for encoding in encodings:
        try:
            text = codecs.getincrementaldecoder(encoding)().decode(sample)
        except UnicodeDecodeError:
            continue
        worths.setdefault(encoding, _plausibility(text) + _UTF8_BONUS * (encoding == "utf-8"))
    ranking = sorted(worths, key=worths.__getitem__, reverse=True)
    return next((encoding for encoding in ranking if _strictly(data, encoding) is not None), None)


def _sample(data: bytes) -> bytes:
    """Lines with letters beyond ASCII; the last one may be cut anywhere."""
    if len(data) <= _SAMPLE_BYTES:
        return data
    lines = (match[0] for match in _LINE.finditer(data))
    return b"\n".join(islice((line for line in lines if not line.isascii()), _WINDOW))[:_SAMPLE_BYTES]


def _strictly(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


def _plausibility(text: str) -> float:
    """How much the letters beyond ASCII look like somebody's writing, on average."""
    runs = list(islice(_FOREIGN.finditer(text), _WINDOW))
    letters = sum(len(run[0]) for run in runs)
    return sum(map(_run_worth, runs)) / letters if letters else 0.0


def _run_worth(run: re.Match[str]) -> float:
    """Letters within a word of ASCII letters should be Latin ones with accents: nobody writes Göran half in Russian."""
    worth = sum(map(_worth, run[0]))
    if not _touches_word(run):
        return worth
    latin = all("\u00c0" <= letter <= "\u017f" for letter in run[0])
    return worth + (1.5 if latin else -1.0) * len(run[0])


def _touches_word(run: re.Match[str]) -> bool:
    before, after = run.string[max(run.start() - 1, 0) : run.start()], run.string[run.end() : run.end() + 1]
    return (before.isascii() and before.isalpha()) or (after.isascii() and after.isalpha())


def _worth(letter: str) -> float:
    code = ord(letter)
    if letter in _COMMON or letter in _COMMON_HANGUL or 0x3041 <= code <= 0x30FE:
        return 3.0  # frequent characters and kana
    if code < 0xA0 or 0xE000 <= code <= 0xF8FF or code > 0xFFFF:
        return -3.0  # controls, private use and far planes
    for first, last, worth in _RANGES:
        if first <= code <= last:
            return worth
    return 0.0


_RANGES = (
    (0x0410, 0x044F, 1.5),  # Russian
    (0x4E00, 0x9FFF, 1.0),  # Chinese characters
    (0xAC00, 0xD7A3, 0.8),  # Hangul
    (0x3000, 0x3002, 1.0),  # Eastern punctuation
    (0xFF01, 0xFF5E, 0.5),  # full width
    (0x2010, 0x2027, 0.5),  # dashes and quotation marks
    (0x00C0, 0x017F, 0.8),  # Latin with accents
    (0xFF61, 0xFF9F, -1.0),  # half-width kana: mostly other encodings, misread
    (0x3400, 0x4DBF, -2.0),  # rare characters
)
