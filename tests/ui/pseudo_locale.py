"""A pseudo-language in which each text is marked and longer, such as [Ópéň~~~], so that unmarked texts are noticed."""

import math
import re

from PySide6.QtCore import QTranslator

GROWTH = 0.4
"""The share by which texts become longer: many languages need this much more space than English."""

_KEPT = re.compile(r"%L?n|%L?\d|\{[a-z_]+\}|&(?=\w)|<[^>]+>|\n")
_FIELD = re.compile(r"\{[a-z_]+\}")
_FILTER = re.compile(r"\s*(\(\*[^)]*\))$")
_ACCENTS = str.maketrans("aeiouyAEIOUYcdnrstz", "áéíóúýÁÉÍÓÚÝčďňřšťž")
_NOT_FOR_PEOPLE = ("QShortcut", "QGuiApplication", "QLocale")
"""Contexts that are not translated: Qt also uses translators for names of keys and for the writing direction."""


def pseudo(text: str) -> str:
    """Return the text in brackets, with accents and longer; placeholders do not change."""
    if "(*" in text:
        return ";;".join(_pseudo_filter(part) for part in text.split(";;"))
    bare = text.strip()
    at = text.find(bare)
    return f"{text[:at]}{_bracketed(bare)}{text[at + len(bare) :]}"


def _pseudo_filter(text: str) -> str:
    """Return a translated file filter whose patterns, at its end, do not change."""
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
    """Return a padding of this length that consists of short words, so that long texts still wrap."""
    rest = math.ceil(length * GROWTH)
    return f"{' ~~~~~' * (rest // 6)}{'~' * (rest % 6)}"


class PseudoLocale(QTranslator):
    """A translator to the pseudo-language."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return the pseudo-translation, or None to leave a text untranslated (an empty text would replace it)."""
        del disambiguation, n
        return None if context in _NOT_FOR_PEOPLE or not text.strip() else pseudo(text)
