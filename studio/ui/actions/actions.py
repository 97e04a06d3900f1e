"""The actions of a window.

Menus, tool bars and the list of keys use the same table of actions. The keys of a pane work only while the pane has the
focus. All other keys work in the whole window, but Space and letters do nothing while the user edits a text.
"""

import re
from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from studio.ui.actions.game import GAME_ACTIONS
from studio.ui.actions.record import EDIT_ACTIONS, FILE_ACTIONS
from studio.ui.actions.search import SEARCH_ACTIONS
from studio.ui.actions.spec import EDIT, GAME, ActionSpec
from studio.ui.actions.view import HELP_ACTIONS, VIEW_ACTIONS
from studio.ui.texts.translating import translate

ACTIONS = (*FILE_ACTIONS, *EDIT_ACTIONS, *GAME_ACTIONS, *SEARCH_ACTIONS, *VIEW_ACTIONS, *HELP_ACTIONS)
"""All actions of the window, with their keys."""
_EDITORS = (QAbstractSpinBox, QLineEdit, QPlainTextEdit, QTextEdit)


class Actions(QObject):
    """The actions of one window, by their names."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._actions = {spec.name: self._made(spec, window) for spec in ACTIONS}

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def disabled_by_key(self, keys: QKeySequence) -> str:
        """Return the name of the action that has this shortcut and is disabled.

        If there is none, return an empty text.
        """
        # Escape also closes cards and full screen, so the text is empty for it.
        of_key = (name for name, action in self._actions.items() if keys in action.shortcuts() and name != "pause")
        return next((name for name in of_key if not self._actions[name].isEnabled()), "")

    def menu(self, name: str) -> str:
        """Return the title of the menu in which the action is."""
        return next(spec.menu for spec in ACTIONS if spec.name == name)

    def of_menu(self, menu: str) -> Iterator[tuple[ActionSpec, QAction]]:
        return ((spec, self._actions[spec.name]) for spec in ACTIONS if spec.menu == menu)

    def _set_texts(self) -> None:
        for spec in ACTIONS:
            _name(self._actions[spec.name], spec)

    def _made(self, spec: ActionSpec, window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(f"action_{spec.name}")
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setCheckable(spec.checkable)
        action.setAutoRepeat(spec.menu in (GAME, EDIT) or spec.name.startswith("step"))
        _name(action, spec)
        return action


def translated(text: str) -> str:
    """Return the translation of a text in the table of actions."""
    return translate("Actions", text)


def plain_name(text: str) -> str:
    """Return the text of an action without the mark of its mnemonic and the dots at its end."""
    return re.sub(r"\(&\w\)|&", "", text).rstrip("… ")


def is_typing() -> bool:
    """Return whether keys go to a text field or a modal dialog."""
    focused = QApplication.focusWidget()
    if isinstance(focused, QComboBox):
        return focused.isEditable()
    return isinstance(focused, _EDITORS) or QApplication.activeModalWidget() is not None


def _name(action: QAction, spec: ActionSpec) -> None:
    text = translated(spec.text)
    action.setText(text)
    action.setIconText(plain_name(text))  # for buttons
    tip = translated(spec.tip) if spec.tip else plain_name(text)
    keys = ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())
    action.setToolTip(f"{tip} ({keys})" if keys else tip)
    action.setStatusTip(tip)
