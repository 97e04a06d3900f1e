// What the page says about a position, a moment and its keys.

// Return a description of the board for readers who do not see it.
function boardWords(game, scene, moves) {
  const stones = game.sides.map((side, number) => {
    const points = [...scene.board].flatMap((letter, point) => (letter === "xo"[number] ? [game.names[point]] : []));
    return `${side}: ${points.join(" ") || "no stones"}.`;
  });
  const best = moves.filter((move) => move.visits).slice(0, 5);
  const shares = best.map((move) => `${game.names[move.point]} ${percent(1000 * move.share)}`);
  return `${stones.join(" ")} Share of visits: ${shares.join(", ") || "no visits"}.`;
}

function statusWords(game, scene, moment, line) {
  const isGame = game.kind === "game";
  const parts = isGame ? [scene.name] : [];
  parts.push(scene.over || `${game.sides[scene.toMove]} to move`);
  if (moment && moment.p) parts.push(`proven ${moment.p}`);
  else if (moment && moment.v) parts.push(`win rate ${percent(moment.r)}`);
  if (moment && moment.b !== undefined) parts.push(`best ${game.names[moment.b]}`);
  if (isGame && scene.played !== undefined) parts.push(`played ${game.names[scene.played]}${scene.verdict || ""}`);
  if (line.length) parts.push(`shown: ${line.map((point) => game.names[point]).join(" ")}`);
  return parts.join(" · ");
}

function momentWords(moment) {
  if (!moment) return "";
  return counted(moment.n, moment.u || "simulation") + (moment.s ? ` · ${moment.s} s` : "");
}

// Return how many of the judged answers were right, or nothing before the first one.
function scoreWords(game, answers) {
  const judged = [...answers].filter(([scene]) => game.scenes[scene].question.right);
  const right = judged.filter(([scene, given]) => given === game.scenes[scene].question.right).length;
  return judged.length ? `Correct predictions: ${right} of ${judged.length}` : "";
}

function keyWords(game) {
  const isGame = game.kind === "game";
  const words = [`Marks: blue frame, best move; ${isGame ? "red dashes, played move; " : ""}red dot, last move.`];
  const place = isGame ? "position" : "snapshot";
  words.push(`Keys: ← and →: previous and next ${place}; Home and End: first and last; Space: play.`);
  words.push("Escape: back to the search.");
  if (isGame) words.push("Shift+← and Shift+→: snapshots of the search in this position.");
  if (game.scenes.some((scene) => scene.steps)) words.push("N: the next phase; Shift+N: the next simulation.");
  return words.join(" ");
}
