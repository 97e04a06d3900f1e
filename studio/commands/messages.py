"""Messages that only the commands show. They are in English."""

from studio.game.message import Message

SETUP_AND_FILE = Message("setup_and_file", "FILE and --setup exclude each other: each gives the first position.")
IS_FOLDER = Message("is_folder", "{path} is a folder. Open a game file in it: mcts-studio FILE")
BAD_WORKERS = Message("workers", "--workers must be from 1 to 1,024, not {value}.")
BAD_BENCH_OPTION = Message("bench", "--repeat and --threads must be at least 1, and --least from 0 to 3600 seconds.")
NO_COLUMNS = Message(
    "no_columns", "The table of columns requires a game with gravity, and {rules} has none. Leave out --table columns."
)
NO_OPEN_SPIEL = Message("no_peers", "OpenSpiel is not installed. Install it with: {command}")
NOT_SAVED = Message("not_saved", "The file cannot be written there.")
SAME_FILE = Message("same_file", "IN and OUT are the same file. Choose another name for OUT.")
NOT_A_FILE = Message("not_a_file", "OUT must name a file.")
NO_FOLDER = Message("no_folder", "The folder of {path} does not exist. Create it first.")
PLOT_IS_FOLDER = Message("plot_is_folder", "{path} is a folder. Add the name of the plot to it, such as plot.svg.")
PAGE_FORMAT = Message("page_format", "{name}: pages are written as HTML. End the name with .html.")
PAGE_IS_FOLDER = Message("page_is_folder", "{path} is a folder. Add the name of the page to it, such as page.html.")
NO_SUCH_LESSON = Message("no_such_lesson", "There is no lesson {number}. Give a number from 1 to {count}, or a file.")
LESSON_WITHOUT_PAGE = Message("lesson_without_page", "Name the file for the page of the lesson: --page FILE.html")
PAGE_OF_WHICH_LESSON = Message("page_of_which_lesson", "Name the lesson of the page: mcts-studio lesson 1 --page FILE")
SIMILAR_COMMAND = Message(
    "no_such_command", "There is no command or file {name}. Did you mean {similar}? See mcts-studio --help."
)
NO_SUCH_COMMAND = Message("no_such_command", "There is no command or file {name}. See mcts-studio --help.")
MOVE_WITHOUT_FILE = Message("move_without_file", "--move chooses a move of FILE. Name a file, or use --moves.")
OVER_IN_FILE = Message(
    "over_in_file", "{sentence} To search an earlier position of the file, add --move N, from 0 to {last}."
)
OTHER_ENTRY = Message(
    "other_entry",
    "The entry in the menu starts another installation. To remove it, run: {program} integrate --remove",
)
NO_SUCH_GAME = Message("no_such_game", "There is no game {number}: the file has {games}.")
NO_SUCH_MOVE = Message("no_such_move", "There is no move {number}: the game has {moves}.")
ENGINE_NO_COMMAND = Message("engine_no_command", "Give the program of the engine after its name.")

NO_TRAINING_FOLDER = Message("no_training_folder", "Name the folder of the training: mcts-studio train FOLDER")
FIRST_NETWORK_KIND = Message(
    "first_network_kind", "A training can begin with a pattern network only. Give a file with the suffix .npz."
)
FIRST_NETWORK_RESUMED = Message(
    "first_network_resumed", "--from begins a training, and --resume continues one. Leave out one of them."
)
MANY_POSITIONS = Message(
    "many_positions", "The file has {count} positions to begin with. A training takes at most {most}."
)
NO_SAMPLES_FILE = Message("no_samples_file", "Name the file for the samples: mcts-studio selfplay OUT.npz")

# Matches and reviews

SIZE_AND_RULES = Message("size_and_rules", "--size contradicts --rules {rules}. Leave out --size.")
RESUME_ALONE = Message("resume_alone", "--resume continues the match exactly as it was begun. Leave out {options}.")
EXPERIMENT_ALONE = Message("experiment_alone", "An experiment fixes these options itself. Leave out {options}.")
NO_LIMIT = Message("no_limit", "Give a limit for each position: --seconds, --simulations or --depth.")
NO_REVIEW_OUTPUT = Message(
    "no_review_output", "Name a folder for the results: --out DIR for the games, --report DIR for a report."
)
PLAYER_WITHOUT_REPORT = Message("player_alone", "--player chooses the games of a report. Add --report DIR.")
PDF_WITHOUT_REPORT = Message("pdf_alone", "--pdf writes the report as PDF, too. Add --report DIR.")
PAGES_WITHOUT_REPORT = Message("pages_alone", "--pages adds pages to the report. Add --report DIR.")
FOREIGN_PDF = Message(
    "foreign_pdf", "{path} already exists and is not a report of this program. Choose another folder."
)
NO_GAME_OF_PLAYER = Message("no_game_of_player", "No reviewed game names the player {player}. No report was written.")
EMPTY_FOLDER = Message("empty_folder", "The folder {folder} has no game files.")
NOTHING_TO_REVIEW = Message("nothing_to_review", "None of the files can be read.")
NO_REVIEW_FOLDER = Message("no_review_folder", "The folder {folder} cannot be created ({reason}).")
FOREIGN_FILE = Message(
    "review_there", "{path} already exists and was not written by a review. Name another folder with --out."
)
UNREADABLE_REVIEW = Message(
    "review_unreadable",
    "{path} is not a review list that this version reads ({reason}). Name another folder with --out.",
)
OTHER_OPTIONS = Message(
    "review_other",
    "The review in {folder} was begun with other options ({known}), so its results are not comparable. Give the same "
    "options, name another folder with --out, or start over with --fresh.",
)
NO_DESKTOP = Message(
    "no_desktop", "Menus of applications are extended on Linux and similar systems only. Create a shortcut instead."
)
NOT_INTEGRATED = Message("not_integrated", "The files in {folder} cannot be changed ({reason}).")
BOOK_LIMITS = Message("book_limits", "A book needs --plies and --min-games from 1, and --least-rate from 0 to 1.")
EMPTY_BOOK = Message(
    "empty_book",
    "No move of {rules} was played in {games} games with enough success. Import more games, or lower --min-games.",
)
