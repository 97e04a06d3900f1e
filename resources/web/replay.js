// The page: keeps what the reader looks at, and shows it in all parts.

const LOOKS = { candidates: "Moves", convergence: "Share of visits over time", steps: "Step by step", tree: "Tree" };
const QUANTITIES = { visits: "Share of visits", rate: "Win rate", prior: "Prior" };

class Replay {
  // `keys` is the element whose keys are used: on a page the document, in a notebook the part of the page.
  constructor(root, game, keys = document) {
    Object.assign(this, { root, game, at: 0, moment: 0, step: null, node: null, line: null, quantity: "visits" });
    this.answers = new Map(); // the given answers, by the number of their scenes
    this.isGame = game.kind === "game";
    this.sceneRow = new SliderRow("Move", "scenes", (place) => this.goTo(place));
    this.momentRow = new SliderRow("Snapshot", "moments", (place) => this.goToMoment(place));
    this.stepRow = new SliderRow("Phase", "steps", (place) => this.goToStep(place));
    this.treeView = new TreeView(game, (path, children) => this.showNode(path, children));
    this.arrange();
    this.goTo(0);
    keys.addEventListener("keydown", (event) => this.onKey(event));
  }

  get scene() {
    return this.game.scenes[this.at];
  }
  get moments() {
    return this.scene.moments || [];
  }
  get isLocked() {
    return Boolean(this.scene.question) && !this.answers.has(this.at);
  }
  get open() {
    return this.isLocked ? this.scene.start + 1 : this.moments.length;
  } // moments that the reader may see
  get primary() {
    return this.isGame && this.game.scenes.length > 1 ? this.sceneRow : this.momentRow;
  }

  // Layout

  arrange() {
    const { game } = this;
    this.board = element("div", { class: "board-place" });
    this.status = element("p", { class: "status", role: "status" });
    this.heatLegend = element("div");
    this.quantityField = element("select", {
      change: () => {
        this.quantity = this.quantityField.value;
        this.render();
      },
    });
    this.quantityLabel = element("label", { class: "quiet" }, "Colours: ", this.quantityField);
    const isLesson = game.kind === "lesson";
    this.leave = button("Back to the search", () => this.showSearch(), { "data-key": "leave" });
    this.legendLine = element("div", { class: "legend-line" }, this.heatLegend, this.leave, this.quantityLabel);
    this.texts = element("section", {
      class: "texts",
      "aria-label": "Text",
      "aria-live": isLesson ? "polite" : undefined,
    });
    this.moves = element("section", { class: "candidates", "aria-label": "Moves" });
    this.jumps = this.jumpList();
    this.phase = element("div");
    this.steps = element(
      "section",
      { class: "phases-place", "aria-label": "Steps" },
      element("h2", {}, "Step by step"),
      this.stepRow.root,
      this.phase,
    );
    this.treeNote = element("p", { class: "quiet" });
    this.tree = element(
      "section",
      { class: "tree-place", "aria-label": "Tree" },
      element("h2", {}, "Tree"),
      this.treeNote,
      this.treeView.place,
    );
    const left = element(
      "div",
      { class: "left" },
      this.board,
      this.status,
      this.legendLine,
      this.sceneRow.root,
      this.momentRow.root,
    );
    const right = element("div", { class: "right" }, this.jumps, this.moves, this.steps, this.tree);
    const parts = isLesson ? [this.texts, left, right] : [left, this.texts, right];
    const about = element(
      "footer",
      { class: "quiet" },
      ...(game.facts || []).map((fact) => element("p", {}, fact)),
      element("p", {}, keyWords(game)),
    );
    show(
      this.root,
      element(
        "header",
        {},
        element("h1", {}, game.title),
        game.caption ? element("p", { class: "quiet" }, game.caption) : null,
      ),
      element("main", {}, ...parts),
      about,
    );
  }

  // The key moments of a game, each with a button that shows it.
  jumpList() {
    const jumps = (this.game.jumps || []).map(([place, words]) =>
      element(
        "li",
        {},
        button(words, () => this.sceneRow.go(place)),
      ),
    );
    if (!jumps.length) return null;
    return element(
      "section",
      { "aria-label": "Key moments" },
      element("h2", {}, "Key moments"),
      element("ol", { class: "jumps" }, ...jumps),
    );
  }

  // Where the reader is

  goTo(at) {
    this.momentRow.pause();
    this.at = at;
    const { start } = this.scene;
    this.forget();
    this.stepAt = -1;
    this.goToMoment(this.answers.has(at) ? this.moments.length - 1 : start);
    this.line = this.scene.line || null;
    if (this.line) this.render();
    if (this.scene.look) this.root.dataset.look = this.scene.look;
    else delete this.root.dataset.look;
  }

  goToMoment(place) {
    this.moment = place;
    this.forget();
    this.render();
  }

  goToStep(place) {
    this.forget();
    this.stepAt = place;
    this.step = this.scene.steps[place];
    this.moment = this.momentOf(this.step);
    this.render();
  }

  // Return the index of the last moment before a phase, or after it for the last phase of a simulation.
  momentOf(step) {
    const done = step.n - (step.phase === "backpropagate" ? 0 : 1);
    let found = 0;
    this.moments.slice(0, this.open).forEach((moment, at) => {
      if (moment.n <= done) found = at;
    });
    return found;
  }

  nextStep(isWhole) {
    const steps = this.scene.steps || [];
    let place = this.stepAt + 1;
    while (isWhole && place < steps.length - 1 && steps[place].phase !== "backpropagate") place += 1;
    if (place < steps.length) this.goToStep(place);
  }

  showNode(path, children) {
    this.forget(true);
    const tree = this.treeView.tree;
    const all = children.reduce((sum, node) => sum + tree.visits[node], 0);
    const moves = children.map((node) => ({
      point: tree.point[node],
      visits: tree.visits[node],
      share: tree.visits[node] / Math.max(1, all),
      rate: tree.rate[node],
    }));
    this.node = { path, moves };
    this.render();
  }

  showLine(move) {
    const isShown = this.line && this.line[0] === move.point;
    this.forget();
    this.line = isShown ? null : move.line;
    this.render();
  }

  // Show the search again instead of a line, a node or a step.
  showSearch() {
    this.forget();
    this.render();
  }

  forget(keepsTree = false) {
    this.step = this.node = this.line = null;
    if (!keepsTree) this.treeView.unselect();
  }

  answer(given) {
    if (!this.isLocked) return;
    this.answers.set(this.at, given);
    this.render();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill) this.goToMoment(this.moments.length - 1);
    else this.momentRow.play(this.scene.start);
  }

  // Display

  // Show everything again. The focus stays on the button that the reader used, although it is a new element.
  render() {
    const { key } = (this.root.contains(document.activeElement) && document.activeElement.dataset) || {};
    this.renderAll();
    if (!key) return;
    const keys = [key, "continue", "back"];
    const next = keys.map((name) => this.root.querySelector(`[data-key="${name}"]:enabled`)).find((found) => found);
    if (next) next.focus({ preventScroll: true });
  }

  renderAll() {
    const { game, scene } = this;
    const moment = this.moments[this.moment];
    const moves = movesOf(moment);
    const flat = scene.priors || [];
    const priors = new Map();
    for (let at = 0; at < flat.length; at += 2) priors.set(flat[at], flat[at + 1] / 10000);
    this.renderBoard(moment, moves, priors);
    this.renderRows(moment);
    this.renderTexts();
    const side = game.sides[scene.toMove];
    const chosen = this.line ? this.line[0] : undefined;
    show(
      this.moves,
      element("h2", {}, "Moves"),
      element("p", { class: "quiet" }, `Win rates are for ${side}, the side to move.`),
      moveTable(game, moves, priors, moment ? moment.b : undefined, chosen, (move) => this.showLine(move)),
    );
    this.moves.hidden = !moves.length;
    this.renderSteps();
    this.renderTree();
  }

  renderBoard(moment, moves, priors) {
    const { game, scene } = this;
    const known = Object.keys(QUANTITIES).filter((name) => name !== "prior" || priors.size);
    if (!known.includes(this.quantity)) this.quantity = "visits";
    show(
      this.quantityField,
      ...known.map((name) => element("option", { value: name, selected: name === this.quantity }, QUANTITIES[name])),
    );
    const shown = this.node ? this.node.moves : moves;
    const heat =
      this.line || (this.step && this.step.rollout)
        ? new Map()
        : heatOf(game, shown, this.node ? "visits" : this.quantity, priors);
    const isPlain = !this.line && !this.step && !this.node;
    this.leave.hidden = isPlain;
    this.quantityLabel.hidden = !isPlain;
    const view = {
      board: scene.board,
      heat,
      last: scene.last,
      won: scene.won,
      best: isPlain && moment ? moment.b : undefined,
      played: isPlain ? scene.played : undefined,
      line: this.shownLine(),
      isFaint: Boolean(this.step && this.step.rollout),
      words: boardWords(game, scene, moves),
    };
    const wantsPoint = this.isLocked && !scene.question.options.length;
    show(this.board, boardPicture(game, view, wantsPoint ? (point) => this.answer(game.names[point]) : null));
    show(this.heatLegend, heatLegend(game, heat, QUANTITIES[this.node ? "visits" : this.quantity]));
    this.legendLine.hidden = !moves.length && isPlain;
    // A playing search would speak without end.
    this.status.setAttribute("aria-live", this.momentRow.timer || this.sceneRow.timer ? "off" : "polite");
    show(this.status, statusWords(game, scene, moment, this.line || (this.node ? this.node.path : [])));
  }

  // The moves that are drawn with numbers: a line, the path to a node, or the path and the rollout of a step.
  shownLine() {
    const points = this.line || (this.node ? this.node.path : this.step ? this.step.path || [] : []);
    const line = points.map((point, at) => [(this.scene.toMove + at) % 2, point]);
    return this.step && this.step.rollout ? [...line, ...this.step.rollout] : line;
  }

  renderRows(moment) {
    const { game } = this;
    const words = momentWords(moment);
    const shares = linesOf(game, this.scene, this.open);
    this.momentRow.showPlace(this.moment, this.open, words);
    const isShown = this.open > 2 && shares.length > 0;
    show(
      this.momentRow.chart,
      ...(isShown
        ? [
            element("h2", {}, "Share of visits over time"),
            chartPicture("Share of visits over time", shares, this.moment, topOf(shares), (place) =>
              this.momentRow.go(place),
            ),
            chartLegend(shares),
          ]
        : []),
    );
    if (!this.isGame) {
      this.sceneRow.root.hidden = true;
      return;
    }
    this.sceneRow.showPlace(
      this.at,
      game.scenes.length,
      `${this.scene.name} (${this.at} of ${game.scenes.length - 1})`,
    );
    const curve = [{ name: game.sides[0], values: game.scenes.map((scene) => scene.rate) }];
    const isKnown = curve[0].values.some((value) => value !== undefined);
    const title = `Win rate of ${game.sides[0]}`;
    show(
      this.sceneRow.chart,
      ...(isKnown
        ? [element("h2", {}, title), chartPicture(title, curve, this.at, 1000, (place) => this.sceneRow.go(place))]
        : []),
    );
  }

  renderTexts() {
    const { scene, game } = this;
    const parts = (scene.text || []).flatMap(paragraphs);
    if (scene.comment) parts.push(...scene.comment.split(/\n+/).map((line) => element("p", {}, line)));
    if (scene.look in LOOKS) parts.push(element("p", { class: "quiet" }, `Look at: ${LOOKS[scene.look]}`));
    if (scene.asks)
      parts.push(
        element(
          "p",
          { class: "asks" },
          scene.asks,
          " ",
          button("Next phase", () => this.nextStep(false), { "data-key": "phase" }),
          button("Next simulation", () => this.nextStep(true), { "data-key": "simulation" }),
        ),
      );
    if (scene.question)
      parts.push(questionPanel(game, scene.question, this.answers.get(this.at), (given) => this.answer(given)));
    if (game.kind === "lesson")
      parts.unshift(element("p", { class: "quiet" }, `Step ${this.at + 1} of ${game.scenes.length}`));
    if (game.kind === "lesson") parts.push(this.lessonButtons());
    this.texts.hidden = !parts.length;
    show(this.texts, ...parts);
  }

  lessonButtons() {
    const last = this.game.scenes.length - 1;
    const back = button("Back", () => this.goTo(this.at - 1), { disabled: this.at === 0, "data-key": "back" });
    const look = { disabled: this.at === last || this.isLocked, class: "main", "data-key": "continue" };
    const on = button("Continue", () => this.goTo(this.at + 1), look);
    const isDone = this.at === last && !this.isLocked;
    const words = [isDone ? "This was the last step." : "", scoreWords(this.game, this.answers)]
      .filter(Boolean)
      .join(" ");
    return element("div", { class: "lesson-buttons" }, back, on, element("span", { class: "quiet" }, words));
  }

  renderSteps() {
    const steps = this.scene.steps || [];
    this.steps.hidden = !steps.length || (this.isLocked && !this.scene.asks);
    if (!steps.length) return;
    const shown = this.step || null;
    const words = shown
      ? `Simulation ${numbers.format(shown.n)}: ${shown.phase}`
      : `${counted(steps.length, "phase")} recorded`;
    this.stepRow.showPlace(this.stepAt, steps.length, words);
    show(this.phase, ...(shown ? phasePanel(shown) : []));
  }

  renderTree() {
    const now = this.moments[this.moment] ? this.moments[this.moment].n : 0;
    const trees = (this.scene.trees || []).filter((tree, at) => at === 0 || tree.n <= now);
    const tree = trees[trees.length - 1];
    this.tree.hidden = !tree || tree.parent.length < 2 || (this.isLocked && tree.n > this.moments[this.scene.start].n);
    if (!tree || this.tree.hidden) return;
    show(
      this.treeNote,
      `After ${counted(tree.n, "simulation")}. Choose a node to show it on the board, and open it with →. `,
      "A win rate is for the side that makes the move.",
    );
    this.treeView.showTree(tree);
  }

  // Keys

  onKey(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !this.root.isConnected) return;
    const tag = event.target.tagName;
    if (["INPUT", "SELECT", "TEXTAREA"].includes(tag) || (tag === "BUTTON" && [" ", "Enter"].includes(event.key)))
      return;
    const row = event.shiftKey && this.isGame ? this.momentRow : this.primary;
    const wanted = {
      ArrowLeft: () => row.go(row.place - 1),
      ArrowRight: () => row.go(row.place + 1),
      Home: () => row.go(0),
      End: () => row.go(row.count - 1),
      " ": () => (row.timer ? row.pause() : row.play()),
      Escape: () => this.showSearch(),
      n: () => this.nextStep(false),
      N: () => this.nextStep(true),
    }[event.key];
    if (!wanted) return;
    event.preventDefault();
    wanted();
  }
}
