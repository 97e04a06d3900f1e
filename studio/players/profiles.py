"""All available profiles: the built-in ones and the user's own."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, PROFILES, Profile, profile_named, searches_so
from studio.game.errors import StudioError
from studio.players import messages

LONGEST_NAME, LONGEST_TITLE, LONGEST_SENTENCE = 40, 40, 200
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
_NOT_IN_NAMES = re.compile("[^a-z0-9]+", re.ASCII)
# These words have another meaning in commands, or Windows reserves them.
_TAKEN = frozenset(
    {"aux", "con", "help", "nul", "person", "prn", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
)
"""Names that profiles cannot have."""


@dataclass(frozen=True, slots=True)
class ProfileCatalogue(Mapping[str, Profile]):
    """The built-in profiles and the user's own, by name, and the problems in profile files."""

    own: tuple[Profile, ...] = ()
    problems: tuple[StudioError, ...] = ()
    _all: Mapping[str, Profile] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_name = {**PROFILES, **{profile.name: profile for profile in self.own}}
        object.__setattr__(self, "_all", MappingProxyType(by_name))

    def __getitem__(self, name: str) -> Profile:
        return self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def named(self, name: str) -> Profile:
        """Return the profile of this name. If there is none, raise an error that lists all profiles."""
        return profile_named(name, self._all)

    def known(self, name: str) -> Profile:
        """Return the profile of this name, or else the default profile."""
        return self._all.get(name, PROFILES[DEFAULT_PROFILE])

    def nearest(self, parameters: Parameters, wished: str = "") -> Profile:
        """Return the profile whose parameters differ least from `parameters`.

        If several profiles differ equally, prefer the one named `wished`.
        """
        profiles = sorted(self._all.values(), key=lambda profile: profile.name != wished)
        return min(
            profiles, key=lambda profile: 0 if searches_so(profile, parameters) else _distance(profile, parameters)
        )

    def parameters_here(self, name: str, memory_mb: int) -> Parameters:
        """Return a profile's parameters with `memory_mb` as the memory limit.

        A memory limit in a user's profile takes precedence.
        """
        profile = self.known(name)
        base = PROFILES.get(profile.base, profile)
        says_memory = profile.parameters.memory_mb != base.parameters.memory_mb
        return profile.parameters if says_memory else replace(profile.parameters, memory_mb=memory_mb)

    def own_parameters(self, name: str) -> Parameters | None:
        """Return the parameters of a user's profile, or None for a built-in profile."""
        profile = self.named(name)
        return profile.parameters if profile.base else None


OURS = ProfileCatalogue()
"""A catalogue of the built-in profiles only."""


def check_profile(profile: Profile) -> None:
    """Raise an error if a user's profile is invalid or conflicts with a built-in one."""
    check_name(profile.name)
    check_title(profile.title)
    if len(profile.sentence) > LONGEST_SENTENCE or not profile.sentence.isprintable():
        raise StudioError(messages.PROFILE_SENTENCE, most=LONGEST_SENTENCE)
    profile_named(profile.base)


def check_name(name: str) -> None:
    """Raise an error unless a user's profile can have this name.

    It consists of lower-case letters, digits and hyphens. It must be allowed as a file name on every system, and differ
    from the names of built-in profiles.
    """
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise StudioError(messages.PROFILE_NAME, most=LONGEST_NAME, name=name[:LONGEST_NAME])
    if name in PROFILES or name in _TAKEN:
        raise StudioError(messages.PROFILE_NAME_TAKEN, name=name)


def check_title(title: str) -> None:
    """Raise an error if a title cannot be shown, or if a built-in profile has this title."""
    if not title.strip() or len(title) > LONGEST_TITLE or not title.isprintable():
        raise StudioError(messages.PROFILE_TITLE, most=LONGEST_TITLE)
    if title.strip().casefold() in {profile.title.casefold() for profile in PROFILES.values()}:
        raise StudioError(messages.PROFILE_TITLE_TAKEN, title=title.strip())


def name_for(title: str) -> str:
    """Return a valid profile name similar to the title."""
    plain = unicodedata.normalize("NFKD", title.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    name = _NOT_IN_NAMES.sub("-", letters).strip("-")[:LONGEST_NAME].strip("-") or "profile"
    return f"my-{name}"[:LONGEST_NAME].strip("-") if name in PROFILES or name in _TAKEN else name


def _distance(profile: Profile, parameters: Parameters) -> int:
    """Return 1 plus the number of different parameters."""
    # The caller uses 0 for profiles that search in the same way.
    return 1 + len(parameters.changes_from(profile.parameters))
