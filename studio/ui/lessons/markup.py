"""The markup of lesson texts: **bold**, *italic*, `h8`, and paragraphs. All other text is plain."""

import html
import re

from studio.game.percent import NO_BREAK_SPACE
from studio.ui.widgets.theme import ThemeColors

_MARK = re.compile(r"\*\*(?P<bold>[^*\n]+)\*\*|\*(?P<slanted>[^*\n]+)\*|`(?P<code>[^`\n]+)`")
_PERCENT = re.compile(r"(?<=\d) (?=%)")
_PARAGRAPHS = re.compile(r"\n[ \t]*\n")


def dressed(text: str, colors: ThemeColors) -> str:
    """Convert a lesson text to rich text that a label can show."""
    # HTML tags in it are shown literally.
    return "".join(
        f'<p style="margin-top: {0 if not place else 8}px; margin-bottom: 0">{_inline(paragraph, colors)}</p>'
        for place, paragraph in enumerate(_paragraphs(text))
    )


def undressed(text: str) -> str:
    """Return the text without its markup, for screen readers."""
    return " ".join(_MARK.sub(lambda found: str(found[found.lastgroup or 0]), part) for part in _paragraphs(text))


def _paragraphs(text: str) -> list[str]:
    return [_PERCENT.sub(NO_BREAK_SPACE, " ".join(part.split())) for part in _PARAGRAPHS.split(text) if part.strip()]


def _inline(text: str, colors: ThemeColors) -> str:
    pieces, end = [], 0
    for found in _MARK.finditer(text):
        pieces += [html.escape(text[end : found.start()]), _dress(found, colors)]
        end = found.end()
    return "".join((*pieces, html.escape(text[end:])))


def _dress(found: re.Match[str], colors: ThemeColors) -> str:
    inner = html.escape(str(found[found.lastgroup or 0]))
    if found.lastgroup == "bold":
        return f"<b>{inner}</b>"
    if found.lastgroup == "slanted":
        return f"<i>{inner}</i>"
    return f'<span style="background-color: {colors.border}; font-weight: 600">&nbsp;{inner}&nbsp;</span>'
