"""A recent game in the list of the start screen."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from studio.game.position import Position
from studio.ui.board.thumbnail import BoardThumbnail
from studio.ui.texts.plain import plain
from studio.ui.widgets.arranging import STRETCH, hbox, vbox
from studio.ui.widgets.arrow_button import ArrowButton
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.theme import GRID, Theme, show_quietly, text_font

_BOARD = 8 * GRID
"""The width of the picture of the board in pixels."""


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A game in the list of recent games."""

    path: Path
    players: str
    outcomes: tuple[str, ...]
    """Texts about the game, the longest first.

    The longest has the result, the number of moves and the rules. The others leave some of these out.
    """
    day: str
    played: datetime
    """When the game was played. The list is sorted by this time."""
    end: Position
    """The last position."""
    is_short: bool = False
    """Whether at least one side has not moved yet."""
    is_unfinished: bool = False
    """Whether the user can continue it against its engine."""

    def is_copy_of(self, other: "RecentGame") -> bool:
        """Return whether both files contain the same game. The players, the day and the last position must be equal."""
        return self.players == other.players and self.played.date() == other.played.date() and self.end == other.end


class GameRow(ArrowButton):
    """A button that shows the last position, the players and the day. Below them are the result and the file name."""

    def __init__(self, game: RecentGame, theme: Theme, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setObjectName("start_game")
        self.setAccessibleName(", ".join((game.players, game.outcomes[0], game.day)))
        self.setAccessibleDescription(game.path.name)
        self.setToolTip(plain(str(game.path)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._board = BoardThumbnail(game.end, theme, _BOARD)
        players, outcome, day, self._file = FittedLine(), FittedLine(), QLabel(game.day), FittedLine()
        self._file.setObjectName("start_game_file")
        players.setFont(text_font(bold=True))
        players.show_text(game.players)
        outcome.show_text(*game.outcomes)
        self._file.show_text(game.path.name)
        show_quietly(outcome, day, self._file)
        for label in (players, outcome, day, self._file):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        first = hbox((players, 1), day, spacing=2 * GRID)
        texts = vbox(STRETCH, first, outcome, self._file, STRETCH, spacing=2)
        self._row = hbox(self._board, (texts, 1), of=self, spacing=GRID + 4)
        self.set_low(low=False)

    def set_low(self, *, low: bool) -> None:
        """If `low`, leave out the picture and the file name, because the window is not high."""
        self._board.setVisible(not low)
        self._file.setVisible(not low)
        self._row.setContentsMargins(2 * GRID if low else GRID, GRID, 2 * GRID, GRID)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the content. Qt's own hint for a button without a text would not be high enough."""
        count = 2 if self._file.isHidden() else 3
        lines = count * QFontMetrics(text_font()).lineSpacing() + 2 * (count - 1)
        content = lines if self._board.isHidden() else max(lines, _BOARD)
        return QSize(super().sizeHint().width(), content + 2 * GRID + 2)
