"""The card of the current move and the plot share their height, and no text is cut off."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.actions.actions import Actions
from studio.ui.panes.summary_pane import SummaryPane
from studio.ui.plots.win_rate import WinRatePlot
from studio.ui.record.review_bar import ReviewBar
from studio.ui.record.summary_card import Summary, SummaryCard
from studio.ui.widgets.theme import GRID, Theme

LONG = (
    "This move lets Black win by threes: j8 j12 g8 k8 f8 i10 i11; g8, k8 and j12 would have defended; the review left "
    "other moves undecided."
)


class Pane:
    def __init__(self, qtbot: QtBot, theme: Theme) -> None:
        home = self.home = QWidget()
        qtbot.addWidget(home)
        self.review = ReviewBar(theme)
        self.card = SummaryCard(Actions(home), self.review, theme)
        self.plot = WinRatePlot(theme)
        self.review.hide()
        self.pane = SummaryPane(self.card, self.plot, home)
        home.resize(340, 400)
        self.pane.resize(340, self.pane.height())
        home.show()
        qtbot.waitExposed(home)
        self._wait = qtbot.wait

    def show(self, sentence: str, *, low: bool) -> None:
        self.pane.set_low(low=low)
        self.card.show_summary(Summary("8. k10??", "41 % → 0 %", "better: j8", sentence, is_bad=True))
        self._wait(20)

    def is_whole(self) -> bool:
        """Return whether the sentence has the height that it needs, inside the card."""
        sentence = self.card.findChild(QLabel, "summary_sentence")
        assert isinstance(sentence, QLabel)
        is_inside = sentence.geometry().bottom() <= self.card.height()
        return is_inside and sentence.height() >= sentence.heightForWidth(sentence.width())


@pytest.fixture
def pane(qtbot: QtBot, theme: Theme) -> Pane:
    return Pane(qtbot, theme)


@pytest.mark.parametrize("low", [True, False])
def test_win_rates_that_do_not_fit_beside_the_move_stand_below_it(qtbot: QtBot, pane: Pane, low: bool) -> None:
    pane.pane.set_low(low=low)
    long = Summary(
        "9. a1??", "Black wins in at most 5 plies → loses in at most 8 plies", slip="win given away", is_judged=True
    )
    move, rates = (pane.card.findChild(QLabel, f"summary_{name}") for name in ("move", "rates"))
    assert move is not None
    assert rates is not None
    for shown, is_below in ((long, True), (replace(long, rates="52 % → 22 %"), False), (long, True)):
        pane.card.show_summary(shown)
        qtbot.wait(20)
        assert (rates.y() > move.geometry().bottom()) is is_below
        assert rates.height() >= rates.heightForWidth(rates.width())
        assert rates.geometry().bottom() <= pane.card.height()


def test_in_a_low_window_the_progress_of_a_review_replaces_buttons_that_do_not_fit(qtbot: QtBot, pane: Pane) -> None:
    pane.pane.set_low(low=True)
    rates = "Black wins in at most 5 plies → loses in at most 8 plies"
    told = Summary("9. a1??", rates, "better: h5", "This move overlooks a win.", slip="win given away", is_judged=True)
    move, button = pane.card.findChild(QLabel, "summary_move"), pane.card.findChild(QWidget, "summary_better_line")
    assert move is not None
    assert button is not None
    pane.card.show_summary(told)
    qtbot.waitUntil(button.isVisible)
    pane.review.show_confirmed(1, 5)
    pane.review.show()
    qtbot.waitUntil(lambda: not button.isVisible())
    qtbot.wait(20)
    assert move.y() >= 0
    assert move.height() >= move.sizeHint().height()
    assert pane.review.geometry().bottom() <= pane.card.height()
    pane.review.hide()
    qtbot.waitUntil(button.isVisible)


@pytest.mark.parametrize("low", [True, False])
def test_the_sentence_is_never_cut_off(pane: Pane, low: bool) -> None:
    pane.show("No better move was found.", low=low)
    height = pane.pane.height()
    for sentence in ("No better move was found.", LONG):
        pane.show(sentence, low=low)
        assert pane.is_whole()
        assert pane.pane.height() == height
        assert pane.card.height() + pane.plot.height() < height
        assert pane.plot.height() >= 32


def test_the_progress_of_a_review_does_not_cut_off_the_sentence(pane: Pane) -> None:
    pane.show("This game has not been reviewed yet, so there is nothing to show here at the moment.", low=True)
    pane.review.show()
    pane.show("This game has not been reviewed yet, so there is nothing to show here at the moment.", low=True)
    assert pane.is_whole()
    assert pane.review.geometry().bottom() <= pane.card.height()


def test_a_low_window_leaves_the_card_of_a_mistake_without_the_button_of_the_review(qtbot: QtBot, pane: Pane) -> None:
    told = Summary("8. k10??", "41 % → 0 %", "better: j8", "Short.", offers_review=True)
    review = pane.card.findChild(QToolButton, "summary_review")
    assert isinstance(review, QToolButton)
    for low, is_judged, is_shown in ((True, True, False), (True, False, True), (False, True, True)):
        pane.pane.set_low(low=low)
        pane.card.show_summary(replace(told, is_judged=is_judged))
        qtbot.wait(20)
        assert review.isVisible() is is_shown
    pane.pane.set_low(low=True)
    assert not review.isVisible()


def test_a_game_without_mistakes_offers_none(qtbot: QtBot, pane: Pane) -> None:
    told = Summary("Start of the game", sentence="Short.", is_judged=True, is_of_game=True)
    buttons = [pane.card.findChild(QToolButton, f"summary_{name}") for name in ("next_mistake", "practice")]
    heights = set()
    for has_mistakes in (True, False):
        pane.card.show_summary(replace(told, has_mistakes=has_mistakes))
        qtbot.wait(20)
        assert all(button is not None and button.isVisible() is has_mistakes for button in buttons)
        heights.add(pane.card.height())
    assert len(heights) == 1


def test_the_button_of_the_review_stands_right_with_and_without_a_sentence(pane: Pane) -> None:
    review = pane.card.findChild(QToolButton, "summary_review")
    assert isinstance(review, QToolButton)
    for sentence in ("Short.", ""):
        pane.card.show_summary(Summary("Black won", sentence=sentence, offers_review=True))
        layout = pane.card.layout()
        assert layout is not None
        layout.activate()
        assert review.geometry().right() >= pane.card.width() - 3 * GRID


def test_full_screen_keeps_the_plot_on_a_low_screen(qtbot: QtBot, pane: Pane) -> None:
    pane.pane.keep_plot(kept=True)
    pane.show(LONG, low=True)
    qtbot.waitUntil(lambda: pane.plot.isVisible() and pane.plot.height() >= 60)
    assert pane.is_whole()
