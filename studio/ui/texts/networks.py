"""What is said of networks, of other evaluators, and of training."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.networks.catalogue import SearchWay

NETWORK_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    "network_needs_puct": (
        QT_TRANSLATE_NOOP("Messages", "A network gives priors, which are read by puct only. Choose that selection."),
    ),
    "no_such_network": (
        QT_TRANSLATE_NOOP(
            "Messages", "There is no network '{name}' here. Put its file into {folder}, or choose another network."
        ),
    ),
    "bad_share": (QT_TRANSLATE_NOOP("Messages", "A share is a number from 0 to 1, not {given}."),),
    "samples_version": (QT_TRANSLATE_NOOP("Messages", "These samples are not of version {known}."),),
    "samples_of_other_game": (QT_TRANSLATE_NOOP("Messages", "These are no samples of {rules}."),),
    "samples_damaged": (QT_TRANSLATE_NOOP("Messages", "The samples are damaged ({reason})."),),
    "no_checkpoint": (QT_TRANSLATE_NOOP("Messages", "There is no training here to go on with."),),
    "checkpoint_version": (QT_TRANSLATE_NOOP("Messages", "This checkpoint is not of version {known}."),),
    "checkpoint_damaged": (QT_TRANSLATE_NOOP("Messages", "The checkpoint is damaged ({reason})."),),
    "training_exists": (
        QT_TRANSLATE_NOOP("Messages", "There is a training in this folder. Resume it, or choose another folder."),
    ),
    "training_elsewhere": (
        QT_TRANSLATE_NOOP("Messages", "Another program trains in this folder. Stop it, or choose another folder."),
    ),
    "no_such_recipe": (QT_TRANSLATE_NOOP("Messages", "There is no recipe '{name}' of training. There are: {known}."),),
    "training_on": (QT_TRANSLATE_NOOP("Messages", "A training is on. Stop it first; it can be resumed."),),
    "training_broke": (QT_TRANSLATE_NOOP("Messages", "The training broke off: {reason}"),),
    "training_not_started": (QT_TRANSLATE_NOOP("Messages", "The process that trains could not be started."),),
    "training_lost": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "The process that trains ended unexpectedly. What was learnt is kept, and it can be resumed.",
        ),
    ),
    "no_torch": (
        QT_TRANSLATE_NOOP("Messages", "Training needs torch. Install it by: pip install 'mcts-studio[train]'"),
    ),
}


def way_text(way: SearchWay) -> str:
    """Which network judges in this game, or that there is none for it; nothing where none is wished for."""
    if way.lacks_network:
        return QCoreApplication.translate("Networks", "No network is shipped for this game. Rollouts are used instead.")
    if not way.network:
        return ""
    text = QCoreApplication.translate("Networks", "The network {network} evaluates positions.")
    if way.has_one_thread:
        text = QCoreApplication.translate("Networks", "The network {network} evaluates positions, using one thread.")
    return fill(text, network=way.network)
