"""The classroom projects that the studio repeats: what each one did, its searches here, and the differences."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from studio.game.message import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class ClassroomProject:
    """A project of a course, by the name that experiments use as their group."""

    name: str
    title: str


_ALL = (
    ClassroomProject(
        "five-in-a-row", QT_TRANSLATE_NOOP("ClassroomProjects", "Five in a row with plain search and AlphaZero")
    ),
    ClassroomProject("neighbour-port", QT_TRANSLATE_NOOP("ClassroomProjects", "Tree search with neighbour rollouts")),
    ClassroomProject("win-share-assignment", QT_TRANSLATE_NOOP("ClassroomProjects", "Assignment with statistics m/n")),
    ClassroomProject(
        "alphazero-notes", QT_TRANSLATE_NOOP("ClassroomProjects", "AlphaZero notes with a training notebook")
    ),
    ClassroomProject("connect-four-lab", QT_TRANSLATE_NOOP("ClassroomProjects", "Connect Four lab with graph search")),
)
PROJECTS: Mapping[str, ClassroomProject] = MappingProxyType({project.name: project for project in _ALL})
