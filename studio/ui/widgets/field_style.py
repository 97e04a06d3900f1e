"""The style of fields, lists and scroll bars."""

# Fields have the height and the frame of buttons.

from studio.machine.resources import resource_path
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import ThemeColors

_INNER_HEIGHT = 21
"""The height of a field or a button in pixels, without its frame and its padding of 4 pixels."""


def field_rules(colors: ThemeColors) -> str:
    """Return the style sheet of fields in these colours."""
    rules = (_fields, _combo_boxes, _spin_boxes, _buttons_and_lists, _radio_buttons, _scroll_bars, _panes)
    return "".join(part(colors) for part in rules)


def _icon(name: str, colors: ThemeColors) -> str:
    return resource_path(f"icons/{name}_{colors.name}.svg").as_posix()


def _fields(colors: ThemeColors) -> str:
    return f"""
    QComboBox, QLineEdit, QAbstractSpinBox {{
        background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px;
        padding: 3px 8px; min-height: {_INNER_HEIGHT}px;
        selection-background-color: {colors.accent}; selection-color: {colors.on_accent};
    }}
    QComboBox:hover, QLineEdit:hover, QAbstractSpinBox:hover {{ border-color: {colors.paused}; }}
    QComboBox:on {{ border-color: {colors.accent}; }}
    {focus_rule("QLineEdit:focus", colors, 3, 8)}
    QComboBox:disabled, QLineEdit:disabled, QAbstractSpinBox:disabled {{
        background: {colors.window}; color: {colors.paused}; border-color: {colors.border};
    }}
    QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractItemView QLineEdit {{
        background: transparent; border: none; border-radius: 0; padding: 0; min-height: 0;
    }}
    QAbstractItemView QLineEdit {{ background: {colors.pane}; }}
    """


def _combo_boxes(colors: ThemeColors) -> str:
    # Qt computes the height of a list that opens from the upper and lower padding, which the focus must not change.
    return f"""
    QComboBox {{ padding-right: 4px; }}
    {focus_rule("QComboBox:focus", colors, 4, 4, 4, 8)}
    QComboBox:focus {{ min-height: {_INNER_HEIGHT - 2}px; }}
    QComboBox::drop-down {{ border: none; width: 20px; }}
    QComboBox::down-arrow {{ image: url("{_icon("down", colors)}"); width: 12px; height: 12px; }}
    QComboBox QAbstractItemView {{ background: {colors.pane}; border: 1px solid {colors.border}; padding: 4px; }}
    """


def _spin_boxes(colors: ThemeColors) -> str:
    return f"""
    QAbstractSpinBox {{ padding: 2px 0 2px 8px; }}
    {focus_rule("QAbstractSpinBox:focus", colors, 2, 0, 2, 8)}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
        subcontrol-origin: border; width: 22px; border: none; background: transparent;
    }}
    QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
    QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
    QAbstractSpinBox::up-arrow {{ image: url("{_icon("up", colors)}"); width: 9px; height: 9px; }}
    QAbstractSpinBox::down-arrow {{ image: url("{_icon("down", colors)}"); width: 9px; height: 9px; }}
    """


def _buttons_and_lists(colors: ThemeColors) -> str:
    return f"""
    QPushButton {{ padding: 3px 14px; min-height: {_INNER_HEIGHT}px; }}
    QListWidget, QListView {{ padding: 4px; outline: none; }}
    {focus_rule("QListView:focus", colors, 4)}
    QListWidget::item {{ padding: 5px 8px; border-radius: 4px; }}
    QListWidget::item:selected, QListView#engines::item:selected {{
        background: {colors.accent}; color: {colors.on_accent};
    }}
    """


def _radio_buttons(colors: ThemeColors) -> str:
    return f"""
    QRadioButton::indicator {{
        width: 13px; height: 13px; border: 1px solid {colors.paused}; border-radius: 7px; background: {colors.pane};
    }}
    QRadioButton::indicator:hover {{ border-color: {colors.accent}; }}
    QRadioButton::indicator:focus {{ width: 11px; height: 11px; }}
    {focus_rule("QRadioButton::indicator:focus", colors)}
    QRadioButton::indicator:checked {{ width: 7px; height: 7px; border: 4px solid {colors.accent}; }}
    QRadioButton::indicator:checked:focus {{ border-color: {colors.text}; background: {colors.accent}; }}
    """


def _scroll_bars(colors: ThemeColors) -> str:
    return f"""
    QScrollBar:vertical {{ background: transparent; width: 12px; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; }}
    QScrollBar::handle {{ background: {colors.paused}; border-radius: 3px; margin: 3px; }}
    QScrollBar::handle:vertical {{ min-height: 24px; }}
    QScrollBar::handle:horizontal {{ min-width: 24px; }}
    QScrollBar::handle:hover {{ background: {colors.quiet_text}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """


def _panes(colors: ThemeColors) -> str:
    return f"""
    QTabWidget::pane {{ border: none; border-top: 1px solid {colors.border}; }}
    QScrollArea[pane="true"] {{
        background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px;
    }}
    QScrollArea[pane="true"] > QWidget > QWidget {{ background: {colors.pane}; }}
    """
