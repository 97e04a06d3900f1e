"""A card that answers "Why not this move?": both moves side by side, term by term, and the answer in words."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from studio.explanation import Answer, Explanation
from studio.game.notation import move_name
from studio.ui.explanation_texts import ExplanationTexts
from studio.ui.term_comparison import TermComparison, TermRow
from studio.ui.theme import GRID, Theme, text_font

_CLOSE = "×"


class ExplanationCard(QFrame):
    """Shows an explanation; hidden when there is none."""

    close_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("explanation_card")
        self._told: Explanation | None = None
        self._texts = ExplanationTexts(self)
        self._title, self._sentence, self._close = QLabel(), QLabel(), QToolButton()
        self._terms = TermComparison(theme)
        self._arrange()
        self._close.clicked.connect(self._on_close)
        self.hide()
        self.set_theme(theme)
        self._retranslate()

    # Verbs

    def show_explanation(self, told: Explanation | None) -> None:
        """None: there is nothing to explain, and the card goes."""
        self._told = told
        self._write()
        self.setVisible(told is not None)

    @property
    def sentence(self) -> str:
        """The answer in words."""
        return self._sentence.text()

    def set_theme(self, theme: Theme) -> None:
        self.setStyleSheet(
            f"#explanation_card {{ background: {theme.pane}; border: 1px solid {theme.border}; border-radius: 6px; }}"
            f"#explanation_close {{ color: {theme.quiet_text}; padding: 0px 6px; }}"
        )
        self._title.setFont(text_font(bold=True))
        self._terms.set_theme(theme)

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, super().minimumSizeHint().height())

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
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.LocaleChange:
            self._write()
        elif event.type() is QEvent.Type.ApplicationFontChange:
            self._title.setFont(text_font(bold=True))

    # Inside

    def _arrange(self) -> None:
        self._title.setObjectName("explanation_title")
        self._sentence.setObjectName("explanation_sentence")
        self._sentence.setWordWrap(True)
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close.setObjectName("explanation_close")
        self._close.setText(_CLOSE)
        self._close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GRID + 4, GRID, GRID, GRID + 4)
        layout.setSpacing(GRID)
        layout.addLayout(heading)
        layout.addWidget(self._terms)
        layout.addWidget(self._sentence)

    @Slot()
    def _on_close(self) -> None:
        self.show_explanation(None)
        self.close_requested.emit()

    def _claim_height(self) -> None:
        """A layout takes a wrapped sentence for lower than it is, and would cut the terms."""
        layout = self.layout()
        if layout is not None:
            self.setMinimumHeight(layout.totalHeightForWidth(self.width()))

    # Words

    def _write(self) -> None:
        told = self._told
        if told is None:
            return
        name = move_name(told.point, told.rules)
        self._title.setText(self.tr("Why not %1?").replace("%1", name))
        self._sentence.setText(" ".join(self._texts.sentences(told, self.locale())))
        self._sentence.setAccessibleName(self._sentence.text())
        if told.answer is Answer.COMPARED:
            self._terms.show_rows(*self._names(told), self._rows(told))
        self._terms.setVisible(told.answer is Answer.COMPARED)
        self._claim_height()

    def _names(self, told: Explanation) -> tuple[str, str]:
        return tuple(  # type: ignore[return-value]
            move_name(terms.point, told.rules) if terms else "" for terms in (told.favourite, told.asked)
        )

    def _rows(self, told: Explanation) -> tuple[TermRow, ...]:
        favourite, asked = told.favourite, told.asked
        if favourite is None or asked is None:
            return ()
        deciding = told.deciding
        return (
            TermRow(
                self.tr("Exploitation"),
                favourite.exploitation,
                asked.exploitation,
                is_deciding=deciding == "exploitation",
            ),
            TermRow(
                self.tr("Exploration"), favourite.exploration, asked.exploration, is_deciding=deciding == "exploration"
            ),
            TermRow(self.tr("Score"), favourite.score, asked.score, is_total=True),
        )

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Why a move is not the favourite"))
        self._close.setAccessibleName(self.tr("Close the explanation"))
        self._close.setToolTip(self._close.accessibleName())
        self._write()
