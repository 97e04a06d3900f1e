"""What a search knows of its root beside its tree where stones fall and four win: the exact worth of its moves, proven
by alpha-beta as soon as the end is near enough.

It goes on with the search, so many positions for each simulation: who searches longer looks further, and the same tree
is made however the search was interrupted. The table of positions is emptied at each root, so that a search that was
read from a file goes on as the one that was saved.
"""

import math
from collections.abc import Iterator

from studio.engine.kernels.runtime.clock import now
from studio.engine.options.parameters import Parameters
from studio.engine.running.end_asking import FOREVER, EndAsking, Stop, fits_ends
from studio.engine.running.end_plan import NOTHING_TO_ASK, Answer, Claim, Progress, progress
from studio.game.position import Position
from studio.game.rules import Rules

_MOST_EMPTY = 34
"""Points; with more of them there is next to no hope, and the search has better use for the time."""
BY_ROLLOUTS, BY_NETWORK, BY_OTHERS = 48, 160, 20_000
"""So many positions for a simulation, by who judges: about half of the time goes there."""
_FIRST_SIMULATIONS = 1024
"""So many come first: by then the tree has seen the easiest ends."""
_STEPS = 8
"""So many looks while the simulations double."""
_MOMENT_SECONDS, _SECOND = 0.02, 1_000_000_000


def looks_at_ends(parameters: Parameters, rules: Rules) -> bool:
    return parameters.proofs and parameters.end_positions > 0 and fits_ends(rules)


class EndLook:
    """Looks at one root after the other."""

    def __init__(self, parameters: Parameters, rules: Rules, stop: Stop, share: int = BY_ROLLOUTS) -> None:
        self._asking = EndAsking(rules, stop) if looks_at_ends(parameters, rules) else None
        self._most_nodes, self._share = parameters.end_positions, share
        self._position: Position | None = None
        """Where there is hope."""
        self._answers: list[Answer] = []
        self._has_begun = self._is_late = False
        self._told = 0

    def begin(self, position: Position) -> None:
        """At another root, where nothing was looked at."""
        is_near = position.rules.size - position.stones_count <= _MOST_EMPTY and not position.is_over
        self._position = position if self._asking is not None and is_near else None
        self._answers, self._told = [], 0
        self._has_begun = self._is_late = False

    def copy_from(self, other: "EndLook") -> None:
        self._position, self._answers, self._told = other._position, list(other._answers), other._told
        self._has_begun, self._is_late = other._has_begun, other._is_late
        if self._has_begun and self._asking is not None and other._asking is not None:
            self._asking.copy_from(other._asking)

    def simulations_left(self, simulations: int) -> int:
        """Until it is to go on, at a root that has had so many."""
        return FOREVER if self._position is None else _step(simulations) - simulations % _step(simulations)

    def look(self, simulations: int, threads: int, seconds: float = math.inf) -> bool:
        """As far as the simulations of this root allow it; whether nothing came in between."""
        return self._look(min(self._most_nodes, self._share * _last_count(simulations) // threads), seconds)

    def new_claims(self) -> tuple[Claim, ...]:
        """What has become certain since this was asked. What decides the root is told when all is known: the same,
        whoever interrupts."""
        now_known = self._known
        if now_known.is_decided and not (self._is_over or self._is_late):
            return ()
        new, self._told = now_known.claims[self._told :], len(now_known.claims)
        return new

    @property
    def claims(self) -> tuple[Claim, ...]:
        """All that is certain, whether or not it was told; the later of two about a move says more."""
        return self._known.claims

    def find_out(self, position: Position) -> Iterator[None]:
        """Whatever can be found out of another position, some milliseconds at a time."""
        self.begin(position)
        while not self._is_over:
            self._look(self._most_nodes, _MOMENT_SECONDS)
            yield

    # Inside

    @property
    def _known(self) -> Progress:
        position = self._position
        if position is None:
            return NOTHING_TO_ASK
        empty = position.rules.size - position.stones_count
        return progress(position.legal_moves(), empty, self._answers)

    @property
    def _is_over(self) -> bool:
        """Whether nothing is left to ask, or no more may be looked at."""
        return self._known.question is None or (self._asking is not None and self._asking.nodes >= self._most_nodes)

    def _look(self, allowed: int, seconds: float) -> bool:
        """What is left to know of a root that is certain is found out at once, whatever is allowed."""
        asking, position = self._asking, self._position
        if asking is None or position is None or not allowed:
            return True
        if not self._has_begun:
            asking.begin(position)
            self._has_begun = True
        deadline = FOREVER if seconds == math.inf else now() + int(seconds * _SECOND)
        known = self._known
        while known.question is not None:
            most_nodes = self._most_nodes if known.is_decided else allowed
            answer = asking.ask(known.question, most_nodes, deadline)
            if answer is None:
                self._is_late = now() >= deadline
                return asking.nodes >= most_nodes
            self._answers.append(answer)
            known = self._known
        return True


def _last_count(simulations: int) -> int:
    """The last number of simulations, up to this one, after which there was a look."""
    return simulations - simulations % _step(simulations)


def _step(simulations: int) -> int:
    """Looks come the more seldom the more there were, so that they cost the same share of the time."""
    return max(_FIRST_SIMULATIONS, (1 << max(simulations, 1).bit_length() - 1) // _STEPS)
