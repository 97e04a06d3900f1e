"""The search in a notebook, and as a web page from a script."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import studio
from studio.bridges import libraries
from studio.bridges.scripts import ScriptSearch
from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.keeping.drawing import ROLES
from tests.pages.chromium import PROGRAM, Browser, browser
from tests.pages.pages import data_of
from tests.sizes import one_row_always

_MODEL = """
import(URL.createObjectURL(new Blob([%s], {type: "text/javascript"}))).then((module) => {
  const listeners = [];
  globalThis.model = {
    data: %s,
    get: () => model.data,
    on: (_name, listener) => listeners.push(listener),
    off: (_name, listener) => listeners.splice(listeners.indexOf(listener), 1),
    change: (data) => { model.data = data; listeners.forEach((listener) => listener()); },
    listeners,
  };
  globalThis.leave = module.default.render({ model, el: document.getElementById("cell") });
})
"""
_CELL = 'document.querySelector(".replay")'
_COLORS = f"getComputedStyle({_CELL}).color"
_COLUMNS = f'getComputedStyle({_CELL}.querySelector("main")).display'


def searched(simulations: int = 300) -> ScriptSearch:
    found: ScriptSearch = studio.search("tic-tac-toe", "b2", profile="classic-uct", simulations=simulations, seed=1)
    return found


@pytest.fixture
def widget() -> Any:
    pytest.importorskip("anywidget")
    return searched().show()


def test_a_page_has_the_snapshots_and_the_tree_of_the_runs() -> None:
    found = searched(100)
    found.run(Limit(simulations=100))
    [scene] = found.page().scenes
    counts = [moment.simulations for moment in scene.moments]
    assert len(counts) > 10
    assert counts == sorted(counts)
    assert counts[-1] == 200
    assert scene.moments[-1].root == found.snapshot().root
    assert scene.trees[-1].simulations == 200


def test_a_page_shows_the_present_position_only() -> None:
    found = searched()
    move = found.final_move()
    assert move is not None
    found.play(move)
    assert found.page().scenes[0].moments == []
    found.run(Limit(simulations=50))
    [scene] = found.page().scenes
    assert scene.position.ply == 2
    assert scene.moments[-1].simulations == 50
    assert all(moment.simulations <= 50 for moment in scene.moments)


def test_the_caption_of_a_page_is_a_sentence_about_the_best_move() -> None:
    found = searched(100)
    assert found.page().caption.startswith(f"Best {found.best} with a win rate of ")


def test_a_search_that_did_not_run_has_a_page() -> None:
    [scene] = studio.search("tic-tac-toe", profile="classic-uct").page().scenes
    assert (list(scene.moments), len(scene.trees[0].outline)) == ([], 1)


def test_a_script_saves_a_page(tmp_path: Path) -> None:
    found = searched()
    found.save_page(tmp_path / "page.html")
    assert data_of(found.page())["title"] in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_without_the_package_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from studio.bridges import notebook

    def fail(_module: str) -> object:
        raise ImportError

    notebook._widget_class.cache_clear()
    monkeypatch.setattr(libraries, "import_module", fail)
    with pytest.raises(StudioError, match="python -m pip install anywidget"):
        searched(10).show()
    notebook._widget_class.cache_clear()


def test_a_widget_has_the_data_of_the_page(widget: Any) -> None:
    import anywidget

    assert isinstance(widget, anywidget.AnyWidget)
    assert widget.data["kind"] == "search"
    assert json.loads(json.dumps(widget.data)) == data_of(searched().page()) | {
        "scenes": json.loads(json.dumps(widget.data["scenes"]))
    }
    assert widget.get_state()["data"] is not None
    assert "export default" in widget.get_state()["_esm"]


def test_a_widget_follows_the_theme_of_the_notebook(widget: Any) -> None:
    css = str(widget.get_state()["_css"])
    light, dark = (
        css.partition(f'[data-jp-theme-light="{mode}"] .replay{{')[2].partition("}")[0] for mode in ("true", "false")
    )
    assert light == ";".join(f"--{name}:{role.light}" for name, role in ROLES.items())
    assert dark == ";".join(f"--{name}:{role.dark}" for name, role in ROLES.items())


def test_a_stored_notebook_has_a_picture_and_a_sentence_in_place_of_a_widget(widget: Any) -> None:
    kinds, metadata = widget._repr_mimebundle_()
    found = searched()
    assert kinds["application/vnd.jupyter.widget-view+json"]["model_id"] == widget.model_id
    assert kinds["text/plain"] == repr(found)
    assert kinds["image/svg+xml"].startswith("<svg")
    shown = "".join(ET.fromstring(kinds["image/svg+xml"]).itertext())  # noqa: S314  # our own text
    assert found.best is not None
    assert f"{found.best}: " in shown
    assert found.page().title in shown
    assert isinstance(metadata, dict)


def test_the_picture_of_a_widget_fits_into_a_page(widget: Any) -> None:
    """Programs that show stored notebooks cut off wide pictures."""
    pytest.importorskip("anywidget")
    large = studio.search("gomoku-20", profile="classic-uct", simulations=20).show()
    for shown in (widget, large):
        assert float(str(ET.fromstring(shown.picture).get("width"))) <= 720  # noqa: S314  # our own text


@pytest.fixture
def cell(tmp_path: Path, widget: Any) -> Iterator[Browser]:
    """Show the widget in a browser, as a notebook does."""
    page = tmp_path / "notebook.html"
    state = widget.get_state()
    body = '<p id="before" tabindex="0">Text</p><div id="cell"></div>'
    page.write_text(f"<!DOCTYPE html><title>A notebook</title><style>{state['_css']}</style>{body}", "utf-8")
    with browser(tmp_path) as opened:
        opened.open(page)
        opened.evaluate(_MODEL % (json.dumps(str(state["_esm"])), json.dumps(widget.data)))
        yield opened
        assert opened.errors == []


@pytest.mark.skipif(PROGRAM is None, reason="Chromium is not installed")
def test_a_widget_is_shown_in_a_cell(cell: Browser) -> None:
    place = 'Number(document.querySelector(".slider.moments input").value)'
    last = cell.evaluate(place)
    assert last > 10
    assert cell.evaluate('document.querySelectorAll("[role=treeitem]").length') > 2
    cell.evaluate('document.getElementById("before").focus()')
    cell.press("ArrowLeft")
    assert cell.evaluate(place) == last, "keys outside belong to the notebook"
    cell.evaluate('document.querySelector(".replay").focus()')
    cell.press("ArrowLeft")
    assert cell.evaluate(place) == last - 1
    cell.evaluate('document.querySelector(".slider.moments input").focus()')
    cell.press("ArrowLeft")
    assert cell.evaluate(place) == last - 2
    cell.evaluate("model.change({...model.data, title: 'Another search'})")
    assert cell.evaluate('[...document.querySelectorAll("h1")].map((each) => each.textContent)') == ["Another search"]
    cell.evaluate("leave()")
    assert cell.evaluate("model.listeners.length") == 0


@pytest.mark.skipif(PROGRAM is None, reason="Chromium is not installed")
@pytest.mark.parametrize(
    ("name", "light", "dark"),
    one_row_always(
        2, [("data-jp-theme-light", "true", "false"), ("data-vscode-theme-kind", "vscode-light", "vscode-dark")]
    ),
)
def test_a_notebook_decides_about_the_theme(cell: Browser, name: str, light: str, dark: str) -> None:
    for value, color in ((light, "rgb(28, 33, 39)"), (dark, "rgb(230, 233, 237)")):
        for is_dark in (False, True):
            cell.show(1200, 900, dark=is_dark)
            cell.evaluate(f"document.body.setAttribute({name!r}, {value!r})")
            assert cell.evaluate(_COLORS) == color


@pytest.mark.long
@pytest.mark.skipif(PROGRAM is None, reason="Chromium is not installed")
def test_a_widget_has_the_background_of_the_theme_of_jupyterlab(cell: Browser) -> None:
    cell.evaluate('document.body.setAttribute("data-jp-theme-light", "false")')
    cell.evaluate('document.body.style.setProperty("--jp-layout-color0", "#123456")')
    assert cell.evaluate(f"getComputedStyle({_CELL}).backgroundColor") == "rgb(18, 52, 86)"


@pytest.mark.long
@pytest.mark.skipif(PROGRAM is None, reason="Chromium is not installed")
def test_the_parts_of_a_widget_are_below_each_other_in_a_narrow_cell(cell: Browser) -> None:
    cell.show(1200, 900)
    assert cell.evaluate(_COLUMNS) == "grid"
    cell.evaluate('document.getElementById("cell").style.width = "600px"')
    assert cell.evaluate(_COLUMNS) == "flex"


@pytest.mark.skipif(PROGRAM is None, reason="Chromium is not installed")
def test_a_notebook_receives_only_commands_from_a_widget(cell: Browser) -> None:
    cell.evaluate("globalThis.received = []")
    cell.evaluate('document.addEventListener("keydown", (event) => received.push(event.key))')
    for selector in (".replay", ".slider.moments input", ".slider.moments button", "[role=treeitem]"):
        cell.evaluate(f"document.querySelector({selector!r}).focus()")
        for key in ("ArrowLeft", "ArrowDown", "d", "Enter"):
            cell.press(key)
    assert cell.evaluate("received") == []
    cell.evaluate('document.querySelector(".replay").focus()')
    cell.press("Enter", shift=True)
    assert cell.evaluate("received") == ["Enter"]
