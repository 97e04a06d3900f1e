"""Messages about reading and writing game files: errors, warnings, and phrases that fill their fields."""

from studio.game.message import QT_TRANSLATE_NOOP, Message, Phrase

# Opening a file

EMPTY = Message("empty", QT_TRANSLATE_NOOP("Messages", "The file is empty."))
UNKNOWN_FORMAT = Message(
    "unknown_format",
    QT_TRANSLATE_NOOP(
        "Messages", "This is not a game file. SGF, psq, rec, pos, lib, rif and plain moves can be opened."
    ),
)
FOLDER = Message("folder", QT_TRANSLATE_NOOP("Messages", "This is a folder, not a file."))
NOT_FOUND = Message("not_found", QT_TRANSLATE_NOOP("Messages", "There is no such file."))
NOT_A_FILE = Message("not_a_file", QT_TRANSLATE_NOOP("Messages", "This is not a regular file."))
NOT_READ = Message("not_read", QT_TRANSLATE_NOOP("Messages", "The file cannot be read ({reason})."))
NOT_READABLE = Message("not_allowed", QT_TRANSLATE_NOOP("Messages", "You do not have permission to read this file."))
TOO_LARGE = Message("too_large", QT_TRANSLATE_NOOP("Messages", "The file is too large: the limit is {most} MB."))
NO_GAME = Message("no_game", QT_TRANSLATE_NOOP("Messages", "The file contains no game."))

# Saving a file

NOT_REPLACEABLE = Message(
    "not_a_file", QT_TRANSLATE_NOOP("Messages", "This is not a regular file, so it cannot be replaced.")
)
READ_ONLY_FILE = Message(
    "not_allowed", QT_TRANSLATE_NOOP("Messages", "This file is read-only. Save under another name.")
)
NOT_WRITABLE_FOLDER = Message(
    "not_allowed",
    QT_TRANSLATE_NOOP(
        "Messages",
        "You do not have permission to write to this folder. Save in another folder. An existing file is unchanged.",
    ),
)
READ_ONLY_FOLDER = Message(
    "not_allowed",
    QT_TRANSLATE_NOOP("Messages", "This folder is read-only. Save in another folder. An existing file is unchanged."),
)
DISK_FULL = Message(
    "disk_full",
    QT_TRANSLATE_NOOP(
        "Messages", "The disk is full. Free some space or save elsewhere. An existing file is unchanged."
    ),
)
FILE_SIZE_LIMIT = Message(
    "disk_full",
    QT_TRANSLATE_NOOP("Messages", "The file would be larger than the system allows. An existing file is unchanged."),
)
NO_FOLDER = Message(
    "no_folder",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The folder does not exist. Create it first or save in another folder. Nothing was saved.",
    ),
)
NOT_SAVED = Message(
    "not_saved",
    QT_TRANSLATE_NOOP("Messages", "The file could not be written ({reason}). An existing file is unchanged."),
)
UNWRITABLE_NAME = Message(
    "unwritable_format",
    QT_TRANSLATE_NOOP(
        "Messages", "A game cannot be saved in this format. Use a name that ends in .sgf, .psq, .pos, .lib or .txt."
    ),
)
READ_ONLY_FORMAT = Message(
    "unwritable_format",
    QT_TRANSLATE_NOOP("Messages", "The {format} format can be read but not written. Save as SGF."),
)
NOTHING_TO_SAVE = Message("no_game", QT_TRANSLATE_NOOP("Messages", "There is no game to save."))
ONE_GAME = Message("one_game", QT_TRANSLATE_NOOP("Messages", "A {format} file can store only one game, not {count}."))
NOT_REOPENABLE = Message(
    "too_large",
    QT_TRANSLATE_NOOP("Messages", "The file would be too large to open again. Save its games in several files."),
)
AMBIGUOUS = Message(
    "ambiguous",
    QT_TRANSLATE_NOOP("Messages", "A {format} file of this game would be mistaken for another format. Save as SGF."),
)
PSQ_RULES = Message("psq_rules", QT_TRANSLATE_NOOP("Messages", "A psq file can store only five in a row. Save as SGF."))
PSQ_MOVES = Message(
    "psq_moves",
    QT_TRANSLATE_NOOP("Messages", "A psq file cannot store setup stones, passes or moves out of turn. Save as SGF."),
)
POS_RULES = Message(
    "pos_rules", QT_TRANSLATE_NOOP("Messages", "A pos file can store only five in a row on 15×15. Save as SGF.")
)
POS_MOVES = Message(
    "pos_moves",
    QT_TRANSLATE_NOOP("Messages", "A pos file cannot store setup stones or moves out of turn. Save as SGF."),
)
LIB_RULES = Message(
    "lib_rules", QT_TRANSLATE_NOOP("Messages", "A RenLib file can store only five in a row on 15×15. Save as SGF.")
)
LIB_MOVES = Message(
    "lib_moves",
    QT_TRANSLATE_NOOP("Messages", "A RenLib file cannot store setup stones or moves out of turn. Save as SGF."),
)
POS_LENGTH = Message(
    "pos_length", QT_TRANSLATE_NOOP("Messages", "A pos file cannot store more than 255 moves. Save as SGF.")
)
POINTS_OF_GRAVITY = Message(
    "text_rules",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The format “list of points” cannot store a game with gravity. Save the game as column digits or SGF.",
    ),
)
DIGITS_NEED_GRAVITY = Message(
    "text_rules",
    QT_TRANSLATE_NOOP(
        "Messages", "The format “column digits” can store only games with gravity and at most 9 columns. Save as SGF."
    ),
)
OFFSETS_OF_GRAVITY = Message(
    "text_rules",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The format “offsets from the centre” cannot store a game with gravity. Save the game as column digits or SGF.",
    ),
)
TEXT_EMPTY = Message(
    "text_empty",
    QT_TRANSLATE_NOOP("Messages", "Plain text cannot store a game without moves. Save as SGF."),
)
TEXT_MOVES = Message(
    "text_moves",
    QT_TRANSLATE_NOOP("Messages", "Plain text cannot store setup stones, passes or moves out of turn. Save as SGF."),
)

# What a format cannot store

LEFT_OUT = Message(
    "left_out", QT_TRANSLATE_NOOP("Messages", "The {format} format does not keep {what}. SGF keeps everything.")
)
TAKEN_BACK = Phrase(QT_TRANSLATE_NOOP("Messages", "moves that were taken back"))
VARIATIONS = Phrase(QT_TRANSLATE_NOOP("Messages", "variations"))
COMMENTS = Phrase(QT_TRANSLATE_NOOP("Messages", "comments"))
ANALYSIS = Phrase(QT_TRANSLATE_NOOP("Messages", "analysis"))
UNPLAYABLE_MOVES = Phrase(QT_TRANSLATE_NOOP("Messages", "illegal moves"))
OPENING_PROTOCOL = Phrase(QT_TRANSLATE_NOOP("Messages", "the opening protocol with its swaps"))
FOREIGN_PROPERTIES = Phrase(QT_TRANSLATE_NOOP("Messages", "data of other programs"))
TIMES = Phrase(QT_TRANSLATE_NOOP("Messages", "times"))
PLAYERS = Phrase(QT_TRANSLATE_NOOP("Messages", "players"))
DATE = Phrase(QT_TRANSLATE_NOOP("Messages", "the date"))
RESULT = Phrase(QT_TRANSLATE_NOOP("Messages", "the result"))
RULES_LOST = Message(
    "rules_lost",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The {format} format does not store the rules {rules}. "
        "The program may open the file with other rules. SGF keeps the rules.",
    ),
)

# Limits of a file

LINES = Message("lines", QT_TRANSLATE_NOOP("Messages", "The file has more than {limit} lines, which is too many."))
GAMES = Message("games", QT_TRANSLATE_NOOP("Messages", "The file has more than {limit} games, which is too many."))
VALUES = Message("values", QT_TRANSLATE_NOOP("Messages", "The file has more than {limit} values, which is too many."))
NODES = Message("nodes", QT_TRANSLATE_NOOP("Messages", "The file has more than {limit} moves, which is too many."))
LIBRARY_NODES = Message(
    "nodes", QT_TRANSLATE_NOOP("Messages", "The library has more than {limit} moves, which is too many.")
)
NESTING = Message(
    "nesting", QT_TRANSLATE_NOOP("Messages", "Variations are nested more than {limit} deep, which is too deep.")
)
SETUPS = Message(
    "setups",
    QT_TRANSLATE_NOOP("Messages", "More than {limit} nodes of the file set up stones, which is too many."),
)
SETUP_STONES = Message(
    "setups", QT_TRANSLATE_NOOP("Messages", "The file sets up more than {limit} stones, which is too many.")
)
DAMAGED = Message("damaged", QT_TRANSLATE_NOOP("Messages", "The file is too damaged to be read as a game."))
MORE_WARNINGS = Message("more_warnings", QT_TRANSLATE_NOOP("Messages", "There are {count} more warnings."))

# Games and moves in a file

GAME_LEFT_OUT = Message("game_left_out", QT_TRANSLATE_NOOP("Messages", "A game was left out. {error}"))
SETUP_LEFT_OUT = Message("unplayable", QT_TRANSLATE_NOOP("Messages", "Setup stones were left out. {error}"))
PASS_LEFT_OUT = Message("unplayable", QT_TRANSLATE_NOOP("Messages", "A pass of {side} was left out. {error}"))
MOVE_LEFT_OUT = Message("unplayable", QT_TRANSLATE_NOOP("Messages", "A move of {side} was left out. {error}"))
READ_UP_TO = Message("unplayable", QT_TRANSLATE_NOOP("Messages", "Only the moves before {text} were read. {error}"))
EXACT_LINES = Message(
    "exact_lines",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The game continues after a line longer than {win_length}. The file was therefore read with the rule that "
        "only lines of exactly {win_length} win.",
    ),
)
NOT_RENJU = Message(
    "not_renju",
    QT_TRANSLATE_NOOP(
        "Messages",
        "Moves in the file are illegal in renju. The file was therefore read as freestyle: lines of {win_length} or "
        "more win.",
    ),
)
OTHER_GAME = Message(
    "other_game",
    QT_TRANSLATE_NOOP("Messages", "The file declares a different game, GM[{number}]. It was read as five in a row."),
)
BOARD_SIZE = Message(
    "board_size", QT_TRANSLATE_NOOP("Messages", "The board size SZ[{size}] is not between 1 and {most}.")
)
BOARD_SIDES = Message(
    "board_size",
    QT_TRANSLATE_NOOP("Messages", "The board size {columns}x{rows} is not between 1 and {most}."),
)
MOVE_NOT_ON_BOARD = Message(
    "no_point",
    QT_TRANSLATE_NOOP("Messages", "{name}[{value}] is not a point of the board. The move was left out."),
)
STONE_NOT_ON_BOARD = Message(
    "no_point",
    QT_TRANSLATE_NOOP("Messages", "{name}[{value}] is not on the board. The stone was left out."),
)
LINE_OFF_BOARD = Message(
    "off_board",
    QT_TRANSLATE_NOOP("Messages", "{text} is not on the board. The game was read up to this move."),
)
MOVE_OFF_BOARD = Message(
    "off_board",
    QT_TRANSLATE_NOOP("Messages", "Move {move} is not on the board. The game was read up to this move."),
)
BYTE_OFF_BOARD = Message(
    "off_board",
    QT_TRANSLATE_NOOP("Messages", "Byte {byte} is not a point of the board. This move was left out."),
)
OFFSET_OFF_BOARD = Message("off_board", QT_TRANSLATE_NOOP("Messages", "The offset {dx},{dy} leads off the board."))
SIDE_TO_MOVE = Message(
    "side", QT_TRANSLATE_NOOP("Messages", "PL[{value}] does not name the side to move. The property was left out.")
)
UNREADABLE_ANALYSIS = Message(
    "analysis",
    QT_TRANSLATE_NOOP("Messages", "The analysis of this position cannot be read. It is kept unchanged."),
)

# Encoding

UNKNOWN_ENCODING = Message(
    "encoding", QT_TRANSLATE_NOOP("Messages", "The encoding of the text is unknown. Some letters will be wrong.")
)
WRONG_ENCODING = Message(
    "encoding",
    QT_TRANSLATE_NOOP("Messages", "The text is not in the declared encoding '{declared}'. It was read as {encoding}."),
)
ENCODING_GUESSED = Message(
    "encoding_guessed",
    QT_TRANSLATE_NOOP("Messages", "The file declares no encoding. It was read as {encoding}."),
)

# SGF syntax

UNCLOSED = Message(
    "unclosed", QT_TRANSLATE_NOOP("Messages", "A value is not closed by ]. It was read to the end of the file.")
)
EMPTY_VARIATION = Message("empty", QT_TRANSLATE_NOOP("Messages", "An empty variation was left out."))
NODE_START = Message("node", QT_TRANSLATE_NOOP("Messages", "The semicolon that begins a node is missing."))
NO_VALUE = Message("no_value", QT_TRANSLATE_NOOP("Messages", "A property without a value was left out."))
NO_NAME = Message("name", QT_TRANSLATE_NOOP("Messages", "A property without a name in capital letters was left out."))
LONE_VALUE = Message("value", QT_TRANSLATE_NOOP("Messages", "A value without a property was left out."))
JUNK = Message("junk", QT_TRANSLATE_NOOP("Messages", "Characters that belong to no property were left out."))
UNFINISHED_GAME = Message(
    "unfinished",
    QT_TRANSLATE_NOOP("Messages", "The file ends in the middle of a game. Everything before the end was read."),
)

# Other formats

UNFINISHED_TREE = Message(
    "unfinished",
    QT_TRANSLATE_NOOP("Messages", "The file ends in the middle of the tree. Everything before the end was read."),
)
PSQ_HEADER = Message(
    "psq_header", QT_TRANSLATE_NOOP("Messages", "The first line must look like: Piskvorky 15x15, 0:0, 0")
)
REC_HEADER = Message(
    "rec_header",
    QT_TRANSLATE_NOOP("Messages", "The file must begin with two lines of names, followed by moves such as 9,9,0."),
)
POS_EMPTY = Message("pos_empty", QT_TRANSLATE_NOOP("Messages", "A pos file must begin with the number of its moves."))
POS_COUNT = Message("pos_count", QT_TRANSLATE_NOOP("Messages", "The file declares {said} moves but contains {held}."))
LIB_EMPTY = Message("lib_empty", QT_TRANSLATE_NOOP("Messages", "The library contains no move."))
REST = Message("rest", QT_TRANSLATE_NOOP("Messages", "Bytes after the end of the tree were left out."))
LINE_LEFT_OUT = Message(
    "text_line", QT_TRANSLATE_NOOP("Messages", "'{line}' does not consist of {what}. The line was left out.")
)
NO_SUCH_LINE = Message("text_line", QT_TRANSLATE_NOOP("Messages", "'{line}' does not consist of {what}."))
POINTS = Phrase(QT_TRANSLATE_NOOP("Messages", "points such as h8i9g7"))
COLUMNS = Phrase(QT_TRANSLATE_NOOP("Messages", "columns such as 4455"))
OFFSETS = Phrase(QT_TRANSLATE_NOOP("Messages", "pairs of offsets such as 0,0 and 1,-2"))
HINT_UNUSED = Message(
    "hint_unused",
    QT_TRANSLATE_NOOP(
        "Messages", "The moves are columns, so this is a game with gravity. The game you chose was ignored."
    ),
)
ODD_OFFSETS = Message(
    "odd_offsets",
    QT_TRANSLATE_NOOP("Messages", "The line has an odd count of numbers. The last one was left out."),
)
SINGLE_MOVES = Message(
    "single_moves",
    QT_TRANSLATE_NOOP("Messages", "Each line was read as a game of one move. The moves of a game belong on one line."),
)

# RenjuNet databases

XML_DAMAGED = Message("xml", QT_TRANSLATE_NOOP("Messages", "The XML of the file is damaged: {reason}."))
XML_DOCTYPE = Message(
    "xml_doctype",
    QT_TRANSLATE_NOOP(
        "Messages", "The file declares a document type or entities. For safety, the program does not open such XML."
    ),
)
XML_ROOT = Message(
    "xml_root", QT_TRANSLATE_NOOP("Messages", "The XML begins with {name}, so it is not a RenjuNet database.")
)
XML_ELEMENTS = Message(
    "xml_elements",
    QT_TRANSLATE_NOOP("Messages", "The file has more than {limit} XML elements, which is too many."),
)
XML_ROWS = Message(
    "xml_rows",
    QT_TRANSLATE_NOOP(
        "Messages", "The file has more than {limit} players, tournaments and other entries, which is too many."
    ),
)
XML_NESTING = Message(
    "xml_nesting",
    QT_TRANSLATE_NOOP("Messages", "XML elements are nested more than {limit} deep, which is too deep."),
)
XML_TOKEN = Message(
    "xml_token", QT_TRANSLATE_NOOP("Messages", "An XML tag or comment is longer than {limit} KB, which is too long.")
)
XML_TEXT = Message(
    "xml_text",
    QT_TRANSLATE_NOOP("Messages", "The text of a game is longer than {limit} characters, which is too long."),
)
RIF_MOVES = Message(
    "unplayable", QT_TRANSLATE_NOOP("Messages", "Game {number}: only the moves before {text} were read.")
)
LARGE_DATABASE = Message(
    "nodes",
    QT_TRANSLATE_NOOP(
        "Messages",
        "Together, the games of the database have more than {limit} moves, which is too many. Use a file with "
        "fewer games.",
    ),
)
