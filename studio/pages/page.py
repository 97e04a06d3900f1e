"""Writes a page as one HTML file, which contains its style, its script and its data.

It needs no server and no network.
"""

import base64
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from studio import __version__
from studio.game.files.saving import replace_file
from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.keeping.board_colors import BEST, FIELD, FIELD_GRID, LAST, MARK, PIECES, PLAYED
from studio.keeping.drawing import color_variables, xml_text
from studio.keeping.html_pages import MARK as GENERATOR
from studio.machine.resources import resource_path
from studio.pages.data import Data, page_data, page_steps
from studio.pages.scenes import Page

SCRIPTS = ("elements.js", "board.js", "chart.js", "tree.js", "panels.js", "words.js", "replay.js")
"""The parts of the script, in the order in which they are joined."""
_STYLES = ("replay.css", "board.css")
_START = 'new Replay(document.getElementById("replay"), JSON.parse(document.getElementById("data").textContent));'


def web_page(page: Page) -> str:
    """Return a page as HTML."""
    return _html(page.title, page_data(page))


def saving_page(page: Page, path: Path) -> Iterator[float]:
    """Write a page to a file in steps.

    Yield the progress, from 0 to 1, after each step. If there is already a file at `path`, it stays unchanged until the
    last step.
    """
    data: Data = {}
    for number, part in enumerate(page_steps(page)):
        data = part
        yield number / (len(page.scenes) + 2)
    replace_file(path, _html(page.title, data).encode("utf-8", "replace"))
    yield 1.0


def script() -> str:
    """Return the script of a page. The caller must add the call that starts it."""
    return "\n".join(_resource(name) for name in SCRIPTS)


def style() -> str:
    """Return the style of a page. It contains the colours of the program."""
    return "\n".join([color_variables(".replay"), *_board_rules(), *map(_resource, _STYLES)])


def _html(title: str, data: Data) -> str:
    rules, code = f"{style()}\n{_PAGE_RULES}", f'"use strict";\n(() => {{\n{script()}\n{_START}\n}})();'
    # Nothing is loaded from elsewhere, and no other script runs.
    policy = (
        f"default-src 'none'; style-src '{_digest(rules)}'; script-src '{_digest(code)}'; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">\n{GENERATOR} {__version__}">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">'
        f"<title>{xml_text(title)}</title>\n<style>{rules}</style></head>\n"
        f'<body><div id="replay" class="replay"><noscript>{xml_text(_NO_SCRIPT)}</noscript></div>\n'
        f'<script type="application/json" id="data">{_embedded(data)}</script>\n'
        f"<script>{code}</script>\n</body></html>\n"
    )


_NO_SCRIPT = "This page needs JavaScript. Allow scripts for this file in the browser."
_PAGE_RULES = f"{color_variables()}body{{margin:0;background:var(--paper)}}"


def _embedded(data: Data) -> str:
    """Return data as JSON, such that nothing in it can end the HTML element that contains it."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _digest(content: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()


def _board_rules() -> Iterator[str]:
    """Yield CSS rules with the colours of the board. The board stays light on dark pages."""
    variables = {
        "accent": "var(--series0)",
        "line": "var(--grid)",
        "field": FIELD,
        "field-grid": FIELD_GRID,
        "best": BEST,
        "played": PLAYED,
        "last": LAST,
        "mark": MARK,
    }
    yield ".replay{" + ";".join(f"--{name}:{value}" for name, value in variables.items()) + "}"
    for kind in (Pieces.STONES, Pieces.DISCS):
        for number, side in enumerate((Stone.BLACK, Stone.WHITE)):
            colors = PIECES[kind][side]
            yield f".{kind} .piece.side{number}{{fill:{colors.face};stroke:{colors.edge}}}"
    for kind in Pieces:
        for number, side in enumerate((Stone.BLACK, Stone.WHITE)):
            yield f".replay .board .number.{kind}.side{number}{{fill:{PIECES[kind][side].ink}}}"


def _resource(name: str) -> str:
    return resource_path(f"web/{name}").read_text(encoding="utf-8")
