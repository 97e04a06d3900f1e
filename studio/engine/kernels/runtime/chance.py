"""The random numbers of the search: splitmix64, one state per thread, the same on every machine."""

from studio.engine.kernels.runtime.bits import NONE, ONE, Word
from studio.engine.kernels.runtime.compiling import inlined

_STEP = Word(0x9E3779B97F4A7C15)
_FIRST = Word(0xBF58476D1CE4E5B9)
_SECOND = Word(0x94D049BB133111EB)
_HALF = Word(32)
_LOW = Word(0xFFFFFFFF)


@inlined
def next_state(state: Word) -> Word:
    return state + _STEP


@inlined
def mixed(state: Word) -> Word:
    """Return 64 random bits from a state."""
    state = (state ^ (state >> Word(30))) * _FIRST
    state = (state ^ (state >> Word(27))) * _SECOND
    return state ^ (state >> Word(31))


@inlined
def below(state: Word, count: Word) -> Word:
    """Return a number from 0 to count - 1. Their probabilities differ by less than one in four billion."""
    return ((mixed(state) >> _HALF) * count) >> _HALF


# A rollout's random numbers belong to its moves: two moves share one word, and moves that are taken back need not give
# anything back.


@inlined
def word_of_move(state: Word, move: Word) -> Word:
    """Return the random word of a rollout's move, from the state at its beginning. Two moves share one word."""
    return mixed(state + ((move >> ONE) + ONE) * _STEP)


@inlined
def state_after(state: Word, moves: Word) -> Word:
    """Return the state after a rollout of this number of moves."""
    return state + ((moves + ONE) >> ONE) * _STEP


@inlined
def share_of_move(word: Word, move: Word, count: Word) -> Word:
    """Return a number from 0 to count - 1 for this move, from the upper half of the word for the first of the two."""
    half = word >> _HALF if move & ONE == NONE else word & _LOW
    return (half * count) >> _HALF
