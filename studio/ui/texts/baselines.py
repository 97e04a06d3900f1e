"""Titles and descriptions of baseline players in the window's language."""

from studio.players.baselines import BASELINE_SENTENCES, BASELINE_TITLES, Baseline
from studio.ui.texts.translating import translate


def baseline_title(baseline: Baseline) -> str:
    return translate("Baselines", BASELINE_TITLES[baseline])


def baseline_sentence(baseline: Baseline) -> str:
    return translate("Baselines", BASELINE_SENTENCES[baseline])
