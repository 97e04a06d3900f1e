"""Reads the number of pages and the text of PDF files that Qt has written."""

import re
import zlib
from collections.abc import Mapping
from unicodedata import normalize

_OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\s(.*?)\nendobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
_RANGE = re.compile(rb"<([0-9A-F]{4})> <[0-9A-F]{4}> \[([^\]]*)\]")
_SHOWN = re.compile(rb"/F(\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj")


def page_count(data: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", data))


def text_of(data: bytes) -> str:
    """Return the text of all pages without spaces and ligatures. Qt places words instead of writing spaces."""
    objects = {int(found[1]): found[2] for found in _OBJECT.finditer(data)}
    letters = {number: _letters(objects, body) for number, body in objects.items() if b"/ToUnicode" in body}
    pages = [_page_text(_stream(body), letters) for body in objects.values() if b" Tj" in _stream(body)]
    return "".join(normalize("NFKC", "".join(pages)).split())


def _stream(body: bytes) -> bytes:
    found = _STREAM.search(body)
    if found is None:
        return b""
    try:
        return zlib.decompress(found[1])
    except zlib.error:
        return found[1]


def _letters(objects: Mapping[int, bytes], font: bytes) -> dict[int, str]:
    """Return the letter of each glyph of a font."""
    found = re.search(rb"/ToUnicode (\d+) 0 R", font)
    assert found is not None
    letters: dict[int, str] = {}
    for first, names in _RANGE.findall(_stream(objects[int(found[1])])):
        for at, name in enumerate(re.findall(rb"<([0-9A-F]+)>", names)):
            letters[int(first, 16) + at] = bytes.fromhex(name.decode()).decode("utf-16-be")
    return letters


def _page_text(page: bytes, letters: Mapping[int, Mapping[int, str]]) -> str:
    font, text = 0, []
    for name, glyphs in _SHOWN.findall(page):
        if name:
            font = int(name)
            continue
        text += [letters[font].get(int(glyphs[at : at + 4], 16), "") for at in range(0, len(glyphs), 4)]
    return "".join(text)
