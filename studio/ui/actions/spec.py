"""Declares what an action is, and the names of the menus."""

from dataclasses import dataclass

from studio.game.message import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """The name, menu, text, keys and tooltip of an action."""

    name: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    tip: str = ""
    checkable: bool = False
    icon: str = ""
    group: str = ""  # a separator divides the groups of a menu
    has_entry: bool = True
    """Whether the menu has an entry for the action. Otherwise only its keys and the list of shortcuts have it."""


FILE, EDIT, GAME, SEARCH, VIEW, HELP = (
    QT_TRANSLATE_NOOP("Actions", "&File"),
    QT_TRANSLATE_NOOP("Actions", "&Edit"),
    QT_TRANSLATE_NOOP("Actions", "&Game"),
    QT_TRANSLATE_NOOP("Actions", "&Search"),
    QT_TRANSLATE_NOOP("Actions", "&View"),
    QT_TRANSLATE_NOOP("Actions", "&Help"),
)
SUBMENUS = {
    "moves": QT_TRANSLATE_NOOP("Actions", "&Navigate"),
    "running": QT_TRANSLATE_NOOP("Actions", "C&urrent Game"),
    "mistakes": QT_TRANSLATE_NOOP("Actions", "&Mistakes"),
    "solving": QT_TRANSLATE_NOOP("Actions", "E&xercises and Lessons"),
    "replay": QT_TRANSLATE_NOOP("Actions", "Repl&ay the Search"),
    "panes": QT_TRANSLATE_NOOP("Actions", "Pan&es"),
    "win_rates": QT_TRANSLATE_NOOP("Actions", "Win Rates &For"),
    "candidates": QT_TRANSLATE_NOOP("Actions", "Candidates Ta&ble"),
    "threats": QT_TRANSLATE_NOOP("Actions", "&Threats"),
    "pages": QT_TRANSLATE_NOOP("Actions", "Export a Web Pa&ge"),
    "database": QT_TRANSLATE_NOOP("Actions", "Position &Database"),
    "forbidden": QT_TRANSLATE_NOOP("Actions", "Mar&ks of Forbidden Points"),
    "theme": QT_TRANSLATE_NOOP("Actions", "The&me"),
}
"""The titles of the submenus. Each contains the actions of the group with the same name."""
MENUS = (FILE, EDIT, GAME, SEARCH, VIEW, HELP)
