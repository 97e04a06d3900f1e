"""What a new game proposes is what was played last; what is not known is proposed as at first."""

import pytest

from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.machine.settings import PlaySection
from studio.players.levels import SeatedEngine
from studio.players.proposals import section_of, setup_of
from studio.players.seats import GameSetup, Person

QUICK = Limit(seconds=0.5)


def test_at_first_you_are_black_against_a_casual_engine_with_two_seconds() -> None:
    setup = setup_of(PlaySection())
    assert setup == GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("studio", "casual", Limit(seconds=2.0)))


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup(
            Rules(6, 7, 4, gravity=True), SeatedEngine("graph", "full", Limit(simulations=77)), Person(), Stone.WHITE
        ),
        GameSetup(Rules(11, 12, 6), Person(), Person()),
        GameSetup(PRESETS["standard-15"], SeatedEngine("graph", "club", QUICK), SeatedEngine("studio", "full", QUICK)),
    ],
)
def test_a_setup_comes_back(setup: GameSetup) -> None:
    assert setup_of(section_of(setup, PlaySection())) == setup


def test_a_level_is_remembered_while_a_person_plays() -> None:
    before = PlaySection(white_level="strong", seconds=7.0)
    between = section_of(GameSetup(PRESETS["gomoku-9"], Person(), Person()), before)
    assert (between.white_level, between.seconds, between.white) == ("strong", 7.0, "person")


@pytest.mark.parametrize(
    "section", [PlaySection(rules="a board"), PlaySection(white="nobody"), PlaySection(white_level="grandmaster")]
)
def test_what_is_not_known_is_proposed_as_at_first(section: PlaySection) -> None:
    assert setup_of(section) == setup_of(PlaySection())
