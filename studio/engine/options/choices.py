"""The values of those parameters that select a rule by its name."""

from enum import StrEnum


class Selection(StrEnum):
    """The rule that selects the child to visit."""

    UCT = "uct"
    UCT_TOTAL = "uct-total"
    PUCT = "puct"

    @property
    def compares_win_rates(self) -> bool:
        """Whether the rule compares win rates from 0 to 1. Otherwise it compares values from -1 to 1."""
        return self is not Selection.PUCT


class Rollout(StrEnum):
    """The rule that chooses the moves of a rollout."""

    UNIFORM = "uniform"
    NEIGHBOUR = "neighbour"
    TACTICAL = "tactical"


class Threats(StrEnum):
    """The kinds of threats that a search detects."""

    NONE = "none"
    WINS = "wins"
    FOURS = "fours"
    THREES = "threes"

    @property
    def sees_fours(self) -> bool:
        return self in (Threats.FOURS, Threats.THREES)


class FinalMove(StrEnum):
    """The rule that chooses the move to play."""

    VISITS = "visits"
    VALUE = "value"
    CONFIDENCE = "confidence"
    SAMPLE = "sample"
