"""The search's own random numbers: splitmix64, one state a thread, the same on every machine."""

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
    """64 random bits out of a state."""
    state = (state ^ (state >> Word(30))) * _FIRST
    state = (state ^ (state >> Word(27))) * _SECOND
    return state ^ (state >> Word(31))


@inlined
def below(state: Word, count: Word) -> Word:
    """A number from 0 to count - 1; none of them is likelier by more than a part in four billion."""
    return ((mixed(state) >> _HALF) * count) >> _HALF


# A rollout's random numbers belong to its moves: two moves share one word, and moves that are taken back need not give
# anything back.


@inlined
def word_of_move(state: Word, move: Word) -> Word:
    """The random word of this move of a rollout that begins with this state; the next move shares it."""
    return mixed(state + ((move >> ONE) + ONE) * _STEP)


@inlined
def state_after(state: Word, moves: Word) -> Word:
    """The state after a rollout of so many moves."""
    return state + ((moves + ONE) >> ONE) * _STEP


@inlined
def share_of_move(word: Word, move: Word, count: Word) -> Word:
    """A number from 0 to count - 1 for this move: from the upper half of the word for the first of the two."""
    half = word >> _HALF if move & ONE == NONE else word & _LOW
    return (half * count) >> _HALF
