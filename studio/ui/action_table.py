"""Every action of the window and its keys, once: menus, tool bars and the list of keys are made from this table."""

from studio.ui.game_actions import GAME_ACTIONS
from studio.ui.record_actions import EDIT_ACTIONS, FILE_ACTIONS
from studio.ui.search_actions import SEARCH_ACTIONS
from studio.ui.view_actions import HELP_ACTIONS, VIEW_ACTIONS

ACTIONS = (*FILE_ACTIONS, *EDIT_ACTIONS, *GAME_ACTIONS, *SEARCH_ACTIONS, *VIEW_ACTIONS, *HELP_ACTIONS)
