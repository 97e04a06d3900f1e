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
        "The samples are damaged ({reason}). Delete the file; training continues without it.",
    ),
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
TRAINING_BROKE = Message("training_broke", QT_TRANSLATE_NOOP("Messages", "The training failed: {reason}"))
