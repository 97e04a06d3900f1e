// A line chart above a slider: the x axis is the number of a moment or of a position, so that both fit together.

const CHART_WIDTH = 560;
const CHART_HEIGHT = 120;
const CHART_LEFT = 8;
const CHART_TOP = 10;
const SERIES = 4;

// `lines` has objects {name, values: permille or undefined}, and `top` is the permille at the upper edge. `onPlace` is
// called with the index of a clicked place.
function chartPicture(title, lines, place, top, onPlace) {
  const count = Math.max(2, ...lines.map((line) => line.values.length));
  const step = (CHART_WIDTH - 2 * CHART_LEFT) / (count - 1);
  const x = (at) => CHART_LEFT + at * step;
  const y = (permille) => CHART_TOP + (1 - permille / top) * (CHART_HEIGHT - 2 * CHART_TOP);
  const words = lines.map((line) => `${line.name}: ${percent(line.values[place])}`).join(", ");
  const picture = drawn("svg", {
    viewBox: `0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`,
    class: "chart",
    role: "img",
    "aria-label": `${title}. ${words}`,
    click: (event) => {
      const frame = picture.getBoundingClientRect();
      const at = (((event.clientX - frame.left) / frame.width) * CHART_WIDTH - CHART_LEFT) / step;
      onPlace(Math.min(count - 1, Math.max(0, Math.round(at))));
    },
  });
  for (const level of [0, top / 2, top]) {
    picture.append(drawn("path", { d: `M${CHART_LEFT} ${y(level)}H${CHART_WIDTH - CHART_LEFT}`, class: "level" }));
  }
  lines.forEach((line, number) =>
    picture.append(drawn("path", { d: path(line.values, x, y), class: `series s${number}` })),
  );
  for (const level of [0, top / 2, top]) {
    picture.append(
      drawn("text", { x: CHART_LEFT + 2, y: y(level) + (level ? 11 : -3), class: "level-name" }, `${level / 10}\u00a0%`),
    );
  }
  picture.append(drawn("path", { d: `M${x(place)} 0V${CHART_HEIGHT}`, class: "cursor" }));
  return picture;
}

// Return a round number of permille that is not below the values of the lines.
function topOf(lines) {
  const largest = Math.max(0, ...lines.flatMap((line) => line.values));
  return [50, 100, 200, 400, 600, 800, 1000].find((top) => top >= largest) || 1000;
}

function path(values, x, y) {
  let made = "";
  let isOpen = false;
  values.forEach((value, at) => {
    if (value === undefined) isOpen = false;
    else {
      made += `${isOpen ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      isOpen = true;
    }
  });
  return made;
}

function chartLegend(lines) {
  const sample = (number) =>
    drawn(
      "svg",
      { viewBox: "0 0 24 8", class: "sample", "aria-hidden": "true" },
      drawn("path", { d: "M0 4H24", class: `series s${number}` }),
    );
  return element(
    "ul",
    { class: "legend" },
    ...lines.map((line, number) => element("li", {}, sample(number), line.name)),
  );
}

const knownLines = new WeakMap();

// Return the lines of the first `count` moments of a scene.
function linesOf(game, scene, count) {
  const known = knownLines.get(scene);
  if (known && known.count === count) return known.lines;
  const lines = shareLines(game, (scene.moments || []).slice(0, count));
  knownLines.set(scene, { count, lines });
  return lines;
}

// The shares of the moves that have most visits at the end, over all moments.
function shareLines(game, moments) {
  const last = movesOf(moments[moments.length - 1])
    .filter((move) => move.visits > 0)
    .slice(0, SERIES);
  const shares = moments.map((moment) => new Map(movesOf(moment).map((move) => [move.point, move.share])));
  return last.map((move) => ({
    name: game.names[move.point],
    values: shares.map((share) => Math.round(1000 * (share.get(move.point) || 0))),
  }));
}
