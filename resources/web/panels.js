// The parts of a page beside the board: sliders, the table of moves, the phases of the search, and questions.

const PLAY_MS = { moments: 350, scenes: 900 };

// A slider with buttons for the previous and the next place, and for playing, and with an optional chart above it.
class SliderRow {
  constructor(name, kind, onPlace) {
    Object.assign(this, { name, onPlace, place: 0, count: 0, timer: 0, kind });
    this.range = element("input", {
      type: "range",
      min: 0,
      step: 1,
      "aria-label": name,
      input: () => this.go(Number(this.range.value)),
    });
    this.playing =
      kind in PLAY_MS ? button("▶", () => (this.timer ? this.pause() : this.play()), { class: "icon" }) : null;
    this.before = button("‹", () => this.go(this.place - 1), {
      class: "icon",
      "aria-label": `Previous ${name.toLowerCase()}`,
    });
    this.after = button("›", () => this.go(this.place + 1), {
      class: "icon",
      "aria-label": `Next ${name.toLowerCase()}`,
    });
    this.words = element("p", { class: "place-words" });
    this.chart = element("div");
    const buttons = element("div", { class: "buttons" }, this.before, this.playing, this.after);
    this.root = element(
      "div",
      { class: `slider ${kind}` },
      this.chart,
      this.range,
      element("div", { class: "under-slider" }, buttons, this.words),
    );
    this.showPlaying();
  }

  showPlace(place, count, words) {
    Object.assign(this, { place, count });
    this.root.hidden = count < 2;
    this.range.max = Math.max(0, count - 1);
    this.range.value = place;
    this.range.setAttribute("aria-valuetext", words);
    this.before.disabled = place <= 0;
    this.after.disabled = place >= count - 1;
    show(this.words, words);
    if (place >= count - 1) this.pause();
  }

  go(place) {
    this.pause();
    this.move(place);
  }

  move(place) {
    const within = Math.min(this.count - 1, Math.max(0, place));
    if (within !== this.place) this.onPlace(within);
  }

  play(from) {
    if (!this.playing) return;
    const isAtEnd = this.place >= this.count - 1;
    if (from !== undefined || isAtEnd) this.move(from || 0);
    this.timer = setInterval(() => this.move(this.place + 1), PLAY_MS[this.kind]);
    this.showPlaying();
  }

  pause() {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = 0;
    this.showPlaying();
  }

  showPlaying() {
    if (!this.playing) return;
    this.playing.textContent = this.timer ? "❚❚" : "▶";
    this.playing.setAttribute("aria-label", this.timer ? "Pause" : "Play");
  }
}

const MOST_ROWS = 12;

// The best moves of a moment as a table. The button of a move shows its line on the board.
function moveTable(game, moves, priors, best, chosen, onMove) {
  const shown = moves.filter((move, at) => at < MOST_ROWS || move.point === best);
  const [hasPriors, hasProofs] = [priors.size > 0, shown.some((move) => move.proof)];
  const heads = [
    "Move",
    "Visits",
    "Share",
    "Win rate",
    ...(hasPriors ? ["Prior"] : []),
    ...(hasProofs ? ["Proof"] : []),
  ];
  const rows = shown.map((move) => {
    const isChosen = move.point === chosen;
    const name = button(game.names[move.point], () => onMove(move), {
      class: "move",
      "data-key": `move-${game.names[move.point]}`,
      "aria-pressed": String(isChosen),
      "aria-label": `${game.names[move.point]}: show its line on the board`,
    });
    const rate = move.score || (move.visits ? percent(move.rate) : "–");
    const cells = [numbers.format(move.visits), percent(1000 * move.share), rate];
    if (hasPriors) cells.push(priors.has(move.point) ? percent(1000 * priors.get(move.point)) : "–");
    if (hasProofs) cells.push(move.proof);
    const head = element(
      "th",
      { scope: "row" },
      name,
      move.point === best ? element("span", { class: "tag" }, "best") : null,
    );
    return element("tr", { class: isChosen ? "chosen" : "" }, head, ...cells.map((cell) => element("td", {}, cell)));
  });
  const head = element("tr", {}, ...heads.map((words) => element("th", { scope: "col" }, words)));
  const left = moves.length - shown.length;
  const table = element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows));
  const note = left > 0 ? element("p", { class: "quiet" }, `… and ${counted(left, "other move")}`) : null;
  return element("div", { class: "wide" }, table, note);
}

const PHASES = ["select", "expand", "simulate", "backpropagate"];

// A phase of the search in words, with the four phases above it.
function phasePanel(step) {
  const phases = PHASES.map((phase) =>
    element("li", { "aria-current": phase === step.phase ? "step" : undefined }, phase),
  );
  const parts = [element("ol", { class: "phases" }, ...phases), element("p", { class: "headline" }, step.head)];
  if (step.detail) parts.push(element("p", { class: "quiet" }, step.detail));
  if (step.rows) {
    const head = element("tr", {}, ...step.heads.map((words) => element("th", { scope: "col" }, words)));
    const rows = step.rows.map((row) =>
      element("tr", {}, ...row.map((cell, at) => element(at ? "td" : "th", at ? {} : { scope: "row" }, cell))),
    );
    parts.push(
      element(
        "div",
        { class: "wide" },
        element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows)),
      ),
    );
  }
  return parts;
}

// A question with its answers, or with a field for a move; after the answer, whether it was right.
function questionPanel(game, question, given, onAnswer) {
  const parts = [element("p", { class: "headline" }, ...inline(question.text))];
  if (question.options.length) parts.push(options(question, given, onAnswer));
  else if (given === undefined) parts.push(moveField(game, onAnswer));
  if (given !== undefined) parts.push(verdict(question, given));
  return element("section", { class: "question", "aria-label": "Question" }, ...parts);
}

function options(question, given, onAnswer) {
  const answers = question.options.map(([answer, words]) => {
    const state =
      given === undefined ? "" : answer === question.right ? "is-right" : answer === given ? "is-wrong" : "";
    const note = { "is-right": " ✓", "is-wrong": " ✗" }[state] || "";
    const made = button("", () => onAnswer(answer), {
      class: state,
      disabled: given !== undefined,
      "data-key": `answer-${answer}`,
    });
    made.append(...inline(words), note);
    return element("li", {}, made);
  });
  return element("ol", { class: "answers" }, ...answers);
}

function moveField(game, onAnswer) {
  const field = element("input", { type: "text", autocomplete: "off", size: 6 });
  const note = element("p", { class: "quiet", role: "status" });
  const take = (event) => {
    event.preventDefault();
    const name = field.value.trim().toLowerCase();
    if (game.names.includes(name)) onAnswer(name);
    else show(note, `Enter a move such as ${game.names[0]}, or click it on the board.`);
  };
  const label = element("label", {}, "Your move: ", field);
  return element("form", { submit: take }, label, element("button", { type: "submit" }, "Answer"), note);
}

function verdict(question, given) {
  if (!question.right) return element("p", { role: "status" }, "The search did not decide this question.");
  const isRight = given === question.right;
  const word = isRight ? "Right. " : "Not quite. ";
  const told = paragraphs(isRight ? question.ifRight : question.ifWrong);
  if (told.length) told[0].prepend(element("strong", {}, word));
  return element("div", { role: "status", class: "verdict" }, ...told);
}
