"""The controller of network files. The current search uses a file that the user chooses or drops."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from studio.activities.network_check import CheckedNetwork, NetworkCheck
from studio.engine.options.parameters import Parameters, Selection
from studio.game.message import fill
from studio.machine.folders import home_folders
from studio.networks.catalogue import network_at, title_of
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.search import SearchController
from studio.ui.texts.networks import kinds_of_networks
from studio.ui.texts.parameters import profile_title

_PROFILE = "alphazero"
"""The profile that is chosen if the current one uses no network."""


class NetworkController(QObject):
    """Checks a network file in the background.

    If it fits the game, the search uses it. Otherwise a message gives the reason.
    """

    def __init__(
        self, context: ControllerContext, check: NetworkCheck, search: SearchController, files: FileController
    ) -> None:
        super().__init__(context.window)
        self._session, self._profiles, self._notes = context.session, context.profiles, context.notes
        self._check, self._search, self._files, self._window = check, search, files, context.window
        self._folder: Path | None = None
        context.actions["use_network"].triggered.connect(self.ask)
        check.checked.connect(self._on_checked)

    @Slot()
    def ask(self) -> None:
        """Let the user choose a network file, and use it."""
        folder = self._folder or home_folders().networks
        with suppress(OSError):  # the dialog then opens in another folder
            folder.mkdir(parents=True, exist_ok=True)
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Use a network"), str(folder), kinds_of_networks())
        if name:
            self.open(Path(name))

    def open(self, file: Path) -> None:
        """Use the network in `file` in the current search, if this network can play the game."""
        self._folder = file.parent
        self._notes.say(fill(self.tr("Reading the network {file} …"), file=file.name))
        self._check.start(file.absolute(), self._session.rules)

    # Implementation

    @Slot(object)
    def _on_checked(self, checked: CheckedNetwork) -> None:
        self._notes.say("")
        if checked.rules != self._session.rules:  # another game was opened in the meantime
            self._check.start(checked.file, self._session.rules)
        elif checked.error is not None:
            self._files.show_error(self.tr("The network cannot be used."), checked.error)
        else:
            self._use(network_at(checked.file))

    def _use(self, network: str) -> None:
        profile, parameters = self._with_network()
        self._search.search_as(profile, replace(parameters, network=network))
        text = self.tr(
            "The search uses the network {network} with the profile {profile}. To undo this, choose a profile, or "
            "reset the network in the parameters."
        )
        title = profile_title(self._profiles.catalogue.known(profile))
        self._notes.say(fill(text, network=title_of(network), profile=title))

    def _with_network(self) -> tuple[str, Parameters]:
        """Return the profile and the parameters for a search with the network.

        If the current parameters use PUCT and the profile has a network, return the current ones. Otherwise return
        those of the profile AlphaZero.
        """
        catalogue, parameters = self._profiles.catalogue, self._search.parameters
        profile = catalogue.known(self._search.profile)
        if profile.parameters.network and parameters.selection is Selection.PUCT:
            return profile.name, parameters
        return _PROFILE, catalogue.parameters_here(_PROFILE, parameters.memory_mb)
