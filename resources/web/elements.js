// Elements, numbers and words that the other parts of a page share.

const SVG = "http://www.w3.org/2000/svg";

// Return an element with these attributes and children. Texts become text nodes, never HTML.
function element(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

function drawn(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
}

function button(words, onClick, attributes = {}) {
  return element("button", { type: "button", click: onClick, ...attributes }, words);
}

const numbers = new Intl.NumberFormat("en");

function counted(number, noun) {
  return `${numbers.format(number)} ${noun}${number === 1 ? "" : "s"}`;
}

function percent(permille) {
  return permille === undefined ? "–" : `${(permille / 10).toFixed(1)}\u00a0%`;
}

// Return the paragraphs of a text in the markup of lessons: `code`, **bold** and *italic*.
function paragraphs(text) {
  return text
    .split(/\n[ \t]*\n/)
    .filter((part) => part.trim())
    .map((part) => element("p", {}, ...inline(part.trim())));
}

function inline(text) {
  const parts = text.replace(/\s+/g, " ").split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
  return parts.map((part) => {
    if (part.length > 4 && part.startsWith("**")) return element("strong", {}, part.slice(2, -2));
    if (part.length > 2 && part.startsWith("*")) return element("em", {}, part.slice(1, -1));
    if (part.length > 2 && part.startsWith("`")) return element("code", {}, part.slice(1, -1));
    return part;
  });
}

const knownMoves = new WeakMap();

// Return an object for each move of a moment, in the order of the search.
function movesOf(moment) {
  if (!moment) return [];
  if (!knownMoves.has(moment)) knownMoves.set(moment, madeMoves(moment));
  return knownMoves.get(moment);
}

function madeMoves(moment) {
  const flat = moment.m || [];
  let all = 0;
  for (let at = 1; at < flat.length; at += 3) all += flat[at];
  const moves = [];
  for (let at = 0; at < flat.length; at += 3) {
    const point = flat[at];
    moves.push({
      point,
      visits: flat[at + 1],
      share: flat[at + 1] / Math.max(1, all),
      rate: flat[at + 2],
      proof: (moment.q || {})[point] || "",
      score: (moment.e || {})[point] || "",
      line: (moment.l || []).find((line) => line[0] === point) || [point],
    });
  }
  return moves;
}

// Replace the children of an element.
function show(place, ...children) {
  place.replaceChildren(...children.filter((child) => child));
}
