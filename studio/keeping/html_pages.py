"""HTML reports. Each is a single file without scripts and network access, for any browser."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import unescape
from typing import Self

from studio import __version__
from studio.keeping.drawing import Drawing, color_variables, dark_rules, xml_text

MARK = '<meta name="generator" content="MCTS Studio'
"""The beginning of a tag that identifies a page made by this program."""
_COLUMN_REM = 26
_TAG = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Column:
    """A column of an HTML table. Numbers are aligned to the right, and short cells are not wrapped."""

    title: str
    is_number: bool = False
    is_short: bool = False
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    words: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    words: str


@dataclass(frozen=True, slots=True)
class Table:
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    """The cells as HTML."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Drawings side by side. Each has a caption, which may be empty."""

    drawings: tuple[Drawing, ...]
    captions: tuple[str, ...]


Part = Heading | Paragraph | Table | Figures


class Block(str):
    """The HTML of a part of a page. The attribute `part` contains the part itself."""

    # The part can also be written in another format.

    __slots__ = ("part",)
    part: Part

    @classmethod
    def of(cls, part: Part, html: str) -> Self:
        block = cls(html)
        block.part = part
        return block


def page(title: str, blocks: Iterable[str]) -> str:
    """Return an HTML page with `blocks`. Its colours are light or dark, as set in the browser."""
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">\n{MARK} {__version__}">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark"><title>{xml_text(title)}</title>\n'
        f"<style>{_style()}</style></head>\n<body><h1>{xml_text(title)}</h1>\n"
        + "\n".join(blocks)
        + "\n</body></html>\n"
    )


def plots(drawings: Iterable[Drawing], captions: Sequence[str] = ()) -> Block:
    """Return HTML that shows drawings in rows.

    Each row has as many as fit into the browser window. `captions` has one caption for each drawing.
    """
    shown = tuple(drawings)
    told = tuple(captions) or ("",) * len(shown)
    figures = "\n".join(
        f"<figure>{drawing.svg}{_caption(words)}</figure>" for drawing, words in zip(shown, told, strict=True)
    )
    return Block.of(Figures(shown, told), f'<div class="plots">{figures}</div>')


def table(columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> Block:
    """Return an HTML table.

    If it is wider than the page, it can be scrolled. The cells are HTML, so the caller has to escape text.
    """
    cells = tuple(tuple(row) for row in rows)
    heads = "".join(f'<th scope="col"{_look(column)}{_tip(column)}>{xml_text(column.title)}</th>' for column in columns)
    body = "\n".join(
        "<tr>" + "".join(f"<td{_look(column)}>{cell}</td>" for column, cell in zip(columns, row, strict=True)) + "</tr>"
        for row in cells
    )
    html = f'<div class="wide"><table><thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table></div>'
    return Block.of(Table(tuple(columns), cells), html)


def heading(words: str, level: int = 2) -> Block:
    return Block.of(Heading(words), f"<h{level}>{xml_text(words)}</h{level}>")


def paragraph(words: str) -> Block:
    return Block.of(Paragraph(words), f"<p>{xml_text(words)}</p>")


def folded(words: str, content: str, *, is_open: bool = False) -> str:
    """Return HTML with the heading `words`, below which the reader can show or hide `content`.

    If `content` is a `Block`, the result is a `Block` with the same `part`.
    """
    html = f"<details{' open' if is_open else ''}><summary>{xml_text(words)}</summary>\n{content}</details>"
    return Block.of(content.part, html) if isinstance(content, Block) else html


def plain(cell: str) -> str:
    """Return the text of a cell without HTML."""
    return unescape(_TAG.sub("", cell.replace("<br>", "\n")))


def _caption(words: str) -> str:
    return f"<figcaption>{xml_text(words)}</figcaption>" if words else ""


def _look(column: Column) -> str:
    return ' class="number"' if column.is_number else ' class="short"' if column.is_short else ""


def _tip(column: Column) -> str:
    return f' title="{xml_text(column.tip)}"' if column.tip else ""


def _style() -> str:
    return (
        f"{color_variables()}"
        "body{font-family:sans-serif;line-height:1.45;max-width:80rem;margin:2rem auto;padding:0 1rem;"
        "color:var(--ink);background:var(--paper)}"
        f".plots{{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,{_COLUMN_REM}rem),1fr));gap:1rem}}"
        "figure{margin:0}svg{width:100%;height:auto;max-width:46rem}a{color:var(--series0)}"
        ".wide{overflow-x:auto;margin:.5rem 0}table{border-collapse:collapse}"
        "td,th{padding:.2rem .9rem .2rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--grid)}"
        ".number{text-align:right;font-variant-numeric:tabular-nums}td.number,td.short{white-space:nowrap}"
        "summary{cursor:pointer;padding:.3rem 0}code{overflow-wrap:anywhere}"
        f"@media(prefers-color-scheme:dark){{{''.join(dark_rules())}}}"
    )
