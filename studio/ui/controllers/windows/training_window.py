"""The window in which a network is trained."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QWidget

from studio.activities.live_training import LiveTraining, TrainingState, Work
from studio.engine.evaluation import messages as network_messages
from studio.engine.options.parameters import SHIPPED_NETWORK
from studio.engine.options.profiles import DEFAULT_PROFILE, Profile, profile_named
from studio.game.errors import FileError, StudioError
from studio.game.files.saving import replace_file
from studio.game.message import fill
from studio.game.rules import Rules, rules_from_text
from studio.machine.folders import home_folders
from studio.networks.catalogue import name_in_folder, network_names
from studio.players.profiles import ProfileCatalogue
from studio.training.folder import SavedTraining
from studio.training.page import training_plot
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.controllers.windows.secondary_window import LeavingTexts, SecondaryWindow
from studio.ui.export.proposed_name import proposed_name
from studio.ui.export.svg_image import drawing_bytes
from studio.ui.matches.words import duration_text, game_title
from studio.ui.parameters.save_dialog import SaveProfileDialog
from studio.ui.texts.messages import sentence_of
from studio.ui.training.setup import ListedTraining, TrainingChoice
from studio.ui.training.view import Doing, TrainingView
from studio.ui.widgets.theme import Theme


class TrainingWindow(SecondaryWindow):
    """The window of training."""

    # A training can continue while the window is closed.

    begun = Signal()

    def __init__(
        self, training: LiveTraining, profiles: OwnProfiles, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__("training", QSize(660, 360), profiles, theme, parent)
        self._training = training
        self._kept: tuple[SavedTraining, ...] = ()
        self.view = TrainingView(theme)
        self._place(self.view)
        self._connect()
        self._set_texts()
        self._show_request()
        self._show_state()
        self._show_curve()
        self._fit_screen()

    # Commands

    @Slot()
    def open(self) -> None:
        """Show the window with the current list of trainings."""
        if not self.isVisible() and not self._training.is_on:
            self._list()
        self.bring_up()
        (self.view.pause if self._training.is_on else self.view.start).setFocus()

    @Slot()
    def pause(self) -> None:
        """Pause or continue the training."""
        if self._training.state in (TrainingState.PAUSING, TrainingState.PAUSED):
            self._training.go_on()
        else:
            self._training.pause()

    @Slot()
    def ask_save(self) -> None:
        """Save the best network so far to a file that the user chooses."""
        network = self._training.network
        if network is None:
            return
        kinds = fill(self.tr("Networks (*{suffix})"), suffix=network.suffix)
        folder, rules = home_folders().networks, self._training.rules
        with suppress(OSError):  # the dialog then opens in another folder
            folder.mkdir(parents=True, exist_ok=True)
        begin = folder / (network.name if rules is None else name_in_folder(rules.title) + network.suffix)
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the network"), str(begin), kinds)
        if name:
            path = Path(name)
            self.save(path if path.suffix.lower() == network.suffix else path.with_name(path.name + network.suffix))

    def save(self, path: Path) -> None:
        try:
            self._training.save_network(path)
        except StudioError as error:
            self._warn(self.tr("The network was not saved."), error)
        else:
            self.view.show_note(self._saved_text(path))

    @Slot()
    def ask_profile(self) -> None:
        """Save the best network so far, and a profile with a title that the user enters."""
        network, rules = self._training.network, self._training.rules
        if network is None or rules is None:
            return
        catalogue, base = self._profiles.catalogue, self._base(network, rules)
        dialog = SaveProfileDialog(catalogue, base, self._keep, self._theme, self, parameters=base.parameters)
        dialog.title_edit.setText(fill(self.tr("{game}, my network"), game=game_title(rules)))
        dialog.title_edit.selectAll()
        if dialog.exec() and dialog.saved is not None:
            text = self.tr(
                "The network was saved, and the profile {profile} uses it. You can choose this profile in every list "
                "of profiles."
            )
            self.view.show_note(fill(text, profile=dialog.saved[1].title))
        dialog.deleteLater()

    @Slot()
    def ask_plots(self) -> None:
        """Save plots of the curves to a file that the user chooses. They show what is known so far."""
        rules = self._training.rules
        if rules is None or not self._training.curve:
            return
        kinds = self.tr("SVG drawing (*.svg);;PNG picture (*.png)")
        title = fill(self.tr("Training of {game}"), game=game_title(rules))
        proposed = proposed_name(title, ".svg", "training")
        name, kind = QFileDialog.getSaveFileName(self, self.tr("Save the plots"), proposed, kinds)
        if name:
            path, ending = Path(name), ".png" if "png" in kind else ".svg"
            self.save_plots(path if path.suffix.lower() in (".svg", ".png") else path.with_name(path.name + ending))

    def save_plots(self, path: Path) -> None:
        """Save the curves. The extension of `path` decides the format."""
        curve, request = self._training.curve, self._training.request
        if request is None or not curve:
            return
        progress = msgspec.structs.replace(curve[-1], rules=request.rules, seed=request.seed)
        try:
            replace_file(path, drawing_bytes(training_plot(progress, curve), path))
        except StudioError as error:
            self._warn(self.tr("The plots were not saved."), error)
        else:
            self.view.show_note(fill(self.tr("The plots were saved to {file}."), file=path.name))

    @Slot()
    def open_report(self) -> None:
        """Open the report of the training in the browser."""
        if self._training.report is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._training.report)))

    # Events

    def _is_busy(self) -> bool:
        return self._training.is_on and self._training.state is not TrainingState.STOPPING

    def _stop_work(self) -> None:
        self._training.stop()

    def _leaving_texts(self) -> LeavingTexts:
        text = self.tr(
            "The training can continue while this window is closed. If you stop it, its "
            "progress is kept and you can resume it from the list of trainings."
        )
        return LeavingTexts(
            self.tr("Training in progress"), text, self.tr("&Keep Training"), self.tr("&Stop the Training")
        )

    def _on_space(self) -> None:
        if self._training.is_on:
            self.pause()

    def _takes_key(self, event: QKeyEvent) -> bool:
        if not event.matches(QKeySequence.StandardKey.Save):
            return False
        self.ask_save()
        return True

    def sizeHint(self) -> QSize:
        return QSize(1240, 800)

    # Implementation

    def _connect(self) -> None:
        self.view.start_requested.connect(self._on_start)
        self.view.resume_requested.connect(self._on_resume)
        self.view.pause_requested.connect(self.pause)
        self.view.stop_requested.connect(self._training.stop)
        self.view.save_requested.connect(self.ask_save)
        self.view.profile_requested.connect(self.ask_profile)
        self.view.results.plots_requested.connect(self.ask_plots)
        self.view.results.report_requested.connect(self.open_report)
        self._training.state_changed.connect(self._show_state)
        self._training.work_changed.connect(self._show_work)
        self._training.curve_changed.connect(self._show_curve)
        self._training.game_played.connect(self.view.board.take)
        self._training.failed.connect(self._on_failed)

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Training a Network"))
        self._show_work()

    def _list(self) -> None:
        self._kept = self._training.kept()
        self.view.show_earlier(
            [
                ListedTraining(
                    kept.rules,
                    kept.progress.seconds / 60,
                    kept.progress.games,
                    kept.progress.recipe,
                    kept.progress.seed,
                    kept.progress.settings,
                )
                for kept in self._kept
            ]
        )

    def _begin_board(self) -> None:
        self.view.show_note("")
        if self._training.rules is not None:
            self.view.board.begin(self._training.rules)
        self.view.pause.setFocus()
        self.begun.emit()

    @Slot()
    def _show_state(self) -> None:
        self.view.show_doing(Doing(self._training.state.value))
        if not self._training.is_on:
            self._withdraw_question()
            if self._training.request is not None:
                self._list()
        self._show_work()

    @Slot()
    def _show_work(self) -> None:
        self.view.show_state(self._state_text(), self._training.done_share if self._training.is_on else None)

    def _state_text(self) -> str:
        training = self._training
        match training.state:
            case TrainingState.READY:
                return self.tr("No network is being trained.")
            case TrainingState.STARTING:
                return self.tr("Starting. The first start takes one to two minutes.")
            case TrainingState.PAUSING:
                return self.tr("The training will pause when the current games end.")
            case TrainingState.PAUSED:
                return self.tr("Paused.")
            case TrainingState.STOPPING:
                return self.tr("Stopping …")
            case TrainingState.ENDED:
                return self._end_text()
        return self._work_text()

    def _end_text(self) -> str:
        if self._training.is_done:
            return self.tr("The training reached its time limit. Save the network or continue the training.")
        return self.tr("Stopped. The training can be resumed.") if self._training.curve else self.tr("Stopped.")

    def _work_text(self) -> str:
        training = self._training
        newest = training.curve[-1] if training.curve else None
        generation, locale = (newest.generation if newest is not None else 0) + 1, self.locale()
        done, of = training.games
        match training.work:
            case Work.LEARNING:
                text = self.tr("Generation {generation}: training on the new games.")
            case Work.MEASURING:
                text = self.tr("Generation {generation}: playing evaluation games against other players.")
            case _:
                text = self.tr("Generation {generation}: self-play game {done} of {total}.")
        sentence = fill(
            text,
            generation=locale.toString(generation),
            done=locale.toString(done),
            total=locale.toString(of),
        )
        left = training.seconds_left
        if left is None:
            return sentence
        remaining = fill(self.tr("About {time} of processor time left."), time=duration_text(left, locale))
        return f"{sentence} {remaining}"

    def _show_request(self) -> None:
        """Show the settings of a running training.

        A change of the language has replaced the window in which it began.
        """
        request = self._training.request
        if request is not None:
            rules = rules_from_text(request.rules)
            self.view.setup.show_choice(
                TrainingChoice(rules, request.recipe, request.hours, request.seed, request.settings)
            )

    @Slot()
    def _show_curve(self) -> None:
        training = self._training
        self.view.show_curve(training.curve, has_network=training.network is not None)
        self._show_work()

    def _attempt(self, act: Callable[[], object]) -> None:
        """Call `act` to start or resume a training. If it fails, show the error."""
        try:
            act()
        except StudioError as error:
            self._on_failed(error)
        else:
            self._begin_board()

    def _base(self, network: Path, rules: Rules) -> Profile:
        """Return the profile on which the profile for the trained network is based."""
        # For games with gravity, its search considers all columns.
        if network.suffix != ".npz":
            return profile_named("alphazero")
        base = profile_named(DEFAULT_PROFILE)
        return replace(base, parameters=replace(base.parameters, tree_radius=0)) if rules.gravity else base

    def _keep(self, profile: Profile) -> ProfileCatalogue:
        """Save the network in the user's folder, and save a profile that uses it. Return the new catalogue."""
        network = self._training.network
        if network is None:
            raise FileError(network_messages.NO_NETWORK, path="")
        name = self._network_name(profile)
        folder = home_folders().networks
        with suppress(OSError):  # writing the file will report the reason
            folder.mkdir(parents=True, exist_ok=True)
        self._training.save_network(folder / f"{name}{network.suffix}")
        return self._profiles.keep(replace(profile, parameters=replace(profile.parameters, network=name)))

    def _network_name(self, profile: Profile) -> str:
        """Return a file name for the network.

        It is the name of the profile. If another network has this name, a number is added.
        """
        before = self._profiles.catalogue.get(profile.name)
        taken, name, number = {*network_names(), SHIPPED_NETWORK}, profile.name, 2
        while name in taken and (before is None or before.parameters.network != name):
            name, number = f"{profile.name}-{number}", number + 1
        return name

    def _saved_text(self, path: Path) -> str:
        """Return a note about the saved network.

        If the network is in the user's folder, the note says how to use it.
        """
        if path.parent == home_folders().networks:
            text = self.tr(
                "The network was saved. To use it, choose {network} as the network in the search parameters."
            )
            return fill(text, network=path.stem)
        return fill(self.tr("The network was saved to {file}."), file=path.name)

    # Slots

    @Slot(object)
    def _on_start(self, choice: TrainingChoice) -> None:
        self._attempt(
            lambda: self._training.begin(choice.rules, choice.hours, choice.recipe, choice.seed, choice.settings)
        )

    @Slot(int, float, object)
    def _on_resume(self, at: int, hours: float, settings: dict[str, str]) -> None:
        kept = self._kept[at]
        self._attempt(lambda: self._training.resume(kept, kept.progress.seconds / 3600 + hours, settings))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self.view.show_note(sentence_of(error), is_problem=True)
