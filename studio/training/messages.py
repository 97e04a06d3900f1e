"""The messages of training: its folder, samples, checkpoints and recipes."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

SAMPLES_VERSION = Message(
    "samples_version",
    QT_TRANSLATE_NOOP("Messages", "These samples do not have format version {known}."),
)
SAMPLES_OF_OTHER_GAME = Message(
    "samples_of_other_game",
    QT_TRANSLATE_NOOP("Messages", "These samples are not from the game {rules}."),
)
SAMPLES_DAMAGED = Message(
    "samples_damaged",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The samples are damaged ({reason}). Generate them again. If the file belongs to a training, delete the "
        "file: the training continues without it.",
    ),
)
NO_SAMPLES = Message("no_samples", QT_TRANSLATE_NOOP("Messages", "There is no such file of samples."))
SAMPLES_WITHOUT_LAST = Message(
    "samples_without_last",
    QT_TRANSLATE_NOOP(
        "Messages",
        "These samples have format version 1, which does not hold the last move. Leave out the plane 'last', or "
        "generate the samples again.",
    ),
)
NO_SUCH_PLANE = Message(
    "no_such_plane", QT_TRANSLATE_NOOP("Messages", "There is no plane '{name}'. The planes are {known}.")
)
NO_SUCH_SYMMETRIES = Message(
    "no_such_symmetries", QT_TRANSLATE_NOOP("Messages", "symmetries must be {known}, not '{given}'.")
)
NO_CHECKPOINT = Message("no_checkpoint", QT_TRANSLATE_NOOP("Messages", "This folder contains no training to resume."))
CHECKPOINT_VERSION = Message(
    "checkpoint_version",
    QT_TRANSLATE_NOOP("Messages", "This checkpoint does not have format version {known}."),
)
CHECKPOINT_DAMAGED = Message(
    "checkpoint_damaged",
    QT_TRANSLATE_NOOP("Messages", "The checkpoint is damaged ({reason})."),
)
TRAINING_EXISTS = Message(
    "training_exists",
    QT_TRANSLATE_NOOP("Messages", "This folder already contains a training. Resume it, or choose another folder."),
)
TRAINING_ELSEWHERE = Message(
    "training_elsewhere",
    QT_TRANSLATE_NOOP("Messages", "Another program is training in this folder. Stop it, or choose another folder."),
)
NO_SUCH_RECIPE = Message(
    "no_such_recipe",
    QT_TRANSLATE_NOOP("Messages", "There is no training recipe '{name}'. The recipes are {known}."),
)
NO_SUCH_TRAINING_SETTING = Message(
    "no_such_training_setting",
    QT_TRANSLATE_NOOP("Messages", "There is no training setting '{name}'. The settings are {known}."),
)
TRAINING_SETTING = Message(
    "training_setting",
    QT_TRANSLATE_NOOP("Messages", "{name} must be {kind} from {least} to {most}, not {given}."),
)
NOTHING_TO_LEARN = Message(
    "nothing_to_learn",
    QT_TRANSLATE_NOOP(
        "Messages",
        "With the rules {rules} every game has the same result, so there is nothing to learn. Choose a larger board or "
        "another line length.",
    ),
)
NO_FIRST_NETWORK = Message(
    "no_first_network",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A training for {rules} cannot begin with this network. Choose a pattern network whose patterns have the "
        "length that these rules need, or begin with random weights.",
    ),
)
NOT_FOR_PATTERNS = Message(
    "not_for_patterns",
    QT_TRANSLATE_NOOP("Messages", "Pattern networks cannot learn the game {rules}. Use a convolutional network."),
)
MEASURE_GAMES_ODD = Message(
    "measure_games_odd",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The number of games in a measurement of strength must be even: half of them are played with each colour.",
    ),
)
LAST_RATE = Message(
    "last_rate", QT_TRANSLATE_NOOP("Messages", "The final learning rate must not exceed the initial rate, {rate}.")
)
SMALL_BUFFER = Message(
    "small_buffer", QT_TRANSLATE_NOOP("Messages", "The buffer must hold at least one batch, {batch} samples.")
)
TRAINING_BROKE = Message("training_broke", QT_TRANSLATE_NOOP("Messages", "The training failed: {reason}"))
