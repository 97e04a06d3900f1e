"""Going through a game, playing it, and going over it."""

from studio.ui.actions.spec import GAME, ActionSpec
from studio.ui.words.translation import QT_TRANSLATE_NOOP

GAME_ACTIONS: tuple[ActionSpec, ...] = (
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
    ActionSpec(
        "engines_play",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Let En&gines Play On"),
        ("F11",),
        QT_TRANSLATE_NOOP("Actions", "Let engines go on from this position; while they play, pause them"),
        group="engines",
    ),
    ActionSpec(
        "pause_game",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Pa&use the Game"),
        ("P",),
        QT_TRANSLATE_NOOP("Actions", "Nobody moves and nobody's time runs, until the game goes on"),
        checkable=True,
        icon="pause",
        group="engines",
    ),
    ActionSpec(
        "one_move",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Make &One Engine Move"),
        (".",),
        QT_TRANSLATE_NOOP("Actions", "Let the engine that is to move make its move, and pause then"),
        icon="one_move",
        group="engines",
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
        "matches",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Mat&ches between Engines …"),
        ("Ctrl+Shift+M",),
        QT_TRANSLATE_NOOP("Actions", "Let engines play each other, and see how much stronger one is"),
        group="matches",
    ),
    ActionSpec(
        "exercise",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Find the &Win …"),
        ("Ctrl+F",),
        QT_TRANSLATE_NOOP("Actions", "Solve positions that are won by threats"),
        group="exercise",
    ),
    ActionSpec(
        "next_exercise",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Ne&xt Exercise"),
        ("Ctrl+Right",),
        QT_TRANSLATE_NOOP("Actions", "Go to the next position in which a win is to be found"),
        group="exercise",
    ),
)
