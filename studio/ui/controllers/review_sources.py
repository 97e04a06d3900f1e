"""Sentences about the searches from which the numbers of a review come."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject

from studio.engine.options.parameters import SHIPPED_NETWORK
from studio.game.message import fill
from studio.game.rules import Rules
from studio.insight.mistakes import Judged
from studio.insight.review_sources import ReviewSearch, longer_search, review_search
from studio.networks.catalogue import shipped_networks, title_of
from studio.ui.texts.numbers import short_number
from studio.ui.texts.parameters import profile_title


class ReviewSourceTexts(QObject):
    """Names the visits, the profile and the network of a review, and longer searches of single moves."""

    def of_game(self, judged: Sequence[Judged], rules: Rules) -> str:
        """Return a sentence about the usual search of the review, or an empty text without a review."""
        usual = review_search(judged)
        if usual is None:
            return ""
        network = _network_title(usual, rules)
        text = self.tr("Review: {visits} visits per position, profile {profile}.")
        if network:
            text = self.tr("Review: {visits} visits per position, profile {profile}, network {network}.")
        visits = short_number(usual.visits, QLocale())
        return fill(text, visits=visits, profile=profile_title(usual.profile), network=network)

    def of_move(self, judged: Sequence[Judged], here: Judged, rules: Rules) -> str:
        """Return sentences about the searches from which the numbers of a reviewed move come, or an empty text."""
        usual = review_search(judged) if here.judgement is not None else None
        if usual is None:
            return ""
        longer = longer_search(here.node, usual)
        if longer is None:
            told = ""
        elif longer.is_comparison:
            told = self.tr("This move was compared with the best moves in a search of {visits} visits.")
        else:
            told = self.tr("This move was checked by longer searches of {visits} visits.")
        if longer is not None:
            told = fill(told, visits=short_number(longer.visits, QLocale()))
        return " ".join(filter(None, (self.of_game(judged, rules), told)))


def _network_title(usual: ReviewSearch, rules: Rules) -> str:
    """Return the name of the network, or an empty text for rollouts."""
    if usual.network != SHIPPED_NETWORK:
        return title_of(usual.network)
    return next((network.name for network in shipped_networks() if network.serves(rules)), "")
