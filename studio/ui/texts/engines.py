"""What engines of others do wrong, and their list, as the window says it."""

from studio.game.message import QT_TRANSLATE_NOOP

ENGINE_TEMPLATES = {
    "engine_missing": (
        QT_TRANSLATE_NOOP(
            "Messages", "{player} cannot be started: there is no program {program}. Correct it in the list of engines."
        ),
    ),
    "engine_not_executable": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{player} cannot be started: {program} may not be run. Make the file executable, then try again.",
        ),
    ),
    "engine_no_program": (
        QT_TRANSLATE_NOOP("Messages", "{player} cannot be started: {program} is no program of this system."),
    ),
    "engine_no_folder": (
        QT_TRANSLATE_NOOP(
            "Messages", "{player} cannot be started: there is no folder {folder}. Change it in the list of engines."
        ),
    ),
    "engine_not_started": (QT_TRANSLATE_NOOP("Messages", "{player} cannot be started ({reason})."),),
    "engine_slow": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{player} was not ready for a game within {seconds} s. Allow it more time in the list of engines.",
        ),
    ),
    "engine_refused": (QT_TRANSLATE_NOOP("Messages", "{player} does not play this game: it answered “{text}”."),),
    "engine_rules": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{player} cannot play {rules}: engines of others know five in a row only, on boards from 5×5.",
        ),
    ),
    "engine_silent": (
        QT_TRANSLATE_NOOP("Messages", "{player} said nothing for {seconds} s in which it should have moved."),
    ),
    "engine_no_move": (
        QT_TRANSLATE_NOOP("Messages", "{player} named no move within {seconds} s. The last that it said was “{text}”."),
    ),
    "engine_late": (QT_TRANSLATE_NOOP("Messages", "{player} moved {seconds} s after its time."),),
    "engine_crashed": (
        QT_TRANSLATE_NOOP("Messages", "{player} has crashed (exit code {status}). The last that it said was “{text}”."),
        QT_TRANSLATE_NOOP(
            "Messages",
            "{player} has crashed (exit code {status}). Check its program and arguments in the list of engines.",
        ),
    ),
    "engine_closed": (QT_TRANSLATE_NOOP("Messages", "{player} ended before it had moved."),),
    "engine_deaf": (QT_TRANSLATE_NOOP("Messages", "{player} does not read what it is told."),),
    "engine_flood": (QT_TRANSLATE_NOOP("Messages", "{player} writes without end, and was stopped."),),
    "engine_error": (QT_TRANSLATE_NOOP("Messages", "{player} reports an error: “{text}”."),),
    "engine_off_board": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{player} moved to {move}, which is not on the board. Perhaps the order of its coordinates is set wrong.",
        ),
    ),
    "engine_occupied": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{player} moved to {move}, where a stone stands. Perhaps the order of its coordinates is set wrong.",
        ),
    ),
    "engine_given_up": (QT_TRANSLATE_NOOP("Messages", "{player} was ended before it had moved."),),
    "engine_ignores_end": (
        QT_TRANSLATE_NOOP("Messages", "{player} did not end within {seconds} s when it was told to, and was killed."),
    ),
    "engine_left_behind": (
        QT_TRANSLATE_NOOP("Messages", "{player} left processes behind when it ended. They were killed ({count})."),
    ),
    # The list of engines
    "engine_no_name": (QT_TRANSLATE_NOOP("Messages", "Give the engine a name."),),
    "engine_name": (
        QT_TRANSLATE_NOOP("Messages", "A name has at most {most} characters on one line, and no blanks around them."),
    ),
    "engine_name_of_profile": (
        QT_TRANSLATE_NOOP("Messages", "{name} is the name of a profile of the studio. Give the engine another one."),
    ),
    "engine_twice": (
        QT_TRANSLATE_NOOP("Messages", "There is another engine with the name {name}. Give this one another name."),
    ),
    "engine_no_command": (QT_TRANSLATE_NOOP("Messages", "Choose the program of the engine."),),
    "engine_command": (QT_TRANSLATE_NOOP("Messages", "The program and its arguments are texts on one line each."),),
    "engine_folder": (QT_TRANSLATE_NOOP("Messages", "The working folder is a text on one line."),),
    "engine_option": (
        QT_TRANSLATE_NOOP(
            "Messages", "An option has a key of letters such as thread_num, and a value, unlike '{key}'."
        ),
    ),
    "engine_option_told_anyway": (
        QT_TRANSLATE_NOOP(
            "Messages", "{key} is no option: the studio itself tells the engine the rules, its time and its memory."
        ),
    ),
    "engine_option_twice": (QT_TRANSLATE_NOOP("Messages", "The option {key} stands there twice."),),
    "engine_memory": (QT_TRANSLATE_NOOP("Messages", "The memory is a number of MB from 1 to {most}."),),
    "engine_start": (QT_TRANSLATE_NOOP("Messages", "The start may take from {least} to {most} seconds."),),
    "no_such_engine": (
        QT_TRANSLATE_NOOP("Messages", "There is no engine '{name}' in your list. The engines there are: {known}."),
    ),
    "engines_unreadable": (
        QT_TRANSLATE_NOOP(
            "Messages", "The list of engines cannot be read ({reason}). Correct {path}, or add the engines anew."
        ),
    ),
    "engine_left_out": (QT_TRANSLATE_NOOP("Messages", "The engine {who} of your list was left out: {reason}"),),
    "engine_field": (
        QT_TRANSLATE_NOOP("Messages", "The engine is no table."),
        QT_TRANSLATE_NOOP("Messages", "Its field {name} is missing or of another kind."),
    ),
    "engine_field_unknown": (QT_TRANSLATE_NOOP("Messages", "It has an unknown field '{name}'."),),
}
