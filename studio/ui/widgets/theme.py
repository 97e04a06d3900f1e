"""All colours and fonts."""

# Views take colours from their theme and define none themselves.

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QLabel, QListView

GRID = 8
"""Distances in windows are multiples of this number of pixels."""


class ThemeChoice(StrEnum):
    """The user's choice of a theme. `SYSTEM` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class BoardStyle(StrEnum):
    WOOD = "wood"
    PLAIN = "plain"
    # The heatmap's colours need a neutral background.
    NEUTRAL = "neutral"
    """The style under a heatmap."""


@dataclass(frozen=True, slots=True)
class ThemeColors:
    """The colours of a theme as #rrggbb."""

    # The contrast of text to its background is at least 4.5 to 1.

    name: str
    window: str
    """The background behind and between panes."""
    pane: str
    raised: str
    """The background of buttons, headers and the hovered row."""
    border: str
    text: str
    quiet_text: str
    accent: str
    focused_accent: str
    """The accent colour of a button that has the keyboard focus.

    It contrasts with the frame, which has the colour of text.
    """
    on_accent: str
    # `proven`, `failed` and `paused` are for other states.
    thinking: str
    """The colour of the light while the engine thinks."""
    proven: str
    failed: str
    paused: str
    wood: str
    wood_edge: str
    plain: str
    plain_edge: str
    board_line: str
    plain_line: str
    coordinate: str
    black_stone: tuple[str, str]
    """The bright side and the dark side of a black stone."""
    white_stone: tuple[str, str]
    wood_ring: str
    """The colour of the O on a wooden board."""
    # Black stones must stand out.
    plain_ring: str
    """The colour of the O on a plain board. It is light in both themes."""
    stone_edge: str
    frame: tuple[str, str]
    """The colours of the upright frame in games with gravity.

    The first is for its face, the second for its back, which is visible through the holes.
    """
    neutral_frame: tuple[str, str]
    """The face and the back of the upright frame under a heatmap."""
    # `disc_white` is for White's discs.
    disc_black: tuple[str, str]
    """The face and the rim of Black's discs in the upright frame."""
    disc_white: tuple[str, str]
    # `bar_white` is White's. Each is legible on the other.
    bar_black: str
    """The colour of Black's share in the evaluation bar."""
    bar_white: str
    last_move: str
    winning_line: str
    forbidden: str
    """The colour of the crosses on forbidden points."""
    # The colour is lighter than `reply`, for users who cannot tell the hues apart.
    attack: str
    """The colour of the marks of attacks in a win by threats."""
    reply: str
    cursor: str
    # Other discs have colours from `worst` to `good`.
    best: str
    """The colour of the best candidate's disc."""
    better: str
    """The colour of the ring around the better move that a review found."""
    on_ring: str
    """The colour of the rims of the ring around the better move."""
    good: str
    worst: str
    on_disc: str
    # Colour-blind people can distinguish them. Their contrast suffices for text on a pane.
    plot_lines: tuple[str, ...]
    """The colours of lines in plots."""

    @property
    def is_dark(self) -> bool:
        return self.name == "dark"

    def color(self, name: str) -> QColor:
        """Return the colour named `name`."""
        return QColor(getattr(self, name))

    def pair(self, name: str) -> tuple[QColor, QColor]:
        first, second = getattr(self, name)
        return QColor(first), QColor(second)


_BOARD = {
    "wood": "#e3bd7d",
    "wood_edge": "#c79b56",
    "board_line": "#5b4523",
    "black_stone": ("#565b62", "#14161a"),
    "white_stone": ("#ffffff", "#d5d7da"),
    "wood_ring": "#154a94",
    "stone_edge": "#4a4f57",
    "frame": ("#2f62b5", "#1d3f78"),
    "disc_black": ("#e05353", "#b93030"),
    "disc_white": ("#f7d154", "#d8a820"),
    "bar_black": "#2f343a",
    "bar_white": "#f4f5f6",
    "last_move": "#e5484d",
    "winning_line": "#2fa36b",
    "forbidden": "#f0575c",
    "attack": "#ffb000",
    "reply": "#3f8cff",
    "cursor": "#0b6bcb",
    "best": "#2bc4d4",
    "better": "#7a2be0",
    "on_ring": "#ffffff",
    "good": "#6fbf4a",
    "worst": "#d9604f",
    "on_disc": "#000000",
}
_DARK_BOARD = {
    "wood": "#c49a5c",
    "wood_edge": "#96713c",
    "board_line": "#3a2a12",
    "wood_ring": "#0a3474",
    "stone_edge": "#0a0b0d",
}
LIGHT = ThemeColors(
    name="light",
    window="#eceef1",
    pane="#ffffff",
    raised="#f3f4f6",
    border="#d3d7dd",
    text="#1c2127",
    quiet_text="#5a636e",
    accent="#1f6fd1",
    focused_accent="#1f6fd1",
    on_accent="#ffffff",
    thinking="#1f8f55",
    proven="#7a4fd0",
    failed="#c93a3a",
    paused="#79818b",
    plain="#f7f6f2",
    plain_edge="#dddad0",
    plain_line="#8b877c",
    plain_ring="#1f6fd1",
    neutral_frame=("#c5cad2", "#f7f6f2"),
    coordinate="#5d5140",
    plot_lines=("#1f6fd1", "#b35e0f", "#21834b", "#7a2972", "#6a410c", "#4324cc"),
    **_BOARD,  # type: ignore[arg-type]
)
DARK = ThemeColors(
    name="dark",
    window="#16191d",
    pane="#1f2328",
    raised="#2a2f36",
    border="#3a4049",
    text="#e7eaee",
    quiet_text="#a3acb7",
    accent="#5aa2f7",
    focused_accent="#3d84da",
    on_accent="#0c1116",
    thinking="#46c483",
    proven="#b294f2",
    failed="#f27171",
    paused="#949ca6",
    plain="#cdd1d6",
    plain_edge="#a4aab3",
    plain_line="#757c86",
    plain_ring="#0c4689",
    neutral_frame=("#8d95a0", "#cdd1d6"),
    coordinate="#414852",
    plot_lines=("#5aa2f7", "#ee5f2f", "#68f3a4", "#e25a95", "#dfe619", "#e5dcf9"),
    **(_BOARD | _DARK_BOARD),  # type: ignore[arg-type]
)


class Theme(QObject):
    """The current colours of all views. A view reads them when it paints, or calls `bind` to learn of changes."""

    changed = Signal(object)
    """Emitted with the new `ThemeColors`."""

    def __init__(self, colors: ThemeColors) -> None:
        super().__init__()
        self._colors = colors

    @property
    def colors(self) -> ThemeColors:
        return self._colors

    @property
    def is_dark(self) -> bool:
        return self._colors.is_dark

    def color(self, name: str) -> QColor:
        """Return the colour named `name`."""
        return self._colors.color(name)

    def set_colors(self, colors: ThemeColors) -> None:
        self._colors = colors
        self.changed.emit(colors)

    def bind(self, slot: Callable[[ThemeColors], None]) -> None:
        """Call `slot` now and after each change of the theme.

        `slot` is a method of a QObject. When this object is deleted, the calls end.
        """
        slot(self._colors)
        self.changed.connect(slot)


def colors_for(choice: ThemeChoice) -> ThemeColors:
    """Return the colours of the chosen theme. `SYSTEM` means the theme of the desktop."""
    if choice is ThemeChoice.SYSTEM:
        return DARK if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT
    return DARK if choice is ThemeChoice.DARK else LIGHT


def text_font(points: float = 0, bold: bool = False) -> QFont:
    """Return the program's font. If `points` is not given, it has the size of the desktop."""
    font = QFont()  # of the application; a widget with this font inherits what is not set here
    if points:
        font.setPointSizeF(points)
    if bold:
        font.setBold(True)
    return font


def figure_font(points: float = 0, bold: bool = False) -> QFont:
    """Return the program's font. All its digits have the same width."""
    # Numbers then stay in place when they change.
    font = text_font(points, bold)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def fixed_font() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)


def show_quietly(*labels: QLabel) -> None:
    """Show the text of these labels in the theme's quiet colour. It follows changes of the theme."""
    for label in labels:
        label.setProperty("tone", "quiet")


def show_headings(items: QListView) -> None:
    """Show disabled items of the list as headings, which are easy to read but cannot be selected."""
    items.setProperty("headings", "true")


def show_as_problem(*labels: QLabel) -> None:
    """Show the text of these labels in the theme's problem colour. It follows changes of the theme."""
    for label in labels:
        label.setProperty("tone", "problem")
