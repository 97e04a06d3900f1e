"""Messages about players, clocks, profiles of the user and the list of external engines."""

from studio.game.message import QT_TRANSLATE_NOOP, Message

CLOCK = Message(
    "clock",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A clock is written as seconds per game, with or without seconds added per move, such as "
        "60 or 60+1, not '{text}'.",
    ),
)
NO_SUCH_LEVEL = Message(
    "no_such_level", QT_TRANSLATE_NOOP("Messages", "There is no level '{name}'. The levels are {known}.")
)
NO_MOVE = Message("no_answer", QT_TRANSLATE_NOOP("Messages", "{player} found no move."))

# Names and texts of a profile

PROFILE_NAME = Message(
    "profile_name",
    QT_TRANSLATE_NOOP(
        "Messages",
        "A profile name has at most {most} lower-case letters from a to z, digits and hyphens, such as my-profile, "
        "not '{name}'.",
    ),
)
PROFILE_NAME_TAKEN = Message(
    "profile_name_taken",
    QT_TRANSLATE_NOOP("Messages", "The name {name} is reserved by the program. Choose a different name."),
)
PROFILE_TITLE = Message(
    "profile_title", QT_TRANSLATE_NOOP("Messages", "A profile title is one line of 1 to {most} characters.")
)
PROFILE_TITLE_TAKEN = Message(
    "profile_title_taken",
    QT_TRANSLATE_NOOP("Messages", "A built-in profile has the title '{title}'. Choose a different title."),
)
PROFILE_SENTENCE = Message(
    "profile_sentence",
    QT_TRANSLATE_NOOP("Messages", "A profile description is one line of at most {most} characters."),
)
PROFILE_EXISTS = Message(
    "profile_exists", QT_TRANSLATE_NOOP("Messages", "A profile named {name} already exists. Choose another name.")
)
PROFILE_IN_THE_WAY = Message(
    "profile_in_the_way",
    QT_TRANSLATE_NOOP(
        "Messages", "The file {file} is not a valid profile and is not overwritten. Correct it, or choose another name."
    ),
)

# The file of a profile

PROFILE_LEFT_OUT = Message(
    "profile_left_out", QT_TRANSLATE_NOOP("Messages", "The profile {file} was skipped: {reason}")
)
PROFILE_NO_FILE = Message("profile_no_file", QT_TRANSLATE_NOOP("Messages", "This is not a file."))
PROFILE_UNREADABLE = Message("profile_unreadable", QT_TRANSLATE_NOOP("Messages", "The file cannot be read: {reason}."))
PROFILE_TOO_LARGE = Message(
    "profile_too_large",
    QT_TRANSLATE_NOOP("Messages", "The file is too large for a profile: at most {most} KB are allowed."),
)
PROFILE_NOT_UTF8 = Message("profile_not_utf8", QT_TRANSLATE_NOOP("Messages", "The file is not valid UTF-8."))
PROFILE_NOT_TOML = Message("profile_not_toml", QT_TRANSLATE_NOOP("Messages", "The file is not valid TOML: {reason}."))
PROFILE_ENTRY = Message(
    "profile_entry",
    QT_TRANSLATE_NOOP("Messages", "A profile has no entry {entry}. The entries are {known}."),
)
PROFILE_ENTRY_MISSING = Message(
    "profile_entry_missing", QT_TRANSLATE_NOOP("Messages", "The entry '{name}' is missing.")
)
PROFILE_ENTRY_KIND = Message(
    "profile_entry_kind", QT_TRANSLATE_NOOP("Messages", "The entry '{name}' must be text, not {value}.")
)
PROFILE_PARAMETERS = Message(
    "profile_parameters", QT_TRANSLATE_NOOP("Messages", "The entry 'parameters' must be a table, not {value}.")
)

# The folder of profiles

PROFILES_UNREADABLE = Message(
    "profiles_unreadable", QT_TRANSLATE_NOOP("Messages", "The folder of your profiles cannot be read: {reason}.")
)
TOO_MANY_PROFILES = Message(
    "too_many_profiles",
    QT_TRANSLATE_NOOP("Messages", "Only the first {most} of your profiles are read. The other files were skipped."),
)
PROFILE_NOT_DELETED = Message(
    "profile_not_deleted", QT_TRANSLATE_NOOP("Messages", "The profile {name} cannot be deleted: {reason}.")
)

# An entry in the list of engines

ENGINE_NO_NAME = Message("engine_no_name", QT_TRANSLATE_NOOP("Messages", "Give the engine a name."))
ENGINE_NAME = Message(
    "engine_name",
    QT_TRANSLATE_NOOP(
        "Messages", "An engine name has at most {most} characters on one line, without blanks at its ends."
    ),
)
ENGINE_NAME_OF_PROFILE = Message(
    "engine_name_of_profile",
    QT_TRANSLATE_NOOP("Messages", "{name} is the name of a built-in profile. Give the engine another name."),
)
ENGINE_TWICE = Message(
    "engine_twice", QT_TRANSLATE_NOOP("Messages", "An engine named {name} already exists. Choose another name.")
)
ENGINE_NO_COMMAND = Message("engine_no_command", QT_TRANSLATE_NOOP("Messages", "Choose the program of the engine."))
ENGINE_COMMAND = Message(
    "engine_command", QT_TRANSLATE_NOOP("Messages", "The program and each argument must be text on one line.")
)
ENGINE_FOLDER = Message(
    "engine_folder", QT_TRANSLATE_NOOP("Messages", "The path of the working folder must be text on one line.")
)
ENGINE_OPTION = Message(
    "engine_option",
    QT_TRANSLATE_NOOP(
        "Messages", "'{key}' is not a valid option. An option needs a key of letters, such as thread_num, and a value."
    ),
)
ENGINE_OPTION_RESERVED = Message(
    "engine_option_told_anyway",
    QT_TRANSLATE_NOOP(
        "Messages",
        "{key} cannot be an option: MCTS Studio itself sends the rules, the time and the memory limit to the engine.",
    ),
)
ENGINE_OPTION_TWICE = Message(
    "engine_option_twice", QT_TRANSLATE_NOOP("Messages", "The option {key} is given twice. Remove one of them.")
)
ENGINE_MEMORY = Message("engine_memory", QT_TRANSLATE_NOOP("Messages", "The memory must be from 1 to {most} MB."))
ENGINE_START = Message(
    "engine_start", QT_TRANSLATE_NOOP("Messages", "The startup time must be from {least} to {most} seconds.")
)

# The list of engines

NO_SUCH_ENGINE = Message(
    "no_such_engine",
    QT_TRANSLATE_NOOP("Messages", "There is no engine '{name}' in your list. The engines are {known}."),
)
NO_ENGINES = Message(
    "no_such_engine",
    QT_TRANSLATE_NOOP("Messages", "There is no engine '{name}': your list of engines is empty. Add the engine first."),
)
ENGINES_UNREADABLE = Message(
    "engines_unreadable",
    QT_TRANSLATE_NOOP(
        "Messages", "The list of engines cannot be read ({reason}). Correct {path}, or add the engines again."
    ),
)
ENGINE_LEFT_OUT = Message(
    "engine_left_out", QT_TRANSLATE_NOOP("Messages", "The engine '{name}' of your list was skipped: {reason}")
)
UNNAMED_ENGINE_LEFT_OUT = Message(
    "engine_left_out", QT_TRANSLATE_NOOP("Messages", "Engine {number} of your list was skipped: {reason}")
)
ENGINE_NO_TABLE = Message(
    "engine_field", QT_TRANSLATE_NOOP("Messages", "The entry of the engine must be a TOML table.")
)
ENGINE_FIELD = Message(
    "engine_field", QT_TRANSLATE_NOOP("Messages", "The field {name} is missing or has a value of the wrong type.")
)
ENGINE_FIELD_UNKNOWN = Message("engine_field_unknown", QT_TRANSLATE_NOOP("Messages", "The field '{name}' is unknown."))

# Openings

ILLEGAL_CHOICE = Message(
    "player_illegal_choice", QT_TRANSLATE_NOOP("Messages", "{player} made an illegal choice in the opening: {reason}")
)

# Opening books

BOOK_NOT_READ = Message("book_not_read", QT_TRANSLATE_NOOP("Messages", "The opening book cannot be read ({reason})."))
BOOK_TOO_LARGE = Message(
    "book_too_large",
    QT_TRANSLATE_NOOP("Messages", "The opening book is larger than {most} MB. Make one with fewer plies."),
)
NO_BOOK = Message(
    "no_book", QT_TRANSLATE_NOOP("Messages", "The file is not an opening book. Make one by mcts-studio book.")
)
BOOK_NEWER = Message(
    "book_newer",
    QT_TRANSLATE_NOOP(
        "Messages",
        "The opening book was saved by a newer version of MCTS Studio (format {found}; this version reads up to "
        "{known}). Install the newer version, or make the book again.",
    ),
)
BAD_BOOK_LINE = Message(
    "book_bad_line",
    QT_TRANSLATE_NOOP("Messages", "This line of the opening book is damaged ({reason}). Make the book again."),
)
