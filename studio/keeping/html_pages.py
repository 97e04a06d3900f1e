"""HTML reports for any browser: single files without scripts and network access."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from studio import __version__
from studio.keeping.drawing import ROLES, Drawing, dark_rules, xml_text

MARK = '<meta name="generator" content="MCTS Studio'
"""The beginning of a tag. A file that contains it is recognised as a page of this program."""
_COLUMN_REM = 26


@dataclass(frozen=True, slots=True)
class Column:
    """A column of an HTML table. Numbers are right-aligned, and short cells are not wrapped."""

    title: str
    is_number: bool = False
    is_short: bool = False
    tip: str = ""


def page(title: str, blocks: Iterable[str]) -> str:
    """Return an HTML page that contains `blocks`. It is light or dark, as the browser prefers."""
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">\n{MARK} {__version__}">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark"><title>{xml_text(title)}</title>\n'
        f"<style>{_style()}</style></head>\n<body><h1>{xml_text(title)}</h1>\n"
        + "\n".join(blocks)
        + "\n</body></html>\n"
    )


def plots(drawings: Iterable[Drawing]) -> str:
    """Return HTML that shows drawings in rows, as many per row as fit in the browser window."""
    return '<div class="plots">' + "\n".join(f"<figure>{drawing.svg}</figure>" for drawing in drawings) + "</div>"


def table(columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> str:
    """Return an HTML table. The cells are HTML, so the caller must escape text.

    A table that is wider than the page can be scrolled.
    """
    heads = "".join(f'<th scope="col"{_look(column)}{_tip(column)}>{xml_text(column.title)}</th>' for column in columns)
    body = "\n".join(
        "<tr>" + "".join(f"<td{_look(column)}>{cell}</td>" for column, cell in zip(columns, row, strict=True)) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def heading(words: str, level: int = 2) -> str:
    return f"<h{level}>{xml_text(words)}</h{level}>"


def paragraph(words: str) -> str:
    return f"<p>{xml_text(words)}</p>"


def folded(words: str, content: str, *, is_open: bool = False) -> str:
    """Return HTML that the reader can unfold: the heading `words`, and `content` below it."""
    return f"<details{' open' if is_open else ''}><summary>{xml_text(words)}</summary>\n{content}</details>"


def _look(column: Column) -> str:
    return ' class="number"' if column.is_number else ' class="short"' if column.is_short else ""


def _tip(column: Column) -> str:
    return f' title="{xml_text(column.tip)}"' if column.tip else ""


def _style() -> str:
    paper, ink, quiet, grid, link = (ROLES[name] for name in ("paper", "ink", "quiet", "grid", "series0"))
    return (
        f":root{{--paper:{paper.light};--ink:{ink.light};--quiet:{quiet.light};--grid:{grid.light};--link:{link.light}}}"
        "body{font-family:sans-serif;line-height:1.45;max-width:80rem;margin:2rem auto;padding:0 1rem;"
        "color:var(--ink);background:var(--paper)}"
        f".plots{{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,{_COLUMN_REM}rem),1fr));gap:1rem}}"
        "figure{margin:0}svg{width:100%;height:auto;max-width:46rem}a{color:var(--link)}"
        ".wide{overflow-x:auto;margin:.5rem 0}table{border-collapse:collapse}"
        "td,th{padding:.2rem .9rem .2rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--grid)}"
        ".number{text-align:right;font-variant-numeric:tabular-nums}td.number,td.short{white-space:nowrap}"
        "summary{cursor:pointer;padding:.3rem 0}code{overflow-wrap:anywhere}"
        f"@media(prefers-color-scheme:dark){{:root{{--paper:{paper.dark};--ink:{ink.dark};--quiet:{quiet.dark};"
        f"--grid:{grid.dark};--link:{link.dark}}}{''.join(dark_rules())}}}"
    )
