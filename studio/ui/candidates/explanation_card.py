"""A card over an edge of the board that answers "Why not this move?". It has a sentence and the terms of both moves."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QToolButton, QVBoxLayout, QWidget

from studio.game.message import fill
from studio.game.notation import move_name
from studio.insight.explanation import Answer, Explanation
from studio.ui.candidates.explanation_texts import ExplanationTexts
from studio.ui.candidates.terms import TermComparison, TermRow
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.edge_card import EdgeCard
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly, text_font

_CLOSE = "×"
_WIDEST, _NARROWEST = 56 * GRID, 24 * GRID


class ExplanationCard(QFrame):
    """Shows why a move is not the best one. If there is no explanation, the card is hidden."""

    # Escape closes it from any widget of the window.

    close_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("explanation_card")
        self._explanation: Explanation | None = None
        self._kept_free: tuple[QRect, ...] = ()
        self._edge: EdgeCard | None = None
        self._texts, self._viewed = ExplanationTexts(self), ViewedSide()
        self._title, self._sentence, self._detail, self._close = QLabel(), QLabel(), QLabel(), QToolButton()
        self._terms = TermComparison(theme)
        self._layout = self._arranged()
        self._close.clicked.connect(self._on_close)
        self.hide()
        show_quietly(self._title, self._detail)
        theme.bind(self._apply_colors)
        self._set_texts()

    # Commands

    def stand_over(self, board: QWidget) -> None:
        """Show the card over the lower or the upper edge of `board`."""
        self._edge = EdgeCard(self, board, _WIDEST, lambda: self._kept_free, self.fit)

    def show_explanation(self, explanation: Explanation | None, kept_free: Sequence[QRect] = ()) -> None:
        """Show `explanation`.

        If it is None, hide the card. If possible, the card does not cover the areas `kept_free` of the board.
        """
        self._explanation, self._kept_free = explanation, tuple(kept_free)
        self._write()
        if explanation is not None and self._edge is not None:
            self._edge.place()
        self.setVisible(explanation is not None)

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates for the side of `viewed`, and name this side."""
        self._viewed = viewed
        self._write()

    @property
    def sentence(self) -> str:
        """Return the sentences of the explanation as one text. The most important sentence comes first."""
        return " ".join(label.text() for label in (self._sentence, self._detail) if label.text())

    # Size

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._layout.totalHeightForWidth(width)

    def fit(self, width: int, most: int) -> None:
        """Show the parts of the card that fit into this width and a height of `most` pixels.

        If not all fit, the terms are hidden first, then the detail.
        """
        optional = (self._terms, self._detail)
        for part, is_needed in zip(optional, (self._has_terms, bool(self._detail.text())), strict=True):
            part.setVisible(is_needed)
        for part in optional:
            self._layout.invalidate()
            if self.heightForWidth(width) <= most:
                return
            part.hide()
        self._layout.invalidate()

    def sizeHint(self) -> QSize:
        return QSize(_WIDEST, self.heightForWidth(_WIDEST))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, 0)

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the window for Escape."""
        super().showEvent(event)
        # never removed: the card may be hidden just before its window is destroyed
        self.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Escape close the card."""
        # The key must not stop the search or leave full screen at the same time.
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and not event.modifiers()
        if not is_escape or not self.isVisible():
            return super().eventFilter(watched, event)
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() is QEvent.Type.KeyPress:
            self._on_close()
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._dress_texts()

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.setStyleSheet(
            f"#explanation_card {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 8px; }}"
            f"#explanation_close {{ color: {colors.quiet_text}; padding: 0px 6px; }}"
        )
        self._dress_texts()

    def _dress_texts(self) -> None:
        self._sentence.setFont(text_font(text_font().pointSizeF() * 1.1, bold=True))

    def _arranged(self) -> QVBoxLayout:
        for name, label in {"title": self._title, "sentence": self._sentence, "detail": self._detail}.items():
            label.setObjectName(f"explanation_{name}")
            label.setWordWrap(name != "title")
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._close.setObjectName("explanation_close")
        self._close.setText(_CLOSE)
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the focus from the board
        heading = hbox((self._title, 1), self._close, spacing=None)
        parts = (heading, self._sentence, self._terms, self._detail)
        return vbox(*parts, of=self, margins=(2 * GRID, GRID, GRID, GRID + 4))

    @Slot()
    def _on_close(self) -> None:
        self.show_explanation(None)
        self.close_requested.emit()

    # Texts

    def _write(self) -> None:
        explanation = self._explanation
        if explanation is None:
            return
        name = move_in_words(explanation.point, explanation.rules)
        self._title.setText(fill(self.tr("Why not {move}?"), move=name))
        first, *others = self._texts.sentences(explanation, self._viewed, self.locale())
        self._sentence.setText(first)
        self._detail.setText(" ".join(others))
        self._detail.setVisible(bool(others))
        self.setAccessibleDescription(self.sentence)
        if self._has_terms:
            self._terms.show_rows(*self._names(explanation), self._rows(explanation))
        self._terms.setVisible(self._has_terms)
        self._layout.invalidate()

    @property
    def _has_terms(self) -> bool:
        told = self._explanation
        return told is not None and told.answer is Answer.COMPARED and told.has_terms

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
        self._close.setToolTip(self.tr("Close the explanation (Esc)"))
        self._write()
