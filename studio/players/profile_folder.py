"""The user's own profiles, one TOML file each."""

# Files are data: they are read strictly, checked, and never executed.

import contextlib
import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from studio.engine.options.parameters import Parameters, ParameterValue
from studio.engine.options.profiles import PROFILES, Profile, profile_named
from studio.game.argument_checks import brief_repr
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.networks.catalogue import located
from studio.players import messages
from studio.players.profiles import ProfileCatalogue, check_profile

MOST_BYTES = 16 * 1024
MOST_PROFILES = 200
_ENDING = ".toml"
_ENTRIES = ("title", "sentence", "base", "parameters")


@dataclass(frozen=True, slots=True)
class ProfileFolder:
    """Reads and writes the profiles in a folder, which need not exist yet."""

    path: Path

    def catalogue(self) -> ProfileCatalogue:
        """Return the built-in profiles and the user's own.

        Invalid files are left out, and are named by the catalogue's problems.
        """
        own: list[Profile] = []
        problems: list[StudioError] = []
        files = self._files(problems)
        for file in files[:MOST_PROFILES]:
            try:
                own.append(read_profile(file))
            except StudioError as error:
                problems.append(error)
        if len(files) > MOST_PROFILES:
            problems.append(StudioError(messages.TOO_MANY_PROFILES, most=MOST_PROFILES))
        own.sort(key=lambda profile: (profile.title.casefold(), profile.name))
        return ProfileCatalogue(tuple(own), tuple(problems))

    def save(self, profile: Profile) -> None:
        """Save a profile. Replace a profile of the same name. Raise StudioError if that fails."""
        check_profile(profile)
        _refuse_to_lose(self.file_of(profile.name))
        with contextlib.suppress(OSError):  # if this fails, replacing the file raises the error
            self.path.mkdir(parents=True, exist_ok=True)
        replace_file(self.file_of(profile.name), profile_text(profile).encode())

    def delete(self, name: str) -> None:
        """Delete a profile permanently. Raise StudioError if that fails.

        Ignore a missing profile.
        """
        try:
            self.file_of(name).unlink(missing_ok=True)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise StudioError(messages.PROFILE_NOT_DELETED, name=name, reason=reason) from error

    def rename(self, old: str, profile: Profile) -> None:
        """Save `profile` in place of the profile `old`.

        Raise StudioError if another profile has the new name.
        """
        if profile.name != old and self.file_of(profile.name).exists():
            raise StudioError(messages.PROFILE_EXISTS, name=profile.name)
        self.save(profile)
        if profile.name != old:
            self.delete(old)

    def file_of(self, name: str) -> Path:
        return self.path / f"{name}{_ENDING}"

    def _files(self, problems: list[StudioError]) -> list[Path]:
        try:
            names = sorted(os.listdir(self.path))  # noqa: PTH208  # a name may not be valid text
        except FileNotFoundError:
            return []
        except OSError as error:
            reason = error.strerror or type(error).__name__
            problems.append(StudioError(messages.PROFILES_UNREADABLE, reason=reason))
            return []
        return [self.path / name for name in names if name.endswith(_ENDING) and not name.startswith(".")]


def _refuse_to_lose(file: Path) -> None:
    """Raise an error if the file exists but is not a valid profile."""
    # Saving would destroy a profile with a typing error or from a later version.
    try:
        if os.path.lexists(file):
            read_profile(file)
    except StudioError as error:
        raise StudioError(messages.PROFILE_IN_THE_WAY, file=file.name) from error


def read_profile(file: Path) -> Profile:
    """Return the profile of a file. If it is invalid, raise StudioError with the code `profile_left_out`."""
    shown = _shown(file)
    try:
        return profile_from_text(_text(file), file.name.removesuffix(_ENDING), file.parent)
    except StudioError as error:
        raise StudioError(messages.PROFILE_LEFT_OUT, file=shown, reason=error) from error


def profile_from_text(text: str, name: str, folder: Path | None = None) -> Profile:
    """Return the profile in `text` with the name `name`. Raise StudioError if it is invalid.

    The relative path of a network begins at `folder`.
    """
    try:
        entries = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error).split("\n")[0] if isinstance(error, ValueError) else "it is nested too deeply"
        raise StudioError(messages.PROFILE_NOT_TOML, reason=reason) from error
    for entry in entries:
        if entry not in _ENTRIES:
            known = ", ".join(_ENTRIES)
            raise StudioError(messages.PROFILE_ENTRY, entry=brief_repr(entry), known=known)
    base = profile_named(_entry(entries, "base"))
    title, sentence = _entry(entries, "title"), _entry(entries, "sentence", "")
    profile = Profile(name, title.strip(), sentence.strip(), located(_parameters(entries, base), folder), base.name)
    check_profile(profile)
    return profile


def profile_text(profile: Profile) -> str:
    """Return a profile as TOML text. It has only the parameters that differ from the profile's base."""
    changes = profile.parameters.changes_from(PROFILES[profile.base].parameters)
    head = {"title": profile.title.strip(), "sentence": profile.sentence.strip(), "base": profile.base}
    lines = [f"{key} = {_toml(value)}" for key, value in head.items() if value]
    return "\n".join([*lines, "", "[parameters]", *(f"{key} = {_toml(value)}" for key, value in changes.items()), ""])


def _text(file: Path) -> str:
    """Return the text of a profile file.

    Raise StudioError unless it is a readable regular file in UTF-8 of limited size.
    """
    try:
        if not file.is_file():
            raise StudioError(messages.PROFILE_NO_FILE)
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise StudioError(messages.PROFILE_UNREADABLE, reason=reason) from error
    if len(content) > MOST_BYTES:
        raise StudioError(messages.PROFILE_TOO_LARGE, most=MOST_BYTES // 1024)
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise StudioError(messages.PROFILE_NOT_UTF8) from error


def _entry(entries: Mapping[str, Any], name: str, default: str | None = None) -> str:
    """Return the text of a key in a profile file.

    If the key is missing, return the default, or raise an error if there is none.
    """
    value = entries.get(name, default)
    if value is None:
        raise StudioError(messages.PROFILE_ENTRY_MISSING, name=name)
    if not isinstance(value, str):
        raise StudioError(messages.PROFILE_ENTRY_KIND, name=name, value=brief_repr(value))
    return value


def _parameters(entries: Mapping[str, Any], base: Profile) -> Parameters:
    changes = entries.get("parameters", {})
    if not isinstance(changes, dict):
        raise StudioError(messages.PROFILE_PARAMETERS, value=brief_repr(changes))
    return base.parameters.with_values(changes)


def _toml(value: ParameterValue) -> str:
    """Return a value in TOML notation."""
    # All texts here are printable, so JSON notation is valid.
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _shown(file: Path) -> str:
    """Return a file name in printable form."""
    name = "".join(letter if letter.isprintable() else "?" for letter in file.name)
    return name if len(name) <= 60 else f"{name[:59]}…"
