"""How many simulations make a slice of a run: few enough to be asked in between, and enough to be fast."""

_SLICE_SECONDS = 0.02
_FIRST_SLICE = 1000
_FASTER_AT_MOST = 16


class Pace:
    """Learns the speed from the slices that were run. What a slice is does not change what is found."""

    def __init__(self) -> None:
        self._per_second = _FIRST_SLICE / _SLICE_SECONDS

    def simulations(self, seconds_left: float) -> int:
        """The simulations of a slice that lasts no longer than what is left."""
        return max(1, int(self._per_second * min(_SLICE_SECONDS, seconds_left)))

    def learn(self, simulations: int, seconds: float) -> None:
        """Slices grow a few times at most, so that one quick moment does not decide the next."""
        if simulations > 0 and seconds > 0:
            self._per_second = min(simulations / seconds, _FASTER_AT_MOST * self._per_second)
