"""English names of the sides, of proven results, and of counted things, for pages and reports."""

from collections.abc import Mapping

from studio.game.position_analysis import Proof
from studio.game.rules import Pieces, Rules
from studio.game.stones import Stone

_NAMES: Mapping[Pieces, tuple[str, str]] = {
    Pieces.STONES: ("Black", "White"),
    Pieces.DISCS: ("Red", "Yellow"),
    Pieces.MARKS: ("X", "O"),
}


def side_name(side: Stone, rules: Rules) -> str:
    """Return the name of a side, which depends on its pieces: Black, Red or X, and White, Yellow or O."""
    return _NAMES[rules.pieces][side is not Stone.BLACK]


def proof_text(proof: Proof, plies: int) -> str:
    """Return a proven result as text, such as `win in 5`. If nothing is proven, the text is empty."""
    if proof is Proof.UNKNOWN:
        return ""
    return f"{proof} in {plies}" if proof in (Proof.WIN, Proof.LOSS) and plies > 0 else str(proof)


def counted(number: int, noun: str) -> str:
    return f"{number:,} {noun if number == 1 else f'{noun}s'}"
