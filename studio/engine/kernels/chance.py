"""The search's own random numbers: splitmix64, one state a thread, the same on every machine."""

from studio.engine.kernels.bits import Word
from studio.engine.kernels.compiling import inlined

_STEP = Word(0x9E3779B97F4A7C15)
_FIRST = Word(0xBF58476D1CE4E5B9)
_SECOND = Word(0x94D049BB133111EB)
_HALF = Word(32)


@inlined
def next_state(state: Word) -> Word:
    return state + _STEP


@inlined
def earlier_state(state: Word, steps: Word) -> Word:
    """The state so many steps ago: the numbers drawn since are given back."""
    return state - steps * _STEP


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
