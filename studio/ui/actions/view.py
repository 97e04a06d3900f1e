"""The actions of the View and Help menus."""

from studio.game.message import QT_TRANSLATE_NOOP
from studio.ui.actions.spec import HELP, VIEW, ActionSpec

FOR_BLACK, FOR_WHITE = QT_TRANSLATE_NOOP("Actions", "&Black"), QT_TRANSLATE_NOOP("Actions", "&White")
"""The texts of the actions that choose the side for win rates, in games with black and white stones."""

VIEW_ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "workspace_play", VIEW, QT_TRANSLATE_NOOP("Actions", "&Play"), ("Ctrl+1",), checkable=True, group="workspace"
    ),
    ActionSpec(
        "workspace_analyse",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Review"),
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
    ActionSpec("reset_workspace", VIEW, QT_TRANSLATE_NOOP("Actions", "Re&set the Pane Layout"), (), group="panes"),
    ActionSpec(
        "next_pane",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Go to Next Pane"),
        ("F6",),
        QT_TRANSLATE_NOOP("Actions", "Move the keyboard focus from the board to one pane after the other, and back"),
        group="panes",
    ),
    ActionSpec("previous_pane", VIEW, QT_TRANSLATE_NOOP("Actions", "Pre&vious Pane"), ("Shift+F6",), group="panes"),
    ActionSpec("next_tab", VIEW, QT_TRANSLATE_NOOP("Actions", "Next Ta&b"), ("Ctrl+Tab", "Ctrl+PgDown"), group="panes"),
    ActionSpec(
        "previous_tab",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Previo&us Tab"),
        ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
        group="panes",
    ),
    ActionSpec(
        "close_pane",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Close Pane"),
        ("Ctrl+W",),
        QT_TRANSLATE_NOOP("Actions", "Close the pane that has the keyboard focus; the menu View, Panes opens it again"),
        group="panes",
    ),
    ActionSpec(
        "evaluation_bar",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "E&valuation Bar"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Show the win rate of both sides in a bar beside the board"),
        checkable=True,
    ),
    ActionSpec("coordinates", VIEW, QT_TRANSLATE_NOOP("Actions", "&Coordinates"), ("C",), checkable=True),
    ActionSpec("move_numbers", VIEW, QT_TRANSLATE_NOOP("Actions", "Move &Numbers"), ("M",), checkable=True),
    ActionSpec("wood", VIEW, QT_TRANSLATE_NOOP("Actions", "&Wooden Board"), (), checkable=True),
    ActionSpec("animated", VIEW, QT_TRANSLATE_NOOP("Actions", "&Animations"), (), checkable=True),
    ActionSpec(
        "show_heat", VIEW, QT_TRANSLATE_NOOP("Actions", "&Heatmap on the Board"), ("H",), checkable=True, group="heat"
    ),
    ActionSpec(
        "show_priors",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Pr&iors on the Board"),
        ("Shift+H",),
        QT_TRANSLATE_NOOP("Actions", "Colour each move by its prior: its estimated probability before the search"),
        checkable=True,
        group="heat",
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
        QT_TRANSLATE_NOOP("Actions", "Show the Search while Pla&ying"),
        ("V",),
        QT_TRANSLATE_NOOP("Actions", "Also show the heatmap, the candidates and the win rate while a person plays"),
        checkable=True,
        group="heat",
    ),
    ActionSpec(
        "show_costs",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Show Move Co&sts"),
        ("Shift+V",),
        QT_TRANSLATE_NOOP(
            "Actions", "Show the time, simulations and evaluation of each move of an engine in the pane Players"
        ),
        checkable=True,
        group="heat",
    ),
    ActionSpec(
        "forbidden_points",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Mark Forbidden Points"),
        (),
        QT_TRANSLATE_NOOP("Actions", "In renju, mark Black's forbidden points while Black is to move"),
        checkable=True,
        group="forbidden",
    ),
    ActionSpec(
        "forbidden_on_whites_turn",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Also Mark Them on &White's Turn"),
        (),
        QT_TRANSLATE_NOOP("Actions", "In renju, also mark Black's forbidden points while White is to move"),
        checkable=True,
        group="forbidden",
    ),
    ActionSpec(
        "win_rates_black",
        VIEW,
        FOR_BLACK,
        (),
        QT_TRANSLATE_NOOP("Actions", "Show all win rates, values and proven results for Black"),
        checkable=True,
        group="win_rates",
    ),
    ActionSpec(
        "win_rates_white",
        VIEW,
        FOR_WHITE,
        (),
        QT_TRANSLATE_NOOP("Actions", "Show all win rates, values and proven results for White"),
        checkable=True,
        group="win_rates",
    ),
    ActionSpec(
        "win_rates_to_move",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Side to Move"),
        (),
        QT_TRANSLATE_NOOP(
            "Actions", "Show all win rates, values and proven results for the side to move in the shown position"
        ),
        checkable=True,
        group="win_rates",
    ),
    ActionSpec(
        "candidates_in_order",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Candidates in &Board Order"),
        ("Shift+D",),
        QT_TRANSLATE_NOOP(
            "Actions",
            "List the candidates in the order of the board, not by visits: columns from left to right, "
            "each from bottom to top",
        ),
        checkable=True,
        group="candidates",
    ),
    ActionSpec(
        "candidate_values",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Values of Candidates"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Add a column with the value of each candidate for the chosen side, from −1 to 1"),
        checkable=True,
        group="candidates",
    ),
    ActionSpec(
        "candidate_wins",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Wins of Candidates"),
        (),
        QT_TRANSLATE_NOOP(
            "Actions",
            "Add a column m/n: m wins (a draw counts one half) in n visits of each candidate",
        ),
        checkable=True,
        group="candidates",
    ),
    ActionSpec(
        "show_threats",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "&Threats on the Board"),
        ("T",),
        QT_TRANSLATE_NOOP("Actions", "Mark the points where a stone makes a five, a four or an open three"),
        checkable=True,
        group="threats",
    ),
    ActionSpec(
        "show_threat_line",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Winning Threat L&ine"),
        ("W",),
        QT_TRANSLATE_NOOP("Actions", "Show a win by threats on the board, with numbers on its attacks and replies"),
        checkable=True,
        group="threats",
    ),
    ActionSpec(
        "prove_threats",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Pro&ve Wins by Threats"),
        ("Shift+T",),
        QT_TRANSLATE_NOOP(
            "Actions", "Spend a few seconds on each position to find a win by threats, and report the result"
        ),
        checkable=True,
        group="threats",
    ),
    ActionSpec(
        "full_screen",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Fu&ll-Screen Board"),
        ("F11",),
        QT_TRANSLATE_NOOP("Actions", "Fill the whole screen with the board, the players and their clocks"),
        checkable=True,
        group="class",
    ),
    ActionSpec("theme_system", VIEW, QT_TRANSLATE_NOOP("Actions", "&System Theme"), (), checkable=True, group="theme"),
    ActionSpec("theme_light", VIEW, QT_TRANSLATE_NOOP("Actions", "&Light Theme"), (), checkable=True, group="theme"),
    ActionSpec("theme_dark", VIEW, QT_TRANSLATE_NOOP("Actions", "Dar&k Theme"), (), checkable=True, group="theme"),
)

HELP_ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("shortcuts", HELP, QT_TRANSLATE_NOOP("Actions", "&Shortcuts …"), ("F1",)),
    ActionSpec(
        "rules",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "&Rules of the Games …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Show which lines win in each game, and what is forbidden in renju"),
    ),
    ActionSpec(
        "projects",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "Redo a Classroom &Project …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Repeat the searches, experiments and trainings of five classroom projects"),
    ),
    ActionSpec(
        "log",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "Show &Log …"),
        (),
        QT_TRANSLATE_NOOP("Actions", "Show what the program has logged, such as errors"),
    ),
    ActionSpec("about", HELP, QT_TRANSLATE_NOOP("Actions", "&About MCTS Studio")),
)
