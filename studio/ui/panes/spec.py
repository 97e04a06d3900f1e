"""The types that declare panes and their arrangements."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from studio.ui.actions.actions import plain_name
from studio.ui.panes.panes import Panes
from studio.ui.texts.translating import translate


class Workspace(StrEnum):
    """An arrangement of panes for one purpose.

    The user sees `ANALYSE` as "Review". The settings store the value of a workspace.
    """

    PLAY = "play"
    ANALYSE = "analyse"
    STUDY = "study"


@dataclass(frozen=True, slots=True)
class PaneSpec:
    """The declaration of a pane."""

    # Saved layouts and lessons refer to its name.

    name: str
    # Tabs and title bars show it without the mark.
    title: str
    """The title in the menu, with the mark of its Alt key."""
    # Alt with a letter must not be the mnemonic of a menu in any language.
    key: str
    """The key that opens the pane."""
    # Its parent must be the dock from the start, because a change of parent restyles all children.
    content: Callable[[Panes, QWidget], QWidget] | None = None
    """A function that creates the content. If it is missing, the content is the view with the name of the pane."""
    scrolls: bool = False
    """Whether the content is a form that scrolls. Such a pane does not limit the minimum size of the window."""
    is_fixed: bool = False
    """Whether the pane has no title bar and cannot be moved."""


def pane_title(spec: PaneSpec) -> str:
    """Return the translated title of a pane for its tab or its title bar."""
    return plain_name(translate("Panes", spec.title))


def pane_tip(spec: PaneSpec) -> str:
    """Return the tooltip for a pane's title: the title and the key that opens the pane."""
    key = QKeySequence(spec.key).toString(QKeySequence.SequenceFormat.NativeText)
    return f"{pane_title(spec)} ({key})"


@dataclass(frozen=True, slots=True)
class Group:
    """Panes that share one place as tabs, with the first one in front."""

    names: tuple[str, ...]
    share: float = 1.0
    """The share of the row's width, 0 to 1."""
    closed: tuple[str, ...] = ()
    """More panes in this place, which are closed at first."""


@dataclass(frozen=True, slots=True)
class Row:
    """Groups of panes side by side."""

    groups: tuple[Group, ...]
    height: float | None = None
    """The initial share of the column's height, 0 to 1, or None for the remaining height."""


@dataclass(frozen=True, slots=True)
class Column:
    """Rows of panes on one side of the board."""

    rows: tuple[Row, ...]
    share: float
    """The share of the window's width, 0 to 1, that the column gets before the board grows."""
    least: int
    """The minimum width in pixels."""
    most: int
    """The maximum width in pixels."""
    takes_rest: bool = False
    """Whether the column may use width that the square board leaves free. It grows up to `most`."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The panes beside the board."""

    right: Column
    left: Column | None = None

    @property
    def columns(self) -> tuple[Column, ...]:
        return (self.right,) if self.left is None else (self.left, self.right)

    @property
    def groups(self) -> tuple[Group, ...]:
        return tuple(group for column in self.columns for row in column.rows for group in row.groups)

    @property
    def shown(self) -> tuple[str, ...]:
        """The names of the panes that are open by default, including those behind another pane."""
        return tuple(name for group in self.groups for name in group.names)
