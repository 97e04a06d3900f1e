"""Finds the texts of a window, and widgets that are too small for their texts."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)

from studio.networks.catalogue import shipped_networks
from studio.ui.texts.language import LANGUAGES
from studio.ui.widgets.theme import GRID

_BRACKETED = re.compile(r"\[[^\[\]]*\]")
_NAMES = re.compile(
    "|".join(
        (
            r"MCTS Studio( \d[\w.]*)?",
            r"\d:\d\d\s[AP]M",  # a time of day
            *map(re.escape, LANGUAGES.values()),
            *(re.escape(network.name) for network in shipped_networks()),
            r"[\w-]+\.(sgf|psq|pos|txt|png|svg)\b",
            r"\b[a-z]\d+\b",  # a point of the board
            r"\d+[kMG]\b",
            r"\b(Ctrl|Shift|Alt|Meta|Space|Return|Enter|Esc|Tab|Backspace|Del)\b",
            r"\b(Home|End|PgUp|PgDown|Left|Right|Up|Down)\b",
            r"\bF\d+\b",
            r"<[^>]+>",
            r"\(\*[^)]*\)",  # patterns of a file filter
        )
    )
)
_WORD = re.compile(r"[^\W\d_]{2,}")


def is_marked(text: str) -> bool:
    """Return whether a text contains, outside of translated parts in brackets, only numbers, keys, points and names."""
    while _BRACKETED.search(text):
        text = _BRACKETED.sub("", text)
    return _WORD.search(_NAMES.sub("", text)) is None


def texts_of(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield every text of a window with a description of its place, including menus and tool tips."""
    for widget in (window, *window.findChildren(QWidget)):
        name = _name(widget)
        for kind, text in (
            ("tool tip", widget.toolTip()),
            ("accessible name", widget.accessibleName()),
            ("accessible description", widget.accessibleDescription()),
            ("title", widget.windowTitle()),
        ):
            yield f"{name} {kind}", text
        for text in _own_texts(widget):
            yield name, text
        for action in widget.actions():
            for text in (action.text(), action.toolTip(), action.statusTip()):
                yield f"{name}: action {action.objectName()}", text


def _own_texts(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox | QMenu):
        yield widget.title()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(widget.count()))
        for at in range(widget.count()):
            yield str(widget.itemData(at, Qt.ItemDataRole.ToolTipRole) or "")
    elif isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(at) for at in range(widget.count()))
    elif isinstance(widget, QTableView):
        yield from _table_texts(widget)


def _table_texts(table: QTableView) -> Iterator[str]:
    model = table.model()
    for column in range(model.columnCount() if model else 0):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
        for row in range(model.rowCount()):
            yield str(model.index(row, column).data() or "")


def clipped(window: QWidget) -> Iterator[str]:
    """Yield a description of each visible widget that is too small for its text."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        if _is_clipped(widget):
            yield f"{_name(widget)} has {widget.width()}×{widget.height()} for {_first_text(widget)!r}"
        if isinstance(widget, QHeaderView):
            yield from _clipped_sections(widget)


def _is_clipped(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return bool(widget.text()) and _label_is_clipped(widget)
    if isinstance(widget, QAbstractButton) and widget.text():
        return widget.sizeHint().width() > widget.width() + 1
    if isinstance(widget, QComboBox):
        return _combo_is_clipped(widget)
    if isinstance(widget, QAbstractSpinBox):
        return widget.minimumSizeHint().width() > widget.width() + 1
    if isinstance(widget, QGroupBox | QDockWidget):
        text = widget.title() if isinstance(widget, QGroupBox) else widget.windowTitle()
        return widget.fontMetrics().horizontalAdvance(text) > widget.width()
    return False


def _label_is_clipped(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() + 1
    return label.sizeHint().width() > label.width() + 1 or label.sizeHint().height() > label.height() + 1


def _combo_is_clipped(box: QComboBox) -> bool:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    return box.fontMetrics().horizontalAdvance(box.currentText()) > field.width()


def _clipped_sections(header: QHeaderView) -> Iterator[str]:
    if header.orientation() is not Qt.Orientation.Horizontal:
        return
    for section in range(header.count()):
        text = str(header.model().headerData(section, Qt.Orientation.Horizontal) or "")
        needed = header.fontMetrics().horizontalAdvance(text) + 2 * GRID
        if not header.isSectionHidden(section) and needed > header.sectionSize(section):
            yield f"header of {_name(header.parent())} has {header.sectionSize(section)} of {needed} for {text!r}"


def _first_text(widget: QWidget) -> str:
    return widget.currentText() if isinstance(widget, QComboBox) else next(iter(_own_texts(widget)), "")


def _name(thing: object) -> str:
    """Return the class of a widget, and the object name of the widget or of its nearest named ancestor."""
    if not isinstance(thing, QWidget):
        return type(thing).__name__
    owner: object = thing
    while isinstance(owner, QWidget) and not _named(owner) and owner.parent() is not None:
        owner = owner.parent()
    return f"{type(thing).__name__} in {owner.objectName() if isinstance(owner, QWidget) else ''}"


def _named(widget: QWidget) -> bool:
    return (
        bool(widget.objectName())
        and not widget.objectName().startswith("qt_")
        and not isinstance(widget, QAbstractItemView)
    )
