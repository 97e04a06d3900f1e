"""What can be wrong with a match, for the window."""

from collections.abc import Mapping

from studio.game.message import QT_TRANSLATE_NOOP

MATCH_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    # Who takes part
    "contestant_setting": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "'{given}' of '{whole}' is not NAME=VALUE, such as exploration=0.5 or simulations=1000.",
        ),
    ),
    "contestant_number": (QT_TRANSLATE_NOOP("Messages", "{name} must be a number, not '{given}'."),),
    "engine_setting": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "'{head}' has no {name}: engines of others take simulations, seconds, depth and clock here.",
        ),
    ),
    "engine_not_listed": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{name} is not among the engines of this computer. Add it first, by this name.",
        ),
    ),
    "no_contestants": (QT_TRANSLATE_NOOP("Messages", "A match needs players and openings."),),
    "same_names": (QT_TRANSLATE_NOOP("Messages", "Two players of a match have the same name. Give each one its own."),),
    "match_on": (QT_TRANSLATE_NOOP("Messages", "A match is being played. Stop it first; it can be resumed."),),
    # What is played
    "games_count": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "Games come in pairs with both colours: an even number from 2, not {games}.",
        ),
    ),
    "sprt": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "A sequential test needs two numbers of Elo from -1000 to 1000, the smaller one first: 0,20.",
        ),
    ),
    "sprt_players": (QT_TRANSLATE_NOOP("Messages", "A sequential test is of two players in one game."),),
    "no_openings": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{name} holds no game of {game} that is not over at its end. Give other openings, or another game.",
        ),
    ),
    "too_many_random_moves": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "On this board no game goes on after {moves} random moves. Ask for fewer.",
        ),
    ),
    "random_openings": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "Random openings are asked for as random:4, four moves, and not as '{given}'.",
        ),
    ),
    "opening_over": (QT_TRANSLATE_NOOP("Messages", "After an opening the game is over already. Leave it out."),),
    "impossible_opening": (QT_TRANSLATE_NOOP("Messages", "An opening cannot be played: {reason}"),),
    "too_many_workers": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{workers} games at once with {threads} threads each need {cores_wanted} cores, and this machine "
            "has {cores}: they would take each other's time. Ask for fewer workers or threads, or limit by "
            "simulations.",
        ),
    ),
    # Experiments
    "no_such_experiment": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "There is no experiment '{name}'. The experiments are {known}.",
        ),
    ),
    "experiment_unreadable": (QT_TRANSLATE_NOOP("Messages", "The experiment {name} cannot be read ({reason})."),),
    "experiment_wrong": (QT_TRANSLATE_NOOP("Messages", "The experiment {name} cannot be played: {reason}"),),
    # Its folder
    "no_match": (QT_TRANSLATE_NOOP("Messages", "{name} holds no match that could go on."),),
    "match_there": (QT_TRANSLATE_NOOP("Messages", "{name} holds a match already. Resume it, or name another folder."),),
    "match_held": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "Somebody else is playing the match in {name}. Stop it there first.",
        ),
    ),
    "match_unreadable": (QT_TRANSLATE_NOOP("Messages", "{name} is no match that is known here ({reason})."),),
    "plan_changed": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "{name} was changed after games were played: they would not compare. Begin a new match.",
        ),
    ),
    "results_damaged": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "Line {line} of {name} is damaged. Take the line out, and its game is played again.",
        ),
    ),
    "other_program": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "This match was begun by another version of the program ({version}; this one is {own}): its "
            "games would not compare. Begin a new match.",
        ),
    ),
    "engine_changed": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The engine {name} is started in another way than when this match began. Begin a new match.",
        ),
    ),
    # Its workers
    "match_failed": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The match ended because of a fault in this program ({reason}). It can be resumed.",
        ),
    ),
    "worker_lost": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "Game {number} ended its worker {count} times. When the cause is found, resume it.",
        ),
    ),
    "work_lost": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "A piece of work ended its worker {count} times, and cannot be done.",
        ),
    ),
    "no_cluster": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "To work on a cluster, an extra is needed. Install it with: {command}",
        ),
    ),
    "cluster_address": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "A scheduler's address is written as tcp://host:8786 or tls://host:8786, not '{given}'.",
        ),
    ),
    "cluster_unreachable": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "No scheduler answers at {given} ({reason}). Start it and its workers first.",
        ),
    ),
    "cluster_empty": (QT_TRANSLATE_NOOP("Messages", "The scheduler at {given} has no workers. Start some first."),),
    "worker_foreign": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The worker {worker} cannot play ({reason}). Install this version of MCTS Studio there.",
        ),
    ),
    "worker_version": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The worker {worker} has another version of MCTS Studio ({version}; here it is {own}).",
        ),
    ),
    "engine_missing_there": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The worker {worker} has no engine named {name}. Add it there, by the same name.",
        ),
    ),
}
