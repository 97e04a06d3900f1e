"""The style of tabs. If they do not fit, they get smaller margins. If this is not enough, arrows scroll them."""

from PySide6.QtWidgets import QTabBar

from studio.machine.resources import resource_path
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import ThemeColors

_AROUND, _AROUND_TIGHT = 10, 5
"""The space in pixels on each side of a tab's text. The second value is for tabs with little room."""


def tab_rules(colors: ThemeColors) -> str:
    left, right = (resource_path(f"icons/{side}_{colors.name}.svg").as_posix() for side in ("left", "right"))
    return f"""
    QTabBar {{ background: {colors.window}; qproperty-drawBase: 0; }}
    QTabBar::tab {{
        background: transparent; color: {colors.quiet_text}; padding: 6px {_AROUND}px; border: none;
        border-bottom: 2px solid transparent;
    }}
    QTabBar[tight="true"]::tab {{ padding: 6px {_AROUND_TIGHT}px; }}
    QTabBar::tab:selected {{ color: {colors.text}; border-bottom-color: {colors.accent}; }}
    QTabBar::tab:hover {{ color: {colors.text}; }}
    QTabBar:focus {{ border-radius: 4px; }}
    {focus_rule("QTabBar:focus", colors)}
    QTabBar::tab:focus {{ background: {colors.raised}; }}
    QTabBar::scroller {{ width: 18px; }}
    QTabBar::tear {{
        width: 24px; border: none;
        background: qlineargradient(x1:0, y1:0, x2:1, y2:0, stop:0 {colors.window}, stop:1 transparent);
    }}
    QTabBar QToolButton {{ background: {colors.window}; border: none; border-radius: 0; padding: 0; }}
    QTabBar QToolButton::left-arrow {{ image: url("{left}"); width: 12px; height: 12px; }}
    QTabBar QToolButton::right-arrow {{ image: url("{right}"); width: 12px; height: 12px; }}
    """


def fit_tabs(bar: QTabBar) -> None:
    """If the tabs do not fit, give them smaller margins."""
    metrics = bar.fontMetrics()
    needed = sum(metrics.horizontalAdvance(bar.tabText(tab)) + 2 * _AROUND for tab in range(bar.count()))
    is_tight = needed > bar.width()
    if bool(bar.property("tight")) is not is_tight:
        bar.setProperty("tight", is_tight)
        bar.style().unpolish(bar)
        bar.style().polish(bar)
        bar.setIconSize(bar.iconSize())  # the bar lays out its tabs again
