"""What may be wrong with a profile of one's own, for the window."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP

PROFILE_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    # What it is called
    "profile_name": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The name of a profile is at most {most} small letters from a to z, figures and hyphens, such as "
            "my-profile, and not '{name}'.",
        ),
    ),
    "profile_name_taken": (
        QT_TRANSLATE_NOOP("Messages", "The name {name} is taken by the studio itself. Choose another one."),
    ),
    "profile_title": (QT_TRANSLATE_NOOP("Messages", "The title of a profile is one line of 1 to {most} characters."),),
    "profile_title_taken": (
        QT_TRANSLATE_NOOP("Messages", "A profile of the studio itself has the title '{title}'. Choose another one."),
    ),
    "profile_sentence": (
        QT_TRANSLATE_NOOP("Messages", "The sentence of a profile is one line of at most {most} characters."),
    ),
    "profile_exists": (
        QT_TRANSLATE_NOOP("Messages", "There is another profile {name} already. Choose a name that is free."),
    ),
    "profile_in_the_way": (
        QT_TRANSLATE_NOOP(
            "Messages", "The file {file} holds no profile that could be replaced. Mend it, or choose another name."
        ),
    ),
    # Its file
    "profile_left_out": (QT_TRANSLATE_NOOP("Messages", "The profile {file} was left out: {reason}"),),
    "profile_no_file": (QT_TRANSLATE_NOOP("Messages", "This is not a file."),),
    "profile_unreadable": (QT_TRANSLATE_NOOP("Messages", "It cannot be read: {reason}."),),
    "profile_too_large": (QT_TRANSLATE_NOOP("Messages", "It is too large for a profile: {most} KB are the most."),),
    "profile_not_utf8": (QT_TRANSLATE_NOOP("Messages", "It is not written in UTF-8."),),
    "profile_not_toml": (QT_TRANSLATE_NOOP("Messages", "This is not TOML: {reason}."),),
    "profile_entry": (QT_TRANSLATE_NOOP("Messages", "There is no entry {entry} here. The entries are {known}."),),
    "profile_entry_missing": (QT_TRANSLATE_NOOP("Messages", "The entry {name} is missing."),),
    "profile_entry_kind": (QT_TRANSLATE_NOOP("Messages", "The entry {name} must be a text, not {value}."),),
    "profile_parameters": (QT_TRANSLATE_NOOP("Messages", "The entry parameters must be a table, not {value}."),),
    # Their folder
    "profiles_unreadable": (
        QT_TRANSLATE_NOOP("Messages", "The folder of your own profiles cannot be read: {reason}."),
    ),
    "too_many_profiles": (
        QT_TRANSLATE_NOOP("Messages", "Only {most} profiles of your own are read; the other files were left out."),
    ),
    "profile_not_deleted": (QT_TRANSLATE_NOOP("Messages", "The profile {name} could not be deleted: {reason}."),),
}
