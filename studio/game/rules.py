"""The rules of a game: the board, the winning line, and gravity."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from studio.game import messages
from studio.game.argument_checks import as_bool, as_int, brief_repr
from studio.game.errors import StudioError
from studio.game.message import Message
from studio.game.rays import rays_on
from studio.game.renju_judgement import FIVE, verdict
from studio.game.stones import OPPONENT, Stone

# One letter must suffice to name a column.
MAX_SIDE = 26
"""The maximum number of rows, of columns, and of stones in the shortest winning line."""


class RulesError(StudioError):
    """Raised for impossible rules."""


class Overline(StrEnum):
    """What a line longer than the win length does.

    WINS: it wins. NOTHING: it does not win. CARO: it does not win, and neither does a line of the win length with an
    opposing stone at both ends. RENJU: it wins for White only, and some points are forbidden for Black (see
    `renju_judgement`).
    """

    WINS = "wins"
    NOTHING = "nothing"
    CARO = "caro"
    RENJU = "renju"


Beyond = Stone | None
"""What is on the point just beyond the end of a line. None means the edge of the board."""


class Pieces(StrEnum):
    """The kind of pieces. The names of the two sides in texts depend on it."""

    STONES = "stones"
    DISCS = "discs"
    MARKS = "marks"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game on an m×n board with lines of `win_length` stones."""

    rows: int
    columns: int
    win_length: int
    gravity: bool = False
    overline: Overline = Overline.WINS

    def __post_init__(self) -> None:
        for name, message in _SIDE_MESSAGES.items():
            object.__setattr__(self, name, _checked_side(message, getattr(self, name)))
        object.__setattr__(self, "gravity", _checked_gravity(self.gravity))
        object.__setattr__(self, "overline", _checked_overline(self.overline))
        if self.overline is Overline.RENJU and (self.win_length != FIVE or self.gravity):
            raise RulesError(messages.RENJU_LENGTH, rules=self.text)

    @property
    def size(self) -> int:
        """The number of points on the board."""
        return self.rows * self.columns

    @property
    def name(self) -> str:
        """The name of the preset, or `custom` if no preset has these rules."""
        return next((name for name, rules in PRESETS.items() if rules == self), "custom")

    @property
    def pieces(self) -> Pieces:
        """The kind of pieces: discs in gravity games, marks in three in a row on small boards, otherwise stones."""
        if self.gravity:
            return Pieces.DISCS
        is_on_paper = self.win_length == 3 and max(self.rows, self.columns) <= 5
        return Pieces.MARKS if is_on_paper else Pieces.STONES

    @property
    def title(self) -> str:
        """The name of the preset. If no preset has these rules, it is the rules as text."""
        return self.text if self.name == "custom" else self.name

    @property
    def line_fits(self) -> bool:
        return self.win_length <= max(self.rows, self.columns)

    @property
    def every_game_is_drawn(self) -> bool:
        """Return whether the board is too small for any winning line, such as 4×4 for five in a row."""
        return not self.line_fits

    @property
    def is_freestyle(self) -> bool:
        """Return whether every line of at least the win length wins for both sides and no point is forbidden.

        In such games, a winning line stays a winning line when stones are added.
        """
        return self.overline is Overline.WINS

    def wins(self, stone: Stone, length: int, ends: tuple[Beyond, Beyond]) -> bool:
        """Return whether an unbroken line of `length` stones wins.

        `ends` are the contents of the two points just beyond its ends.
        """
        if self.overline is Overline.WINS or (self.overline is Overline.RENJU and stone is Stone.WHITE):
            return length >= self.win_length
        is_blocked = self.overline is Overline.CARO and ends[0] is ends[1] is OPPONENT[stone]
        return length == self.win_length and not is_blocked

    @property
    def forbids_points(self) -> bool:
        """Return whether an empty point can be forbidden to a side, as in renju to Black."""
        return self.overline is Overline.RENJU

    def may_take(self, cells: Sequence[Stone], point: int, stone: Stone) -> bool:
        """Return whether this side may place a stone on an empty point.

        The caller ensures that a stone can rest there.
        """
        if self.overline is not Overline.RENJU or stone is not Stone.BLACK:
            return True
        return not verdict(list(cells), rays_on(self.rows, self.columns), point).is_forbidden

    def point(self, row: int, column: int) -> int:
        """Return the point in this row and column. Row 0 is at the top. Both must be on the board."""
        return row * self.columns + column

    def has(self, row: int, column: int) -> bool:
        return 0 <= row < self.rows and 0 <= column < self.columns

    @property
    def text(self) -> str:
        """The rules as text: rows×columns/win length and special rules, such as `6x7/4 gravity` or `15x15/5 exact`."""
        words = "gravity" * self.gravity, _OVERLINE_WORDS[self.overline]
        return " ".join([f"{self.rows}x{self.columns}/{self.win_length}", *filter(None, words)])

    def describe(self) -> str:
        if self.overline is Overline.RENJU:
            return f"{self.rows}×{self.columns} board, {_RENJU_RULES}."
        length = f"{'exactly ' * (not self.is_freestyle)}{self.win_length}"
        or_more = " or more" if self.is_freestyle and self._longer_line_fits else ""
        blocked = " not blocked at both ends" if self.overline is Overline.CARO else ""
        falling = ", stones fall" if self.gravity else ""
        drawn = "; no line fits, so every game is a draw" if self.every_game_is_drawn else ""
        return f"{self.rows}×{self.columns} board, {length}{or_more} in a row{blocked}{falling}{drawn}."

    @property
    def _longer_line_fits(self) -> bool:
        return self.win_length < max(self.rows, self.columns)


_RENJU_RULES = (
    "Black wins with exactly 5 in a row, White with 5 or more; Black may make no three-three, four-four or overline"
)
_SIDE_MESSAGES = {"rows": messages.ROWS, "columns": messages.COLUMNS, "win_length": messages.WIN_LENGTH}


def _checked_side(message: Message, given: object) -> int:
    side = as_int(given)
    if side is None or not 1 <= side <= MAX_SIDE:
        raise RulesError(message, value=brief_repr(given), most=MAX_SIDE)
    return side


def _checked_gravity(given: object) -> bool:
    gravity = as_bool(given)
    if gravity is None:
        raise RulesError(messages.GRAVITY, value=brief_repr(given))
    return gravity


def _checked_overline(given: object) -> Overline:
    if not isinstance(given, str) or given not in list(Overline):
        raise RulesError(messages.OVERLINE, value=brief_repr(given))
    return Overline(given)


PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "tic-tac-toe": Rules(3, 3, 3),
        "connect-four": Rules(6, 7, 4, gravity=True),
        "gomoku-15": Rules(15, 15, 5),
        "standard-15": Rules(15, 15, 5, overline=Overline.NOTHING),
        "renju-15": Rules(15, 15, 5, overline=Overline.RENJU),
        "caro-15": Rules(15, 15, 5, overline=Overline.CARO),
        "gomoku-20": Rules(20, 20, 5),
        "gomoku-9": Rules(9, 9, 5),
        "gomoku-8": Rules(8, 8, 5),
        "gomoku-6": Rules(6, 6, 5),
        "four-5": Rules(5, 5, 4),
    }
)

_OVERLINE_WORDS = {Overline.WINS: "", Overline.NOTHING: "exact", Overline.CARO: "caro", Overline.RENJU: "renju"}
_RULES_TEXT = re.compile(r"(\d{1,3})x(\d{1,3})/(\d{1,3})((?: (?:gravity|exact|caro|renju))*)", re.ASCII)


def rules_from_text(text: str) -> Rules:
    """Return the rules that a text describes.

    It may be like `6x7/4 gravity`, or the name of a preset. Raise RulesError for any other text.
    """
    words = " ".join(text.lower().split())
    if words in PRESETS:
        return PRESETS[words]
    match = _RULES_TEXT.fullmatch(words)
    extras = set(match[4].split()) if match else set()
    if match is None or len(extras - {"gravity"}) > 1:
        raise RulesError(messages.RULES_TEXT, text=text, known=", ".join(PRESETS))
    rows, columns, win_length = (int(number) for number in match.groups()[:3])
    overline = next((overline for overline, word in _OVERLINE_WORDS.items() if word in extras), Overline.WINS)
    return Rules(rows, columns, win_length, "gravity" in extras, overline)
