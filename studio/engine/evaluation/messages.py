"""The messages about evaluators: functions, pattern networks and ONNX networks."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

# Evaluators

BAD_EVALUATOR = Message(
    "bad_evaluator",
    QT_TRANSLATE_NOOP("Messages", "The evaluator must be a network or a function of positions, not {value}."),
)
EVALUATOR_NEEDS_PUCT = Message(
    "evaluator_needs_puct", QT_TRANSLATE_NOOP("Messages", "An evaluator requires PUCT. Choose PUCT as the selection.")
)
NETWORK_NEEDED = Message(
    "network_needed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "These parameters require a network. Pass a network as the evaluator, or create the search with made_search.",
    ),
)
ONE_THREAD = Message(
    "evaluator_needs_one_thread",
    QT_TRANSLATE_NOOP(
        "Messages",
        "If the evaluator is a Python function, the search can use only one thread. Use one thread, or choose a "
        "network.",
    ),
)
EVALUATOR_NOT_SAVED = Message(
    "evaluator_not_saved",
    QT_TRANSLATE_NOOP(
        "Messages", "A search with a function as its evaluator cannot be saved: the file cannot contain the function."
    ),
)
NETWORK_MISSING = Message(
    "network_missing",
    QT_TRANSLATE_NOOP(
        "Messages",
        "This tree was made with the network {name}, which is missing, so the search cannot "
        "continue. Add that network to your networks, then open the tree again.",
    ),
)
NO_ARRAYS = Message(
    "bad_answer",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The evaluator did not return a pair of number arrays. For each position it must return {points} priors and "
        "one value.",
    ),
)
WRONG_COUNT = Message(
    "bad_answer",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The evaluator returned {priors} priors and {values} values for {positions} positions. For each position it "
        "must return {points} priors and one value.",
    ),
)
OUT_OF_RANGE = Message(
    "bad_answer",
    QT_TRANSLATE_NOOP(
        "Messages", "The evaluator returned numbers out of range. Priors must be at least 0, values from −1 to 1."
    ),
)
OTHER_GAME = Message(
    "network_of_other_game",
    QT_TRANSLATE_NOOP("Messages", "The network {name} is for {own}, not for {rules}. Choose a network for this game."),
)
OTHER_LINES = Message(
    "network_of_other_game",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The network {name} is for {own} on boards of any size, not for {rules}. Choose a network for this game.",
    ),
)
OTHER_BOARD = Message(
    "network_of_other_game",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The network {name} is for boards of {rows}×{columns} points, not for {rules}. Choose a network for this game.",
    ),
)
NO_PATTERNS = Message("no_patterns", QT_TRANSLATE_NOOP("Messages", "There are no pattern networks for these rules."))

# Files of networks

NO_NETWORK = Message("no_network", QT_TRANSLATE_NOOP("Messages", "The network file does not exist."))
NOT_A_NETWORK = Message("not_a_network", QT_TRANSLATE_NOOP("Messages", "This is not a network of MCTS Studio."))
TORCH_ARCHIVE = Message(
    "network_of_torch",
    QT_TRANSLATE_NOOP(
        "Messages",
        "This is a PyTorch file. It is not opened, because reading such a file can run any program. Export the "
        "network to ONNX with a script of your own, as docs/networks.md shows.",
    ),
)
PICKLED = Message(
    "network_pickled",
    QT_TRANSLATE_NOOP(
        "Messages", "This is a pickled network. Convert it to ONNX first, with mcts-studio convert-network."
    ),
)
OTHER_ENDING = Message(
    "network_ending",
    QT_TRANSLATE_NOOP("Messages", "The name of a network file ends with .npz or .onnx. Choose such a file."),
)
TOO_LARGE = Message(
    "network_too_large",
    QT_TRANSLATE_NOOP("Messages", "The file is too large for a network: the limit is {most_mb} MB."),
)
VERSION = Message(
    "network_version",
    QT_TRANSLATE_NOOP(
        "Messages", "This network has format version {version}, but this program reads version {known} only."
    ),
)
DAMAGED = Message("network_damaged", QT_TRANSLATE_NOOP("Messages", "The network is damaged ({given})."))
BAD_WEIGHTS = Message(
    "network_numbers",
    QT_TRANSLATE_NOOP("Messages", "The network contains weights that are not finite or far too large, in {given}."),
)
NOT_A_LIST = Message(
    "no_list_of_arrays", QT_TRANSLATE_NOOP("Messages", "This is not a pickled list of arrays ({reason}).")
)
WRONG_NUMBER_OF_ARRAYS = Message(
    "wrong_number_of_arrays",
    QT_TRANSLATE_NOOP("Messages", "A network of this kind has {wanted} arrays, but this file has {given}."),
)
NO_SQUARE_BOARD = Message(
    "no_square_board",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The network is for {points} points, which is not a square board from 3×3 to 22×22. Give the rows and columns "
        "of its board, such as --size 6x7.",
    ),
)
OTHER_SIZE = Message(
    "other_size_of_network",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The network is for {points} points and cannot be used for {rows}×{columns}. Give a size with this number of "
        "points and sides from 3 to 22.",
    ),
)

# ONNX networks

NO_ONNX = Message(
    "no_onnx",
    QT_TRANSLATE_NOOP("Messages", "ONNX networks require optional packages. Install them with: {command}"),
)
OPERATOR = Message(
    "network_operator", QT_TRANSLATE_NOOP("Messages", "The network uses {given}, which is not supported.")
)
EXTERNAL = Message(
    "network_external",
    QT_TRANSLATE_NOOP(
        "Messages", "The network stores weights in other files, which is not supported. Export it as one file."
    ),
)
SHAPE = Message(
    "network_shape",
    QT_TRANSLATE_NOOP(
        "Messages", "The network does not turn the planes of a board into a policy and a value ({given})."
    ),
)
PLANES = Message(
    "network_planes", QT_TRANSLATE_NOOP("Messages", "The network needs input planes that are not supported ({given}).")
)
BAD_OUTPUT = Message(
    "network_answer",
    QT_TRANSLATE_NOOP("Messages", "The output of the network is not a policy and a value. Choose another network."),
)
MEMORY = Message(
    "network_memory",
    QT_TRANSLATE_NOOP("Messages", "The network needs more memory than is allowed. Choose a smaller one."),
)
SLOW = Message(
    "network_slow",
    QT_TRANSLATE_NOOP(
        "Messages", "The network took longer than {given} seconds and was stopped. Choose a smaller one."
    ),
)
ENDED = Message(
    "network_ended",
    QT_TRANSLATE_NOOP("Messages", "The process of the network has exited ({given}). Open the network again."),
)
NOT_RUN = Message("network_not_run", QT_TRANSLATE_NOOP("Messages", "The network cannot be run ({given})."))
