"""Answers the commands of a tournament manager in order, without threads or streams."""

# The reading thread handles STOP and END.

import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from studio import __version__
from studio.game.position import Position
from studio.players.gomocup import messages, openings
from studio.players.gomocup.conditions import Conditions
from studio.players.gomocup.lines import LineError, shown, whole_number, words_of
from studio.players.gomocup.points import numbers_of, point_at, point_of, points_text
from studio.players.gomocup.served_game import BARRED, OWN, ServedGame, is_continuous, rules_for
from studio.players.gomocup.thinking import DroppedMoveError, Interrupts, MakePlayer, Thinking
from studio.players.player import Answer

_logger = logging.getLogger(__name__)
ABOUT = f'name="MCTS Studio", version="{__version__}", author="The MCTS Studio authors", country="International"'
_MOST_BREADTH = 100
_THREADS_TOLD, _MEMORY_LOG_TOLD = 256, 36
_OPENING_STONES = (0, 3, 5)


@dataclass(frozen=True, slots=True)
class Line:
    """A line from a tournament manager, with its number and its time of arrival."""

    text: str
    number: int
    read_at: float


@dataclass
class _Listed:
    """The lines of a board received so far."""

    # The first error in them is raised at DONE.

    done: Callable[[list[list[int]], Line], None]
    fewest: int  # how many numbers each line has
    rows: list[list[int]]
    fault: LineError | None = None


class Conversation:
    """Answers the commands of one tournament manager, and owns the game.

    It sends each line by `write`.
    """

    def __init__(
        self,
        make_player: MakePlayer,
        write: Callable[[str], None],
        interrupts: Interrupts,
        now: Callable[[], float] = time.monotonic,
        remark: Callable[[], str] = lambda: "",
    ) -> None:
        self._write, self._now, self._remark = write, now, remark
        self._conditions = Conditions(now)
        self._thinking = Thinking(make_player, self._conditions, write, interrupts, now)
        self._game: ServedGame | None = None
        self._size: tuple[int, int] | None = None  # the columns and rows of the board
        self._listed: _Listed | None = None

    def take(self, line: Line) -> None:
        """Answer a line of the manager."""
        # An invalid line does not end the conversation.
        try:
            self._take(line)
        except LineError as refusal:
            self._write(f"ERROR {refusal}")
        except DroppedMoveError:
            pass
        except Exception:  # a faulty line must not end the game
            _logger.exception("A line of the protocol failed.")
            self._write("ERROR this line could not be followed")

    def close(self) -> None:
        self._thinking.close()

    # Recognising lines

    def _take(self, line: Line) -> None:
        keyword, rest = words_of(line.text)
        if self._listed is not None and keyword not in _ANSWERS:
            self._take_listed(line)
            return
        self._listed = None  # a command among the lines of a board: discard the board
        answer = _ANSWERS.get(keyword)
        if answer is None:
            self._write(f"UNKNOWN {shown(line.text)}")
        else:
            answer(self, rest, line)

    def _take_listed(self, line: Line) -> None:
        """Process one line of a board, or the DONE that ends the board."""
        listed = self._listed
        if listed is None:
            return
        if line.text.upper() != "DONE":
            self._add(listed, line.text)
            return
        self._listed = None
        if listed.fault:
            raise listed.fault
        listed.done(listed.rows, line)

    def _add(self, listed: _Listed, text: str) -> None:
        game = self._begun()
        try:
            if len(listed.rows) >= game.rules.size:
                raise LineError(messages.SENT_TOO_MANY)
            numbers = numbers_of(text, listed.fewest, 3)
            point_at(numbers[0], numbers[1], game.rules)
            if not OWN <= (numbers[2] if len(numbers) > 2 else OWN) <= BARRED:
                raise LineError(messages.SENT_NO_OWNER, text=shown(text))
            listed.rows.append(numbers)
        except LineError as refusal:
            listed.fault = listed.fault or refusal

    def _begun(self) -> ServedGame:
        if self._game is None:
            raise LineError(messages.SENT_BEFORE_START)
        return self._game

    # Games

    def _start(self, rest: str, line: Line) -> None:
        (side,) = numbers_of(rest, 1, 1)
        self._begin(side, side, line)

    def _start_rectangle(self, rest: str, line: Line) -> None:
        columns, rows = numbers_of(rest, 2, 2)
        self._begin(columns, rows, line)

    def _restart(self, _rest: str, line: Line) -> None:
        self._begun()
        if self._size is not None:
            self._begin(*self._size, line)

    def _begin(self, columns: int, rows: int, line: Line) -> None:
        rules = rules_for(columns, rows, self._conditions.rule) or rules_for(columns, rows, 0)
        if rules is not None:
            self._game, self._size = ServedGame(rules), (columns, rows)
            self._conditions.begin_match()
            # before the answer, because the manager may then start the clock of the first move
            self._thinking.begin(rules, line.number)
            self._write("OK")
            if text := self._remark():
                self._write(f"MESSAGE {text}")

    # Moves

    def _first_move(self, _rest: str, line: Line) -> None:
        if not self._begun().is_empty:
            raise LineError(messages.SENT_BEGIN_LATE)
        self._move(line)

    def _turn(self, rest: str, line: Line) -> None:
        game = self._begun()
        self._apply_rule(game)
        game.put_others(point_of(rest, game.rules))
        self._move(line)

    def _play(self, rest: str, _line: Line) -> None:
        game = self._begun()
        point = point_of(rest, game.rules)
        game.put_own(point)
        self._write(points_text([point], game.rules))

    def _take_back(self, rest: str, _line: Line) -> None:
        game = self._begun()
        game.take_back(point_of(rest, game.rules))
        self._write("OK")

    def _board(self, _rest: str, _line: Line, *, silent: bool = False) -> None:
        self._begun()
        self._listed = _Listed(partial(self._set_board, silent=silent), 3, [])

    def _set_board(self, rows: list[list[int]], line: Line, *, silent: bool) -> None:
        game = self._begun()
        self._apply_rule(game)
        game.set_board([(point_at(column, row, game.rules), whose) for column, row, whose in rows])
        if not silent:
            self._move(line)

    def _move(self, line: Line) -> None:
        """Search for a move, send it to the manager, and put its stone on the board."""
        game = self._begun()
        self._apply_rule(game)
        answer = self._thought_of(game.to_search(), line)
        self._write(points_text([answer.point], game.rules))
        game.put_own(answer.point)

    def _thought_of(self, position: Position, line: Line, breadth: int = 1) -> Answer:
        try:
            return self._thinking.move(position, line.number, line.read_at, breadth)
        finally:
            self._conditions.spend(self._now() - line.read_at)

    def _apply_rule(self, game: ServedGame) -> None:
        """Apply the rule of the last line `INFO rule`.

        Raise LineError if it is not supported.
        """
        rules = rules_for(game.rules.columns, game.rules.rows, self._conditions.rule)
        if rules is None:
            rule = self._conditions.rule
            raise LineError(messages.SENT_CONTINUOUS if is_continuous(rule) else messages.SENT_RULE, rule=rule)
        game.change_rules(rules)

    # Swapped openings

    def _swap(self, _rest: str, _line: Line) -> None:
        self._begun()
        self._listed = _Listed(self._choose_opening, 2, [])

    def _choose_opening(self, rows: list[list[int]], line: Line) -> None:
        game = self._begun()
        self._apply_rule(game)
        if len(rows) not in _OPENING_STONES:
            raise LineError(messages.SENT_OPENING)
        ask, points = partial(self._opinion, line), [point_at(row[0], row[1], game.rules) for row in rows]
        try:
            chosen = openings.chosen(game.rules, points, ask) if rows else openings.placed(game.rules, ask)
        finally:
            self._conditions.spend(self._now() - line.read_at)
        self._write(points_text(chosen, game.rules) if chosen else "SWAP")

    def _opinion(self, line: Line, position: Position, share: float) -> Answer:
        is_on_the_board = share == 1.0  # otherwise the position is only one of several to compare
        return self._thinking.move(position, line.number, line.read_at, int(is_on_the_board), share)

    # Analysis

    def _best_moves(self, rest: str, line: Line) -> None:
        """Search for several best moves, report the analysis, and answer with the best one.

        `rest` contains the requested number of moves. No stone is placed.
        """
        game, breadth = self._begun(), whole_number(rest)
        if breadth is None or not 1 <= breadth <= _MOST_BREADTH:
            raise LineError(messages.SENT_BREADTH, most=_MOST_BREADTH)
        self._apply_rule(game)
        answer = self._thought_of(game.to_search(), line, breadth)
        self._write(points_text([answer.point], game.rules))

    def _show_means(self, _rest: str, _line: Line) -> None:
        self._write(f"MESSAGE INFO MAX_THREAD_NUM {_THREADS_TOLD}")
        self._write(f"MESSAGE INFO MAX_HASH_SIZE {_MEMORY_LOG_TOLD}")

    def _forget(self, _rest: str, line: Line) -> None:
        if self._game is not None:
            self._thinking.begin(self._game.rules, line.number)

    # Other commands

    def _note(self, rest: str, _line: Line) -> None:
        key, value = words_of(rest) if rest else ("", "")
        self._conditions.note(key, value)

    def _about(self, _rest: str, line: Line) -> None:
        """Prepare the search with the settings of the earlier INFO lines, then answer ABOUT."""
        # Managers start the clock after the answer.
        if (game := self._game) is not None and game.is_empty:
            rules = rules_for(game.rules.columns, game.rules.rows, self._conditions.rule) or game.rules
            self._thinking.prepare(rules, line.number)
        self._write(ABOUT)


_ANSWERS: Mapping[str, Callable[[Conversation, str, Line], None]] = {
    "START": Conversation._start,
    "RECTSTART": Conversation._start_rectangle,
    "RESTART": Conversation._restart,
    "BEGIN": Conversation._first_move,
    "TURN": Conversation._turn,
    "PLAY": Conversation._play,
    "TAKEBACK": Conversation._take_back,
    "BOARD": Conversation._board,
    "YXBOARD": partial(Conversation._board, silent=True),
    "SWAP2BOARD": Conversation._swap,
    "YXNBEST": Conversation._best_moves,
    "YXSHOWINFO": Conversation._show_means,
    "YXHASHCLEAR": Conversation._forget,
    "INFO": Conversation._note,
    "ABOUT": Conversation._about,
}
