"""The messages about matches: players, games, folders and workers."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

# Contestants
CONTESTANT_SETTING = Message(
    "contestant_setting",
    QT_TRANSLATE_NOOP(
        "Messages",
        "'{given}' in '{whole}' does not have the form NAME=VALUE, such as exploration=0.5 or simulations=1000.",
    ),
)
CONTESTANT_NUMBER = Message(
    "contestant_number",
    QT_TRANSLATE_NOOP("Messages", "{name} must be a number, not '{given}'."),
)
ENGINE_SETTING = Message(
    "engine_setting",
    QT_TRANSLATE_NOOP(
        "Messages",
        "'{head}' has no setting {name}. External engines accept simulations, seconds, depth and clock.",
    ),
)
BASELINE_SETTING = Message(
    "baseline_setting",
    QT_TRANSLATE_NOOP("Messages", "'{head}' has no setting {name}. minimax accepts seconds, depth and clock."),
)
ENGINE_NOT_LISTED = Message(
    "engine_not_listed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The engine list of this computer has no engine named {name}. Add the engine under this name.",
    ),
)
NO_CONTESTANTS = Message(
    "no_contestants",
    QT_TRANSLATE_NOOP("Messages", "A match needs at least one player and one opening."),
)
SAME_NAMES = Message(
    "same_names",
    QT_TRANSLATE_NOOP("Messages", "Two players of the match have the same name. Give each player its own name."),
)

# Choices
GAMES_COUNT = Message(
    "games_count",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The games per pair must be an even number from 2 to {most}, not {games}: each opening is played with both "
        "colours.",
    ),
)
SPRT = Message(
    "sprt",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A sequential test needs two Elo differences from −1000 to 1000, the smaller one first, such as 0,20.",
    ),
)
SPRT_PLAYERS = Message(
    "sprt_players",
    QT_TRANSLATE_NOOP(
        "Messages", "A sequential test needs exactly two players, and all its games have the same rules."
    ),
)
NO_OPENINGS = Message(
    "no_openings",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{file} contains no unfinished game of {game} to use as an opening. Choose other openings or another game.",
    ),
)
TOO_MANY_RANDOM_MOVES = Message(
    "too_many_random_moves",
    QT_TRANSLATE_NOOP(
        "Messages", "On this board every game is over after {moves} random moves. Choose fewer random moves."
    ),
)
RANDOM_OPENINGS = Message(
    "random_openings",
    QT_TRANSLATE_NOOP("Messages", "Random openings are written as random:4 for four random moves, not '{given}'."),
)
OPENING_OVER = Message(
    "opening_over", QT_TRANSLATE_NOOP("Messages", "One of the openings ends the game. Remove this opening.")
)
IMPOSSIBLE_OPENING = Message(
    "impossible_opening",
    QT_TRANSLATE_NOOP("Messages", "An opening cannot be played: {reason}"),
)
TOO_MANY_WORKERS = Message(
    "too_many_workers",
    QT_TRANSLATE_NOOP(
        "Messages",
        "Timed searches need {cores_wanted} cores here ({workers} workers × {threads} threads), but this machine "
        "has {cores}. Use fewer workers or threads, or limit by simulations.",
    ),
)

# Experiments
NO_SUCH_EXPERIMENT = Message(
    "no_such_experiment",
    QT_TRANSLATE_NOOP("Messages", "There is no experiment '{name}'. The experiments are {known}."),
)
EXPERIMENT_UNREADABLE = Message(
    "experiment_unreadable",
    QT_TRANSLATE_NOOP("Messages", "The experiment {name} cannot be read ({reason})."),
)
EXPERIMENT_WRONG = Message(
    "experiment_wrong",
    QT_TRANSLATE_NOOP("Messages", "The experiment {name} cannot be played: {reason}"),
)

# The folder of a match
NO_MATCH = Message("no_match", QT_TRANSLATE_NOOP("Messages", "{folder} contains no match that can be resumed."))
MATCH_THERE = Message(
    "match_there",
    QT_TRANSLATE_NOOP("Messages", "{folder} already contains a match. Resume it, or choose another folder."),
)
MATCH_HELD = Message(
    "match_held",
    QT_TRANSLATE_NOOP(
        "Messages", "Another process is playing the match in {folder}. Stop the match in that process first."
    ),
)
MATCH_UNREADABLE = Message(
    "match_unreadable",
    QT_TRANSLATE_NOOP("Messages", "{file} is not a match that this program can read ({reason})."),
)
OTHER_PAGE = Message(
    "other_page",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{path} was not written by this program, so the report did not replace it. Move or rename that file.",
    ),
)
PLAN_CHANGED = Message(
    "plan_changed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{file} was changed after games were played, so the results would not be comparable. Start a new match.",
    ),
)
RESULTS_DAMAGED = Message(
    "results_damaged",
    QT_TRANSLATE_NOOP("Messages", "Line {line} of {file} is damaged. Delete the line; its game will be played again."),
)
OTHER_PROGRAM = Message(
    "other_program",
    QT_TRANSLATE_NOOP(
        "Messages",
        "This match was started by another version of the program ({version}; this one is {own}), so the results "
        "would not be comparable. Start a new match.",
    ),
)
ENGINE_CHANGED = Message(
    "engine_changed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The engine {name} was configured differently when this match started. Start a new match.",
    ),
)
NETWORK_CHANGED = Message(
    "network_changed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The network file {name} has changed since this match started. Restore the earlier file, or start a new match.",
    ),
)
NETWORK_UNRECORDED = Message(
    "network_unrecorded",
    QT_TRANSLATE_NOOP(
        "Messages",
        "This match has no record of the contents of the network file {name}. If the file was replaced during the "
        "match, the results mix different players.",
    ),
)
NETWORK_REPLACED = Message(
    "network_replaced",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The network file {name} was replaced during the match, which has stopped. Restore the earlier file, then "
        "resume the match.",
    ),
)

# Workers
NETWORK_MISSING_THERE = Message(
    "network_missing_there",
    QT_TRANSLATE_NOOP(
        "Messages", "The worker {worker} has no network named {name}. Copy the network's file to that computer."
    ),
)
NETWORK_DIFFERS_THERE = Message(
    "network_differs_there",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The worker {worker} has a different file for the network {name}. Copy the same file to all machines.",
    ),
)
MATCH_FAILED = Message(
    "match_failed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The match stopped because of an error in this program ({reason}). It can be resumed.",
    ),
)
WORKER_LOST = Message(
    "worker_lost",
    QT_TRANSLATE_NOOP(
        "Messages",
        "Game {number} crashed its worker {count} times. Resume the match when the cause is removed.",
    ),
)
WORK_LOST = Message(
    "work_lost",
    QT_TRANSLATE_NOOP("Messages", "A task crashed its worker {count} times and was cancelled."),
)
NO_CLUSTER = Message(
    "no_cluster",
    QT_TRANSLATE_NOOP("Messages", "Working on a cluster needs an optional package. Install it with: {command}"),
)
CLUSTER_ADDRESS = Message(
    "cluster_address",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A scheduler's address is written as tcp://host:8786 or tls://host:8786, not '{given}'.",
    ),
)
CLUSTER_UNREACHABLE = Message(
    "cluster_unreachable",
    QT_TRANSLATE_NOOP(
        "Messages",
        "No scheduler answers at {given} ({reason}). Start the scheduler and its workers first.",
    ),
)
CLUSTER_EMPTY = Message(
    "cluster_empty",
    QT_TRANSLATE_NOOP("Messages", "The scheduler at {given} has no workers. Start workers first."),
)
WORKER_FOREIGN = Message(
    "worker_foreign",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The worker {worker} cannot play ({reason}). Install this version of MCTS Studio on that computer.",
    ),
)
WORKER_VERSION = Message(
    "worker_version",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The worker {worker} has another version of MCTS Studio ({version}; here it is {own}). Install the same "
        "version.",
    ),
)
ENGINE_MISSING_THERE = Message(
    "engine_missing_there",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The worker {worker} has no engine named {name}. Add the engine on that computer under the same name.",
    ),
)
