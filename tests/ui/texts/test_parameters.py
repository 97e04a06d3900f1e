"""The texts about parameters name parameters and choices as the window does, not as commands and files do."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from studio.engine import messages
from studio.engine.options.parameters import PARAMETERS, Selection
from studio.ui.texts.language import LANGUAGES, install, remove
from studio.ui.texts.messages import translated
from studio.ui.texts.parameters import CHOICE_TITLES, code_name_tip, parameter_sentence, value_text

CODE_NAMES = {name for name in PARAMETERS if "_" in name} | {"inf", "uct", "puct", "uct-total"}


@pytest.fixture(params=LANGUAGES)
def _language(request: pytest.FixtureRequest, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])
    locale = QLocale()
    install(qapp, request.param)
    yield
    remove(qapp)
    QLocale.setDefault(locale)


def code_names(text: str) -> set[str]:
    return CODE_NAMES & set(re.findall(r"[a-z][a-z_-]*[a-z]", text))


@pytest.mark.usefixtures("_language")
def test_no_description_contains_a_code_name() -> None:
    assert not {name: found for name in PARAMETERS if (found := code_names(parameter_sentence(name)))}


@pytest.mark.usefixtures("_language")
def test_a_message_about_a_conflict_names_the_selection_as_the_window_does() -> None:
    title = value_text("selection", Selection.PUCT)
    for message in (messages.WIDENING_NEEDS_UCT, messages.NETWORK_NEEDS_PUCT):
        text = translated(message, {})
        assert title in text
        assert not code_names(text)


@pytest.mark.usefixtures("_language")
def test_the_description_of_a_choice_uses_the_titles_of_its_values() -> None:
    for name in ("selection", "rollout", "threats"):
        sentence = parameter_sentence(name).casefold()
        titles = [value_text(name, value).casefold() for value in CHOICE_TITLES[name]]
        assert sum(title in sentence for title in titles) >= 2, (name, titles)


def test_the_code_name_is_in_the_tooltip() -> None:
    assert code_name_tip("first_play") == "In commands and files: first_play"
