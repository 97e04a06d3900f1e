"""What full screen shows beside the board."""

from enum import Enum


class Beside(Enum):
    """What full screen shows beside the board.

    The value has the names of an upper pane, of a lower one, and of those with tabs beside the lower one. Other panes
    get a tab there when a lesson or a key opens them.
    """

    PLAYERS = ()
    LESSON = ("lessons", "tree", "steps", "candidates")
    SEARCH = ("steps", "tree", "candidates")
    REVIEW = ("summary", "key_moments", "candidates", "tree", "steps")
