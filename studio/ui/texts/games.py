"""What is said of moves, positions, rules, records, searches, settings and the journal."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP

STUDIO_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    # The search
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
}
