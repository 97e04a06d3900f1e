"""Every action of the window and its keys, once: menus, tool bars and the list of keys are made from this table."""

from dataclasses import dataclass

from studio.ui.translation import QT_TRANSLATE_NOOP


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

ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("new_game", FILE, QT_TRANSLATE_NOOP("Actions", "&New Game …"), ("Ctrl+N",), icon="new"),
    ActionSpec("new_board", FILE, QT_TRANSLATE_NOOP("Actions", "New &Board …"), ("Ctrl+Shift+N",)),
    ActionSpec("open", FILE, QT_TRANSLATE_NOOP("Actions", "&Open …"), ("Ctrl+O",), icon="open"),
    ActionSpec("save", FILE, QT_TRANSLATE_NOOP("Actions", "&Save"), ("Ctrl+S",), group="save"),
    ActionSpec("save_as", FILE, QT_TRANSLATE_NOOP("Actions", "Save &As …"), ("Ctrl+Shift+S",), group="save"),
    ActionSpec(
        "save_search",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "Sa&ve the Search …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Write the tree of the search to a file, to go on with it later"),
        group="search",
    ),
    ActionSpec(
        "open_search",
        FILE,
        QT_TRANSLATE_NOOP("Actions", "O&pen a Search …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Go on with a search that was saved"),
        group="search",
    ),
    ActionSpec("export_board", FILE, QT_TRANSLATE_NOOP("Actions", "&Export the Board …"), ("Ctrl+E",), group="export"),
    ActionSpec(
        "export_window", FILE, QT_TRANSLATE_NOOP("Actions", "Export the &Window …"), ("Ctrl+Shift+E",), group="export"
    ),
    ActionSpec("quit", FILE, QT_TRANSLATE_NOOP("Actions", "&Quit"), ("Ctrl+Q",), group="quit"),
    ActionSpec("undo", EDIT, QT_TRANSLATE_NOOP("Actions", "&Undo"), ("Ctrl+Z",)),
    ActionSpec("redo", EDIT, QT_TRANSLATE_NOOP("Actions", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    ActionSpec("copy_position", EDIT, QT_TRANSLATE_NOOP("Actions", "Copy &Position"), ("Ctrl+C",), group="copy"),
    ActionSpec("copy_moves", EDIT, QT_TRANSLATE_NOOP("Actions", "Copy &Moves"), ("Ctrl+Shift+C",), group="copy"),
    ActionSpec("copy_picture", EDIT, QT_TRANSLATE_NOOP("Actions", "Copy P&icture"), ("Ctrl+Alt+C",), group="copy"),
    ActionSpec("paste_game", EDIT, QT_TRANSLATE_NOOP("Actions", "Paste &Game"), ("Ctrl+Shift+V",), group="copy"),
    ActionSpec("cut_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "&Cut from Here"), ("Ctrl+X",), group="tree"),
    ActionSpec("copy_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "Cop&y from Here"), ("Ctrl+D",), group="tree"),
    ActionSpec("paste_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "Paste &Variation"), ("Ctrl+V",), group="tree"),
    ActionSpec(
        "delete_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "&Delete from Here"), ("Ctrl+Backspace",), group="tree"
    ),
    ActionSpec(
        "promote_variation", EDIT, QT_TRANSLATE_NOOP("Actions", "Prom&ote Variation"), ("Ctrl+Up",), group="tree"
    ),
    ActionSpec("previous", GAME, QT_TRANSLATE_NOOP("Actions", "&Previous Move"), ("Left", "Up"), icon="previous"),
    ActionSpec("next", GAME, QT_TRANSLATE_NOOP("Actions", "&Next Move"), ("Right", "Down"), icon="next"),
    ActionSpec("back_ten", GAME, QT_TRANSLATE_NOOP("Actions", "Ten Moves &Back"), ("PgUp",)),
    ActionSpec("forward_ten", GAME, QT_TRANSLATE_NOOP("Actions", "Ten Moves &Forward"), ("PgDown",)),
    ActionSpec("first", GAME, QT_TRANSLATE_NOOP("Actions", "F&irst Position"), ("Home",), icon="first"),
    ActionSpec("last", GAME, QT_TRANSLATE_NOOP("Actions", "&Last Position"), ("End",), icon="last"),
    ActionSpec("play_best", GAME, QT_TRANSLATE_NOOP("Actions", "Play the Best Mo&ve"), (",",), group="play"),
    ActionSpec(
        "take_back",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "&Take Back"),
        ("Backspace",),
        QT_TRANSLATE_NOOP("Actions", "Remove your last move and the answer to it"),
        icon="take_back",
        group="live",
    ),
    ActionSpec(
        "hint",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "&Hint"),
        ("?",),
        QT_TRANSLATE_NOOP("Actions", "Show what the engine thinks of this position"),
        icon="hint",
        group="live",
    ),
    ActionSpec(
        "resign",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "&Resign"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Give the game up"),
        icon="resign",
        group="live",
    ),
    ActionSpec(
        "swap_sides",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "&Swap Sides"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Let the players change their colours"),
        icon="swap",
        group="live",
    ),
    ActionSpec("stop_game", GAME, QT_TRANSLATE_NOOP("Actions", "L&eave the Game and Review It"), (), group="live"),
    ActionSpec(
        "review", GAME, QT_TRANSLATE_NOOP("Actions", "&Analyse the Whole Game …"), ("F12", "F2"), group="review"
    ),
    ActionSpec("next_mistake", GAME, QT_TRANSLATE_NOOP("Actions", "Next &Mistake"), ("J",), group="review"),
    ActionSpec(
        "previous_mistake", GAME, QT_TRANSLATE_NOOP("Actions", "Previous Mista&ke"), ("Shift+J",), group="review"
    ),
    ActionSpec(
        "run",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "&Run"),
        ("Space",),
        QT_TRANSLATE_NOOP("Actions", "Let the engine think, or pause it"),
        icon="run",
    ),
    ActionSpec(
        "pause",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "&Pause"),
        ("Esc",),
        QT_TRANSLATE_NOOP("Actions", "Pause the engine"),
        icon="pause",
    ),
    ActionSpec(
        "step_phase",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "Step one P&hase"),
        ("N",),
        QT_TRANSLATE_NOOP("Actions", "Perform one phase of the search: select, expand, simulate or backpropagate"),
        icon="step_phase",
    ),
    ActionSpec(
        "step_simulation",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "Step one S&imulation"),
        ("Shift+N",),
        QT_TRANSLATE_NOOP("Actions", "Perform the phases up to the end of one simulation"),
        icon="step_simulation",
    ),
    ActionSpec(
        "restart",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "R&estart"),
        ("Ctrl+R",),
        QT_TRANSLATE_NOOP("Actions", "Forget what was found in this position"),
        icon="restart",
    ),
    ActionSpec(
        "step_many",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "Step &Many Simulations"),
        ("Ctrl+K",),
        QT_TRANSLATE_NOOP("Actions", "Perform as many simulations as the pane Step by Step says"),
        group="steps",
    ),
    ActionSpec(
        "step_play",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "Step by I&tself"),
        ("K",),
        QT_TRANSLATE_NOOP("Actions", "Perform one phase after the other, slowly"),
        checkable=True,
        group="steps",
    ),
    ActionSpec(
        "step_back",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "Look &Back One Step"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Show the step before; the search stays as it is"),
        group="steps",
    ),
    ActionSpec("step_forward", SEARCH, QT_TRANSLATE_NOOP("Actions", "Look &Forward One Step"), (), group="steps"),
    ActionSpec("step_now", SEARCH, QT_TRANSLATE_NOOP("Actions", "Return to the &Last Step"), (), group="steps"),
    ActionSpec(
        "compare",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "&Compare Two Searches …"),
        ("Ctrl+M",),
        QT_TRANSLATE_NOOP("Actions", "Search this position in two ways, side by side"),
        group="compare",
    ),
    ActionSpec(
        "compare_rollouts",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "Compare &Uniform with Neighbour Rollouts"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Search with rollouts that play anywhere, and with some that play next to stones"),
        group="compare",
    ),
    ActionSpec(
        "why_not",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "&Why Not This Move?"),
        ("Y",),
        QT_TRANSLATE_NOOP("Actions", "Compare the candidate that is pointed at with the favourite"),
        group="ask",
    ),
    ActionSpec("clear_steering", SEARCH, QT_TRANSLATE_NOOP("Actions", "Let the &Search Go Free"), (), group="ask"),
    ActionSpec(
        "count_tree",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "Cou&nt the Tree"),
        ("Ctrl+T",),
        QT_TRANSLATE_NOOP("Actions", "Count the nodes of the whole tree by depth, children and visits"),
        group="ask",
    ),
    ActionSpec(
        "node_up",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "To the N&ode Above"),
        ("U",),
        QT_TRANSLATE_NOOP("Actions", "Look at the node one move nearer to the root"),
        group="node",
    ),
    ActionSpec(
        "node_root",
        SEARCH,
        QT_TRANSLATE_NOOP("Actions", "Bac&k to the Root"),
        ("Shift+U",),
        QT_TRANSLATE_NOOP("Actions", "Look at the position of the game again"),
        group="node",
    ),
    ActionSpec(
        "workspace_play", VIEW, QT_TRANSLATE_NOOP("Actions", "&Play"), ("Ctrl+1",), checkable=True, group="workspace"
    ),
    ActionSpec(
        "workspace_analyse",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Anal&yse"),
        ("Ctrl+2",),
        checkable=True,
        group="workspace",
    ),
    ActionSpec(
        "workspace_study",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "St&udy"),
        ("Ctrl+3",),
        checkable=True,
        group="workspace",
    ),
    ActionSpec("reset_workspace", VIEW, QT_TRANSLATE_NOOP("Actions", "Put the Panes &Back"), (), group="workspace"),
    ActionSpec("coordinates", VIEW, QT_TRANSLATE_NOOP("Actions", "&Coordinates"), ("C",), checkable=True),
    ActionSpec("move_numbers", VIEW, QT_TRANSLATE_NOOP("Actions", "Move &Numbers"), ("M",), checkable=True),
    ActionSpec("wood", VIEW, QT_TRANSLATE_NOOP("Actions", "&Wooden Board"), (), checkable=True),
    ActionSpec("animated", VIEW, QT_TRANSLATE_NOOP("Actions", "&Animations"), (), checkable=True),
    ActionSpec(
        "show_heat", VIEW, QT_TRANSLATE_NOOP("Actions", "&Heatmap on the Board"), ("H",), checkable=True, group="heat"
    ),
    ActionSpec(
        "show_discs",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Can&didates on the Board"),
        ("D",),
        checkable=True,
        group="heat",
    ),
    ActionSpec(
        "show_nothing",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "N&othing on the Board"),
        ("B",),
        checkable=True,
        group="heat",
    ),
    ActionSpec(
        "show_thinking",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Show the Sea&rch while Playing"),
        ("V",),
        QT_TRANSLATE_NOOP("Actions", "While a person plays, heatmap, candidates and win rate are hidden"),
        checkable=True,
        group="heat",
    ),
    ActionSpec(
        "theme_system", VIEW, QT_TRANSLATE_NOOP("Actions", "Theme of the &System"), (), checkable=True, group="theme"
    ),
    ActionSpec("theme_light", VIEW, QT_TRANSLATE_NOOP("Actions", "&Light Theme"), (), checkable=True, group="theme"),
    ActionSpec("theme_dark", VIEW, QT_TRANSLATE_NOOP("Actions", "Dar&k Theme"), (), checkable=True, group="theme"),
    ActionSpec("shortcuts", HELP, QT_TRANSLATE_NOOP("Actions", "&Shortcuts …"), ("F1",)),
    ActionSpec("about", HELP, QT_TRANSLATE_NOOP("Actions", "&About MCTS Studio")),
)
