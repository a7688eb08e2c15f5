(() => {
"use strict";
const root = document.currentScript.closest(".tintype-explore");
const find = name => root.querySelector(".tx-" + name);
const svg = tag => document.createElementNS("http://www.w3.org/2000/svg", tag);
const answer = find("answer"), live = find("live"), stage = find("stage"), picture = find("picture");
const drawing = find("drawing"), proposal = find("proposal"), views = find("views");

/* Of several views each has its data; what is not looked at is not unpacked. */
const packed = root.querySelectorAll(".tx-data");
const unpack = async index => {
  const bytes = Uint8Array.from(atob(packed[index].textContent), c => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
};

const start = first => {
/* Ids are the page's own, however many of these figures it has. */
let own = 0;
while (document.getElementById(`tx${own}-defs`)) own += 1;
const prefix = `tx${own}-`;
const defs = find("defs");
defs.id = `${prefix}defs`;
const opened = new Map();
let data = null, pairs = [], box = [];
/* Numbers are stored as what they differ from those of the last line with the same text. */
const unfold = next => {
  const last = new Map();
  next.r = next.r.map(all => all.map(([lines, run]) => ({
    f: next.f[run],
    i: lines.map(line => {
      const [text, ...slots] = next.l[line], before = last.get(text) ?? [];
      for (let n = slots.length; n < before.length; n += 1) slots.push(0);
      const full = slots.map((slot, n) => typeof slot === "number" ? slot + (before[n] ?? 0) : [slot[0] + (before[n] ?? 0), slot[1]]);
      last.set(text, full.map(slot => typeof slot === "number" ? slot : slot[0]));
      return [text, ...full];
    })
  })));
};
const take = (next, index) => {
  data = next;
  pairs = data.p.map(text => text.split("\n"));
  box = data.b.map(length => length / 1000);
  defs.innerHTML = data.g.map((text, n) => text.replace(/^<(\w+)/, `<$1 id="${prefix}g${n}"`)).join("");
  opened.clear();
  unfold(next);
  picture.setAttribute("aria-label", packed[index].dataset.altText);
};
take(first, 0);

/* The value of a number at a width: pieces of straight lines, in thousandths. */
const value = (slot, at) => {
  if (typeof slot === "number") return slot;
  const pieces = data.s[slot[1]];
  let n = 0;
  while (at >= pieces[n]) { at -= pieces[n]; n += 3; }
  return slot[0] + Math.floor(pieces[n + 1] + pieces[n + 2] * at + 0.5);
};
/* Thousandths as text; SVG's has no zero before the point. */
const written = (value, isWord) => {
  const size = Math.abs(value), whole = Math.floor(size / 1000);
  const rest = String(1000 + size % 1000).slice(1).replace(/0+$/, "");
  if (!rest) return (value < 0 ? "-" : "") + whole;
  return `${value < 0 ? "-" : ""}${whole || isWord ? whole : ""}.${rest}`;
};
const line = (instance, at, isDark) => {
  let n = 0;
  return data.t[instance[0]]
    .replace(/\u0081(\d+)\u0081/g, (_, pair) => pairs[pair][isDark ? 1 : 0])
    .replace(/[\u007f\u0083]/g, mark => written(value(instance[++n], at), mark === "\u0083"));
};

/* The lines of each layout, as lists of instances; and where each instance begins. */
const open = series => {
  let known = opened.get(series);
  if (known) return known;
  const frames = [], begins = [];
  let lines = [];
  for (const [count, head, tail, ...fresh] of series.f) {
    lines = [...lines.slice(0, head), ...fresh, ...(tail ? lines.slice(-tail) : [])];
    for (const index of lines) begins[index] ??= frames.length;
    for (let n = 0; n < count; n += 1) frames.push(lines);
  }
  known = { frames, begins, series };
  opened.set(series, known);
  return known;
};
const rows = data.h ? data.h[2] : 1;
/* Values of the code: one of them may change within a series, as a width does. */
const radix = () => data.x.map((parameter, n) => n === data.c ? 1 : parameter[1].length);
const frame = (choice, row, column, isDark, values = state.values) => {
  let at = choice;
  radix().forEach((count, n) => { at = at * count + (n === data.c ? 0 : values[n]); });
  if (data.c >= 0) column = values[data.c];
  const all = data.r[at * rows + row];
  const { frames, begins, series } = open(all[isDark && all.length > 1 ? 1 : 0]);
  const lines = frames[column].map(n => line(series.i[n], column - begins[n], isDark));
  const [width, height, count] = lines[0].split("\t").map(Number);
  return { width, height, markup: lines.slice(1, count + 1), views: lines.slice(count + 1) };
};

/* What the reader has chosen. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const state = { choice: 0, column: data.w ? data.w[2] - 1 : 0, row: data.h ? data.h[2] - 1 : 0, values: data.x.map(parameter => parameter[3]), pinned: null, over: null, step: null };
const isDark = () => data.a.length > 1 ? dark.matches : data.a[0] === "dark";
const length = (range, index, own) => range ? Math.round((range[0] + range[1] * index) * 1000) / 1000 : own;
let shown = null, scale = 1;

const parse = lines => {
  const counts = new Map(), parents = [];
  return lines.map((text, index) => {
    const [depth, title, x, y, width, height, sentence, ...steps] = text.split("\t");
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    parents[depth] = index;
    return {
      key: `${title}\t${count}`, title, sentence, index, depth, parent: depth > 0 ? parents[depth - 1] : null,
      x: +x, y: +y, width: +width, height: +height,
      steps: steps.map(step => { const at = step.indexOf("|"); return { child: +step.slice(0, at), text: step.slice(at + 1) }; })
    };
  });
};

const place = (element, x, y, width, height) => Object.assign(element.style, {
  left: `${x * scale}px`, top: `${y * scale}px`, width: `${width * scale}px`, height: `${height * scale}px`
});

const draw = () => {
  const now = frame(state.choice, state.row, state.column, isDark());
  const [left, right, top, bottom] = box;
  const proposed = { width: length(data.w, state.column, data.o[0]), height: length(data.h, state.row, data.o[1]) };
  const space = { width: proposed.width ?? now.width, height: proposed.height ?? now.height };
  const x = left + (space.width - now.width) / 2, y = top + (space.height - now.height) / 2;
  /* Space below grows with the picture, unless its height is what is proposed, or code stands below. */
  const tall = data.h || data.x.length ? top + bottom : top + Math.max(space.height, now.height);
  const wide = left + right;
  scale = Math.min(1, Math.max(0.05, (stage.clientWidth - (data.w ? 16 : 0)) / wide));
  const extent = { width: wide * scale, height: tall * scale };
  picture.setAttribute("viewBox", `0 0 ${wide} ${tall}`);
  picture.setAttribute("width", extent.width);
  picture.setAttribute("height", extent.height);
  stage.style.height = `${extent.height}px`;
  for (const [name, number] of Object.entries({ x, y, width: now.width, height: now.height })) drawing.setAttribute(name, number);
  drawing.innerHTML = now.markup.join("\n").replaceAll("\u0082", prefix);
  for (const [name, number] of Object.entries({ x: left, y: top, width: space.width, height: space.height })) proposal.setAttribute(name, number);
  const handles = { width: find("handle-width"), height: find("handle-height") };
  if (handles.width) Object.assign(handles.width.style, { left: `${(left + space.width) * scale}px`, top: `${top * scale}px`, height: `${Math.max(space.height * scale, 44)}px` });
  if (handles.height) Object.assign(handles.height.style, { left: `${left * scale}px`, top: `${(top + space.height) * scale}px`, width: `${Math.max(space.width * scale, 44)}px` });
  shown = parse(now.views);
  shown.forEach((view, index) => {
    const button = views.children[index] ?? views.appendChild(made());
    button.setAttribute("aria-label", view.title);
    place(button, x + view.x, y + view.y, view.width, view.height);
  });
  while (views.children.length > shown.length) views.lastElementChild.remove();
  for (const [name, range, index] of [["width", data.w, state.column], ["height", data.h, state.row]]) {
    const input = find(name);
    if (!input) continue;
    input.value = index;
    input.setAttribute("aria-valuetext", `${length(range, index)} points`);
    find(`${name}-text`).textContent = `${length(range, index)} pt`;
  }
  for (const input of root.querySelectorAll(".tx-value")) {
    const at = state.values[input.dataset.at], label = data.x[input.dataset.at][1][at];
    if (input.type === "radio") input.checked = +input.value === at;
    else input.value = at;
    if (input.type !== "range") continue;
    input.setAttribute("aria-valuetext", label);
    input.parentNode.querySelector("output").textContent = label;
  }
  if (code) code.replaceChildren(...codeNodes(data.k[0]));
  if (tree) tree.replaceChildren(...shown.map((view, index) => {
    const row = document.createElement("li"), numbers = document.createElement("span");
    const name = document.createElement("b");
    row.style.setProperty("--tx-depth", view.depth);
    name.textContent = view.title;
    numbers.textContent = view.sentence.replace(/^proposed (.*), took (.*)$/, "\u2193\u00a0$1 \u2191\u00a0$2");
    row.append(name, " ", numbers);
    row.onpointerenter = () => choose({ over: view.key });
    row.onpointerleave = () => choose({ over: null });
    row.onclick = () => choose({ pinned: view.key, over: null });
    return row;
  }));
  point();
};
/* Code with the values that are chosen, which may hold others. */
const code = find("code"), tree = find("tree");
const codeNodes = (text, isChosen = false) => text.split("\u0084").flatMap((part, n) => {
  if (n % 2) return codeNodes(data.x[part][2][state.values[part]], true);
  /* Spaces before a line are nobody's choice. */
  return part.split(/(\n *)/).filter(Boolean).map(text => {
    if (!isChosen || !text.trim()) return document.createTextNode(text);
    const mark = document.createElement("mark");
    mark.textContent = text;
    return mark;
  });
});

/* The answers of a view to widths: a line of widths, a dashed one of heights, and where it is now. */
const answersOf = view => {
  let at = state.choice;
  radix().forEach((count, n) => { at = at * count + (n === data.c ? 0 : state.values[n]); });
  /* What changes within a series changes first. */
  if (data.c >= 0) at = at * data.x[data.c][1].length + state.values[data.c];
  return view && data.e[data.n[at]?.[view.index]];
};
const readable = answer => `${answer[0] < 0 ? "\u221e" : written(answer[0], true)}${answer[1] ? `\u00a0\u00d7\u00a0${answer[1] < 0 ? "\u221e" : written(answer[1], true)}` : ""}`;
const curve = find("curve");
const drawCurve = view => {
  const answers = answersOf(view);
  curve.hidden = !answers || answers.length < 6 && !answers.slice(0, 3).some(Boolean);
  if (curve.hidden) return;
  const ends = ["nil", "0", "\u221e"].flatMap((name, n) => answers[n] ? [`${name} \u2192 ${readable(answers[n])}`] : []);
  curve.querySelector("p").textContent = `Proposed a width of ${ends.join(", ") || "nothing else"}.`;
  const points = [];
  for (let n = 3; n < answers.length; n += 3) points.push(answers.slice(n, n + 3).map(value => value === null ? null : value / 1000));
  const most = Math.max(1, ...points.map(point => point[0])), high = Math.max(1, ...points.flatMap(point => point.slice(1)));
  const x = width => 28 + 228 * width / most, y = length => 112 - 102 * Math.min(length, high) / high;
  const path = n => points.filter(point => point[n] !== null).map((point, at) => `${at ? "L" : "M"}${x(point[0])} ${y(point[n] < 0 ? high : point[n])}`).join("");
  const now = view.sentence.match(/^proposed ([\d.]+).*took ([\d.]+)/);
  const dot = now && +now[1] <= most ? `<circle cx="${x(+now[1])}" cy="${y(+now[2])}" r="4"/>` : "";
  curve.firstElementChild.innerHTML = points.length < 2 ? "" : `<path class="tx-axes" d="M28 4V112H260"/><path class="tx-equal" d="M28 112L${x(Math.min(most, high))} ${y(Math.min(most, high))}"/>`
    + `<path class="tx-tall" d="${path(2)}"/><path class="tx-taken" d="${path(1)}"/>${dot}`
    + `<text x="24" y="12" text-anchor="end">${Math.round(high)}</text><text x="24" y="115" text-anchor="end">0</text><text x="258" y="127" text-anchor="end">proposed ${Math.round(most)}</text><text x="30" y="127">width taken \u2014 height \u2504</text>`;
  curve.firstElementChild.toggleAttribute("hidden", points.length < 2);
};

/* Says which view is looked at, what it was proposed and how its space was divided. */
const selected = () => shown.find(view => view.key === (state.over ?? state.pinned)) ?? null;
const stackOf = view => {
  for (let at = view; at; at = at.parent === null ? null : shown[at.parent]) if (at.steps.length > 1) return at;
  return null;
};
let timer = 0;
const point = () => {
  const view = selected(), about = view ?? shown[0];
  const name = document.createElement("b");
  name.textContent = about ? about.title : "";
  answer.replaceChildren(name, about ? ` was ${about.sentence}.` : "");
  /* Heard once the hand rests. */
  clearTimeout(timer);
  const text = answer.textContent;
  timer = setTimeout(() => { if (live.textContent !== text) live.textContent = text; }, 350);
  drawCurve(about);
  const stack = view ? stackOf(view) : null;
  const steps = find("steps");
  steps.hidden = !stack;
  const marks = new Map();
  if (stack) {
    const own = stack.steps.findIndex(step => step.child === childOf(stack, view));
    const at = Math.min(state.step ?? Math.max(own, 0), stack.steps.length - 1);
    find("stack").textContent = `How ${stack.title} divides its space`;
    find("list").replaceChildren(...stack.steps.map((step, index) => {
      const item = document.createElement("li");
      item.textContent = step.text;
      if (index === at) item.setAttribute("aria-current", "step");
      return item;
    }));
    find("count").textContent = `Step ${at + 1} of ${stack.steps.length}`;
    find("back").disabled = at === 0;
    find("next").disabled = at === stack.steps.length - 1;
    steps.dataset.at = at;
    if (state.step !== null) {
      for (const step of stack.steps.slice(0, at)) if (step.child >= 0) marks.set(step.child, "served");
      if (stack.steps[at].child >= 0) marks.set(stack.steps[at].child, "here");
    }
    marks.set(stack.index, marks.get(stack.index) ?? "parent");
  }
  if (view && state.step === null) marks.set(view.index, "here");
  for (const list of tree ? [views, tree] : [views]) [...list.children].forEach((element, index) => {
    const mark = marks.get(index);
    if (mark) element.dataset.at = mark; else delete element.dataset.at;
  });
};
const childOf = (stack, view) => {
  let at = view;
  while (at && at.index !== stack.index) {
    if (stack.steps.some(step => step.child === at.index)) return at.index;
    at = at.parent === null ? null : shown[at.parent];
  }
  return null;
};

const choose = changes => {
  if ("over" in changes || "pinned" in changes) state.step = null;
  Object.assign(state, changes);
  point();
};
const made = () => {
  const button = document.createElement("button");
  button.type = "button";
  const key = () => shown[[...views.children].indexOf(button)]?.key ?? null;
  button.onpointerenter = event => { if (event.pointerType === "mouse") choose({ over: key() }); };
  button.onpointerleave = event => { if (event.pointerType === "mouse") choose({ over: null }); };
  button.onfocus = () => choose({ pinned: key(), over: null });
  button.onclick = () => choose({ pinned: key(), over: null });
  return button;
};

const clamp = (number, range) => Math.max(0, Math.min(range[2] - 1, Math.round(number)));
const change = changes => { Object.assign(state, changes); draw(); tell(); };
/* Figures that share say what was chosen by its name, and hear what others chose: in one page, and from a page around. */
const shares = root.dataset.shared !== undefined;
const tell = () => {
  if (!shares) return;
  const said = Object.fromEntries(data.x.map((parameter, n) => [parameter[0], parameter[1][state.values[n]]]));
  if (data.w) said[" width"] = length(data.w, state.column);
  if (data.h) said[" height"] = length(data.h, state.row);
  document.dispatchEvent(new CustomEvent("tintype-shared", { detail: { root, said } }));
  if (parent !== window) parent.postMessage({ tintypeShared: said }, "*");
};
const hear = said => {
  const values = state.values.map((value, n) => {
    const at = data.x[n][1].indexOf(String(said[data.x[n][0]]));
    return at < 0 ? value : at;
  });
  const near = (range, name, own) => range && said[name] > 0 ? clamp((said[name] - range[0]) / range[1], range) : own;
  Object.assign(state, { values, column: near(data.w, " width", state.column), row: near(data.h, " height", state.row) });
  draw();
};
if (shares) {
  document.addEventListener("tintype-shared", ({ detail }) => { if (detail.root !== root) hear(detail.said); });
  addEventListener("message", ({ data, source }) => { if (source === parent && data?.tintypeShared) hear(data.tintypeShared); });
}
for (const [name, place] of [["width", "column"], ["height", "row"]]) {
  const range = name === "width" ? data.w : data.h;
  const input = find(name), handle = find(`handle-${name}`);
  if (!input) continue;
  input.oninput = () => change({ [place]: +input.value });
  let grip = null;
  handle.onpointerdown = event => {
    if (event.button) return;
    const at = name === "width" ? event.clientX : event.clientY;
    grip = { at, value: state[place], scale };
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  handle.onpointermove = event => {
    if (!grip) return;
    const way = ((name === "width" ? event.clientX : event.clientY) - grip.at) / grip.scale;
    const next = clamp(grip.value + way / range[1], range);
    if (next !== state[place]) change({ [place]: next });
  };
  handle.onpointerup = handle.onpointercancel = () => { grip = null; };
}
for (const input of root.querySelectorAll(".tx-value")) {
  const at = +input.dataset.at;
  if (input.type === "radio") input.name = `${prefix}${at}`;
  input.oninput = input.onchange = () => change({ values: state.values.map((value, n) => n === at ? +input.value : value) });
}
const variant = find("variant"), content = find("content");
if (variant) variant.onchange = () => change({ choice: +variant.value });
if (content) content.onchange = async () => {
  const index = +content.value, next = await unpack(index);
  if (index !== +content.value) return;
  take(next, index);
  change({ pinned: null, over: null, step: null });
};
const step = way => choose({ step: (state.step ?? +find("steps").dataset.at) + way });
find("back").onclick = () => step(-1);
find("next").onclick = () => step(1);
/* On a view, arrows change what the whole is proposed; Escape leaves it. */
views.onkeydown = event => {
  const ways = { ArrowRight: ["column", data.w, 1], ArrowLeft: ["column", data.w, -1], ArrowDown: ["row", data.h, 1], ArrowUp: ["row", data.h, -1] };
  const way = ways[event.key];
  if (!way || !way[1] || event.altKey || event.ctrlKey || event.metaKey) return;
  change({ [way[0]]: clamp(state[way[0]] + way[2] * (event.shiftKey ? 10 : 1), way[1]) });
  event.preventDefault();
};
root.addEventListener("keydown", event => {
  if (event.key !== "Escape" || state.pinned === null && state.over === null) return;
  const back = root.querySelector("input, select");
  if (views.contains(document.activeElement) || find("steps").contains(document.activeElement)) back?.focus();
  choose({ pinned: null, over: null });
});
dark.addEventListener("change", draw);
let known = 0;
new ResizeObserver(() => { if (stage.clientWidth !== known) { known = stage.clientWidth; draw(); } }).observe(stage);
draw();
/* A frame around the page hears how high it is: see the guide to explorable views. */
if (parent !== window && document.body.children.length === 1) {
  const margins = [root, document.body].map(element => parseFloat(getComputedStyle(element).marginBottom));
  const tell = () => parent.postMessage({ tintypeHeight: Math.ceil(root.getBoundingClientRect().bottom + scrollY + margins[0] + margins[1]) }, "*");
  new ResizeObserver(tell).observe(root);
}
root.tintype = { frame, state, draw };
root.dataset.state = "ready";
};

unpack(0).then(start).catch(error => {
  answer.textContent = "This figure needs a browser of 2023 or later.";
  root.dataset.state = "broken";
  console.error(error);
});
})();
