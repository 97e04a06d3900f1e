"""The search in a notebook, and as a web page from a script."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import studio
from studio.bridges import libraries
from studio.bridges.scripts import ScriptSearch
from studio.engine.options.limits import Limit
from studio.game.errors import StudioError
from studio.keeping.drawing import ROLES
from tests.pages.chromium import PROGRAM, Browser, browser
from tests.pages.pages import data_of

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


@pytest.fixture
def cell(tmp_path: Path, widget: Any) -> Iterator[Browser]:
    """Show the widget in a browser, as a notebook does."""
    page = tmp_path / "notebook.html"
    page.write_text(
        '<!DOCTYPE html><title>A notebook</title><p id="before" tabindex="0">Text</p><div id="cell"></div>', "utf-8"
    )
    state = widget.get_state()
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
    cell.evaluate("model.change({...model.data, title: 'Another search'})")
    assert cell.evaluate('[...document.querySelectorAll("h1")].map((each) => each.textContent)') == ["Another search"]
    cell.evaluate("leave()")
    assert cell.evaluate("model.listeners.length") == 0
