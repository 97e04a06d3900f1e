"""A search in a notebook.

It shows the board with a heatmap over time, the tree, and the moves. It needs the package anywidget.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from studio.bridges.libraries import library
from studio.keeping.drawing import Drawing, theme_variables
from studio.pages.data import page_data
from studio.pages.page import script, style
from studio.pages.scenes import Page

_CLASS = "replay"
_SVG = "image/svg+xml"
_PAGES = {
    '[data-jp-theme-light="true"]': False,  # JupyterLab and Jupyter Notebook
    '[data-jp-theme-light="false"]': True,
    '[data-vscode-theme-kind="vscode-light"]': False,
    '[data-vscode-theme-kind="vscode-high-contrast-light"]': False,
    '[data-vscode-theme-kind="vscode-dark"]': True,
    '[data-vscode-theme-kind="vscode-high-contrast"]': True,
}
"""CSS selectors for the themes of notebooks. Each says whether the theme is dark."""
# A notebook has keys of its own, so only those pressed inside the part are used.
_RENDER = """
export default {
  render({ model, el }) {
    // JupyterLab would take the arrow keys of the slider, and letters: "dd" deletes the cell. Shift+Enter and keys with
    // Ctrl or Alt remain commands of the notebook.
    const keep = (event) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key === "Enter");
      if (!isCommand) event.stopPropagation();
    };
    const build = () => {
      const root = element("div", { class: "replay", tabindex: 0, "aria-label": "Search" });
      el.replaceChildren(root);
      new Replay(root, model.get("data"), root);
      root.addEventListener("keydown", keep);
    };
    model.on("change:data", build);
    build();
    return () => model.off("change:data", build);
  },
};
"""


def page_widget(page: Page, words: str, picture: Drawing) -> Any:
    """Return a widget that shows a page.

    Its attribute `data` contains the page. Some programs cannot run the widget, such as a viewer of saved notebooks.
    They show the picture or the words.
    """
    widget = _widget_class()(data=page_data(page))
    widget.words, widget.picture = words, picture.svg
    return widget


class _StoredOutput:
    """Adds a picture and words to what a notebook stores as the output of a widget."""

    words: str
    picture: str

    def __repr__(self) -> str:
        return self.words

    def _repr_mimebundle_(self, **options: Any) -> Any:
        kinds, metadata = super()._repr_mimebundle_(**options)  # type: ignore[misc]
        return {**kinds, "text/plain": self.words, _SVG: self.picture}, metadata


@cache
def _widget_class() -> Any:
    widgets, traits = library("anywidget", "anywidget"), library("traitlets", "traitlets")
    content = {
        "__doc__": "A page with a search in a notebook.",
        "_esm": f"{script()}\n{_RENDER}",
        "_css": "\n".join([style(), *_themes()]),
        "data": traits.Dict().tag(sync=True),
    }
    return type("SearchWidget", (_StoredOutput, widgets.AnyWidget), content)


def _themes() -> Iterator[str]:
    """Yield CSS with the colours of the notebook's theme. The browser may prefer another theme."""
    for page, is_dark in _PAGES.items():
        yield f"{page} .{_CLASS}{{{theme_variables(dark=is_dark)}}}"
    # The background of JupyterLab's theme; a browser ignores it outside of JupyterLab.
    yield f"[data-jp-theme-light] .{_CLASS}{{--paper:var(--jp-layout-color0)}}"
