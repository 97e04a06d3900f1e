"""Classroom projects: their searches as commands and as settings, and the names that they refer to."""

import shlex

import pytest

from studio.engine.options.profiles import PROFILES
from studio.game.rules import PRESETS, Rules
from studio.lessons.reading import lessons
from studio.matches.projects import PROJECTS, ProjectSearch

SEARCHES = [search for project in PROJECTS.values() for search in project.searches]


def test_there_are_five_projects_with_unique_titles() -> None:
    assert len(PROJECTS) == 5
    assert all(name == project.name for name, project in PROJECTS.items())
    assert len({project.title for project in PROJECTS.values()}) == 5
    assert len({search.title for search in SEARCHES}) == len(SEARCHES)


def test_the_projects_name_lessons_and_games_that_exist() -> None:
    names = {lesson.name for lesson in lessons()}
    for project in PROJECTS.values():
        assert set(project.lessons) <= names
        assert all(training.game in PRESETS or training.is_toy for training in project.trainings)
        assert project.searches


@pytest.mark.parametrize("search", SEARCHES, ids=lambda search: search.title)
def test_a_command_states_every_setting_of_its_search(search: ProjectSearch) -> None:
    words = shlex.split(search.command)
    options = {name: words[words.index(name) + 1] for name in words if name.startswith("--") and name != "--set"}
    settings = words[words.index("--set") + 1 :] if "--set" in words else []
    assert words[:2] == ["mcts-studio", "analyze"]
    assert options["--game"] == search.game
    assert int(options["--simulations"]) == search.limit.simulations
    assert options.get("--depth") == (None if search.limit.depth is None else str(search.limit.depth))
    given = dict(setting.split("=") for setting in settings)
    assert PROFILES[options["--profile"]].parameters.with_text(given) == search.parameters


def test_the_lab_searches_with_half_on_values() -> None:
    search = PROJECTS["connect-four-lab"].searches[2]
    assert (search.limit.simulations, search.parameters.exploration_on_values) == (200, 0.5)


def test_the_neighbour_rollouts_have_the_settings_of_the_experiment() -> None:
    neighbour, uniform = PROJECTS["neighbour-port"].searches
    for search in (neighbour, uniform):
        assert search.rules == Rules(5, 5, 4)
        assert (search.limit.simulations, search.limit.depth, search.parameters.rollout_moves) == (400, 30, 30)
        assert search.parameters.exploration_on_values == pytest.approx(2**0.5)
