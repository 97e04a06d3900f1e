"""Generates the random numbers of the search by splitmix64, with a state for each thread.

All machines give equal results.
"""

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
    """Return a random number from 0 to `count` - 1. The probabilities differ by less than one in four billion."""
    return ((mixed(state) >> _HALF) * count) >> _HALF


# The random number of a rollout's move depends on the number of the move; moves 2n and 2n + 1 share one word. So taking
# a move back does not change the state.


@inlined
def word_of_move(state: Word, move: Word) -> Word:
    """Return the random bits for one move of a rollout. `state` is the state at the beginning of the rollout."""
    return mixed(state + ((move >> ONE) + ONE) * _STEP)


@inlined
def state_after(state: Word, moves: Word) -> Word:
    """Return the state after a rollout of `moves` moves. `state` is the state at the beginning of the rollout."""
    return state + ((moves + ONE) >> ONE) * _STEP


@inlined
def share_of_move(word: Word, move: Word, count: Word) -> Word:
    """Return a random number from 0 to `count` - 1 for one move of a rollout, from the random bits `word`."""
    # Even moves use the upper half of the word, odd moves the lower half.
    half = word >> _HALF if move & ONE == NONE else word & _LOW
    return (half * count) >> _HALF
