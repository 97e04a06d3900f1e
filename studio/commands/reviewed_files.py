"""The files that `mcts-studio review` reviews, and tables and texts about their mistakes."""

import csv
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands.missed import missed_sentence
from studio.commands.opening import counted, printable
from studio.game.files.saving import replace_file

if TYPE_CHECKING:
    from studio.commands.review_folder import Mistakes
    from studio.game.rules import Rules
    from studio.matches.game_review import Mistake, Reviewed


@dataclass
class ReviewedFile:
    """An input file of a review, and the mistakes that have been found in it so far."""

    # Bytes of the name that are no UTF-8 are written as escapes.
    name: str
    """The path of the file as given. Bytes that are not UTF-8 are written as escapes."""
    # The path identifies the file in the review folder.
    source: str
    """The absolute path of the file, with the same escapes as in `name`."""
    games: list[bytes]
    rules: "list[Rules]"
    positions: list[int]
    """The number of positions of each game."""
    reviewed: "dict[int, Reviewed]" = field(default_factory=dict)
    mistakes: "Sequence[Mistakes]" = ()
    """The mistakes of each game. It is empty until all games of the file are reviewed."""
    fault: str = ""
    """Why a game could not be reviewed. It is empty if there was no problem."""

    @property
    def is_done(self) -> bool:
        return len(self.mistakes) == len(self.games)

    @property
    def done_count(self) -> int:
        return len(self.games) if self.is_done else len(self.reviewed)

    def rows(self) -> "Iterator[tuple[int, Mistake]]":
        """Yield each mistake with the number of its game. Games are counted from 1."""
        known = enumerate(self.mistakes) if self.is_done else self._rows_so_far()
        for number, mistakes in known:
            for mistake in mistakes:
                yield number + 1, mistake

    def _rows_so_far(self) -> "Iterator[tuple[int, Mistakes]]":
        for number in sorted(self.reviewed):
            yield number, self.reviewed[number].mistakes


def write_tables(files: Sequence[ReviewedFile], out: Path) -> None:
    from studio.keeping.csv_cells import csv_cell
    from studio.matches.game_review import Mistake

    rows = list(_rows(files))
    table = io.StringIO(newline="")
    names = ["file", "game", *(column.name for column in fields(Mistake))]
    writer = csv.DictWriter(table, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: csv_cell(value) for name, value in row.items()} for row in rows)
    replace_file(out / "mistakes.csv", table.getvalue().encode())
    replace_file(out / "mistakes.json", json.dumps(rows, indent=1, ensure_ascii=False).encode() + b"\n")


def _rows(files: Sequence[ReviewedFile]) -> Iterator[dict[str, object]]:
    for file in files:
        for number, mistake in file.rows():
            yield {"file": file.name, "game": number, **asdict(mistake)}


def as_json(files: Sequence[ReviewedFile]) -> str:
    games = sum(len(file.games) for file in files)
    done = sum(file.done_count for file in files)
    page = {"games": games, "reviewed": done, "limited": _limited(files), "mistakes": list(_rows(files))}
    return json.dumps(page, indent=1, allow_nan=False)


def _limited(files: Sequence[ReviewedFile]) -> int:
    """Return in how many positions of this run the threat search reached its limit."""
    return sum(reviewed.limited for file in files for reviewed in file.reviewed.values())


def _threat(mistake: "Mistake", rules: "Rules") -> str:
    winner = "White" if mistake.side == "black" else "Black"
    return missed_sentence(f"{mistake.move}. {mistake.played}", winner, asdict(mistake), rules)


def as_text(files: Sequence[ReviewedFile], out: Path) -> str:
    lines = []
    for file in files:
        for number, mistake in file.rows():
            which = f"{file.name}" if len(file.games) == 1 else f"{file.name}, game {number}"
            certain = f" (proven {mistake.certain})" if mistake.certain else ""
            lines.append(
                f"{printable(which)}: move {mistake.move}, {mistake.side} {mistake.played}: {mistake.verdict}, "
                f"win rate lost: {100 * mistake.drop:.1f} points; better: {mistake.better}{certain}"
            )
            if mistake.missed:
                lines.append(f"  {_threat(mistake, file.rules[number - 1])}")
    games, done = sum(len(file.games) for file in files), sum(file.done_count for file in files)
    mistakes = sum(1 for file in files for _ in file.rows())
    counts = f"{done:,} of {counted(games, 'game')}, {counted(mistakes, 'mistake')}"
    lines.append(f"Reviewed {counts}. Results are in {printable(str(out))}.")
    if kept := sum(reviewed.kept for file in files for reviewed in file.reviewed.values()):
        lines.append(f"{counted(kept, 'move')} {'keeps' if kept == 1 else 'keep'} the deeper review in the files.")
    if limited := _limited(files):
        where = counted(limited, "position")
        lines.append(f"The threat search reached its limit in {where}: more wins may have been missed there.")
    return "\n".join(lines)
