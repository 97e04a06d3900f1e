"""What is said of looking into a search: steering, breakpoints, saved trees and timelines, lessons, priors."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP

INSIDE_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    # What a program gives and asks
    "policy_temperature": (QT_TRANSLATE_NOOP("Messages", "A temperature is more than 0, not {value}."),),
    "no_visits": (QT_TRANSLATE_NOOP("Messages", "No move has been visited here yet. Let the search run first."),),
    # Steering and breakpoints
    "steering_visits": (QT_TRANSLATE_NOOP("Messages", "A move can be given 1 to {most} more visits, not {value}."),),
    "steering_move": (
        QT_TRANSLATE_NOOP("Messages", "No move can be made at {where} in the position that is searched."),
    ),
    "steering_twice": (QT_TRANSLATE_NOOP("Messages", "A search cannot be steered by one point in two ways."),),
    "steering_point": (QT_TRANSLATE_NOOP("Messages", "A search is steered by points, not by {value}."),),
    "breakpoint_visits": (
        QT_TRANSLATE_NOOP("Messages", "A search can stop at 1 visit of a move or more, not at {value}."),
    ),
    "breakpoint_jump": (
        QT_TRANSLATE_NOOP(
            "Messages", "A search can stop when the win rate changes by more than 0 and at most 1, not by {value}."
        ),
    ),
    "priors_need_puct": (
        QT_TRANSLATE_NOOP("Messages", "Priors are read by puct only. Choose that selection, or leave them out."),
    ),
    "bad_priors": (
        QT_TRANSLATE_NOOP("Messages", "Each legal move needs one prior from 0 to 1, and together they must be 1."),
    ),
    # Saved trees
    "not_a_tree": (QT_TRANSLATE_NOOP("Messages", "This is not a saved tree."),),
    "tree_damaged": (QT_TRANSLATE_NOOP("Messages", "This file is damaged, and the tree in it cannot be used."),),
    "tree_version": (
        QT_TRANSLATE_NOOP(
            "Messages", "This tree was saved by another version of MCTS Studio. Open it with that version."
        ),
    ),
    "tree_too_large": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "This tree may take {memory_mb} MB of memory, which is more than the {most} MB that are allowed.",
        ),
    ),
    "tree_no_memory": (
        QT_TRANSLATE_NOOP("Messages", "There is too little free memory for this tree. Close other programs."),
    ),
    "no_memory": (
        QT_TRANSLATE_NOOP("Messages", "There is too little free memory for a copy of this tree. Close other programs."),
    ),
}
"""What may be said for each code, with the names of the error's fields in braces."""
