"""Reads the actions and questions of a lesson's steps."""

from dataclasses import dataclass

from studio.engine.options.parameters import Parameters, Selection
from studio.engine.options.priors import Priors
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.lessons.answers import (
    BLACK,
    DRAW,
    EQUAL,
    NO,
    NUMBERED,
    OF_NEXT_PASS,
    WHITE,
    WITH_BEFORE,
    YES,
    AnswerKind,
    AnswerRule,
    RuleName,
)
from studio.lessons.lesson import (
    PHASES,
    Asked,
    MakeMove,
    Option,
    Phases,
    Place,
    Prediction,
    Reset,
    Restart,
    SetUp,
    Simulations,
    StepAction,
    Until,
    place_after,
)
from studio.lessons.points import checked_name, made_priors, move_point, played_moves, position_after
from studio.lessons.table import Table, quoted

MOST_STEPPED = 1000
MOST_SIMULATIONS = 1_000_000
MOST_WATCHED = 40
_MOST_OPTIONS = 4
_LONGEST_QUESTION, _LONGEST_OPTION, LONGEST_TEXT, LONGEST_MOVES = 300, 120, 900, 3000
_MOST_NUMBER = 10**9
_ACTIONS = ("phases", "simulations", "until_simulations", "reset", "play", "moves", "set", "priors")
_TOGETHER = ({"set", "priors"}, {"set", "moves"})
_ASKED = ("phases", "simulations")
_FORBIDDEN = {"memory_mb": "the memory limit is a setting of the user's machine"}
_FIXED_ANSWERS = {AnswerKind.TRUTH: (YES, NO), AnswerKind.WINNER: (BLACK, WHITE, DRAW)}


@dataclass(frozen=True, slots=True)
class StepReader:
    """Reads the action and the question of a step. The step begins at `place`."""

    rules: Rules
    start: Place
    place: Place
    position: Position  # the position at `place`

    def asked(self, table: Table) -> Asked:
        """Read which action the user must carry out with the step keys."""
        table.allow(*_ASKED)
        action = self.action(table)
        assert isinstance(action, Phases | Simulations)  # noqa: S101  # guaranteed by the allowed keys
        return action

    def action(self, table: Table) -> StepAction:
        table.allow(*_ACTIONS)
        if len(table) != 1 and set(table) not in _TOGETHER:
            table.refuse(
                f"a step has one action, one of {', '.join(_ACTIONS)}; only set can be combined, with priors or moves."
            )
        action = self._action(table)
        self._refuse_impossible(table, action)
        return action

    def prediction(self, table: Table) -> Prediction:
        table.allow("question", "rule", "options", "do", "explanation", "right", "wrong")
        question = table.text("question", _LONGEST_QUESTION)
        rule = self._rule(table)
        doing = table.table("do")
        action = self.action(doing) if doing is not None else None
        self._refuse_unanswerable(table, rule, action)
        both = table.text_or("explanation", LONGEST_TEXT, "")
        right, wrong = (table.text_or(name, LONGEST_TEXT, both) for name in ("right", "wrong"))
        if not right or not wrong:
            table.refuse("a prediction needs an explanation, or a text for right and one for wrong.")
        return Prediction(question, rule, self._options(table, rule), action, right, wrong)

    # Actions

    def _action(self, table: Table) -> StepAction:
        if "phases" in table:
            return Phases(table.whole("phases", 1, PHASES * MOST_STEPPED))
        if "simulations" in table:
            return Simulations(table.whole("simulations", 1, MOST_STEPPED))
        if "until_simulations" in table:
            return Until(table.whole("until_simulations", 1, MOST_SIMULATIONS))
        if table.is_set("reset"):
            return Reset()
        if "play" in table:
            return MakeMove(move_point(table.text("play", _LONGEST_OPTION), self.position, table))
        if "moves" in table:
            return self._set_up(table)
        return self._restart(table)

    def _set_up(self, table: Table) -> SetUp:
        parameters, settings = self.place.parameters, table.table("set")
        if settings is not None:
            parameters = changed_parameters(parameters, settings)
        return SetUp(played_moves(table.text("moves", LONGEST_MOVES), self.rules, table), parameters)

    def _restart(self, table: Table) -> Restart:
        parameters, priors = self.place.parameters, self.place.priors
        settings, weights = table.table("set"), table.table("priors")
        if settings is not None:
            parameters = changed_parameters(parameters, settings)
        if weights is not None:
            priors = made_priors(weights, self.position)
        elif self.place.kept:
            priors = ()  # the priors were for the position before the move
        refuse_useless_priors(table, parameters, priors)
        return Restart(parameters, priors)

    def _refuse_impossible(self, table: Table, action: StepAction) -> None:
        after = place_after(self.place, action, self.start)
        if after.simulations > MOST_SIMULATIONS:
            table.refuse(f"a lesson searches a position with at most {MOST_SIMULATIONS} simulations.")
        if isinstance(action, Until) and after.phases <= self.place.phases:
            table.refuse(f"the search has done {self.place.simulations} simulations already.")
        if isinstance(action, MakeMove | SetUp) and position_after(after.all_moves, self.rules).is_over:
            moves = "this move" if isinstance(action, MakeMove) else "these moves"
            table.refuse(f"the game is over after {moves}, so nothing is left to search.")

    # Questions

    def _rule(self, table: Table) -> AnswerRule:
        text = table.text("rule", _LONGEST_OPTION)
        word, _, rest = text.partition(":")
        if word not in set(RuleName):
            table.refuse(f"there is no rule {quoted(text)}. The rules are {', '.join(RuleName)}.")
        name = RuleName(word)
        if name in NUMBERED:
            return AnswerRule(name, number=_part_of_one(rest, name, table))
        moves = tuple(checked_name(part.strip(), self.rules, table) for part in rest.split(",")) if rest else ()
        wanted = {RuleName.MORE_VISITS: 2, RuleName.VISITS: 1}.get(name, 0)
        if len(moves) != wanted or len(set(moves)) != wanted:
            example = {2: f"two moves, such as {name}:a1,b2", 1: f"one move, such as {name}:a1"}.get(wanted, "nothing")
            table.refuse(f"the rule {name} requires {example} after it, not {quoted(rest)}.")
        return AnswerRule(name, moves=moves)

    def _options(self, table: Table, rule: AnswerRule) -> tuple[Option, ...]:
        given = table.table("options")
        if given is None:
            if rule.kind is not AnswerKind.MOVE or rule.moves:
                table.refuse(f"the rule {rule.name} requires options, because its answer is not a point of the board.")
            return ()
        texts = given.texts(_MOST_OPTIONS, _LONGEST_OPTION)
        if len(texts) < 2:
            given.refuse(f"a question has 2 to {_MOST_OPTIONS} options, not {len(texts)}.")
        options = tuple(Option(self._answer(given, rule, key), text) for key, text in texts.items())
        if len({option.answer for option in options}) != len(options):
            given.refuse("two options are the same answer.")
        return options

    def _answer(self, table: Table, rule: AnswerRule, key: str) -> str:
        fixed = (*rule.moves, EQUAL) if rule.moves and rule.kind is AnswerKind.MOVE else _FIXED_ANSWERS.get(rule.kind)
        if fixed is not None:
            if key not in fixed:
                table.refuse(f"{quoted(key)} is not an answer to {rule.name}. The answers are {', '.join(fixed)}.")
            return key
        if rule.kind is AnswerKind.MOVE:
            return checked_name(key, self.rules, table)
        if not (key.isascii() and key.isdigit() and len(key) < len(str(_MOST_NUMBER))):
            table.refuse(f"{quoted(key)} is not an answer to {rule.name}. The answers are whole numbers.")
        return str(int(key))

    def _refuse_unanswerable(self, table: Table, rule: AnswerRule, action: StepAction | None) -> None:
        after = place_after(self.place, action, self.start)
        if rule.name in OF_NEXT_PASS:
            is_watched = (
                isinstance(action, Phases | Simulations) and after.phases <= self.place.phases + 4 * MOST_WATCHED
            )
            if not is_watched or self.place.phases % PHASES or after.phases < self.place.phases + PHASES:
                table.refuse(
                    f"the rule {rule.name} reads the next simulation: it needs do = {{ simulations = 1 }}, at most "
                    f"{MOST_WATCHED}, with no simulation in progress."
                )
        elif after.simulations == 0:
            table.refuse(f"the rule {rule.name} needs a search that has done at least one simulation.")
        if rule.name in WITH_BEFORE and (action is None or self.place.simulations == 0):
            table.refuse(f"the rule {rule.name} needs a do, and at least one simulation before the question.")


def changed_parameters(parameters: Parameters, table: Table) -> Parameters:
    for name in table:
        if name in _FORBIDDEN:
            table.refuse(f"{name} cannot be set here: {_FORBIDDEN[name]}.")
    try:
        return parameters.with_text({name: table.setting(name) for name in table})
    except StudioError as error:
        table.refuse_error(error)


def refuse_useless_priors(table: Table, parameters: Parameters, priors: Priors) -> None:
    """Raise an error if the search would ignore these priors."""
    # Teachers would not notice this mistake.
    if priors and parameters.selection is not Selection.PUCT:
        table.refuse('priors are read by puct only: set selection = "puct".')
    if priors and parameters.first_play == float("inf"):
        table.refuse("with first_play = inf every move is tried before any prior counts: give first_play a number.")


def _part_of_one(text: str, name: RuleName, table: Table) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number < 1:
        table.refuse(f"the rule {name} requires a number between 0 and 1, such as {name}:0.5, not {quoted(text)}.")
    return number
