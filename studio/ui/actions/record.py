"""The actions of the File and Edit menus. They are about files and the open game record."""

from studio.game.message import QT_TRANSLATE_NOOP
from studio.ui.actions.spec import EDIT, FILE, ActionSpec

FILE_ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("new_game", FILE, QT_TRANSLATE_NOOP("Actions", "&New Game …"), ("Ctrl+N",), icon="new"),
    ActionSpec("new_board", FILE, QT_TRANSLATE_NOOP("Actions", "New &Board …"), ("Ctrl+Shift+N",)),
    ActionSpec("open", FILE, QT_TRANSLATE_NOOP("Actions", "&Open …"), ("Ctrl+O",), icon="open"),
    ActionSpec(
        "start_screen",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "Start S&creen"),
        ("Alt+Home",),
        QT_TRANSLATE_NOOP("Actions", "Play, review a recent game, watch a search, or learn"),
        group="start",
    ),
    ActionSpec("save", FILE, QT_TRANSLATE_NOOP("Actions", "&Save"), ("Ctrl+S",), group="save"),
    ActionSpec("save_as", FILE, QT_TRANSLATE_NOOP("Actions", "Save &As …"), ("Ctrl+Shift+S",), group="save"),
    ActionSpec(
        "save_search",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "Sa&ve the Search …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Save the search tree to a file to continue it later"),
        group="search",
    ),
    ActionSpec(
        "open_search",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "O&pen a Search …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Continue a saved search"),
        group="search",
    ),
    ActionSpec("export_board", FILE, QT_TRANSLATE_NOOP("Actions", "&Export the Board …"), ("Ctrl+E",), group="export"),
    ActionSpec(
        "export_window", FILE, QT_TRANSLATE_NOOP("Actions", "Export the &Window …"), ("Ctrl+Shift+E",), group="export"
    ),
    ActionSpec(
        "export_moves",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "Export the &Table of Moves …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Export the time, simulations and evaluation of each move as CSV or JSON"),
        group="export",
    ),
    ActionSpec(
        "export_search_page",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "&Search as a Web Page …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Write the snapshots, the tree and the steps as one page for any browser"),
        group="pages",
    ),
    ActionSpec(
        "export_game_page",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "&Game as a Web Page …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Write the moves and their analyses as one page for any browser"),
        group="pages",
    ),
    ActionSpec(
        "export_lesson_page",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "&Lesson as a Web Page …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Write the open lesson with its searches as one page for any browser"),
        group="pages",
    ),
    ActionSpec(
        "import_games",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "&Import Games …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Add the games of files to the position database, which the Explorer shows"),
        group="database",
    ),
    ActionSpec(
        "import_folder",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "Import a &Folder …"),
        (),
        QT_TRANSLATE_NOOP(
            "Actions", "Add the games of all files in a folder and its subfolders to the position database"
        ),
        group="database",
    ),
    ActionSpec(
        "merge_positions",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "&Merge Another Database …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Add the games and analyses of another database to the position database"),
        group="database",
    ),
    ActionSpec(
        "back_up_positions",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "&Back Up …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Write a copy of the position database to a file"),
        group="database",
    ),
    ActionSpec(
        "limit_positions",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "&Size …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Show the size of the position database, and set its limit"),
        group="database",
    ),
    ActionSpec(
        "keep_positions",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "&Keep My Games and Analyses"),
        (),
        QT_TRANSLATE_NOOP(
            "Actions", "Add the games that you play here, and results of the search, to the position database"
        ),
        checkable=True,
        group="database",
    ),
    ActionSpec(
        "use_book",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "Engines Play from an &Opening Book …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Choose an opening book from which all engines play in games, or stop using one"),
        checkable=True,
        group="database",
    ),
    ActionSpec(
        "make_book",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "Make an Openin&g Book …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Write an opening book with the moves that were played often and successfully"),
        group="database",
    ),
    ActionSpec("quit", FILE, QT_TRANSLATE_NOOP("Actions", "&Quit"), ("Ctrl+Q",), group="quit"),
)

EDIT_ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("undo", EDIT, QT_TRANSLATE_NOOP("Actions", "&Undo"), ("Ctrl+Z",)),
    ActionSpec("redo", EDIT, QT_TRANSLATE_NOOP("Actions", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    ActionSpec("copy_position", EDIT, QT_TRANSLATE_NOOP("Actions", "Copy &Position"), ("Ctrl+C",), group="copy"),
    ActionSpec("copy_moves", EDIT, QT_TRANSLATE_NOOP("Actions", "Copy &Moves"), ("Ctrl+Shift+C",), group="copy"),
    ActionSpec("copy_picture", EDIT, QT_TRANSLATE_NOOP("Actions", "Copy P&icture"), ("Ctrl+Alt+C",), group="copy"),
    ActionSpec("paste_game", EDIT, QT_TRANSLATE_NOOP("Actions", "Paste &Game"), ("Ctrl+Shift+V",), group="copy"),
    ActionSpec("cut_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "&Cut from This Move"), ("Ctrl+X",), group="tree"),
    ActionSpec("copy_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "Cop&y from This Move"), ("Ctrl+D",), group="tree"),
    ActionSpec("paste_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "Paste &Variation"), ("Ctrl+V",), group="tree"),
    ActionSpec(
        "delete_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "&Delete from Here"), ("Ctrl+Backspace",), group="tree"
    ),
    ActionSpec(
        "promote_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "Prom&ote Variation"), ("Ctrl+Up",), group="tree"
    ),
    ActionSpec(
        "preferences",
        EDIT,
        QT_TRANSLATE_NOOP("Actions", "Pre&ferences …"),
        ("Ctrl+,",),
        QT_TRANSLATE_NOOP("Actions", "Choose the theme, the language, and what the board shows"),
        group="preferences",
    ),
)
