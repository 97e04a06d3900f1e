"""A card that answers "Why not this move?": it compares the move with the best move term by term, and gives the answer
in sentences.
"""

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QToolButton, QWidget

from studio.game.message import fill
from studio.game.notation import move_name
from studio.insight.explanation import Answer, Explanation
from studio.ui.candidates.explanation_texts import ExplanationTexts
from studio.ui.candidates.terms import TermComparison, TermRow
from studio.ui.widgets.arranging import STRETCH, hbox, vbox
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, text_font

_CLOSE = "×"
_LEAST_HEIGHT = 14 * GRID
_TALL_WINDOW = 110 * GRID
"""In a window that is less high, the card has its minimum height and can be scrolled."""


class ExplanationCard(QFrame):
    """Shows why a move is not the best one; hidden without an explanation."""

    close_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("explanation_card")
        self._explanation: Explanation | None = None
        self._texts = ExplanationTexts(self)
        self._title, self._sentence, self._close = QLabel(), QLabel(), QToolButton()
        self._terms = TermComparison(theme)
        self._scroll, self._body = QScrollArea(), QWidget()
        self._height = 0  # the height of the full content
        self._arrange()
        self._close.clicked.connect(self._on_close)
        self.hide()
        theme.bind(self._apply_colors)
        self._set_texts()

    # Commands

    def show_explanation(self, explanation: Explanation | None) -> None:
        """Show an explanation; None hides the card."""
        self._explanation = explanation
        self._write()
        self.setVisible(explanation is not None)

    @property
    def sentence(self) -> str:
        """Return the answer in sentences."""
        return self._sentence.text()

    def sizeHint(self) -> QSize:
        return QSize(36 * GRID, self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, self._least_height)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._claim_height()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_close()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._title.setFont(text_font(bold=True))

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.setStyleSheet(
            f"#explanation_card {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px; }}"
            f"#explanation_scroll, #explanation_body {{ background: transparent; }}"
            f"#explanation_close {{ color: {colors.quiet_text}; padding: 0px 6px; }}"
        )
        self._title.setFont(text_font(bold=True))

    def _arrange(self) -> None:
        self._title.setObjectName("explanation_title")
        self._sentence.setObjectName("explanation_sentence")
        self._sentence.setWordWrap(True)
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close.setObjectName("explanation_close")
        self._close.setText(_CLOSE)
        self._close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        heading = hbox((self._title, 1), self._close, spacing=None)
        vbox(heading, (self._scroll, 1), of=self, margins=(GRID + 4, GRID, GRID, GRID + 4))
        vbox(self._sentence, self._terms, STRETCH, of=self._body)
        self._scroll.setObjectName("explanation_scroll")
        self._body.setObjectName("explanation_body")
        self._scroll.setWidget(self._body)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @Slot()
    def _on_close(self) -> None:
        self.show_explanation(None)
        self.close_requested.emit()

    def _claim_height(self) -> None:
        """Request the full height of the content if the window is high enough. This is needed because layouts
        underestimate the height of wrapped text.
        """
        layout, body = self.layout(), self._body.layout()
        if layout is None or body is None:
            return
        margins = layout.contentsMargins() + self.contentsMargins()
        inside = self.width() - margins.left() - margins.right()
        around = margins.top() + margins.bottom() + self._close.sizeHint().height() + layout.spacing()
        self._height = around + body.totalHeightForWidth(inside)
        self.setMaximumHeight(self._height)
        self.setMinimumHeight(self._least_height)
        layout.setGeometry(self.contentsRect())

    @property
    def _least_height(self) -> int:
        return self._height if self.window().height() >= _TALL_WINDOW else min(self._height, _LEAST_HEIGHT)

    # Texts

    def _write(self) -> None:
        explanation = self._explanation
        if explanation is None:
            return
        name = move_name(explanation.point, explanation.rules)
        self._title.setText(fill(self.tr("Why not {move}?"), move=name))
        sentence = " ".join(self._texts.sentences(explanation, self.locale()))
        if sentence != self._sentence.text():  # setting the same text would clear the user's selection
            self._sentence.setText(sentence)
        self._sentence.setAccessibleName(self._sentence.text())
        if explanation.answer is Answer.COMPARED:
            self._terms.show_rows(*self._names(explanation), self._rows(explanation))
        self._terms.setVisible(explanation.answer is Answer.COMPARED)
        self._claim_height()

    def _names(self, explanation: Explanation) -> tuple[str, str]:
        return tuple(  # type: ignore[return-value]
            move_name(terms.point, explanation.rules) if terms else ""
            for terms in (explanation.best, explanation.asked)
        )

    def _rows(self, explanation: Explanation) -> tuple[TermRow, ...]:
        best, asked = explanation.best, explanation.asked
        if best is None or asked is None:
            return ()
        deciding = explanation.deciding
        return (
            TermRow(
                self.tr("Exploitation"),
                best.exploitation,
                asked.exploitation,
                is_deciding=deciding == "exploitation",
            ),
            TermRow(self.tr("Exploration"), best.exploration, asked.exploration, is_deciding=deciding == "exploration"),
            TermRow(self.tr("Score"), best.score, asked.score, is_total=True),
        )

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Why this is not the best move"))
        self._close.setAccessibleName(self.tr("Close the explanation"))
        self._close.setToolTip(self._close.accessibleName())
        self._write()
