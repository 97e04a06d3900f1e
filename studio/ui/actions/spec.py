"""What is told of an action, and the menus that actions stand in."""

from dataclasses import dataclass

from studio.game.message import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """What an action is called, where it stands, and which keys it answers to."""

    name: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    tip: str = ""
    checkable: bool = False
    icon: str = ""
    group: str = ""  # a line in the menu parts the groups


FILE, EDIT, GAME, SEARCH, VIEW, HELP = (
    QT_TRANSLATE_NOOP("Actions", "&File"),
    QT_TRANSLATE_NOOP("Actions", "&Edit"),
    QT_TRANSLATE_NOOP("Actions", "&Game"),
    QT_TRANSLATE_NOOP("Actions", "&Search"),
    QT_TRANSLATE_NOOP("Actions", "&View"),
    QT_TRANSLATE_NOOP("Actions", "&Help"),
)
MENUS = (FILE, EDIT, GAME, SEARCH, VIEW, HELP)
