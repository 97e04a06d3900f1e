"""Run the widget for notebooks in JupyterLab and Chromium: python -m benchmarks.notebook_widget [FOLDER]

Needs Chromium and the packages jupyterlab, nbconvert and anywidget; without them the program says so and ends. It opens
a notebook with two searches, runs it, uses the slider, the tree and keys, changes the theme, stores the notebook with
the state of its widgets, opens it without its kernel, and exports it by nbconvert. It prints one line per observation
and writes pictures to FOLDER. The server listens on 127.0.0.1 only.
"""

import argparse
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.pages.chromium import PROGRAM, Browser, browser

_CELLS = (
    'import studio\nfound = studio.search("gomoku-15", moves="h8 i9", seconds=1)\nfound.show()',
    'studio.search("connect-four", moves="4 4", seconds=0.5).show()',
    "found",
)
_SECONDS = 120.0
_FIRST_CELL = 'document.querySelector(".jp-Notebook .jp-Cell")'
_SLIDER = 'document.querySelector(".slider.moments input")'
_BACKGROUND = 'getComputedStyle(document.querySelector(".replay")).backgroundColor'
_IS_READY = """(() => {
  const context = globalThis.jupyterapp?.shell.currentWidget?.sessionContext;
  return Boolean(context?.isReady && context.session?.kernel?.status === "idle");
})()"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=None, metavar="FOLDER", help="where pictures are kept")
    asked = parser.parse_args()
    missing = [name for name in ("jupyterlab", "nbconvert", "anywidget") if find_spec(name) is None]
    if PROGRAM is None or missing:
        print(f"Not run. Missing: {', '.join(missing + ([] if PROGRAM else ['Chromium']))}")
        return
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        pictures = asked.folder or folder
        pictures.mkdir(parents=True, exist_ok=True)
        (folder / "notebook.ipynb").write_text(json.dumps(_notebook()), "utf-8")
        with _lab(folder) as address, browser(folder) as page:
            _Visit(page, address, pictures).go_through(folder / "notebook.ipynb")
        _export(folder, pictures)


def _notebook() -> Any:
    empty: dict[str, Any] = {"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": []}
    cells = [{**empty, "id": f"cell-{number}", "source": source} for number, source in enumerate(_CELLS)]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": cells}


@contextmanager
def _lab(folder: Path) -> Iterator[str]:
    """Start JupyterLab in a folder, with settings of its own. Yield the address of the notebook, and end the server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    token = secrets.token_hex(16)
    options = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.root_dir": folder,
        "IdentityProvider.token": token,
        "LabApp.expose_app_in_browser": True,
        "LabApp.news_url": "",
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
        "LabApp.extension_manager": "readonly",
    }
    arguments = [f"--{name}={value}" for name, value in options.items()]
    with (folder / "server.log").open("w") as log:
        command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", *arguments]
        server = subprocess.Popen(command, stdout=log, stderr=log, env=_environment(folder))
    try:
        _wait(lambda: _answers(port))
        yield f"http://127.0.0.1:{port}/lab/tree/notebook.ipynb?token={token}&reset"
    finally:
        server.terminate()
        server.wait(_SECONDS)


def _environment(folder: Path) -> dict[str, str]:
    folders = {f"JUPYTER_{name}_DIR": str(folder / name.lower()) for name in ("CONFIG", "DATA", "RUNTIME")}
    return {**os.environ, **folders, "PYTHONPATH": str(Path(__file__).resolve().parents[1])}


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def _wait(is_done: Any) -> None:
    until = time.monotonic() + _SECONDS
    while not is_done():
        if time.monotonic() > until:
            raise SystemExit("JupyterLab does not answer in time.")
        time.sleep(0.25)


class _Visit:
    """One visit of a browser to the notebook."""

    def __init__(self, page: Browser, address: str, pictures: Path) -> None:
        self._page, self._address, self._pictures = page, address, pictures

    def go_through(self, path: Path) -> None:
        self._open()
        self._order("notebook:run-all-cells")
        self._await('document.querySelectorAll(".replay").length === 2')
        time.sleep(2)  # JupyterLab moves the cells until their heights are known
        self._use()
        self._themes()
        self._order("@jupyter-widgets/jupyterlab-manager:saveWidgetState")
        time.sleep(1)
        self._order("docmanager:save")
        self._await("!jupyterapp.shell.currentWidget.context.model.dirty")
        print(f"stored with the state of the widgets: {path.stat().st_size:,} bytes")
        self._page.evaluate("jupyterapp.serviceManager.sessions.shutdownAll(), 1")
        time.sleep(1)
        self._open()
        self._await('document.querySelectorAll(".replay").length > 0')
        self._picture("without-kernel")
        outside = {url for url in self._page.requests if not url.startswith((self._address[:20], "data:", "blob:"))}
        print(f"errors in the console: {self._page.errors}; requests to other computers: {sorted(outside)}")

    def _open(self) -> None:
        self._page.show(1440, 1000)
        self._page.call("Page.navigate", url=self._address)
        time.sleep(1)
        self._await(_IS_READY)

    def _use(self) -> None:
        for _ in range(3):  # the notebook moves its cells while it scrolls
            self._page.evaluate(f'{_SLIDER}.scrollIntoView({{block: "center"}})')
            time.sleep(0.7)
        self._click(_SLIDER, 0.4)
        clicked = self._page.evaluate(f"Number({_SLIDER}.value)")
        self._page.press("ArrowLeft")
        print(f"slider: clicked at {clicked}, after the left arrow {self._page.evaluate(f'Number({_SLIDER}.value)')}")
        self._page.evaluate('document.querySelector("[role=treeitem]").focus()')
        for key in ("ArrowDown", "ArrowRight", "ArrowDown", "d", "d"):
            self._page.press(key)
        open_nodes = self._page.evaluate('document.querySelectorAll("[role=treeitem][aria-expanded=true]").length')
        cells = self._page.evaluate("jupyterapp.shell.currentWidget.context.model.cells.length")
        print(f"tree: {open_nodes} open nodes; cells after the keys: {cells}")
        self._picture("used")

    def _click(self, element: str, place: float) -> None:
        left, top, width, height = self._page.evaluate(
            f"(({{ x, y, width, height }}) => [x, y, width, height])({element}.getBoundingClientRect())"
        )
        where = {"x": left + place * width, "y": top + height / 2, "button": "left", "clickCount": 1}
        for kind in ("mousePressed", "mouseReleased"):
            self._page.call("Input.dispatchMouseEvent", type=kind, **where)
        time.sleep(0.5)

    def _themes(self) -> None:
        for theme in ("Light", "Dark"):
            self._order("apputils:change-theme", {"theme": f"JupyterLab {theme}"})
            self._await(f'document.body.dataset.jpThemeName === "JupyterLab {theme}"')
            time.sleep(1)
            self._page.evaluate(f"{_FIRST_CELL}.scrollIntoView()")
            time.sleep(1)
            print(f"{theme}: the background is {self._page.evaluate(_BACKGROUND)}")
            self._picture(theme.lower())

    def _order(self, command: str, arguments: Any = None) -> None:
        """Execute a command of JupyterLab, without waiting for its end: a dialog could delay it without limit."""
        self._page.evaluate(f"jupyterapp.commands.execute({json.dumps(command)}, {json.dumps(arguments or {})}), 1")

    def _await(self, condition: str) -> None:
        _wait(lambda: self._page.evaluate(condition))

    def _picture(self, name: str) -> None:
        (self._pictures / f"{name}.png").write_bytes(self._page.picture())


def _export(folder: Path, pictures: Path) -> None:
    """Export the notebook by nbconvert, with a picture in place of each widget."""
    command = [sys.executable, "-m", "nbconvert", "--to", "html", "--execute", "notebook.ipynb"]
    command.append("--ExecutePreprocessor.store_widget_state=False")
    subprocess.run(command, cwd=folder, env=_environment(folder), check=True, capture_output=True)
    with tempfile.TemporaryDirectory() as profile, browser(Path(profile)) as page:
        page.show(1000, 1000)
        page.open(folder / "notebook.html")
        shown = 'document.querySelectorAll(".jp-RenderedSVG img, .jp-RenderedSVG svg").length'
        print(f"pictures in the exported page: {page.evaluate(shown)}")
        (pictures / "exported.png").write_bytes(page.picture())


if __name__ == "__main__":
    main()
