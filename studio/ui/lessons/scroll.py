"""The part of a lesson's view that scrolls: the text, the question and the feedback."""

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QAbstractSlider, QScrollArea, QVBoxLayout, QWidget

from studio.ui.widgets.arranging import dress_scroll_area
from studio.ui.widgets.theme import ThemeColors, text_font

_Scroll = QAbstractSlider.SliderAction
SCROLLING = {
    Qt.Key.Key_Down: _Scroll.SliderSingleStepAdd,
    Qt.Key.Key_Up: _Scroll.SliderSingleStepSub,
    Qt.Key.Key_PageDown: _Scroll.SliderPageStepAdd,
    Qt.Key.Key_PageUp: _Scroll.SliderPageStepSub,
}
"""What the keys that scroll a page do to its scroll bar."""
_SMALL = 0.9
"""The size of small texts relative to their usual size."""
_SMALLER = "QLabel#lesson_text, QLabel#lesson_question, QLabel#lesson_explanation, LessonButton QLabel"


class _Page(QWidget):
    """The widget that scrolls. Its width alone decides its height."""

    def minimumSizeHint(self) -> QSize:
        """Return an empty size. Otherwise Qt would add the heights that labels need in a narrower view."""
        return QSize(0, 0)


class LessonScroll(QScrollArea):
    """Shows a page of a lesson, which scrolls if it is too long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress_scroll_area(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = _Page()
        self.page.setObjectName("lesson_inside")
        self.page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.page_layout = QVBoxLayout(self.page)
        self.setWidget(self.page)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    @property
    def missing_height(self) -> int:
        """How many pixels are missing to show the page without scrolling. If there is room to spare, it is negative."""
        shown = self.maximumViewportSize()
        return self.page_layout.totalHeightForWidth(shown.width()) - shown.height()

    @property
    def can_scroll(self) -> bool:
        """Whether the page is longer than the view."""
        return self.verticalScrollBar().maximum() > 0

    @property
    def further_text(self) -> str:
        """The name of the key that shows the part of the page that is out of sight. If there is none, it is empty."""
        if self.verticalScrollBar().value() > 0:
            return self.tr("↑ Text above: Page Up")
        return self.tr("↓ More: Page Down") if self.can_scroll else ""

    def turn(self, key: Qt.Key) -> None:
        """Scroll the page. `key` is one of `SCROLLING`."""
        self.verticalScrollBar().triggerAction(SCROLLING[key])

    def dress(self, colors: ThemeColors, *, small: bool) -> None:
        """Apply the colours, and make the texts of the page smaller if `small`."""
        sheet = f"QScrollArea, QWidget#lesson_inside {{ background: {colors.pane}; border: none; }}"
        if small:
            sheet += f" {_SMALLER} {{ font-size: {_SMALL * text_font().pointSizeF():.2f}pt; }}"
        self.setStyleSheet(sheet)

    @Slot()
    def _on_range(self) -> None:
        if self.can_scroll and self.missing_height <= 0:
            QTimer.singleShot(0, self, self._remove_bar)

    @Slot()
    def _remove_bar(self) -> None:
        """Remove a scroll bar that only its own width makes necessary."""
        # Qt keeps it, because the text beside it has more lines.
        if self.can_scroll and self.missing_height <= 0:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
