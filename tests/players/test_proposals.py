"""A new game proposes the settings of the last one; unknown values are replaced by defaults."""

import math
from dataclasses import replace

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES, Profile
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.machine.settings import PlaySection
from studio.players.baselines import Baseline, SeatedBaseline
from studio.players.clocks import TimeControl
from studio.players.engine_entry import EngineEntry
from studio.players.levels import SeatedEngine
from studio.players.profiles import ProfileCatalogue
from studio.players.proposals import section_of, setup_of
from studio.players.seats import GameSetup, Person, SeatedProgram

QUICK = Limit(seconds=0.5)
CHANGED = replace(PROFILES["graph"].parameters, exploration=0.3, first_play=math.inf)
GUEST = EngineEntry("A guest", ("guest", "--quiet"))


def test_the_first_proposal_is_you_as_black_against_a_casual_engine_with_two_seconds() -> None:
    setup = setup_of(PlaySection())
    assert setup == GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("studio", "casual", Limit(seconds=2.0)))


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup(
            Rules(6, 7, 4, gravity=True), SeatedEngine("graph", "full", Limit(simulations=77)), Person(), Stone.WHITE
        ),
        GameSetup(Rules(11, 12, 6), Person(), Person()),
        GameSetup(PRESETS["gomoku-9"], Person(), Person(), clock=TimeControl(game_seconds=300.0, increment=2.5)),
        GameSetup(
            PRESETS["gomoku-9"],
            SeatedEngine("graph", "full", Limit(seconds=1.0, simulations=500, depth=9), CHANGED),
            SeatedEngine("studio", "club", Limit(simulations=70)),
            clock=TimeControl(Limit(seconds=30.0)),
        ),
        GameSetup(
            PRESETS["gomoku-9"],
            SeatedBaseline(Baseline.MINIMAX, Limit(seconds=0.5, depth=6)),
            SeatedBaseline(Baseline.RANDOM, QUICK),
        ),
        GameSetup(PRESETS["gomoku-9"], Person(), Person(), opening="swap2"),
        GameSetup(PRESETS["gomoku-9"], Person("Ada"), Person("Bob"), opening="swap2"),
        GameSetup(PRESETS["standard-15"], SeatedEngine("graph", "club", QUICK), SeatedEngine("studio", "full", QUICK)),
    ],
)
def test_a_setup_survives(setup: GameSetup) -> None:
    assert setup_of(section_of(setup, PlaySection())) == setup


def test_names_belong_to_games_between_people_and_stay_while_the_user_plays_an_engine() -> None:
    people = GameSetup(PRESETS["gomoku-9"], Person("Ada"), Person("Bob"))
    against = replace(people, black=Person(), white=SeatedEngine("studio"))
    section = section_of(against, section_of(people, PlaySection()))
    assert setup_of(section).black == Person()
    assert (section.black_name, section.white_name) == ("Ada", "Bob")


def test_a_level_is_remembered_while_the_user_plays() -> None:
    before = PlaySection(white_level="strong", seconds=7.0)
    between = section_of(GameSetup(PRESETS["gomoku-9"], Person(), Person()), before)
    assert (between.white_level, between.seconds, between.white) == ("strong", 7.0, "person")


@pytest.mark.parametrize(
    "section",
    [
        PlaySection(rules="a board"),
        PlaySection(white="nobody"),
        PlaySection(white="engine:A guest"),
        PlaySection(white_level="grandmaster"),
        PlaySection(clock="for ever"),
        PlaySection(opening="chess"),
        PlaySection(opening="rif"),
        PlaySection(white_parameters={"exploration": -1.0}),
        PlaySection(white_parameters={"no such parameter": 1}),
    ],
)
def test_unknown_values_are_replaced_by_defaults(section: PlaySection) -> None:
    assert setup_of(section) == setup_of(PlaySection())


def test_an_external_engine_is_found_by_its_name() -> None:
    setup = GameSetup(PRESETS["gomoku-9"], SeatedProgram(GUEST, QUICK), Person())
    section = section_of(setup, PlaySection())
    assert section.black == "engine:A guest"
    assert setup_of(section, [GUEST]) == setup
    assert setup_of(section).black == Person(), "only the name is remembered, never a command"


def test_a_user_profile_is_restored_with_its_parameters() -> None:
    catalogue = ProfileCatalogue((Profile("mine", "Mine", "It is mine.", CHANGED, base="graph"),))
    setup = GameSetup(PRESETS["gomoku-9"], SeatedEngine("mine", "full", QUICK, CHANGED), Person())
    section = section_of(setup, PlaySection())
    assert setup_of(section, catalogue=catalogue) == setup
    assert setup_of(section).black == Person(), "it is gone: the default is proposed"


def test_the_move_delay_is_kept() -> None:
    before = PlaySection(delay_ms=2000, show_costs=True)
    after = section_of(setup_of(before), before)
    assert (after.delay_ms, after.show_costs) == (2000, True)
