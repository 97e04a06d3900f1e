"""A pseudo language in which each text is longer and marked, so that unmarked texts stand out: [Ópéň~~~]."""

import math
import re

from PySide6.QtCore import QTranslator

GROWTH = 0.4
"""The factor by which texts grow; many languages need that much more space than English."""

_KEPT = re.compile(r"%L?n|%L?\d|\{[a-z_]+\}|&(?=\w)|<[^>]+>|\n")
_FIELD = re.compile(r"\{[a-z_]+\}")
_FILTER = re.compile(r"\s*(\(\*[^)]*\))$")
_ACCENTS = str.maketrans("aeiouyAEIOUYcdnrstz", "áéíóúýÁÉÍÓÚÝčďňřšťž")
_NOT_FOR_PEOPLE = ("QShortcut", "QGuiApplication", "QLocale")
"""Qt also asks its translators for names of keys and for the writing direction."""


def pseudo(text: str) -> str:
    """Return the text in brackets, accented and longer; placeholders stay as they are."""
    if "(*" in text:
        return ";;".join(_pseudo_filter(part) for part in text.split(";;"))
    bare = text.strip()
    at = text.find(bare)
    return f"{text[:at]}{_bracketed(bare)}{text[at + len(bare) :]}"


def _pseudo_filter(text: str) -> str:
    """Keep the patterns at the end of a file filter."""
    match = _FILTER.search(text)
    return f"{_bracketed(text[: match.start()])} {match[1]}" if match else _bracketed(text)


def _bracketed(text: str) -> str:
    parts, at = [], 0
    for match in _KEPT.finditer(text):
        parts += [text[at : match.start()].translate(_ACCENTS), match[0]]
        at = match.end()
    parts.append(text[at:].translate(_ACCENTS))
    return f"[{''.join(parts)}{_padding(len(_FIELD.sub('%1', text)))}]"


def _padding(length: int) -> str:
    """Pad with words, so that long texts wrap as before."""
    rest = math.ceil(length * GROWTH)
    return f"{' ~~~~~' * (rest // 6)}{'~' * (rest % 6)}"


class PseudoLocale(QTranslator):
    """Translates every text."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return None, not an empty text, to leave a text untranslated."""
        del disambiguation, n
        return None if context in _NOT_FOR_PEOPLE or not text.strip() else pseudo(text)
