"""Reads the numbers of a search in an engine's own words, such as `depth 8-12 ev +35 n 120K pv 7,7 8,8`.

Ambiguous values are left out.
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import NamedTuple

_LONGEST_TEXT = 1000
_BEFORE, _GAP = r"(?<![\w/%.])", r"\s{0,3}[:=]?\s{0,3}"
_AMOUNT = r"\d{1,15}(?:[.,']\d{1,15}){0,5}"
_AFTER = r"(?![\w/%']|[.,]\d)"
_MOVE = r"[(\[]?(?:\d{1,2}\s?,\s?\d{1,2}|[a-z]\d{1,2})(?!\d)[)\]]?"
_MOVES = rf"{_MOVE}(?:[\s,;>|-]{{0,4}}{_MOVE}){{0,200}}(?![a-z0-9])"


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE | re.ASCII)


_LINE = _pattern(rf"{_BEFORE}(?:pv|best\s?line|principal\s?variation|line)(?![\w/]){_GAP}({_MOVES})")
_BEST = _pattern(rf"{_BEFORE}(?:best(?:\s?move)?|move)(?![\w/]){_GAP}({_MOVE})(?![\w,])")
_SELECTIVE = _pattern(rf"{_BEFORE}(?:sel(?:ective)?[\s_-]?depth|sd\s?[:=]){_GAP}(\d{{1,4}}){_AFTER}")
_DEPTH = _pattern(rf"{_BEFORE}(?:depth|dep|d\s?[:=]){_GAP}(\d{{1,4}})(?:\s?[-/]\s?(\d{{1,4}}))?{_AFTER}")
_RATE = _pattern(
    rf"{_BEFORE}(?:win\s?[-_]?\s?(?:rate|prob(?:ability)?|chance)|wr|win\s?%){_GAP}({_AMOUNT})\s?(%)?(?![\w/']|[.,]\d)"
)
_MATE = _pattern(rf"{_BEFORE}(mate(?:d|s)?)\s?(?:in)?{_GAP}([+-]?)m?(\d{{1,3}}){_AFTER}")
_SCORE = _pattern(
    rf"{_BEFORE}(?:ev|eval(?:uation)?|score|val(?:ue)?|e\s?[:=]){_GAP}(?:cp\s)?"
    rf"([+-]?(?:m\d{{1,3}}|{_AMOUNT}))\s?(%)?(?![\w/']|[.,]\d)"
)
_CLAIM = _pattern(rf"(?<![\w/+-])([+-]m\d{{1,3}}){_AFTER}")
_NODES = _pattern(
    rf"{_BEFORE}(?:total\s?)?(?:nodes?|n|visits?|sims?|simulations?|playouts?){_GAP}({_AMOUNT})\s?([kmgb]?){_AFTER}"
)
_OTHER = _pattern(
    rf"{_BEFORE}(?:speed|nps|n/s|knps|time|tm|t|ms|elapsed|nodes?/s|hashfull){_GAP}{_AMOUNT}\s?[kmgb]?\s?"
    r"(?:ms|s|secs?|n/s|nps|nodes?/s|%)?(?!\w)"
)
_SEVERAL = _pattern(rf"{_BEFORE}multipv{_GAP}(?!1\b)\d")
_DIGIT = re.compile(r"\d")
_REST, _WORD = _pattern(r"\w"), _pattern(r"[^\W\d_]+")
# A line with more words is prose.
_MOST_OTHER_WORDS = 3
"""A line with only two figures may contain at most this number of other words."""
_TRAILING = _pattern(rf"[\s)\]|:;,>-]*({_MOVES})[\s.]*$")
_THOUSANDS = re.compile(r"[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:'\d{3})+")
_DECIMAL = re.compile(r"\d+(?:[.,]\d+)?")
_SIZES = {"": 1, "k": 10**3, "m": 10**6, "g": 10**9, "b": 10**9}
_MOST_NODES = 10**15
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"→": ">", "⇒": ">"})


class _Found(NamedTuple):
    """The result of searching a text for a pattern.

    `match` is None if the text has no match, or several different ones.
    """

    match: re.Match[str] | None
    is_clear: bool
    text: str
    """The text, with spaces instead of the matches."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers, the evaluation and the moves in one line of an engine.

    A missing value is None or empty.
    """

    depth: int | None = None
    selective_depth: int | None = None
    nodes: int | None = None
    score: str = ""
    """The evaluation on the engine's own scale, such as `+35`, `-1.5` or `+M7`."""
    rate: float | None = None
    """The win rate from 0 to 1."""
    line: str = ""
    """The moves, separated by spaces, in a notation such as `7,7` or `h8`."""

    @property
    def kinds(self) -> int:
        """The number of different figures. Depth and selective depth count as one."""
        numbers = (self.depth if self.depth is not None else self.selective_depth, self.nodes, self.rate)
        return sum(number is not None for number in numbers) + bool(self.score) + bool(self.line)


NO_FIGURES = Figures()


def read_figures(text: str, *, is_message: bool) -> Figures:
    """Return the numbers, the evaluation and the moves in a line of the engine.

    `text` is the line without the keyword MESSAGE or DEBUG; `is_message` says whether it had one. The result is empty
    if the line has too few figures.
    """
    if _DIGIT.search(text) is None:  # checked first, because an engine may write thousands of lines
        return NO_FIGURES
    plain = unicodedata.normalize("NFKC", text[:_LONGEST_TEXT]).translate(_DASHES)
    if _SEVERAL.search(plain):
        return NO_FIGURES
    found, rest, is_clear = _figures(plain)
    if not is_clear or found.kinds < (1 if is_message else 2):
        return NO_FIGURES
    others = len(_WORD.findall(rest))
    is_plain = _REST.search(rest) is None if found.kinds == 1 else found.kinds > 2 or others <= _MOST_OTHER_WORDS
    return found if is_plain else NO_FIGURES


def _figures(text: str) -> tuple[Figures, str, bool]:
    """Return the figures in `text`, the rest of the text, and whether each figure has only one value.

    In the rest, spaces replace the figures.
    """
    line = _taken(_LINE, text)
    best = _taken(_BEST, line.text)
    selective = _taken(_SELECTIVE, best.text)
    depth = _taken(_DEPTH, selective.text)
    rate = _taken(_RATE, depth.text)
    mate = _taken(_MATE, rate.text)
    score = _taken(_SCORE, mate.text)
    claim = _taken(_CLAIM, score.text)
    nodes = _taken(_NODES, _OTHER.sub(_blank, claim.text))
    rest, told = nodes.text, line.match or best.match
    moves = told[1] if told else ""
    shallow, deep = _depths(depth.match, selective.match)
    words, told_rate = _score(mate.match, score.match, claim.match), _rate(rate.match, score.match)
    count = _count(nodes.match)
    found = Figures(shallow, deep, count, words, told_rate, _plain_moves(moves))
    if not moves and found.kinds and (last := _TRAILING.search(rest[_end_of_figures(text, rest) :])):
        rest = rest[: len(rest) - len(last[0])]
        found = Figures(shallow, deep, count, words, told_rate, _plain_moves(last[1]))
    return found, rest, all(each.is_clear for each in (line, best, selective, depth, rate, mate, score, claim, nodes))


def _taken(pattern: re.Pattern[str], text: str) -> _Found:
    matches = list(pattern.finditer(text))
    if not matches:
        return _Found(None, is_clear=True, text=text)
    is_clear = len({match.groups() for match in matches}) == 1
    return _Found(matches[0] if is_clear else None, is_clear, pattern.sub(_blank, text))


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _end_of_figures(text: str, rest: str) -> int:
    """Return the index after the last figure in `text`.

    In `rest`, spaces replace the figures.
    """
    return max((at + 1 for at in range(len(text)) if text[at] != rest[at]), default=0)


def _plain_moves(text: str) -> str:
    """Return the moves in `text`, separated by single spaces. Spaces inside a move are removed."""
    found = re.finditer(r"(\d{1,2})\s?,\s?(\d{1,2})|([a-z]\d{1,2})", text, re.IGNORECASE | re.ASCII)
    return " ".join(each[3] or f"{each[1]},{each[2]}" for each in found)


def _depths(depth: re.Match[str] | None, selective: re.Match[str] | None) -> tuple[int | None, int | None]:
    shallow = int(depth[1]) if depth else None
    deep = int(selective[1]) if selective else int(depth[2]) if depth and depth[2] else None
    if shallow is not None and deep is not None and deep < shallow:
        return None, None
    return shallow, deep


def _score(mate: re.Match[str] | None, score: re.Match[str] | None, claim: re.Match[str] | None) -> str:
    if mate is not None:
        is_lost = mate[2] == "-" or (mate[1].lower() == "mated" and mate[2] != "+")
        return f"{'-' if is_lost else '+'}M{int(mate[3])}"
    if score is not None and not score[2]:
        return _scale_text(score[1])
    return claim[1].upper() if claim is not None else ""


def _scale_text(text: str) -> str:
    """Convert an evaluation, such as a decimal number or a mate, to the form that the window shows.

    Return an empty text if that is impossible.
    """
    if text.lstrip("+-")[:1] in ("m", "M"):
        return text.upper() if text[0] in "+-" else f"+{text.upper()}"
    number = text.lstrip("+-")
    if not _DECIMAL.fullmatch(number) or ("," in number and _THOUSANDS.fullmatch(number)):
        return ""
    return text.replace(",", ".")


def _rate(rate: re.Match[str] | None, score: re.Match[str] | None) -> float | None:
    """Return the win rate from 0 to 1, or None if there is no valid one.

    If the evaluation `score` is in percent, it counts as a win rate.
    """
    if rate is None and score is not None and score[2] and score[1][0].isdecimal():
        rate = score
    if rate is None or not _DECIMAL.fullmatch(rate[1]):
        return None
    number = float(rate[1].replace(",", "."))
    number = number / 100 if rate[2] or number > 1 else number
    return number if number <= 1 else None


def _count(nodes: re.Match[str] | None) -> int | None:
    """Return the number of nodes, or None if the line contains no valid number.

    In a number without a suffix such as k, a comma or dot before three digits separates thousands.
    """
    if nodes is None:
        return None
    text, suffix = nodes[1], nodes[2].lower()
    if not suffix and _THOUSANDS.fullmatch(text):
        return min(_MOST_NODES, int(re.sub(r"[.,']", "", text)))
    if not _DECIMAL.fullmatch(text):
        return None
    return min(_MOST_NODES, round(float(text.replace(",", ".")) * _SIZES[suffix]))
