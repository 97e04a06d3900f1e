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
    """Initial area of the pane, which comes below the panes declared before it."""
    shown: Mapping[Workspace, int | None]
    """Workspaces that show the pane at first, with its initial height in pixels. None takes the remaining space."""
    content: Callable[[Panes, QWidget], QWidget] | None = None
    """Creates the content with the dock as its parent, because a change of parent restyles all children. None uses the
    view with the name of the pane."""
    scrolls: bool = False
    """Whether the content is a form that scrolls, so that it does not limit the minimum size of the window."""
    width: int | None = None
    """Initial width of the pane's column in pixels."""
    behind: str = ""
    """Name of the pane behind which this one is a tab."""
    behind_in: Collection[Workspace] = tuple(Workspace)
    """Workspaces in which the pane is such a tab."""
