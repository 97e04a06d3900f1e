"""What is said of moves, positions, rules, records, searches, settings and the journal."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP

GAME_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    # Moves and points
    "occupied": (QT_TRANSLATE_NOOP("Messages", "{where} is occupied."),),
    "not_a_number": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "Points are numbers, such as point_from_human('a1', rules), and columns are too: not {value}.",
        ),
    ),
    "game_over": (
        QT_TRANSLATE_NOOP("Messages", "The game is over: {winner} has won."),
        QT_TRANSLATE_NOOP("Messages", "The game is over: it is a draw."),
    ),
    "full_column": (QT_TRANSLATE_NOOP("Messages", "Column {number} is full."),),
    "off_board": (
        QT_TRANSLATE_NOOP("Messages", "{text} is not on a board of {columns} columns and {rows} rows."),
        QT_TRANSLATE_NOOP("Messages", "Column {text} is not on a board of {columns} columns."),
        QT_TRANSLATE_NOOP("Messages", "Column {number} is not on the board."),
        QT_TRANSLATE_NOOP("Messages", "Point {point} is not on the board."),
        QT_TRANSLATE_NOOP("Messages", "The offset {dx},{dy} leads off the board."),
        QT_TRANSLATE_NOOP("Messages", "{text} is not on the board; the game was read up to here."),
        QT_TRANSLATE_NOOP("Messages", "Move {move} is not on the board; the game was read up to here."),
        QT_TRANSLATE_NOOP("Messages", "Byte {byte} is no point of the board; its move was left out."),
    ),
    "floating": (
        QT_TRANSLATE_NOOP("Messages", "A stone cannot rest on {here}: it would fall to {there}."),
        QT_TRANSLATE_NOOP("Messages", "A stone floats above {point}, which is empty."),
    ),
    "nothing_to_undo": (QT_TRANSLATE_NOOP("Messages", "There is no move to take back."),),
    "not_a_point": (QT_TRANSLATE_NOOP("Messages", "'{text}' is not a point such as {example}."),),
    "no_digit": (QT_TRANSLATE_NOOP("Messages", "Column {column} has no digit."),),
    "not_a_column": (QT_TRANSLATE_NOOP("Messages", "'{text}' is not a column digit from 1 to 9."),),
    # Positions
    "setup_off_board": (QT_TRANSLATE_NOOP("Messages", "Point {point} is not on the board."),),
    "two_winners": (QT_TRANSLATE_NOOP("Messages", "Black and White cannot both have a line that wins."),),
    "text_rows": (QT_TRANSLATE_NOOP("Messages", "The drawing has {rows} rows, the board has {expected}."),),
    "text_row": (QT_TRANSLATE_NOOP("Messages", "Row {number} should hold {columns} of the letters . X O."),),
    "text_to_move": (QT_TRANSLATE_NOOP("Messages", "'{line}' should say X to move or O to move."),),
    # Rules
    "rules_rows": (QT_TRANSLATE_NOOP("Messages", "The rows must be a whole number from 1 to {most}, not {value}."),),
    "rules_columns": (
        QT_TRANSLATE_NOOP("Messages", "The columns must be a whole number from 1 to {most}, not {value}."),
    ),
    "rules_win_length": (
        QT_TRANSLATE_NOOP("Messages", "The win length must be a whole number from 1 to {most}, not {value}."),
    ),
    "rules_gravity": (QT_TRANSLATE_NOOP("Messages", "Gravity is True or False, and not {value}."),),
    "rules_overline": (QT_TRANSLATE_NOOP("Messages", "A longer line 'wins' or is 'nothing', and not {value}."),),
    "rules_text": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "'{text}' names no game. Give one of {known}, or rows, columns and win length such as 9x7/4, with the "
            "words gravity or exact behind them.",
        ),
    ),
    "board_size": (
        QT_TRANSLATE_NOOP("Messages", "The board size SZ[{size}] is not between 1 and {most}."),
        QT_TRANSLATE_NOOP("Messages", "A board of {columns}x{rows} is not between 1 and {most}."),
    ),
    # Records
    "restored": (QT_TRANSLATE_NOOP("Messages", "This variation has been put back already."),),
    "negative_time": (QT_TRANSLATE_NOOP("Messages", "A move cannot take less than no time."),),
    "analysis_off_board": (QT_TRANSLATE_NOOP("Messages", "The analysis speaks of points that are not on the board."),),
    "foreign_node": (QT_TRANSLATE_NOOP("Messages", "This move is not in the record."),),
    "other_board": (QT_TRANSLATE_NOOP("Messages", "The variation was played on a board of another size."),),
    "wrong_side": (
        QT_TRANSLATE_NOOP("Messages", "The variation begins with a move of {mover}, but {to_move} is to move."),
    ),
    "root": (QT_TRANSLATE_NOOP("Messages", "The start of the game has no siblings and cannot be deleted."),),
}

STUDIO_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    # The search
    "no_answer": (
        QT_TRANSLATE_NOOP("Messages", "The engine found no move. Take back, or start a new game."),
        QT_TRANSLATE_NOOP("Messages", "{player} found no move."),
    ),
    "search_failed": (QT_TRANSLATE_NOOP("Messages", "The search failed: {reason}."),),
    "warmup": (
        QT_TRANSLATE_NOOP("Messages", "The search could not be compiled. Delete the folder {folder}, then try again."),
    ),
    "limit": (
        QT_TRANSLATE_NOOP("Messages", "The limit of {name} must be a whole number, not {value}."),
        QT_TRANSLATE_NOOP("Messages", "The limit of {words} must be a number, not {value}."),
        QT_TRANSLATE_NOOP("Messages", "The limit of {words} must be less than 1e15, not {value}."),
        QT_TRANSLATE_NOOP("Messages", "The limit of {words} must be more than 0, not {value}."),
    ),
    "threads": (QT_TRANSLATE_NOOP("Messages", "A search has 1 to {most} threads, not {value}."),),
    "seed": (QT_TRANSLATE_NOOP("Messages", "The seed must be a whole number from 0, not {value}."),),
    "other_rules": (
        QT_TRANSLATE_NOOP("Messages", "A search keeps to its rules. Begin a new search for another game."),
    ),
    "solver_rules": (QT_TRANSLATE_NOOP("Messages", "A solver keeps to its rules. Make a new one for another game."),),
    "solver_failed": (QT_TRANSLATE_NOOP("Messages", "The solver failed: {reason}."),),
    "solver_busy": (
        QT_TRANSLATE_NOOP(
            "Messages", "Another thread is at work with this solver. Stop it or wait for it, then try again."
        ),
    ),
    "busy": (
        QT_TRANSLATE_NOOP(
            "Messages", "Another thread is at work in this search. Stop it or wait for it, then try again."
        ),
    ),
    "within_run": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "This search is in the middle of a call. Until that has ended, it may only be looked at and stopped.",
        ),
    ),
    "interrupted": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "This search was interrupted in the middle of a change and cannot be used any more. Begin a new one.",
        ),
    ),
    "search_changed": (QT_TRANSLATE_NOOP("Messages", "The search went on while it was saved. Save it again."),),
    "too_many_threads": (
        QT_TRANSLATE_NOOP("Messages", "The system allows this program fewer than {threads} threads. Ask for fewer."),
    ),
    "not_in_tree": (QT_TRANSLATE_NOOP("Messages", "The search has not looked at {where} there (move {move})."),),
    "parameter_conflict": (
        QT_TRANSLATE_NOOP("Messages", "Widening goes with uct only: puct lists all children at once."),
    ),
    "parameter_value": (
        QT_TRANSLATE_NOOP("Messages", "{name} must be one of {choices}, not {value}."),
        QT_TRANSLATE_NOOP("Messages", "{name} must be a whole number from {low} to {high}, not {value}."),
        QT_TRANSLATE_NOOP("Messages", "{name} must be a number from {low} to {high}, not {value}."),
        QT_TRANSLATE_NOOP("Messages", "{name} must be a number from {low}, not {value}."),
        QT_TRANSLATE_NOOP("Messages", "{name} must be on or off, not {value}."),
        QT_TRANSLATE_NOOP(
            "Messages", "{name} must be a name of at most {longest} characters and no path, or nothing, not {value}."
        ),
    ),
    "no_such_parameter": (
        QT_TRANSLATE_NOOP("Messages", "There is no parameter '{name}'. The parameters are {known}."),
    ),
    "no_such_profile": (QT_TRANSLATE_NOOP("Messages", "There is no profile '{name}'. The profiles are {known}."),),
    "no_such_level": (QT_TRANSLATE_NOOP("Messages", "There is no level '{name}'. The levels are {known}."),),
    # Players
    "clock": (QT_TRANSLATE_NOOP("Messages", "A clock is written as seconds, such as 60 or 60+1, not '{text}'."),),
    "player_failed": (
        QT_TRANSLATE_NOOP(
            "Messages", "{player} failed: {reason}. Let it try again, or put somebody else in its place."
        ),
    ),
    "no_players": (QT_TRANSLATE_NOOP("Messages", "{player} cannot be started here. Choose another player."),),
    # Settings
    "settings_unreadable": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The settings cannot be read and were left as they are; the studio starts with its defaults.",
        ),
    ),
    "settings_set_aside": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The settings could not be read. They were set aside as {name}; the studio starts anew.",
        ),
    ),
    "settings_left_out": (
        QT_TRANSLATE_NOOP("Messages", "Some settings could not be read and are as they were at first: {names}."),
    ),
    # The journal
    "no_such_node": (QT_TRANSLATE_NOOP("Messages", "The record has no move at this place."),),
    "journal_line": (
        QT_TRANSLATE_NOOP("Messages", "This line is no edit."),
        QT_TRANSLATE_NOOP("Messages", "This is no edit of a record."),
        QT_TRANSLATE_NOOP("Messages", "The variation belongs to another game."),
    ),
    "journal_too_large": (
        QT_TRANSLATE_NOOP("Messages", "This is too large to be kept in the journal. Save the game often."),
    ),
    "journal_without_game": (QT_TRANSLATE_NOOP("Messages", "This journal holds no game that can be restored."),),
    "journal_needs_base": (QT_TRANSLATE_NOOP("Messages", "The journal must begin with the whole game."),),
    "journal_not_written": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The journal cannot be written ({reason}). Save the game: until then a crash would lose your changes.",
        ),
    ),
    "journal_unreadable": (QT_TRANSLATE_NOOP("Messages", "The journal cannot be read ({reason})."),),
    "journal_torn": (QT_TRANSLATE_NOOP("Messages", "The last edit was cut off while it was written, and is missing."),),
    "journal_damaged": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The journal is damaged in line {line}; what was edited before that has been restored.",
        ),
    ),
}
