"""The card beside the board with texts about the current move."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QSizePolicy, QToolButton, QWidget

from studio.ui.actions.actions import Actions
from studio.ui.record.line_sentence import LineSentence
from studio.ui.record.review_bar import ReviewBar
from studio.ui.widgets.arranging import STRETCH, hbox, vbox
from studio.ui.widgets.dressing import set_styled_property
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, text_font

_LARGE, _LARGE_ROWS = 13, 4
_HEAD_GAP, _ROW_GAP, _LEFT_MARGIN = 2 * GRID, GRID // 2, 2 * GRID


@dataclass(frozen=True, slots=True)
class Summary:
    """The texts of the card about a move."""

    # Empty ones are left out.

    move: str
    """The move with its number and mark, such as "9. h7??"."""
    rates: str = ""
    """The win rate of a side before and after the move, such as "Black 52 % → 22 %"."""
    better: str = ""
    """The better move."""
    sentence: str = ""
    """A sentence about the move."""
    lines: tuple[str, ...] = ()
    """The lines of moves in the sentence. If they do not fit, the card leaves out their last moves."""
    is_bad: bool = False
    offers_review: bool = False
    """Whether the card offers to review the game."""
    slip: str = ""
    """A short label for a move that gave away a proven win."""
    source: str = ""
    """The searches from which the numbers of a reviewed move come. It is a tooltip."""
    ringed: int | None = None
    """The point of the better move, which has a ring on the board."""
    # All cards of a judged game have the buttons of mistakes, so that their height stays.
    is_judged: bool = False
    """Whether a review has judged any moves of the game."""
    is_of_game: bool = False
    """Whether the texts are about the reviewed game as a whole."""
    has_mistakes: bool = False
    """Whether moves of the reviewed game are marked as mistakes.

    If so, the card offers to show the first one, and to practise.
    """


class SummaryCard(QFrame):
    """Shows what a review says about a move: its mark, its cost, the reason, and the better move."""

    seen_changed = Signal()
    """Emitted when the card becomes visible or hidden."""

    def __init__(self, actions: Actions, progress: ReviewBar, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("summary_card")
        self._move, self._rates, self._better = QLabel(), QLabel(), QToolButton()
        self._slip, self._sentence, self._review = QLabel(), LineSentence(), QToolButton()
        self._line, self._try, self._third = QToolButton(), QToolButton(), QWidget()
        self._first, self._practise = QToolButton(), QToolButton()
        self._progress, self._scale = progress, 1.0
        self._is_judged = self._is_tight = self._is_low = self._offers_review = False
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._dress(actions)
        self._head.setSpacing(_HEAD_GAP)
        self._head.addLayout(hbox(self._move, self._slip, STRETCH, spacing=_HEAD_GAP))
        self._head.addWidget(self._rates, 1)
        hbox(
            self._line,
            self._try,
            self._first,
            self._practise,
            GRID,
            self._better,
            STRETCH,
            of=self._third,
            spacing=GRID,
        )
        second = hbox(
            (self._sentence, 1),
            (self._review, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight),
            spacing=GRID,
        )
        vbox(
            self._head,
            second,
            STRETCH,
            self._third,
            progress,
            of=self,
            spacing=_ROW_GAP,
            margins=(_LEFT_MARGIN, GRID, GRID, GRID),
        )
        theme.bind(self._apply_colors)
        self.show_summary(None)

    def show_summary(self, summary: Summary | None) -> None:
        """Show the texts about a move. If `summary` is None, the card is empty."""
        shown = summary or Summary("")
        # without the row of buttons, the better move has no row of its own
        beside = shown.rates if shown.is_judged else " · ".join(filter(None, (shown.rates, shown.better)))
        for label, text in (
            (self._move, shown.move),
            (self._rates, beside),
            (self._better, shown.better if shown.is_judged else ""),
            (self._slip, shown.slip),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self._sentence.show_sentence(shown.sentence, *shown.lines)
        self._is_judged, self._offers_review = shown.is_judged, shown.offers_review
        self.setToolTip(shown.source)
        self._show_review()
        self._fit_sentence(self.width())
        self._third.setVisible(self._is_judged and not self._is_tight)
        of_game, of_move = (self._first, self._practise), (self._line, self._try)
        for button in of_move if shown.is_of_game else of_game:  # first: with all buttons, the card would be wider
            button.hide()
        for button in of_game if shown.is_of_game else of_move:
            button.setVisible(not shown.is_of_game or shown.has_mistakes)
        self._third.setMinimumHeight(self._line.sizeHint().height())  # the card keeps its height without buttons
        set_styled_property(self._move, "bad", shown.is_bad)
        self._fit_head()
        texts = (shown.move, shown.slip, shown.rates, shown.better, shown.sentence)
        self.setAccessibleDescription(". ".join(filter(None, texts)))

    def set_low(self, *, low: bool) -> None:
        """Set whether the window is low.

        In a low window, the button of the review is hidden while the card has buttons for a mistake.
        """
        # The sentence needs its room; the review has a key.
        self._is_low = low
        self._show_review()

    def set_scale(self, scale: float) -> None:
        """Set the size of texts relative to the usual size. If they are large, a sentence may take more rows."""
        self._move.setFont(text_font(_LARGE * scale, bold=True))
        self._sentence.set_rows(_LARGE_ROWS if scale > 1 else None)
        self._scale = scale
        self._fit_sentence(self.width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()
        self._fit_sentence(self.width())

    def fit(self, width: int, most: int) -> int:
        """Return the height in pixels that the texts need in a card of this width, limited to `most`.

        If the texts do not fit while a review runs, the buttons are hidden. Their actions can still be triggered by
        keys.
        """
        self._fit_sentence(width)
        height = self._height_for(width)
        has_buttons = self._is_judged and not self._is_tight
        whole = height if has_buttons or not self._is_judged else height + self._third.sizeHint().height() + _ROW_GAP
        is_tight = whole > most and not self._progress.isHidden()
        if is_tight is not self._is_tight:
            self._is_tight = is_tight
            self._third.setVisible(self._is_judged and not is_tight)
            height = self._height_for(width)
        return min(height, most)

    @property
    def is_of_review(self) -> bool:
        """Whether a review is running, or has judged moves of the game."""
        return self._is_judged or self.has_progress

    @property
    def has_progress(self) -> bool:
        """Whether the card shows the progress of a review."""
        return not self._progress.isHidden()

    @property
    def text(self) -> str:
        """All text that the card shows."""
        return self.accessibleDescription()

    # Implementation

    def _show_review(self) -> None:
        self._review.setVisible(self._offers_review and not (self._is_low and self._is_judged))

    def _fit_sentence(self, width: int) -> None:
        beside = 0 if self._review.isHidden() else self._review.sizeHint().width() + GRID
        self._sentence.fit(width - _LEFT_MARGIN - GRID - beside - 2 * self.frameWidth())

    def _height_for(self, width: int) -> int:
        layout = self.layout()
        if layout is None:
            return 0
        layout.activate()  # otherwise the rows may return the heights of earlier texts
        return layout.totalHeightForWidth(width)

    def _fit_head(self) -> None:
        """If the win rates do not fit beside the move, show them below it."""
        parts = [label for label in (self._move, self._slip) if label.text()]
        names = sum(label.sizeHint().width() + _HEAD_GAP for label in parts)
        needed = names + self._rates.fontMetrics().horizontalAdvance(self._rates.text())
        is_beside = needed <= self.width() - _LEFT_MARGIN - GRID
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if is_beside else direction.TopToBottom)
        self._head.setSpacing(_HEAD_GAP if is_beside else _ROW_GAP)

    def _dress(self, actions: Actions) -> None:
        self.setAccessibleName(self.tr("Current move"))
        for name, label in (
            ("move", self._move),
            ("rates", self._rates),
            ("slip", self._slip),
            ("sentence", self._sentence),
        ):
            label.setObjectName(f"summary_{name}")
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._rates, self._sentence):  # long texts must not widen the window
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._review.setObjectName("summary_review")
        self._review.setDefaultAction(actions["review"])
        self._review.setText(self.tr("Review the Game"))
        for button, action, text in (
            (self._line, "better_line", self.tr("Show Line")),
            (self._try, "try_better", self.tr("Try It Yourself")),
            (self._first, "next_mistake", self.tr("Go to the First Mistake")),
            (self._practise, "practice", self.tr("Practise")),
        ):
            button.setObjectName(f"summary_{action}")
            button.setProperty("row", True)
            self._bind(button, actions[action])
            button.setText(text)
            button.setAccessibleName(text)
        for button in (self._review, self._line, self._try, self._first, self._practise):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._better.setObjectName("summary_better")
        self._better.setCursor(Qt.CursorShape.PointingHandCursor)
        self._better.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the button "Show Line" beside it does the same
        self._follow(self._better, actions["better_line"])

    def _bind(self, button: QToolButton, action: QAction) -> None:
        """Let a button trigger an action and follow its state."""
        # As its default action, it would replace the text.
        button.setCheckable(action.isCheckable())
        self._follow(button, action)
        action.toggled.connect(button.setChecked)

    def _follow(self, button: QToolButton, action: QAction) -> None:
        """Let a button trigger an action, and enable it together with the action."""
        button.setEnabled(action.isEnabled())
        button.setToolTip(action.toolTip())
        button.clicked.connect(action.trigger)
        action.enabledChanged.connect(button.setEnabled)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._move.setFont(text_font(_LARGE * self._scale, bold=True))
        self._slip.setFont(text_font(bold=True))
        for label in (self._rates, self._better):
            label.setFont(figure_font(bold=True))
        self.setStyleSheet(
            f"#summary_card {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px; }}"
            f"#summary_move[bad=true] {{ color: {colors.failed}; }}"
            f"#summary_slip {{ color: {colors.failed}; border: 1px solid {colors.failed}; border-radius: 3px;"
            f" padding: 0 4px; }}"
            f"#summary_card QToolButton[row=true] {{ border: 1px solid {colors.border}; padding: 3px 11px; }}"
            f"#summary_better_line:checked {{ background: {colors.border}; }}"
            f"#summary_better {{ color: {colors.accent}; background: transparent; border: none; padding: 0; }}"
            f"#summary_better:hover {{ text-decoration: underline; }}"
            f"#summary_better:disabled {{ color: {colors.text}; }}"
            + focus_rule("#summary_card QToolButton[row=true]:focus", colors, 3, 11)
            + f"#summary_card QToolButton[row=true]:disabled {{ color: {colors.paused}; }}"
            f"#summary_sentence {{ color: {colors.quiet_text}; }}"
            f"#summary_review {{ background: {colors.accent}; color: {colors.on_accent}; padding: 4px 12px; }}"
            + focus_rule("#summary_review:focus", colors, 4, 12, on_accent=True)
        )
