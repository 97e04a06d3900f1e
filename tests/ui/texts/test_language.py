"""The window's languages: translations are complete, current and applied correctly."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

import studio
from studio.machine.resources import resource_path
from studio.ui.texts.language import LANGUAGES, LanguageProblem, install, installed, remove, system_language

SOURCES = sorted(Path(studio.__file__).parent.rglob("*.py"))
FOREIGN = [code for code in LANGUAGES if code != "en"]
_PLACEHOLDER = re.compile(r"%L?n|%\d|\{[a-z_]+\}|\(\*[^)]*\)")
_MNEMONIC = re.compile(r"&\w")


@pytest.fixture(autouse=True)
def _language_as_before(qapp: QApplication) -> Iterator[None]:
    locale = QLocale()
    yield
    remove(qapp)
    QLocale.setDefault(locale)


@pytest.fixture
def _with_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])


@dataclass(frozen=True)
class Message:
    """A text of a .ts file."""

    context: str
    source: str
    translations: tuple[str, ...]
    """The plural forms, if it counts something."""
    is_counting: bool


def messages(path: Path) -> list[Message]:
    root = ET.parse(path).getroot()  # noqa: S314  # our own file
    return [
        Message(
            context.findtext("name", ""),
            message.findtext("source", ""),
            tuple(form.text or "" for form in message.iterfind("translation/numerusform"))
            or (message.findtext("translation", ""),),
            message.get("numerus") == "yes",
        )
        for context in root.iterfind("context")
        for message in context.iterfind("message")
    ]


def ts(code: str) -> Path:
    return resource_path(f"translations/mcts-studio_{code}.ts")


@pytest.fixture(scope="module")
def marked(tmp_path_factory: pytest.TempPathFactory) -> list[Message]:
    """Return every text that the code marks, as lupdate finds it."""
    path = tmp_path_factory.mktemp("marked") / "mcts-studio_en.ts"
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([tool, *SOURCES, "-ts", path, "-silent"], check=True, capture_output=True, timeout=120)
    return messages(path)


# Shipped files


@pytest.mark.parametrize("code", FOREIGN)
def test_every_marked_text_is_translated(code: str, marked: list[Message]) -> None:
    told = {(message.context, message.source) for message in messages(ts(code)) if all(message.translations)}
    assert not [message for message in marked if (message.context, message.source) not in told]


def test_english_has_every_plural(marked: list[Message]) -> None:
    told = {(message.context, message.source) for message in messages(ts("en")) if all(message.translations)}
    assert not [text for text in marked if text.is_counting and (text.context, text.source) not in told]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_obsolete_translation_is_left(code: str, marked: list[Message]) -> None:
    known = {(message.context, message.source) for message in marked}
    assert not [message for message in messages(ts(code)) if (message.context, message.source) not in known]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compiled_file_is_current(code: str) -> None:
    translator = QTranslator()
    assert translator.load(str(resource_path(f"translations/mcts-studio_{code}.qm")))
    numbers = {"en": (1, 2), "cs": (1, 2, 5), "zh_CN": (1,)}[code]
    for message in messages(ts(code)):
        asked = numbers if message.is_counting else (-1,)
        found = tuple(translator.translate(message.context, message.source, None, number) or "" for number in asked)
        assert found == message.translations, message.source


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_keeps_placeholders(code: str) -> None:
    changed = [
        (message.source, text)
        for message in messages(ts(code))
        for text in message.translations
        if text and sorted(_PLACEHOLDER.findall(text)) != sorted(_PLACEHOLDER.findall(message.source))
    ]
    assert not changed


@pytest.mark.parametrize("code", FOREIGN)
def test_a_translation_has_a_mnemonic_where_the_text_has_one(code: str) -> None:
    changed = [
        (message.source, text)
        for message in messages(ts(code))
        for text in message.translations
        if text and len(_MNEMONIC.findall(text)) != len(_MNEMONIC.findall(message.source))
    ]
    assert not changed


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_space_precedes_every_percent_sign(code: str) -> None:
    """In "95% interval", which is an adjective, it precedes none."""
    texts = [(message.source, *message.translations) for message in messages(ts(code))]
    assert not [
        text for each in texts for text in each if re.search(r"(\}|\d)%(?! ?(interval|spolehliv|区间|置信))", text)
    ]


# Changing the language


@pytest.mark.usefixtures("_with_fonts")
def test_a_language_is_applied(qapp: QApplication) -> None:
    assert install(qapp, "cs") is None
    assert _spoken("Actions", "&File") == "&Soubor"
    assert QLocale().language() is QLocale.Language.Czech
    assert install(qapp, "zh_CN") is None
    assert _spoken("Actions", "&File") == "文件(&F)"
    assert installed(qapp) == "zh_CN"
    assert install(qapp, "en") is None
    assert _spoken("Actions", "&File") == "&File"
    assert QLocale().language() is QLocale.Language.English


def test_plurals_follow_the_language(qapp: QApplication) -> None:
    install(qapp, "en")
    assert [_moves(number) for number in (0, 1, 2)] == ["0 moves", "1 move", "2 moves"]
    install(qapp, "cs")
    assert [_moves(number) for number in (0, 1, 3, 5)] == ["0 tahů", "1 tah", "3 tahy", "5 tahů"]


def test_qts_own_texts_are_translated(qapp: QApplication) -> None:
    install(qapp, "cs")
    assert _spoken("QPlatformTheme", "Cancel") == "Zrušit"
    install(qapp, "en")
    assert _spoken("QPlatformTheme", "Cancel") == "Cancel"


def test_the_previous_language_is_removed(qapp: QApplication) -> None:
    install(qapp, "cs")
    remove(qapp)
    assert installed(qapp) == ""
    assert _spoken("Actions", "&File") == "&File"


def test_chinese_without_a_font_is_refused(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *script: [] if script else ["Latin"])
    install(qapp, "cs")
    assert install(qapp, "zh_CN") is LanguageProblem.NO_FONT
    assert installed(qapp) == "cs"
    remove(qapp)
    assert install(qapp, "zh_CN") is LanguageProblem.NO_FONT
    assert installed(qapp) == "en"


def test_an_unknown_language_is_refused(qapp: QApplication) -> None:
    assert install(qapp, "../../etc/passwd") is LanguageProblem.UNKNOWN
    assert installed(qapp) == "en"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["cs-CZ", "cs"], "cs"),
        (["de-AT", "de"], "en"),
        (["sk-SK", "cs-CZ"], "cs"),
        (["en-GB", "cs"], "en"),
        (["zh-Hans-CN", "zh-CN", "zh"], "zh_CN"),
        (["zh-Hant-TW", "zh-TW"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_systems_language_is_found(wanted: list[str], spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class System:
        @staticmethod
        def uiLanguages() -> list[str]:
            return wanted

    monkeypatch.setattr("studio.ui.texts.language.QLocale.system", System)
    assert system_language() == spoken


def _spoken(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


def _moves(number: int) -> str:
    return QCoreApplication.translate("RecoveryController", "%n move(s)", "", number)
