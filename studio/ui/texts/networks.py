"""What is said of networks, of other evaluators, and of training."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.networks.catalogue import NO_SHIPPED_NETWORK, SearchWay

NETWORK_TEMPLATES: Mapping[str, tuple[str, ...]] = {
    "network_of_other_game": (
        QT_TRANSLATE_NOOP(
            "Messages", "The network {name} plays another game than {rules}. Choose one for these rules."
        ),
    ),
    "no_patterns": (QT_TRANSLATE_NOOP("Messages", "There are no pattern networks for games with such lines."),),
    "no_network": (QT_TRANSLATE_NOOP("Messages", "There is no such file."),),
    "not_a_network": (QT_TRANSLATE_NOOP("Messages", "This is no network of the studio."),),
    "network_too_large": (QT_TRANSLATE_NOOP("Messages", "A network has {most_mb} MB at most. This file has more."),),
    "network_version": (
        QT_TRANSLATE_NOOP("Messages", "This network is of version {version}. This studio reads version {known}."),
    ),
    "network_damaged": (QT_TRANSLATE_NOOP("Messages", "The network is damaged ({reason})."),),
    "network_numbers": (
        QT_TRANSLATE_NOOP("Messages", "The network holds numbers that no training arrives at, in {name}."),
    ),
    "bad_evaluator": (
        QT_TRANSLATE_NOOP("Messages", "An evaluator is a network or a function of positions, not {given}."),
    ),
    "evaluator_needs_puct": (
        QT_TRANSLATE_NOOP("Messages", "An evaluator gives priors, which are read by puct only. Choose that selection."),
    ),
    "network_needs_puct": (
        QT_TRANSLATE_NOOP("Messages", "A network gives priors, which are read by puct only. Choose that selection."),
    ),
    "network_needed": (
        QT_TRANSLATE_NOOP(
            "Messages", "These parameters search with a network. Give it as the evaluator, or begin by made_search."
        ),
    ),
    "evaluator_needs_one_thread": (
        QT_TRANSLATE_NOOP(
            "Messages", "A function can be asked by one thread only. Search with one thread, or with a network."
        ),
    ),
    "evaluator_not_saved": (
        QT_TRANSLATE_NOOP(
            "Messages", "A search with a function of yours cannot be saved: the file would not say which one it was."
        ),
    ),
    "network_missing": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "This tree was made with the network {name}, which is not here, so it can only be looked at. To go on, put "
            "that network among yours and open the tree again.",
        ),
    ),
    "bad_answer": (
        QT_TRANSLATE_NOOP(
            "Messages",
            "An evaluator must answer with {points} priors of at least 0 and one value from −1 to 1 for each position; "
            "it gave {given}.",
        ),
    ),
    "network_operator": (QT_TRANSLATE_NOOP("Messages", "The network uses {given}, which the studio does not run."),),
    "network_external": (
        QT_TRANSLATE_NOOP("Messages", "The network keeps numbers in other files, which the studio does not read."),
    ),
    "network_shape": (
        QT_TRANSLATE_NOOP(
            "Messages", "The network does not make a policy and a value of the planes of a board ({given})."
        ),
    ),
    "network_planes": (
        QT_TRANSLATE_NOOP("Messages", "The network asks for planes that the studio does not know ({given})."),
    ),
    "network_answer": (
        QT_TRANSLATE_NOOP("Messages", "What the network gave is no policy and no value. Choose another one."),
    ),
    "network_memory": (
        QT_TRANSLATE_NOOP("Messages", "The network needs more memory than it is allowed. Choose a smaller one."),
    ),
    "network_slow": (
        QT_TRANSLATE_NOOP(
            "Messages", "The network took longer than {given} seconds and was ended. Choose a smaller one."
        ),
    ),
    "network_ended": (
        QT_TRANSLATE_NOOP("Messages", "The process of the network has ended ({given}). Open the network again."),
    ),
    "network_not_run": (QT_TRANSLATE_NOOP("Messages", "The network cannot be run ({given})."),),
    "no_onnx": (
        QT_TRANSLATE_NOOP("Messages", "ONNX networks need an extra. Install it by: pip install 'mcts-studio[onnx]'"),
    ),
    "no_list_of_arrays": (
        QT_TRANSLATE_NOOP("Messages", "This is no list of arrays as teaching programs keep their networks ({reason})."),
    ),
    "wrong_number_of_arrays": (
        QT_TRANSLATE_NOOP("Messages", "Such a network has {wanted} arrays. This list has {given}."),
    ),
    "no_square_board": (
        QT_TRANSLATE_NOOP("Messages", "The network is for {points} points, which are no square board."),
    ),
    "bad_share": (QT_TRANSLATE_NOOP("Messages", "A share is a number from 0 to 1, not {given}."),),
}


def way_text(way: SearchWay) -> str:
    """Which network judges in this game, or that there is none for it; nothing where none is wished for."""
    if way.lacks_network:
        return QCoreApplication.translate("Networks", NO_SHIPPED_NETWORK)
    if not way.network:
        return ""
    text = QCoreApplication.translate("Networks", "The network {network} evaluates positions.")
    if way.has_one_thread:
        text = QCoreApplication.translate("Networks", "The network {network} evaluates positions, using one thread.")
    return fill(text, network=way.network)
