"""Short texts about proven results, for cells of tables and for discs."""

from PySide6.QtCore import QLocale

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.texts.sides import side_name
from studio.ui.texts.translating import translate

_RESULTS = {
    Proof.WIN: QT_TRANSLATE_NOOP("Proofs", "win"),
    Proof.LOSS: QT_TRANSLATE_NOOP("Proofs", "loss"),
    Proof.DRAW: QT_TRANSLATE_NOOP("Proofs", "draw"),
}
_SIGNS = {
    Proof.WIN: QT_TRANSLATE_NOOP("Proofs", "W"),
    Proof.LOSS: QT_TRANSLATE_NOOP("Proofs", "L"),
    Proof.DRAW: QT_TRANSLATE_NOOP("Proofs", "D"),
}
_WITHIN = {
    Proof.WIN: QT_TRANSLATE_NOOP("Proofs", "win ≤ {plies}"),
    Proof.LOSS: QT_TRANSLATE_NOOP("Proofs", "loss ≤ {plies}"),
}
_AT_ONCE = {
    Proof.WIN: QT_TRANSLATE_NOOP("Proofs", "win in 1"),
    Proof.LOSS: QT_TRANSLATE_NOOP("Proofs", "loss in 1"),
}
_WINNER = QT_TRANSLATE_NOOP("Proofs", "{side} wins")


def result_text(proof: Proof) -> str:
    """Return the word for a proven result: "win", "loss" or "draw". If nothing is proven, return an empty text."""
    return translate("Proofs", _RESULTS[proof]) if proof in _RESULTS else ""


def result_sign(proof: Proof) -> str:
    """Return the letter for a proven result, such as "W" for a win. If nothing is proven, return an empty text."""
    return translate("Proofs", _SIGNS[proof]) if proof in _SIGNS else ""


def winner_text(winner: Stone, rules: Rules) -> str:
    """Return a short text that says which side wins, such as "X wins"."""
    return fill(translate("Proofs", _WINNER), side=side_name(winner, rules))


def proof_text(proof: Proof, plies: int, locale: QLocale) -> str:
    """Return a text such as "win ≤ 9", or an empty text if nothing is proven.

    `plies` is the maximum number of plies to the end of the game, or 0 if it is unknown. If it is 1, the text has no
    "≤".
    """
    texts = _RESULTS if not plies or proof is Proof.DRAW else _AT_ONCE if plies == 1 else _WITHIN
    return fill(translate("Proofs", texts[proof]), plies=locale.toString(plies)) if proof in texts else ""
