"""A search in a notebook: the board with its heat over time, the tree, and the moves. Needs the package anywidget."""

from functools import cache
from typing import Any

from studio.bridges.libraries import library
from studio.keeping.drawing import theme_variables
from studio.pages.data import page_data
from studio.pages.page import script, style
from studio.pages.scenes import Page

_CLASS = "replay"
# A notebook has keys of its own, so only those pressed inside the part are used.
_RENDER = """
export default {
  render({ model, el }) {
    const build = () => {
      const root = element("div", { class: "replay", tabindex: 0, "aria-label": "Search" });
      el.replaceChildren(root);
      new Replay(root, model.get("data"), root);
    };
    model.on("change:data", build);
    build();
    return () => model.off("change:data", build);
  },
};
"""


def page_widget(page: Page) -> Any:
    """Return a widget that shows a page. Its attribute `data` has the content."""
    return _widget_class()(data=page_data(page))


@cache
def _widget_class() -> Any:
    widgets, traits = library("anywidget", "anywidget"), library("traitlets", "traitlets")
    content = {
        "__doc__": "A page with a search in a notebook.",
        "_esm": f"{script()}\n{_RENDER}",
        "_css": "\n".join([style(), *_themes()]),
        "data": traits.Dict().tag(sync=True),
    }
    return type("SearchWidget", (widgets.AnyWidget,), content)


def _themes() -> tuple[str, str]:
    """Return CSS with the colours of JupyterLab's theme, which may differ from those that the browser prefers."""
    return (
        f'[data-jp-theme-light="true"] .{_CLASS}{{{theme_variables(dark=False)}}}',
        f'[data-jp-theme-light="false"] .{_CLASS}{{{theme_variables(dark=True)}}}',
    )
