"""The languages in which the window can be shown."""

# A language can be installed at the start or while the program runs.

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from studio.machine.resources import resource_path

SYSTEM = ""
"""Stands for the language of the system. If that is not supported, it stands for English."""
ENGLISH = "en"
# The names are never translated.
LANGUAGES: Mapping[str, str] = {ENGLISH: "English", "cs": "Čeština", "zh_CN": "简体中文"}
"""The names of the languages by code. Each name is written in its own language."""

_TRANSLATOR = "studio_language"
_SCRIPTS = {"zh_CN": QFontDatabase.WritingSystem.SimplifiedChinese}


class LanguageProblem(StrEnum):
    """Why a language could not be installed."""

    UNKNOWN = "unknown"
    NO_FONT = "no font"


def install(application: QApplication, code: str) -> LanguageProblem | None:
    """Use a language for all new texts and numbers.

    Existing windows keep their texts. Return None if this succeeds. Otherwise return the reason, and the current
    language remains.
    """
    wanted = code if code != SYSTEM else system_language()
    problem = _problem(wanted)
    if problem is not None and installed(application):
        return problem
    _put_on(application, ENGLISH if problem else wanted)
    return problem


def installed(application: QApplication) -> str:
    """Return the code of the installed language, or an empty text if none is installed."""
    ours = application.findChildren(QTranslator, _TRANSLATOR)
    return str(ours[0].property("code")) if ours else ""


def remove(application: QApplication) -> None:
    """Remove the installed translation."""
    # Texts then appear in English.
    for translator in application.findChildren(QTranslator, _TRANSLATOR):
        application.removeTranslator(translator)
        translator.setParent(None)


def system_language() -> str:
    """Return the code of the first supported language of the system. If none is supported, return English."""
    return next((code for name in QLocale.system().uiLanguages() if (code := _code_of(QLocale(name)))), ENGLISH)


def locale_of(code: str) -> QLocale:
    """Return the locale for numbers and dates in this language.

    It is the system's locale if the system uses this language. Otherwise it is the default locale of the language.
    """
    system = QLocale.system()
    return system if _code_of(system) == code else QLocale(code)


def _code_of(locale: QLocale) -> str:
    """Return the code of the supported language that has the same language and script as the locale.

    Return an empty text if there is none.
    """
    alike = (code for code in LANGUAGES if _kind(QLocale(code)) == _kind(locale))
    return next(alike, "")


def _kind(locale: QLocale) -> tuple[QLocale.Language, QLocale.Script]:
    return locale.language(), locale.script()


def _problem(code: str) -> LanguageProblem | None:
    if code not in LANGUAGES:
        return LanguageProblem.UNKNOWN
    if code in _SCRIPTS and not QFontDatabase.families(_SCRIPTS[code]):
        return LanguageProblem.NO_FONT
    return None


def _put_on(application: QApplication, code: str) -> None:
    remove(application)
    QLocale.setDefault(locale_of(code))
    for path in (_path_of_qt(code), str(resource_path(f"translations/mcts-studio_{code}.qm"))):
        translator = QTranslator(application)
        translator.setObjectName(_TRANSLATOR)
        translator.setProperty("code", code)
        if translator.load(path):
            application.installTranslator(translator)
        else:
            translator.setParent(None)


def _path_of_qt(code: str) -> str:
    """Return the path of the translations that belong to Qt itself."""
    # They are for texts such as the buttons of its dialogs.
    return f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{code}.qm"
