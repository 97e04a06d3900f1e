"""The declaration of a pane."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from studio.ui.panes.panes import Panes


class Workspace(StrEnum):
    PLAY = "play"
    ANALYSE = "analyse"
    STUDY = "study"


@dataclass(frozen=True, slots=True)
class PaneSpec:
    """The declaration of a pane. Saved layouts and lessons refer to its name."""

    name: str
    title: str
    area: Qt.DockWidgetArea
    """The initial area of the pane. In this area, the pane is below those that are declared before it."""
    shown: Mapping[Workspace, int | None]
    """The workspaces that initially show the pane, and the initial height of the pane in pixels. None means the
    remaining space.
    """
    content: Callable[[Panes, QWidget], QWidget] | None = None
    """Creates the content. Its parent must be the dock from the start, because a change of parent restyles all
    children. With None, the content is the view with the name of the pane.
    """
    scrolls: bool = False
    """Whether the content is a form that scrolls, so that it does not limit the minimum size of the window."""
    width: int | None = None
    """The initial width of the pane's column in pixels."""
    behind: str = ""
    """The name of another pane; this pane is a tab behind it."""
    behind_in: Collection[Workspace] = tuple(Workspace)
    """The workspaces in which this pane is a tab behind the pane `behind`."""
