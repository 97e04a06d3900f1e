"""SVG drawings as text: size, title, description, colours and elements.

No Qt. Each element has its colour for light pages as an attribute, and a colour role as a CSS class. In dark mode, an
HTML page replaces the colours by CSS. An SVG file is always light.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

GAP = 16.0
SMALL, NORMAL, LARGE = 12, 13, 15
"""Sizes of text in the units of a drawing."""
_TITLE_ROOM = 30.0
_CAPTION_ROOM = 20.0
_HEAD = 17
_BOLD = 1.2
"""The estimated width of bold text, as a multiple of the width of normal text."""
_MOST_HEAD = 900.0
"""A title or a caption makes a sheet at most this wide."""
# Wide letters, such as Chinese ones, count 1.8 times.
_LETTER = 0.56
"""The estimated width of a letter, as a fraction of the text size."""


@dataclass(frozen=True, slots=True)
class Role:
    """A colour role. It has one colour for light pages and one for dark pages."""

    light: str
    dark: str


# Lines of the series have the same contrast as text, at least 4.5 to 1, and differ for colour-blind readers.
ROLES = {
    "paper": Role("#ffffff", "#1b1f24"),
    "ink": Role("#1c2127", "#e6e9ed"),
    "quiet": Role("#555d66", "#aab3bd"),
    "grid": Role("#d9dde2", "#3b434c"),
    "shade": Role("#f1f3f6", "#272d34"),
    "series0": Role("#1f5fa8", "#7ab4f5"),
    "series1": Role("#a84a06", "#f0a268"),
    "series2": Role("#2a7336", "#7fd08c"),
    "series3": Role("#8a2f7d", "#e39ad8"),
}
"""The colours that drawings use."""
SERIES = ("series0", "series1", "series2", "series3")


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing of `width` × `height` units, as SVG elements."""

    width: float
    height: float
    title: str
    description: str
    """The content in words, for readers who do not see the drawing."""
    parts: tuple[str, ...]

    @property
    def svg(self) -> str:
        """Return the drawing as an SVG document that can be embedded in an HTML page."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width:g}" height="{self.height:g}" '
            f'viewBox="0 0 {self.width:g} {self.height:g}" role="img" aria-label="{xml_text(self.title)}" '
            f'font-family="sans-serif" font-size="{SMALL}">'
        )
        about = f"<title>{xml_text(self.title)}</title><desc>{xml_text(self.description)}</desc>"
        background = f'<rect width="{self.width:g}" height="{self.height:g}" {filled("paper")}/>'
        return "\n".join([head, about, background, *self.parts, "</svg>"])


def sheet_of(title: str, caption: str, rows: Sequence[Sequence[Drawing]]) -> Drawing:
    """Combine several drawings into one that has a title and a caption. The drawings are arranged in rows."""
    parts, top = [], _TITLE_ROOM + _CAPTION_ROOM
    width = min(_MOST_HEAD, 2 * GAP + max(_BOLD * text_width(title, _HEAD), text_width(caption)))
    for row in rows:
        left = 0.0
        for drawing in row:
            parts += [f'<g transform="translate({left:g} {top:g})">', *drawing.parts, "</g>"]
            left += drawing.width
        width, top = max(width, left), top + max((drawing.height for drawing in row), default=0.0)
    parts.append(text(GAP, 24, elided(title, (width - 2 * GAP) / _BOLD, _HEAD), size=_HEAD, bold=True))
    parts.append(text(GAP, 24 + _CAPTION_ROOM, elided(caption, width - 2 * GAP), role="quiet"))
    described = " ".join(f"{drawing.title}: {drawing.description}" for row in rows for drawing in row)
    return Drawing(round(width), round(top), title, f"{caption} {described}", tuple(parts))


# Elements


def filled(role: str) -> str:
    """Return the SVG attributes of a filled element."""
    return f'fill="{ROLES[role].light}" class="fill-{role}"'


def stroked(role: str, width: float = 1.0, dashes: str = "") -> str:
    """Return the SVG attributes of a stroke."""
    pattern = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'fill="none" stroke="{ROLES[role].light}" stroke-width="{width:g}" class="stroke-{role}"{pattern}'


def line(x1: float, y1: float, x2: float, y2: float, attributes: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {attributes}/>'


def text(
    x: float,
    y: float,
    words: str,
    *,
    role: str = "ink",
    size: float = SMALL,
    anchor: str = "start",
    bold: bool = False,
    color: str = "",
) -> str:
    """Return an SVG text element with its baseline at (x, y).

    `anchor` says whether the text begins, is centred or ends there. If `color` is given, it replaces the colour of the
    role.
    """
    weight = ' font-weight="bold"' if bold else ""
    look = f'fill="{color}"' if color else filled(role)
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size:g}"{weight}'
    return f"<text {place} {look}>{xml_text(words)}</text>"


def explained(element: str, words: str) -> str:
    """Return the SVG element with `words` as its tooltip."""
    return f"<g><title>{xml_text(words)}</title>{element}</g>"


# Text


def xml_text(words: str) -> str:
    """Escape text for SVG and HTML. Characters that XML does not allow are replaced."""
    return escape("".join(letter if _is_allowed(letter) else "\ufffd" for letter in words))


def _is_allowed(letter: str) -> bool:
    return letter in "\t\n" or not (unicodedata.category(letter) in ("Cc", "Cs") or letter in "\ufffe\uffff")


def text_width(words: str, size: float = SMALL) -> float:
    """Return an estimate of a text's width."""
    # Measuring would require the font.
    return size * _LETTER * sum(1.8 if unicodedata.east_asian_width(letter) in "WF" else 1.0 for letter in words)


def elided(words: str, width: float, size: float = SMALL) -> str:
    """Return the text. If it is wider than `width`, cut it and add an ellipsis."""
    if text_width(words, size) <= width:
        return words
    kept = words
    while kept and text_width(f"{kept}…", size) > width:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def color_variables(selector: str = ":root") -> str:
    """Return CSS that defines a variable for each role, such as `--ink`, for light and dark pages."""
    light, dark = theme_variables(dark=False), theme_variables(dark=True)
    return f"{selector}{{{light}}}@media(prefers-color-scheme:dark){{{selector}{{{dark}}}}}"


def theme_variables(*, dark: bool) -> str:
    """Return definitions of a CSS variable for each role.

    They are for dark pages if `dark` is set, otherwise for light ones.
    """
    return ";".join(f"--{name}:{role.dark if dark else role.light}" for name, role in ROLES.items())


def dark_rules() -> Iterator[str]:
    """Yield CSS rules that give all roles their colours on dark pages."""
    for name, role in ROLES.items():
        yield f".fill-{name}{{fill:{role.dark}}}.stroke-{name}{{stroke:{role.dark}}}"
