"""Gives the whole program the colours of a theme: the palette, and the style sheet of all widgets."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from studio.machine.resources import resource_path
from studio.ui.widgets.field_style import field_rules
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.tab_style import tab_rules
from studio.ui.widgets.theme import GRID, ThemeColors


def dress(application: QApplication, colors: ThemeColors) -> None:
    """Give the whole program these colours. If it has them already, do nothing."""
    # Styling takes long.
    palette, style_sheet = _palette(colors), _style_sheet(colors) + field_rules(colors)
    if application.styleSheet() == style_sheet and application.palette() == palette:
        return
    application.setStyle("Fusion")
    application.setPalette(palette)
    application.setStyleSheet(style_sheet)


# Implementation


def _palette(colors: ThemeColors) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, name in (
        (role.Window, "window"),
        (role.WindowText, "text"),
        (role.Base, "pane"),
        (role.AlternateBase, "raised"),
        (role.Text, "text"),
        (role.Button, "raised"),
        (role.ButtonText, "text"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
        (role.PlaceholderText, "quiet_text"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "on_accent"),
        (role.Link, "accent"),
        (role.Mid, "border"),
    ):
        palette.setColor(which, colors.color(name))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, colors.color("paused"))
    return palette


def _tick(colors: ThemeColors) -> str:
    return resource_path(f"icons/tick_{colors.name}.svg").as_posix()


def _style_sheet(colors: ThemeColors) -> str:
    parts = (_frame_style, _menu_style, _text_style, _list_style, tab_rules, _button_style, _slider_style)
    return "".join(part(colors) for part in parts)


def _frame_style(colors: ThemeColors) -> str:
    return f"""
    QMainWindow::separator {{ background: {colors.window}; width: {GRID}px; height: {GRID}px; }}
    QDockWidget {{ font-weight: 600; color: {colors.quiet_text}; }}
    QDockWidget::title {{ background: {colors.window}; padding: 6px {GRID}px; text-align: left; }}
    QToolBar {{ background: {colors.window}; border: none; spacing: 4px; padding: 4px {GRID}px; }}
    QToolButton {{ border: 1px solid transparent; border-radius: 6px; padding: 5px 8px; }}
    QToolButton:hover {{ background: {colors.raised}; border-color: {colors.border}; }}
    QToolButton:pressed, QToolButton:checked {{ background: {colors.border}; }}
    {focus_rule("QToolButton:focus", colors, 5, 8)}
    QStatusBar {{ background: {colors.window}; color: {colors.quiet_text}; }}
    QStatusBar::item {{ border: none; }}
    """


def _menu_style(colors: ThemeColors) -> str:
    return f"""
    QMenuBar {{ background: {colors.window}; padding: 2px 4px; }}
    QMenuBar::item {{ padding: 5px {GRID}px; border-radius: 4px; }}
    QMenuBar::item:selected {{ background: {colors.border}; }}
    QMenu {{ background: {colors.pane}; border: 1px solid {colors.border}; padding: 4px; }}
    QMenu::item {{ padding: 5px 28px 5px 20px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {colors.accent}; color: {colors.on_accent}; }}
    QMenu::item:disabled {{ color: {colors.paused}; }}
    QMenu::separator {{ height: 1px; background: {colors.border}; margin: 4px {GRID}px; }}
    """


def _text_style(colors: ThemeColors) -> str:
    return f"""
    QLabel[tone="quiet"] {{ color: {colors.quiet_text}; }}
    QLabel[tone="problem"] {{ color: {colors.failed}; }}
    QToolTip {{ background: {colors.raised}; color: {colors.text}; border: 1px solid {colors.border}; padding: 4px; }}
    """


def _list_style(colors: ThemeColors) -> str:
    return f"""
    QTableView, QTreeView, QListView, QPlainTextEdit {{
        background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px; padding: 1px;
        selection-background-color: {colors.accent}; selection-color: {colors.on_accent};
    }}
    {focus_rule("QTableView:focus, QTreeView:focus, QListView:focus, QPlainTextEdit:focus", colors, 1)}
    QListView[headings="true"]::item:disabled {{ color: {colors.quiet_text}; }}
    QHeaderView::section {{
        background: {colors.raised}; color: {colors.quiet_text}; border: none; padding: 5px {GRID}px;
        border-bottom: 1px solid {colors.border};
    }}
    """


def _button_style(colors: ThemeColors) -> str:
    return f"""
    QPushButton {{
        background: {colors.raised}; border: 1px solid {colors.border}; border-radius: 6px;
    }}
    QPushButton:hover {{ border-color: {colors.accent}; }}
    {focus_rule("QPushButton:focus", colors)}
    QPushButton:default {{ background: {colors.accent}; color: {colors.on_accent}; border-color: {colors.accent}; }}
    {focus_rule("QPushButton:default:focus", colors, on_accent=True)}
    QPushButton:disabled {{ background: {colors.raised}; color: {colors.paused}; border-color: {colors.border}; }}
    QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QCheckBox::indicator {{
        width: 13px; height: 13px; border: 1px solid {colors.paused}; border-radius: 3px; background: {colors.pane};
    }}
    QCheckBox::indicator:hover {{ border-color: {colors.accent}; }}
    QCheckBox::indicator:checked {{
        background: {colors.accent}; border-color: {colors.accent}; image: url("{_tick(colors)}");
    }}
    QCheckBox::indicator:focus {{ width: 11px; height: 11px; }}
    {focus_rule("QCheckBox::indicator:focus", colors)}
    {focus_rule("QCheckBox::indicator:checked:focus", colors, on_accent=True)}
    """


def _slider_style(colors: ThemeColors) -> str:
    return f"""
    QSlider {{ border: 1px solid transparent; border-radius: 4px; }}
    QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {colors.border}; margin: 6px 3px; }}
    QSlider::sub-page:horizontal {{ border-radius: 2px; background: {colors.accent}; margin: 6px 3px; }}
    QSlider::handle:horizontal {{ width: 14px; border-radius: 7px; background: {colors.accent}; margin: -5px 0; }}
    QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled {{ background: {colors.paused}; }}
    {focus_rule("QSlider:focus", colors)}
    QSlider[held="true"]:focus {{ border-color: {colors.text}; background: {colors.raised}; }}
    QProgressBar {{ background: {colors.raised}; border: none; border-radius: 3px; max-height: 6px; }}
    QProgressBar::chunk {{ background: {colors.accent}; border-radius: 3px; }}
    """


def set_styled_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that a style sheet uses. If the value has changed, apply the style sheet to `widget` again."""
    # Qt reads such properties only once; polishing costs enough to be left out if nothing changes.
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
