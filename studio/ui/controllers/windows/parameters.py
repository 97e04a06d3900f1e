"""The dialogs for search parameters and profiles, and the report of damaged profile files."""

from PySide6.QtCore import QObject, Slot

from studio.game.message import fill
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.search import SearchController
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.parameters.profile_menu import ProfileMenu
from studio.ui.parameters.profiles_dialog import ProfilesDialog
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.parameters import profile_title
from studio.ui.widgets.limit_editor import LimitEditor


class ParameterController(QObject):
    """Asks for parameters, and restarts the search with them."""

    def __init__(self, context: ControllerContext, search: SearchController, limit_editor: LimitEditor) -> None:
        super().__init__(context.window)
        self._live_search, self._profiles, self._notes = context.live_search, context.profiles, context.notes
        self._search, self._window, self._theme = search, context.window, context.theme
        self._limit_editor = limit_editor
        context.actions["choose_profile"].triggered.connect(self._on_choice)
        context.actions["limit"].triggered.connect(self._on_limit)
        context.actions["parameters"].triggered.connect(self._on_parameters)
        context.actions["profiles"].triggered.connect(self._on_profiles)

    def report_problems(self) -> None:
        """Show a message that lists the damaged profile files."""
        problems = self._profiles.catalogue.problems
        if problems:
            self._notes.say(" ".join(map(sentence_of, problems)))

    # Implementation

    @Slot()
    def _on_choice(self) -> None:
        """Show the profiles in a menu in the middle of the window. The current profile is selected."""
        # In full screen there is no box of profiles.
        menu = ProfileMenu(self._profiles.catalogue, self._search.profile, self._window)
        menu.profile_chosen.connect(self._on_chosen)
        menu.open_over(self._window)

    @Slot(str)
    def _on_chosen(self, name: str) -> None:
        self._search.choose_profile(name)
        title = profile_title(self._profiles.catalogue[name])
        self._notes.say(fill(self.tr("The search uses the profile {profile} now."), profile=title))

    @Slot()
    def _on_limit(self) -> None:
        """Show the numbers of the limit at their button, or over the window if the button is hidden."""
        # In full screen there is no tool bar.
        if self._limit_editor.isVisible():
            self._limit_editor.open()
        else:
            self._limit_editor.open_over(self._window)

    @Slot()
    def _on_parameters(self) -> None:
        profiles, before = self._profiles, self._live_search.parameters
        profile = profiles.catalogue.known(self._search.profile)
        title = self.tr("Parameters of the Analysis")
        dialog = ParametersDialog(
            title, profile, before, self._theme, self._window, catalogue=profiles.catalogue, keep=profiles.keep
        )
        is_agreed = dialog.exec()
        if is_agreed and (dialog.parameters, dialog.profile) != (before, profile):
            self._search.search_as(dialog.profile.name, dialog.parameters)
        dialog.deleteLater()

    @Slot()
    def _on_profiles(self) -> None:
        dialog = ProfilesDialog(self._profiles, self._profiles.folder, self._theme, self._window)
        dialog.exec()
        dialog.deleteLater()
