"""The messages about searches: parameters, limits, steering, threads, and saved trees."""

from studio.game.message import QT_TRANSLATE_NOOP, Message, Phrase

# Parameters and profiles

NO_SUCH_PARAMETER = Message(
    "no_such_parameter", QT_TRANSLATE_NOOP("Messages", "There is no parameter '{name}'. The parameters are {known}.")
)
NO_SUCH_PROFILE = Message(
    "no_such_profile", QT_TRANSLATE_NOOP("Messages", "There is no profile '{name}'. The profiles are {known}.")
)
NOT_A_CHOICE = Message(
    "parameter_value", QT_TRANSLATE_NOOP("Messages", "{name} must be one of {choices}, not {value}.")
)
NOT_A_SWITCH = Message("parameter_value", QT_TRANSLATE_NOOP("Messages", "{name} must be on or off, not {value}."))
NOT_IN_WHOLE_RANGE = Message(
    "parameter_value",
    QT_TRANSLATE_NOOP("Messages", "{name} must be a whole number from {low} to {high}, not {value}."),
)
NOT_IN_RANGE = Message(
    "parameter_value", QT_TRANSLATE_NOOP("Messages", "{name} must be a number from {low} to {high}, not {value}.")
)
TOO_LOW = Message("parameter_value", QT_TRANSLATE_NOOP("Messages", "{name} must be {low} or more, not {value}."))
NOT_A_NETWORK_NAME = Message(
    "parameter_value",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{name} must be empty, the name of a network (at most {longest} characters), or the path of an .npz or "
        ".onnx file on this computer (at most {most} characters), not {value}.",
    ),
)
WIDENING_NEEDS_UCT = Message(
    "parameter_conflict",
    QT_TRANSLATE_NOOP(
        "Messages", "Widening requires UCT: PUCT adds all children at once. Choose UCT, or turn widening off."
    ),
)
SCALE_WITHOUT_C = Message(
    "scale_without_c",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The scale applies to an exploration constant, but no exploration constant is set. Add exploration=C, or "
        "leave out the scale.",
    ),
)
NETWORK_NEEDS_PUCT = Message(
    "network_needs_puct",
    QT_TRANSLATE_NOOP("Messages", "A network requires PUCT. Choose PUCT as the selection, or remove the network."),
)

# Limits, threads and seeds

SIMULATIONS = Phrase(QT_TRANSLATE_NOOP("Messages", "simulations"))
SECONDS = Phrase(QT_TRANSLATE_NOOP("Messages", "seconds"))
MEMORY = Phrase(QT_TRANSLATE_NOOP("Messages", "memory"))
DEPTH = Phrase(QT_TRANSLATE_NOOP("Messages", "depth"))
NODES = Phrase(QT_TRANSLATE_NOOP("Messages", "nodes"))
LIMIT_NOT_WHOLE = Message(
    "limit", QT_TRANSLATE_NOOP("Messages", "The limit of {quantity} must be a whole number, not {value}.")
)
LIMIT_NO_NUMBER = Message(
    "limit", QT_TRANSLATE_NOOP("Messages", "The limit of {quantity} must be a number, not {value}.")
)
LIMIT_TOO_HIGH = Message(
    "limit", QT_TRANSLATE_NOOP("Messages", "The limit of {quantity} must be less than 1e15, not {value}.")
)
LIMIT_TOO_LOW = Message(
    "limit", QT_TRANSLATE_NOOP("Messages", "The limit of {quantity} must be more than 0, not {value}.")
)
THREADS = Message(
    "threads", QT_TRANSLATE_NOOP("Messages", "The number of threads must be from 1 to {most}, not {value}.")
)
SEED = Message("seed", QT_TRANSLATE_NOOP("Messages", "The seed must be a whole number of at least 0, not {value}."))
TOO_MANY_THREADS = Message(
    "too_many_threads",
    QT_TRANSLATE_NOOP("Messages", "The system did not start {threads} threads for this search. Use fewer threads."),
)

# Steering, breakpoints and priors

STEERING_VISITS = Message(
    "steering_visits",
    QT_TRANSLATE_NOOP("Messages", "The number of extra visits of a move must be from 1 to {most}, not {value}."),
)
STEERING_MOVE = Message(
    "steering_move", QT_TRANSLATE_NOOP("Messages", "In the searched position, no move is legal at {where}.")
)
STEERING_TWICE = Message(
    "steering_twice",
    QT_TRANSLATE_NOOP("Messages", "The search restrictions have two entries for one point. Remove one of them."),
)
STEERING_POINT = Message(
    "steering_point",
    QT_TRANSLATE_NOOP(
        "Messages", "A search restriction names a point of the board by a whole number of at least 0, not by {value}."
    ),
)
BREAKPOINT_VISITS = Message(
    "breakpoint_visits",
    QT_TRANSLATE_NOOP("Messages", "The breakpoint for visits must be a whole number of at least 1, not {value}."),
)
BREAKPOINT_JUMP = Message(
    "breakpoint_jump",
    QT_TRANSLATE_NOOP(
        "Messages", "The breakpoint for the mean win rate must be a change of more than 0 and at most 1, not {value}."
    ),
)
PRIORS_NEED_PUCT = Message(
    "priors_need_puct",
    QT_TRANSLATE_NOOP("Messages", "Only PUCT uses priors. Choose PUCT as the selection, or leave the priors out."),
)
BAD_PRIORS = Message(
    "bad_priors",
    QT_TRANSLATE_NOOP("Messages", "Each legal move needs one prior from 0 to 1, and all priors must add up to 1."),
)
BAD_SHARE = Message("bad_share", QT_TRANSLATE_NOOP("Messages", "A share must be a number from 0 to 1, not {value}."))

# Using a search or a solver

OTHER_RULES = Message(
    "other_rules",
    QT_TRANSLATE_NOOP("Messages", "The rules of a search cannot be changed. Create a new search for another game."),
)
SOLVER_RULES = Message(
    "solver_rules",
    QT_TRANSLATE_NOOP("Messages", "The rules of a solver cannot be changed. Create a new solver for another game."),
)
SOLVER_BUSY = Message(
    "solver_busy",
    QT_TRANSLATE_NOOP("Messages", "Another thread is using this solver. Stop it or wait for it, then try again."),
)
BUSY = Message(
    "busy",
    QT_TRANSLATE_NOOP("Messages", "Another thread is using this search. Stop it or wait for it, then try again."),
)
WITHIN_RUN = Message(
    "within_run",
    QT_TRANSLATE_NOOP(
        "Messages",
        "This search is in the middle of a call. Until the call returns, the search can only be read and stopped.",
    ),
)
INTERRUPTED = Message(
    "interrupted",
    QT_TRANSLATE_NOOP(
        "Messages", "This search was interrupted in the middle of a change and cannot be used. Create a new search."
    ),
)
SEARCH_CHANGED = Message(
    "search_changed", QT_TRANSLATE_NOOP("Messages", "The search continued while it was saved. Save it again.")
)
NOT_IN_TREE = Message(
    "not_in_tree",
    QT_TRANSLATE_NOOP("Messages", "The search has not visited {where}, which is move {move} of the path."),
)
NOTHING_TO_SELECT = Message(
    "nothing_to_select",
    QT_TRANSLATE_NOOP(
        "Messages",
        "There is nothing left to select: the game is over, the result is proven, or no allowed move is left.",
    ),
)
NO_MOVE_TO_EXPAND = Message(
    "no_move_to_expand",
    QT_TRANSLATE_NOOP("Messages", "This node already has a child for each move. Expand one of its children instead."),
)
PHASE_VALUE = Message(
    "phase_value",
    QT_TRANSLATE_NOOP("Messages", "The value to backpropagate must be a number from −1 to 1, not {value}."),
)
TEMPERATURE = Message(
    "policy_temperature", QT_TRANSLATE_NOOP("Messages", "A temperature must be more than 0, not {value}.")
)
NO_VISITS = Message(
    "no_visits", QT_TRANSLATE_NOOP("Messages", "No move has been visited here yet. Run the search first.")
)
NO_MEMORY = Message(
    "no_memory",
    QT_TRANSLATE_NOOP("Messages", "There is not enough free memory for a copy of this tree. Close other programs."),
)
NOT_COMPILED = Message(
    "warmup",
    QT_TRANSLATE_NOOP("Messages", "The search could not be compiled. Delete the folder {folder}, then try again."),
)

# Saved trees

NOT_A_TREE = Message("not_a_tree", QT_TRANSLATE_NOOP("Messages", "This is not a saved tree."))
TREE_DAMAGED = Message(
    "tree_damaged", QT_TRANSLATE_NOOP("Messages", "This file is damaged, and its tree cannot be used.")
)
TREE_VERSION = Message(
    "tree_version",
    QT_TRANSLATE_NOOP("Messages", "Another version of MCTS Studio saved this tree. Open it with that version."),
)
TREE_TOO_LARGE = Message(
    "tree_too_large",
    QT_TRANSLATE_NOOP("Messages", "This tree may need {memory_mb} MB of memory, which exceeds the limit of {most} MB."),
)
TREE_NO_MEMORY = Message(
    "tree_no_memory",
    QT_TRANSLATE_NOOP("Messages", "There is not enough free memory for this tree. Close other programs."),
)
