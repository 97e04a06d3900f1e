"""Lists the actions that open dialogs and secondary windows."""

DIALOGS = ("projects", "parameters", "profiles", "new_game", "new_board", "engines", "review", "exercise", "practice")
WINDOWS = ("training", "matches", "compare")
