"""Opens the networks of a match before it begins."""

# It loads the compiler, so the window's views do not import it.

from studio.matches.networks import networks_of
from studio.matches.plan import MatchPlan
from studio.networks.searching import refuse_unfit_network


def refuse_unfit_networks(plan: MatchPlan) -> None:
    """Raise an error if a network of a match is missing, damaged or for another game."""
    for round_ in plan.rounds:
        for name in sorted(set(networks_of(round_.contestants, round_.rules))):
            refuse_unfit_network(name, round_.rules)
