"""The solver's table of proven facts about positions in which the attacker is to move.

A position is identified by 104 bits of its Zobrist hash, so a collision is practically impossible. 64 of these bits are
the position's name, and the fact contains the other 40. A fact stays true, because it follows from the position and the
kind of threats alone.
"""

from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.compiling import inlined
from studio.engine.kernels.threats.proving import Proving

UNKNOWN, NEVER, NOT_WITHIN, WITHIN = range(4)
"""Kinds of facts. UNKNOWN: nothing is known. NEVER: no win. NOT_WITHIN: no win within the plies of the fact. WITHIN:
a win within these plies.
"""
FOURS, THREES = range(2)

_SALTS = (Word(0x9E3779B97F4A7C15), Word(0xC2B2AE3D27D4EB4F))
_PLIES, _MOVE, _OWN = Word(10), Word(12), Word(24)
_TEN_BITS, _OWN_BITS = Word(0x3FF), Word(0xFFFFFF)

# A fact: bits 0..1 its kind, 2..11 the plies, 12..21 the first move of a win, 24..63 bits of the second hash.


@inlined
def name_of(work: Proving, attacker: Word, kind: Word) -> Word:
    """Return the number that identifies the current position in the table, for this attacker and kind of threats."""
    return work.board.key[0] ^ (_SALTS[0] * (attacker + ONE)) ^ (_SALTS[1] * kind)


@inlined
def known_fact(work: Proving, name: Word) -> Word:
    """Return the table's fact about the current position, whose name is `name`. Return NONE if there is no fact."""
    own = work.board.key[1] & ~_OWN_BITS
    cell = (name & Word(work.names.size - 1)) & ~ONE
    for near in range(2):
        at = cell + Word(near)
        if work.names[at] == name and work.facts[at] & ~_OWN_BITS == own:
            return work.facts[at] & _OWN_BITS
    return NONE


@inlined
def kind_of(fact: Word) -> Word:
    return fact & Word(3)


@inlined
def plies_of(fact: Word) -> int:
    return int((fact >> Word(2)) & _TEN_BITS)


@inlined
def move_of(fact: Word) -> Word:
    return (fact >> _MOVE) & _TEN_BITS


@inlined
def note(work: Proving, name: Word, kind: Word, plies: int, move: Word) -> None:
    """Store a fact about a position in the table.

    If the table has a fact about the same position, the new fact replaces it. Otherwise it replaces the fact in the
    first of two possible cells. If that fact has more plies than the new one, it replaces the fact in the second cell
    instead.
    """
    own = work.board.key[1] & ~_OWN_BITS
    fact = own | (move << _MOVE) | (Word(plies) << Word(2)) | kind
    first = (name & Word(work.names.size - 1)) & ~ONE
    second = first + ONE
    at = second
    if work.names[first] == name or (work.names[second] != name and _weight(work.facts[first]) <= _weight(fact)):
        at = first
    work.names[at] = name
    work.facts[at] = fact


@inlined
def _weight(fact: Word) -> Word:
    return (fact >> Word(2)) & _TEN_BITS
