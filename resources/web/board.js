// The board as an SVG picture: pieces, the heat of the moves, numbered lines and marks.

const SIDE = 540; // the length of the longer side in pixels, unless the cells would be larger than MOST_CELL
const MOST_CELL = 96;
const LEFT = 30;
const TOP = 6;
const BELOW = 26;
const LEAST_SHOWN = 0.005; // a smaller share has a colour, but no number

// Return a picture of `view`: the letters of the board, the heat of points, a line of [side, point], and marked points.
function boardPicture(game, view, onPoint) {
  const width = LEFT + game.columns * cellOf(game) + 8;
  const height = TOP + game.rows * cellOf(game) + BELOW;
  const picture = drawn("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    class: `board ${game.pieces}`,
    role: "img",
    "aria-label": view.words,
  });
  picture.append(
    drawn("rect", {
      x: LEFT,
      y: TOP,
      width: game.columns * cellOf(game),
      height: game.rows * cellOf(game),
      class: "field",
    }),
  );
  picture.append(grid(game), ...coordinates(game));
  for (let point = 0; point < game.names.length; point += 1) {
    const cell = view.heat.get(point);
    if (cell) picture.append(heatCell(game, point, cell));
  }
  for (let point = 0; point < game.names.length; point += 1) {
    const side = "xo".indexOf(view.board[point]);
    if (side >= 0) picture.append(piece(game, point, side, ""));
  }
  view.line.forEach(([side, point], at) => picture.append(...linePiece(game, side, point, at + 1, view.isFaint)));
  picture.append(...marks(game, view));
  if (onPoint) picture.append(...targets(game, view, onPoint));
  return picture;
}

function cellOf(game) {
  return Math.min(MOST_CELL, SIDE / Math.max(game.rows, game.columns));
}

// The size of the numbers in the cells.
function fontOf(game) {
  return Math.min(20, 0.4 * cellOf(game));
}

function middle(game, point) {
  return [
    LEFT + ((point % game.columns) + 0.5) * cellOf(game),
    TOP + (Math.floor(point / game.columns) + 0.5) * cellOf(game),
  ];
}

// Stones are on the crossings of the lines, other pieces in the cells.
function grid(game) {
  const [begin, more] = game.pieces === "stones" ? [cellOf(game) / 2, 0] : [0, 1];
  const [width, height] = [game.columns * cellOf(game) - 2 * begin, game.rows * cellOf(game) - 2 * begin];
  let path = "";
  for (let row = 0; row < game.rows + more; row += 1)
    path += `M${LEFT + begin} ${TOP + begin + row * cellOf(game)}h${width}`;
  for (let at = 0; at < game.columns + more; at += 1)
    path += `M${LEFT + begin + at * cellOf(game)} ${TOP + begin}v${height}`;
  return drawn("path", { d: path, class: "grid" });
}

function coordinates(game) {
  const labels = [];
  for (let row = 0; row < game.rows && !game.gravity; row += 1) {
    const place = { x: LEFT - 7, y: TOP + (row + 0.5) * cellOf(game) + 5, class: "place end" };
    labels.push(drawn("text", place, String(game.rows - row)));
  }
  for (let at = 0; at < game.columns; at += 1) {
    const place = { x: LEFT + (at + 0.5) * cellOf(game), y: TOP + game.rows * cellOf(game) + 19, class: "place" };
    labels.push(drawn("text", place, game.gravity ? String(at + 1) : String.fromCharCode(97 + at)));
  }
  return labels;
}

function heatCell(game, point, cell) {
  const [x, y] = middle(game, point);
  const [color, ink] = game.heat[Math.round(cell.level * (game.heat.length - 1))];
  const side = cellOf(game) - 2;
  const square = drawn("rect", { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 3, fill: color });
  const words = cell.words
    ? drawn("text", { x, y, class: "share", "font-size": fontOf(game), fill: ink }, cell.words)
    : null;
  return drawn("g", {}, drawn("title", {}, cell.tip), square, words);
}

function piece(game, point, side, more) {
  const [x, y] = middle(game, point);
  if (game.pieces !== "marks")
    return drawn("circle", { cx: x, cy: y, r: 0.43 * cellOf(game), class: `piece side${side} ${more}` });
  const reach = 0.28 * cellOf(game);
  const look = { class: `mark ${more}`, "stroke-width": 0.09 * cellOf(game) };
  if (side) return drawn("circle", { cx: x, cy: y, r: reach, ...look });
  const path = `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`;
  return drawn("path", { d: path, ...look });
}

// A move of a line: a piece with its number. The moves of a rollout are faint.
function linePiece(game, side, point, number, isFaint) {
  const [x, y] = middle(game, point);
  const words = drawn(
    "text",
    { x, y, class: `number side${side} ${game.pieces}`, "font-size": 1.1 * fontOf(game) },
    String(number),
  );
  return [piece(game, point, side, isFaint ? "faint" : "in-line"), words];
}

function marks(game, view) {
  const made = [];
  const box = (point, cls, tip) => {
    const [x, y] = middle(game, point);
    const side = cellOf(game) - 4;
    const place = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 5 };
    const under = drawn("rect", { ...place, class: "under" });
    made.push(drawn("g", {}, drawn("title", {}, tip), under, drawn("rect", { ...place, class: cls })));
  };
  if (view.last !== undefined) {
    const [x, y] = middle(game, view.last);
    made.push(
      drawn(
        "g",
        {},
        drawn("title", {}, "last move"),
        drawn("circle", { cx: x, cy: y, r: 0.13 * cellOf(game), class: "last" }),
      ),
    );
  }
  for (const point of view.won || []) {
    const [x, y] = middle(game, point);
    made.push(drawn("circle", { cx: x, cy: y, r: 0.43 * cellOf(game), class: "won" }));
  }
  if (view.best !== undefined) box(view.best, "best", "best move");
  if (view.played !== undefined && view.played !== view.best) box(view.played, "played", "played move");
  return made;
}

// Invisible squares that report clicks on empty points.
function targets(game, view, onPoint) {
  const made = [];
  for (let point = 0; point < game.names.length; point += 1) {
    if (view.board[point] !== ".") continue;
    const [x, y] = middle(game, point);
    const side = cellOf(game);
    const place = { x: x - side / 2, y: y - side / 2, width: side, height: side, class: "target" };
    made.push(drawn("rect", { ...place, click: () => onPoint(point) }, drawn("title", {}, game.names[point])));
  }
  return made;
}

// The heat of the moves of a moment: the share of the visits, the win rate, or the prior.
function heatOf(game, moves, quantity, priors) {
  const numbersOf = {
    visits: (move) => move.share,
    rate: (move) => (move.score || move.visits < 2 ? undefined : move.rate / 1000),
    prior: (move) => priors.get(move.point),
  };
  const listed = quantity === "prior" ? [...priors.keys()].map((point) => ({ point })) : moves;
  const known = listed.map((move) => [move, numbersOf[quantity](move)]).filter(([, number]) => number > 0);
  const largest = Math.max(0, ...known.map(([, number]) => number));
  const smallest = quantity === "rate" ? Math.min(1, largest - 0.05, ...known.map(([, number]) => number)) : 0;
  const heat = new Map();
  for (const [move, number] of known) {
    const part = (number - smallest) / (largest - smallest || 1);
    const words = number >= LEAST_SHOWN ? (100 * number).toFixed(0) : "";
    const level = quantity === "rate" ? part : Math.sqrt(part); // the root makes small shares distinguishable
    heat.set(move.point, { level, words, tip: `${game.names[move.point]}: ${percent(1000 * number)}` });
  }
  return heat;
}

// The colours of the heat from its smallest to its largest number.
function heatLegend(game, heat, name) {
  if (!heat.size) return null;
  const shown = [...heat.values()].map((cell) => Number.parseFloat(cell.tip.split(": ")[1]));
  const colors = game.heat.map(([color], at) => drawn("rect", { x: at, width: 1.2, height: 10, fill: color }));
  const bar = drawn(
    "svg",
    { viewBox: `0 0 ${game.heat.length} 10`, preserveAspectRatio: "none", class: "scale", "aria-hidden": "true" },
    ...colors,
  );
  const [low, high] = [Math.min(...shown), Math.max(...shown)].map((share) => `${share.toFixed(1)}\u00a0%`);
  return element("p", { class: "heat-legend quiet" }, `${name}: ${low}`, bar, high);
}
