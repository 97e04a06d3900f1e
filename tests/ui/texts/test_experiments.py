"""The texts of the shipped experiments."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from studio.machine.resources import resource_path
from studio.matches.experiments import FOLDER, Experiment, PlayerEntry, read_experiment
from studio.ui.texts.experiments import EXPERIMENT_TEXTS, experiment_text
from studio.ui.texts.language import install, remove


@pytest.fixture(autouse=True)
def _language_as_before(qapp: QApplication) -> Iterator[None]:
    locale = QLocale()
    yield
    remove(qapp)
    QLocale.setDefault(locale)


def shipped() -> list[Experiment]:
    return [read_experiment(path) for path in sorted(resource_path(FOLDER).glob("*.toml"))]


def words_of(experiment: Experiment) -> set[str]:
    rounds = experiment.entry.rounds
    titles = {round_.title for round_ in rounds}
    names = {player.name for round_ in rounds for player in round_.players if isinstance(player, PlayerEntry)}
    return {experiment.title, experiment.question, experiment.answer, *titles, *names} - {""}


def test_every_text_of_the_files_is_translatable_and_no_other() -> None:
    assert set.union(*(words_of(experiment) for experiment in shipped())) == EXPERIMENT_TEXTS


@pytest.mark.parametrize("language", ["cs", "zh_CN"])
def test_each_text_follows_the_language_of_the_window(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])
    assert install(qapp, language) is None
    assert not [text for text in EXPERIMENT_TEXTS if experiment_text(text) == text]


def test_texts_of_other_files_are_not_translated() -> None:
    assert experiment_text("Whose?") == "Whose?"
