// The search tree in rows that open, as the pattern "tree view" of the ARIA practices describes.

class TreeView {
  // `onNode` is called with the path to a node, and its children: arrays of points and of node numbers.
  constructor(game, onNode) {
    this.game = game;
    this.onNode = onNode;
    this.place = element("ul", {
      role: "tree",
      class: "tree",
      "aria-label": "Search tree",
      keydown: (event) => this.onKey(event),
    });
    this.tree = null;
  }

  showTree(tree) {
    if (tree === this.tree) return;
    this.tree = tree;
    this.children = new Map();
    tree.parent.forEach((parent, node) => this.children.set(parent, [...(this.children.get(parent) || []), node]));
    show(this.place, this.row(0, 1, 1, 1));
    this.open(this.place.firstElementChild);
    this.place.firstElementChild.tabIndex = 0;
  }

  row(node, depth, number, total) {
    const has = this.children.has(node);
    const item = element("li", {
      role: "treeitem",
      tabindex: -1,
      "aria-level": depth,
      "aria-posinset": number,
      "aria-setsize": total,
      "aria-expanded": has ? "false" : undefined,
      "aria-label": this.words(node),
      click: (event) => {
        event.stopPropagation();
        this.onClick(item, event);
      },
    });
    item.append(element("div", { class: "row" }, ...this.cells(node, has)));
    item.node = node;
    return item;
  }

  cells(node, has) {
    const { tree, game } = this;
    const above = node ? tree.visits[tree.parent[node]] : tree.visits[0];
    const bar = drawn(
      "svg",
      { viewBox: "0 0 100 8", preserveAspectRatio: "none", class: "bar", "aria-hidden": "true" },
      drawn("rect", { width: (100 * tree.visits[node]) / Math.max(1, above), height: 8 }),
    );
    return [
      element("span", { class: `twig${has ? "" : " leaf"}`, "aria-hidden": "true" }),
      element("span", { class: "move" }, node ? game.names[tree.point[node]] : "Root"),
      bar,
      element("span", { class: "visits" }, numbers.format(tree.visits[node])),
      element(
        "span",
        { class: "rate" },
        tree.proof[node] && node ? tree.proof[node] : node ? percent(tree.rate[node]) : "",
      ),
    ];
  }

  words(node) {
    const { tree, game } = this;
    const visits = counted(tree.visits[node], "visit");
    if (!node) return `Root, ${visits}`;
    return `${game.names[tree.point[node]]}, ${visits}, ${tree.proof[node] || `win rate ${percent(tree.rate[node])}`}`;
  }

  open(item) {
    if (item.getAttribute("aria-expanded") !== "false") return;
    const nodes = this.children.get(item.node);
    const depth = Number(item.getAttribute("aria-level")) + 1;
    const group = element(
      "ul",
      { role: "group" },
      ...nodes.map((node, at) => this.row(node, depth, at + 1, nodes.length)),
    );
    const left = this.tree.left[item.node];
    if (left) {
      const words = `… and ${counted(left, "move")} with fewer visits`;
      group.append(element("li", { role: "none", class: "more" }, words));
    }
    item.append(group);
    item.setAttribute("aria-expanded", "true");
  }

  close(item) {
    if (item.getAttribute("aria-expanded") !== "true") return;
    item.lastElementChild.remove();
    item.setAttribute("aria-expanded", "false");
  }

  toggle(item) {
    if (item.getAttribute("aria-expanded") === "true") this.close(item);
    else this.open(item);
  }

  onClick(item, event) {
    if (event.target.classList.contains("twig")) this.toggle(item);
    this.select(item);
  }

  select(item) {
    for (const other of this.place.querySelectorAll("[role=treeitem]")) {
      other.tabIndex = -1;
      other.setAttribute("aria-selected", "false");
    }
    item.tabIndex = 0;
    item.setAttribute("aria-selected", "true");
    item.focus();
    this.onNode(this.path(item.node), this.children.get(item.node) || []);
  }

  unselect() {
    for (const item of this.place.querySelectorAll("[aria-selected=true]")) item.setAttribute("aria-selected", "false");
  }

  path(node) {
    const points = [];
    for (let at = node; at > 0; at = this.tree.parent[at]) points.unshift(this.tree.point[at]);
    return points;
  }

  onKey(event) {
    const item = event.target.closest("[role=treeitem]");
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...this.place.querySelectorAll("[role=treeitem]")];
    const at = items.indexOf(item);
    const isOpen = item.getAttribute("aria-expanded") === "true";
    const parent = item.parentElement.closest("[role=treeitem]");
    const wanted = {
      ArrowDown: () => items[at + 1],
      ArrowUp: () => items[at - 1],
      Home: () => items[0],
      End: () => items[items.length - 1],
      ArrowRight: () => (isOpen ? items[at + 1] : (this.open(item), item)),
      ArrowLeft: () => (isOpen ? (this.close(item), item) : parent),
      Enter: () => (this.toggle(item), item),
      " ": () => (this.toggle(item), item),
    }[event.key];
    if (!wanted) return;
    event.preventDefault();
    event.stopPropagation();
    const next = wanted();
    if (next) this.select(next);
  }
}
