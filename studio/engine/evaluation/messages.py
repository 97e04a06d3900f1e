"""Messages about networks and other evaluators."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

OTHER_GAME = Message(
    "network_of_other_game",
    QT_TRANSLATE_NOOP("Messages", "The network {name} is for another game than {rules}. Choose one for these rules."),
)
NO_PATTERNS = Message("no_patterns", QT_TRANSLATE_NOOP("Messages", "There are no pattern networks for these rules."))
NO_NETWORK = Message("no_network", QT_TRANSLATE_NOOP("Messages", "There is no such file."))
NOT_A_NETWORK = Message("not_a_network", QT_TRANSLATE_NOOP("Messages", "This is not a network file of MCTS Studio."))
TOO_LARGE = Message(
    "network_too_large", QT_TRANSLATE_NOOP("Messages", "The network file is too large: the limit is {most_mb} MB.")
)
OTHER_VERSION = Message(
    "network_version",
    QT_TRANSLATE_NOOP("Messages", "This network has version {version}, but this program reads version {known}."),
)
DAMAGED = Message("network_damaged", QT_TRANSLATE_NOOP("Messages", "The network is damaged ({reason})."))
BAD_WEIGHTS = Message(
    "network_numbers", QT_TRANSLATE_NOOP("Messages", "The weights in {name} are not finite numbers, or far too large.")
)
BAD_EVALUATOR = Message(
    "bad_evaluator",
    QT_TRANSLATE_NOOP("Messages", "An evaluator must be a network or a function of positions, not {given}."),
)
NEEDS_PUCT = Message(
    "evaluator_needs_puct",
    QT_TRANSLATE_NOOP("Messages", "An evaluator gives priors, which only puct reads. Choose puct as the selection."),
)
NETWORK_NEEDED = Message(
    "network_needed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "These parameters need a network. Pass it as the evaluator, or create the search with made_search.",
    ),
)
NEEDS_ONE_THREAD = Message(
    "evaluator_needs_one_thread",
    QT_TRANSLATE_NOOP("Messages", "A function can be called by one thread only. Use one thread, or a network."),
)
NOT_SAVED = Message(
    "evaluator_not_saved",
    QT_TRANSLATE_NOOP("Messages", "A search with your own function cannot be saved: the file could not name the function."),
)
NETWORK_MISSING = Message(
    "network_missing",
    QT_TRANSLATE_NOOP(
        "Messages",
        "This tree was made with the network {name}, which is not installed, so the tree can only be viewed. "
        "To continue the search, add the network and open the tree again.",
    ),
)
OPERATOR = Message(
    "network_operator", QT_TRANSLATE_NOOP("Messages", "The network uses {given}, which this program does not run.")
)
EXTERNAL = Message(
    "network_external",
    QT_TRANSLATE_NOOP("Messages", "The network stores weights in other files, which this program does not read."),
)
SHAPE = Message(
    "network_shape",
    QT_TRANSLATE_NOOP("Messages", "The network must turn the planes of a board into a policy and a value ({given})."),
)
PLANES = Message("network_planes", QT_TRANSLATE_NOOP("Messages", "The network needs unknown input planes ({given})."))
ANSWER = Message(
    "network_answer", QT_TRANSLATE_NOOP("Messages", "The network returned no policy and value. Choose another one.")
)
MEMORY = Message(
    "network_memory",
    QT_TRANSLATE_NOOP("Messages", "The network needs more memory than is allowed. Choose a smaller one."),
)
SLOW = Message(
    "network_slow",
    QT_TRANSLATE_NOOP("Messages", "The network took longer than {given} seconds and was stopped. Choose a smaller one."),
)
ENDED = Message(
    "network_ended",
    QT_TRANSLATE_NOOP("Messages", "The process of the network has ended ({given}). Open the network again."),
)
NOT_RUN = Message("network_not_run", QT_TRANSLATE_NOOP("Messages", "The network cannot be run ({given})."))
NO_ONNX = Message(
    "no_onnx",
    QT_TRANSLATE_NOOP("Messages", "ONNX networks need an optional package. Install it with: pip install 'mcts-studio[onnx]'"),
)
NO_LIST_OF_ARRAYS = Message(
    "no_list_of_arrays",
    QT_TRANSLATE_NOOP("Messages", "This is not a list of arrays as teaching programs save their networks ({reason})."),
)
NUMBER_OF_ARRAYS = Message(
    "wrong_number_of_arrays",
    QT_TRANSLATE_NOOP("Messages", "Such a network has {wanted} arrays, but this list has {given}."),
)
NO_SQUARE_BOARD = Message(
    "no_square_board",
    QT_TRANSLATE_NOOP("Messages", "The network is for {points} points, which do not make a square board."),
)
BAD_ANSWER_KIND = Message(
    "bad_answer",
    QT_TRANSLATE_NOOP("Messages", "An evaluator must return a pair of arrays: {points} priors and one value for each position."),
)
BAD_ANSWER_SIZE = Message(
    "bad_answer",
    QT_TRANSLATE_NOOP(
        "Messages",
        "An evaluator must return {points} priors and one value for each position. For {positions} positions "
        "it returned {priors} priors and {values} values.",
    ),
)
BAD_ANSWER_NUMBERS = Message(
    "bad_answer",
    QT_TRANSLATE_NOOP("Messages", "An evaluator must return priors of at least 0 and values from −1 to 1, all of them finite."),
)
