"""The start screen. It covers the window until the user chooses what to do."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMainWindow,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from studio.game.message import fill
from studio.game.position import Position
from studio.ui.board.thumbnail import BoardThumbnail
from studio.ui.play.game_row import GameRow, RecentGame
from studio.ui.widgets.arranging import STRETCH, hbox, scrolled, vbox
from studio.ui.widgets.arrow_button import ArrowButton
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly, text_font

_COLUMN, _WIDE = 46 * GRID, 100 * GRID
"""The width of a column, and the width from which a window has columns side by side. Both are in pixels."""
_LOW = 70 * GRID
"""If the window is less high than this number of pixels, the screen shows only the choices, side by side."""
_BESIDE_CARDS, _HIGHEST_CARD = 32 * GRID, 20 * GRID
"""The height of everything except the cards, and the maximum height of a card. Both are in pixels."""
_WIDEST = 0.76
"""The maximum width of the content, as a fraction of the window's width."""
_LEAST_LIMIT = 120 * GRID
"""The content may always be this wide, in pixels. In a small window, the texts need the whole width."""
_SAMPLE = 22 * GRID
"""The width in pixels of the sample game's picture."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """The texts of the first button, which starts a game against an engine."""

    button: str
    detail: str


class StartScreen(QFrame):
    """Covers a window. Only the menu bar stays visible."""

    # Escape closes it. Arrow keys go from button to button.

    play_chosen = Signal()
    other_game_chosen = Signal()
    open_chosen = Signal()
    sample_chosen = Signal()
    continue_chosen = Signal(object)
    """Emitted when the user continues the last game, with the `Path` of its file."""
    game_chosen = Signal(object)
    """Emitted when the user selects a recent game, with the `Path` of its file."""
    watch_chosen = Signal()
    lessons_chosen = Signal()
    exercises_chosen = Signal()
    practice_chosen = Signal()
    report_chosen = Signal()
    preferences_chosen = Signal()
    close_requested = Signal()

    def __init__(self, window: QMainWindow, theme: Theme) -> None:
        super().__init__(window)
        self.setObjectName("start_screen")
        self.setAccessibleName(self.tr("Start screen"))
        self.setAutoFillBackground(True)
        self._window, self._theme = window, theme
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._played: list[float] = []  # of each row, in seconds before 1970, so that they rise
        self._spare: list[QWidget] = []  # what a low screen leaves out
        self._cards: list[QWidget] = []
        self._is_low = False
        self._boxes: list[QVBoxLayout] = []  # the layouts with large gaps
        self.play, self._detail = self._button("play", ""), QLabel()
        self._continue, self._newest = self._button("continue", ""), list[RecentGame]()
        self._continue.hide()
        self._practice = self._button("practice", self.tr("Pr&actise …"), self.practice_chosen)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)  # the title and the buttons above the recent games
        self._sample = QFrame()
        self._sample.setObjectName("start_sample_card")
        self._sample_row = QHBoxLayout(self._sample)
        self._rows, self._empty = QVBoxLayout(), self._without_games()
        self._area = QScrollArea()
        self.hint, self.note = QToolButton(), QLabel()
        self.hint.setText(self.tr("Show the Board (Esc)"))
        self._lay_out()
        theme.bind(self._apply_colors)
        window.installEventFilter(self)
        self._place()

    def show_opponent(self, opponent: Opponent) -> None:
        self.play.setText(opponent.button)
        self._detail.setText(opponent.detail)
        self.play.setAccessibleDescription(opponent.detail)

    def show_due(self, due: int) -> None:
        """Show on the practice button how many positions are due today."""
        text = self.tr("Pr&actise ({count} due) …")
        self._practice.setText(fill(text, count=QLocale().toString(due)) if due else self.tr("Pr&actise …"))

    def show_note(self, text: str) -> None:
        """Show a message instead of the hint. If the text is empty, show the hint again."""
        # The screen covers the usual place below the board.
        self.note.setText(text)
        self._show_hint()
        QTimer.singleShot(0, self, self._scroll_to_note)  # after the layouts have made room for it

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """Add games to the list. The game that was played last comes first."""
        for game in games:
            place = bisect_right(self._played, -game.played.timestamp())
            self._played.insert(place, -game.played.timestamp())
            row = GameRow(game, self._theme, self)
            row.set_low(low=self._is_low)
            row.clicked.connect(partial(self.game_chosen.emit, game.path))
            row.left.connect(self._step)
            self._rows.insertWidget(place + 1, row)  # below the text of an empty list
        self._empty.setVisible(self._rows.count() == 2)
        newest = [*self._newest, *(game for game in games if not game.is_short)]
        self._newest = sorted(newest, key=lambda game: game.played, reverse=True)[:1]
        self._offer_to_continue()

    def show_sample(self, end: Position) -> None:
        """Show the last position of the sample game, which is offered if the list of games is empty."""
        picture = BoardThumbnail(end, self._theme, _SAMPLE)
        self._sample_row.insertWidget(0, picture)
        self._spare.append(picture)
        picture.setVisible(not self._is_low)

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._place()
        elif watched is self._window and event.type() is QEvent.Type.LayoutRequest:
            self.raise_()  # a new arrangement of the docks brings them to the front
        return False

    # Construction

    def _lay_out(self) -> None:
        title = QLabel("MCTS Studio")
        title.setFont(text_font(text_font().pointSizeF() + 9, bold=True))
        self._detail.setWordWrap(True)
        show_quietly(self._detail)
        left = vbox(self._play_card(), self._watch_card(), self._learn_card(), STRETCH)
        self._parts = _held(left), self._games()
        for part in self._parts:
            self._columns.addWidget(part, 1)
        preferences = self._button("preferences", self.tr("Preferen&ces …"), self.preferences_chosen)
        page = QWidget()
        page.setObjectName("start_page")
        self.hint.setAutoRaise(True)
        self.hint.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hint.clicked.connect(self.close_requested)
        self.note.setObjectName("start_note")
        self.note.setWordWrap(True)
        self._spare += [title, preferences, self._detail]
        parts = (hbox(title, STRETCH, preferences), self._columns, hbox(self.hint, STRETCH), self.note)
        self._inner = _held(vbox(*parts, spacing=3 * GRID))
        row = hbox(STRETCH, (self._inner, 8), STRETCH, spacing=0)
        self._page = vbox(of=page, spacing=0)
        self._page.addStretch(2)  # the content is a little above the middle
        self._page.addLayout(row)
        self._page.addStretch(3)
        self._boxes.append(left)
        self._area = scrolled(page, self)
        vbox(self._area, of=self, spacing=0)

    def _play_card(self) -> QWidget:
        other = self._button("other_game", self.tr("Other Ga&me …"), self.other_game_chosen)
        self.play.clicked.connect(self.play_chosen)
        self._continue.clicked.connect(self._on_continue)
        rows = vbox(self._continue, hbox((self.play, 1), other), spacing=GRID)
        return self._card(self.tr("Play"), self._detail, rows)

    def _offer_to_continue(self) -> None:
        """Show the button that continues the newest game if this game is unfinished."""
        unfinished = next((game for game in self._newest if game.is_unfinished), None)
        if unfinished is not None:
            players = unfinished.players.replace("&", "&&")
            self._continue.setText(fill(self.tr("Continue: {players}"), players=players))
        self._continue.setVisible(unfinished is not None)

    @Slot()
    def _on_continue(self) -> None:
        self.continue_chosen.emit(self._newest[0].path)

    def _watch_card(self) -> QWidget:
        text = self._sentence(self.tr("See how Monte Carlo tree search thinks about the position on the board."))
        return self._card(
            self.tr("Watch a search"),
            text,
            hbox(self._button("watch", self.tr("Wa&tch the Search"), self.watch_chosen), STRETCH),
        )

    def _learn_card(self) -> QWidget:
        text = self._sentence(
            self.tr("Lessons explain the search. Exercises train your eye for threats. Practice repeats your mistakes.")
        )
        lessons = self._button("lessons", self.tr("Lesso&ns"), self.lessons_chosen)
        exercises = self._button("exercises", self.tr("F&ind the Win …"), self.exercises_chosen)
        return self._card(self.tr("Learn"), text, hbox(lessons, exercises, self._practice, STRETCH))

    def _games(self) -> QWidget:
        heading = _heading(self.tr("Review a game"))
        opener = self._button("open", self.tr("&Open …"), self.open_chosen)
        report = self._button("report", self.tr("&Report …"), self.report_chosen)
        report.setToolTip(self.tr("Accuracy and trend over all games that were played here"))
        self._rows.setSpacing(GRID)
        self._rows.addWidget(self._empty)
        self._rows.addStretch()
        self._head.addWidget(heading, 1)
        self._head.addLayout(hbox(report, opener, STRETCH))
        return _held(vbox(self._head, (self._rows, 1), spacing=2 * GRID))

    def _without_games(self) -> QWidget:
        """Return what is shown if the list of games is empty."""
        text = QLabel(self.tr("Your games will appear here."))
        text.setWordWrap(True)
        show_quietly(text)
        sample = self._button("sample", self.tr("Go Thro&ugh a Sample Game"), self.sample_chosen)
        texts = vbox(STRETCH, text, hbox(sample, STRETCH), STRETCH, spacing=GRID + 4)
        self._sample_row.addLayout(texts, 1)
        self._sample_row.setSpacing(2 * GRID)
        self._sample_row.setContentsMargins(*4 * (2 * GRID,))
        return self._sample

    def _card(self, title: str, *parts: QWidget | QLayout) -> QWidget:
        frame = QFrame()
        frame.setObjectName("start_card")
        frame.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)  # beside a longer list, too
        *texts, buttons = parts
        self._boxes.append(vbox(_heading(title), *texts, STRETCH, buttons, of=frame))
        self._cards.append(frame)
        return frame

    def _sentence(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setWordWrap(True)
        show_quietly(label)
        self._spare.append(label)
        return label

    def _button(self, name: str, text: str, signal: object = None) -> ArrowButton:
        button = ArrowButton(text, self)
        button.setObjectName(f"start_{name}")
        button.left.connect(self._step)
        if signal is not None:
            button.clicked.connect(signal)
        return button

    # Behaviour

    @Slot(int)
    def _step(self, step: int) -> None:
        """Move the focus to the next or the previous button. If `step` is 0, close the screen."""
        if step == 0:
            self.close_requested.emit()
            return
        buttons = sorted(self.findChildren(ArrowButton), key=lambda each: self._order(each))
        focused = next((place for place, each in enumerate(buttons) if each.hasFocus()), 0)
        target = buttons[max(0, min(focused + step, len(buttons) - 1))]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self._area.ensureWidgetVisible(target)

    def _order(self, button: QWidget) -> tuple[int, int, int]:
        """Return a sort key that orders buttons by column from left to right, and in each column from top to bottom."""
        place = button.mapTo(self, button.rect().topLeft())
        is_right = self._columns.direction() is QBoxLayout.Direction.LeftToRight and place.x() > self.width() // 2
        return int(is_right), place.y(), place.x()

    def _place(self) -> None:
        top = self._window.menuBar().height() if self._window.menuBar().isVisible() else 0
        size = self._window.size()
        is_low = size.height() < _LOW
        is_wide = size.width() >= _WIDE or is_low
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self._fit(is_low=is_low)
        self.setGeometry(0, top, size.width(), size.height() - top)
        self.raise_()

    def _fit(self, *, is_low: bool) -> None:
        """Lay out the screen. If `is_low`, hide explanations, use small gaps, and place buttons below the titles."""
        # All choices must be visible.
        self._is_low = is_low
        for part in self._spare:
            part.setVisible(not is_low)
        self._show_hint()
        for row in self.findChildren(GameRow):
            row.set_low(low=is_low)
        for part in self._parts:
            part.setMinimumWidth(0 if is_low else _COLUMN)
        room = (self._window.height() - _BESIDE_CARDS) // len(self._cards)
        for card_ in self._cards:
            card_.setMinimumHeight(0 if is_low else min(room, _HIGHEST_CARD))
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.TopToBottom if is_low else direction.LeftToRight)
        self._inner.setMaximumWidth(max(_LEAST_LIMIT, int(_WIDEST * self._window.width())))
        beside, above, card = (GRID, GRID, GRID) if is_low else (4 * GRID, 4 * GRID, 2 * GRID)
        self._page.setContentsMargins(beside, above, beside, beside // 2)
        self._columns.setSpacing(beside)
        for box in self._boxes[:-1]:
            box.setContentsMargins(card, card, card, card)
            box.setSpacing(GRID // 2 if is_low else GRID + 4)
        self._sample_row.setContentsMargins(*4 * (card,))
        self._boxes[-1].setSpacing(card)

    def _show_hint(self) -> None:
        """Show the message. If there is none, show the hint, unless the screen is too low for it."""
        self.note.setVisible(bool(self.note.text()))
        self.hint.setVisible(not self.note.text() and not self._is_low)

    @Slot()
    def _scroll_to_note(self) -> None:
        if self.note.isVisible():
            self._area.ensureWidgetVisible(self.note)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.setStyleSheet(
            f"#start_screen, #start_page {{ background: {colors.window}; }}"
            f"#start_card {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: {GRID}px; }}"
            f"#start_sample_card {{ background: {colors.pane}; border: 1px solid {colors.border};"
            f" border-radius: {GRID}px; }}"
            f"#start_note {{ background: {colors.pane}; border: 1px solid {colors.border};"
            f" border-left: 3px solid {colors.accent}; padding: {GRID}px; font-weight: 600; }}"
            f"#start_game {{ background: {colors.pane}; padding: 0px; min-height: 0px; text-align: left; }}"
            f"#start_game:hover {{ border-color: {colors.accent}; }}"
            f"#start_play {{ background: {colors.accent}; color: {colors.on_accent}; border-color: {colors.accent};"
            " font-weight: 600; }"
            + focus_rule("#start_game:focus", colors, 0)
            + focus_rule("#start_play:focus", colors, on_accent=True)
        )


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(text_font(text_font().pointSizeF() + 2, bold=True))
    return label


def _held(layout: QLayout) -> QWidget:
    holder = QWidget()
    holder.setLayout(layout)
    layout.setContentsMargins(0, 0, 0, 0)
    return holder
