"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"], ["difference", "Difference"]];
const state = { shown: [], current: 0, mode: "side", zoom: 0, mix: 50, kinds: new Set(), boxes: true, paused: false, folded: new Set(), seen: new Set(), passed: false };
const element = (tag, properties = {}, ...children) => { const e = Object.assign(document.createElement(tag), properties); e.append(...children); return e; };
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
let blinker = 0, buttons = [];

function entry() { return state.shown[state.current]; }
// What waits, and what passed where somebody asked for it.
function all() { return state.passed ? [...data.entries, ...data.passed] : data.entries; }
function causeTitle(cause) { return cause < 0 ? "Passed" : data.causes[cause]; }

function filter() {
  const wanted = $("search").value.trim().toLowerCase(), before = entry();
  const named = all().filter(e => e.path.toLowerCase().includes(wanted));
  kinds(named);
  state.shown = named.filter(e => state.kinds.size === 0 || state.kinds.has(e.kind));
  state.current = Math.max(0, state.shown.findIndex(e => before && e.path === before.path && e.kind === before.kind));
  list();
  $("none").hidden = state.shown.length > 0 || all().length === 0;
  if (entry() && entry() !== before) background(entry());
  show();
}

// Counts follow what is left and what is searched for.
function kinds(named) {
  const found = [...new Set(all().map(e => e.kind))];
  for (const kind of state.kinds) if (!found.includes(kind)) state.kinds.delete(kind);
  $("kinds").replaceChildren(...(found.length < 2 ? [] : found.map(kind => {
    const title = all().find(e => e.kind === kind).kindTitle, count = named.filter(e => e.kind === kind).length;
    const button = element("button", { textContent: `${title} ${count}` });
    button.setAttribute("aria-pressed", String(state.kinds.has(kind))); button.dataset.kind = kind;
    button.onclick = () => { if (!state.kinds.delete(kind)) state.kinds.add(kind); filter(); };
    return button;
  })));
}

function thumbnail(e) {
  const source = e.images.actual || e.images.reference;
  return source ? element("img", { src: source, alt: "", draggable: false, loading: "lazy" }) : element("span", { className: "letter", textContent: e.images.difference ? "≠" : "¶" });
}

// A cause is a row that folds, with its snapshots below, or their thumbnails where it is folded.
function list() {
  buttons = [];
  const groups = [];
  state.shown.forEach((e, i) => {
    const last = groups[groups.length - 1];
    if (last && last.cause === e.cause) last.items.push([e, i]); else groups.push({ cause: e.cause, items: [[e, i]] });
  });
  $("list").replaceChildren(...groups.map(group => {
    const folded = state.folded.has(group.cause);
    const head = element("button", { className: "cause", onclick: () => fold(group.cause) }, element("span", { className: "what", textContent: causeTitle(group.cause) }), element("span", { className: "count", textContent: group.items.length }));
    head.setAttribute("aria-expanded", String(!folded));
    const row = element("div", { className: "head" }, head);
    if (canDecide && group.cause >= 0 && group.items.some(([e]) => e.canAccept)) row.append(element("button", { className: "takeCause", title: "Accept all of this cause", textContent: "Accept", onclick: () => acceptCause(group.cause) }));
    const items = folded
      ? element("div", { className: "strip", onclick: () => fold(group.cause) }, ...group.items.slice(0, 6).map(([e]) => thumbnail(e)))
      : element("ol", {}, ...group.items.map(([e, i]) => element("li", {}, item(e, i))));
    return element("section", { className: folded ? "group folded" : "group" }, row, items);
  }));
}
function item(e, i) {
  const button = element("button", { onclick: () => select(i) }, thumbnail(e),
    element("span", { className: "label" }, element("b", { textContent: e.name }), element("small", {}, element("span", { className: "kind " + e.kind, textContent: e.kindTitle }), " · " + (e.test || e.path.split("/").slice(-2, -1)))));
  buttons[i] = button;
  return button;
}
function fold(cause) {
  if (!state.folded.delete(cause)) state.folded.add(cause);
  list(); mark();
}
function mark() {
  buttons.forEach((b, i) => b && b.setAttribute("aria-current", String(i === state.current)));
  const seen = state.shown.filter(e => state.seen.has(e.path)).length, count = state.shown.length;
  $("position").textContent = `${state.current + 1} of ${count}` + (seen === count && count > 1 ? " · all seen" : "");
}

function select(index, focus) {
  if (state.shown.length === 0) return;
  state.current = (index + state.shown.length) % state.shown.length;
  state.zoom = 0;
  if (state.folded.delete(entry().cause)) list();
  background(entry());
  show();
  if (focus) buttons[state.current].focus({ preventScroll: true });
}
// The first snapshot of the next cause, or of the one before.
function selectCause(step) {
  const causes = [...new Set(state.shown.map(e => e.cause))], now = causes.indexOf(entry() && entry().cause);
  if (causes.length) select(state.shown.findIndex(e => e.cause === causes[(now + step + causes.length) % causes.length]), true);
}

// A picture of a dark view without a background of its own is seen on a dark one. Variants name themselves.
function background(e) { $("background").checked = /(^|[.-])dark([.-]|$)/.test(e.name); }

function fill(section, lines) {
  $(section).hidden = lines.length === 0;
  $(section).querySelector("ul").replaceChildren(...lines.map(l => element("li", { textContent: l })));
}

// A passed snapshot of a served page comes when it is looked at.
let load = () => {};
function show() {
  const e = entry();
  $("detail").hidden = !e;
  $("empty").hidden = all().length > 0;
  if (!e) return;
  if (e.isAbsent) load(e);
  state.seen.add(e.path);
  mark();
  if (buttons[state.current]) buttons[state.current].scrollIntoView({ block: "nearest", inline: "nearest" });
  // A path breaks after its folders, and is copied without the places where it may.
  $("name").replaceChildren(...e.path.split("/").flatMap((part, i) => i ? ["/", element("wbr"), part] : [part]));
  $("why").textContent = e.cause < 0 ? "" : causeTitle(e.cause);
  $("why").hidden = e.cause < 0 || causeTitle(e.cause) === e.kindTitle;
  const position = !e.position ? [] : [" · ", e.link ? element("a", { href: e.link, textContent: e.position, rel: "noreferrer" }) : e.position];
  $("facts").replaceChildren(element("span", { className: "kind " + e.kind, textContent: e.kindTitle }), e.test ? " · " + e.test : "", ...position, e.figures ? " · " + e.figures : "");
  $("command").hidden = !e.canAccept;
  $("accept").textContent = e.accept;
  $("message").textContent = e.message;
  $("whole").hidden = !e.message;
  $("whole").open = Object.keys(e.images).length === 0 && e.lines.length === 0;
  fill("changes", e.changes);
  fill("consequences", e.consequences);
  $("consequences").querySelector("summary").textContent = `${plural(e.consequences.length, "view")} moved or resized as a result`;
  fill("elsewhere", e.elsewhere);
  fill("owners", e.boxes.map(b => `${b.owner || "pixels"}: ${b.bounds.x}, ${b.bounds.y}, ${b.bounds.width} × ${b.bounds.height} (${b.count} changed)`));
  $("lines").hidden = e.lines.length === 0;
  $("lines").tBodies[0].replaceChildren(...e.lines.map(line => {
    const row = element("tr", { className: line.kind }), sign = { added: "+", removed: "−" }[line.kind] || "";
    if (line.kind === "group") row.append(element("td", { colSpan: 4, textContent: line.text }));
    else row.append(element("td", { textContent: line.before || "" }), element("td", { textContent: line.after || "" }), element("td", { textContent: sign }), element("td", { textContent: line.text }));
    return row;
  }));
  const both = e.images.reference && e.images.actual;
  const allowed = modes.filter(([m]) => m === "side" || (m === "difference" ? e.images.difference : both));
  if (!allowed.some(([m]) => m === state.mode)) state.mode = "side";
  $("modes").hidden = $("tools").hidden = $("stage").hidden = Object.keys(e.images).length === 0;
  $("modes").replaceChildren(...allowed.map(([m, title]) => {
    const b = element("button", { textContent: title, onclick: () => { state.mode = m; show(); } });
    b.setAttribute("role", "tab"); b.setAttribute("aria-selected", String(m === state.mode)); b.dataset.mode = m;
    return b;
  }));
  $("mixLabel").hidden = !(state.mode === "onion" || state.mode === "slider");
  $("pause").hidden = state.mode !== "blink";
  $("legend").hidden = !e.images.difference || (state.mode !== "difference" && state.mode !== "side");
  stage(e);
}

function picture(e, role) {
  const img = element("img", { src: e.images[role], alt: role, draggable: false });
  img.dataset.role = role;
  img.onload = () => layout();
  img.onmousemove = event => inspect(e, img, event);
  return img;
}

function stage(e) {
  clearInterval(blinker);
  const stage = $("stage");
  stage.className = state.mode;
  stage.dataset.background = $("background").checked ? "dark" : "light";
  if (state.mode === "side") {
    stage.replaceChildren(...["reference", "actual", "difference"].filter(r => e.images[r]).map(r =>
      element("figure", {}, element("figcaption", { textContent: r === "actual" ? "now" : r }), element("div", { className: "layers" }, picture(e, r)))));
  } else {
    const layers = element("div", { className: "layers" });
    if (state.mode === "difference") layers.append(picture(e, "difference"));
    else layers.append(picture(e, "reference"), picture(e, "actual"));
    if (state.mode === "slider") layers.append(element("div", { className: "handle" }));
    stage.replaceChildren(layers);
    if (state.mode === "slider") slide(layers);
    if (state.mode === "blink") blinker = setInterval(() => { if (!state.paused) { const top = layers.children[1]; top.style.visibility = top.style.visibility === "hidden" ? "" : "hidden"; } }, 600);
  }
  layout();
}

function slide(layers) {
  const move = event => {
    const box = layers.firstChild.getBoundingClientRect();
    state.mix = Math.min(100, Math.max(0, (event.clientX - box.left) / box.width * 100));
    $("mix").value = state.mix;
    mix();
  };
  layers.onpointerdown = event => { move(event); layers.onpointermove = move; };
  layers.onpointerup = layers.onpointerleave = () => { layers.onpointermove = null; };
}

function mix() {
  const layers = $("stage").querySelector(".layers"), top = layers && layers.children[1];
  if (!top) return;
  if (state.mode === "onion") top.style.opacity = state.mix / 100;
  if (state.mode === "slider") {
    top.style.clipPath = `inset(0 0 0 ${state.mix}%)`;
    layers.querySelector(".handle").style.left = top.offsetWidth * state.mix / 100 + "px";
  }
}

function layout() {
  const e = entry(), images = [...$("stage").querySelectorAll("img")];
  const widest = Math.max(1, ...images.map(i => i.naturalWidth));
  const fitting = columns => {
    const room = ($("stage").clientWidth - 24 - 16 * (columns - 1)) / columns;
    return room < widest ? room / widest : Math.min(4, Math.floor(room / widest));
  };
  // Wide pictures stand below each other: beside each other they would be too small to see anything.
  const beside = fitting(state.mode === "side" && innerWidth > 700 ? images.length : 1);
  const factor = state.zoom || (beside < 0.6 ? fitting(1) : beside);
  $("zoom").textContent = state.zoom ? state.zoom * 100 + " %" : "fit";
  for (const img of images) { img.style.width = img.naturalWidth * factor + "px"; img.style.height = img.naturalHeight * factor + "px"; img.style.imageRendering = factor < 1 ? "auto" : ""; }
  $("stage").querySelectorAll(".box").forEach(b => b.remove());
  if (state.boxes) for (const img of images) {
    if (img.dataset.role === "reference") continue;
    const named = new Set();
    for (const box of e.boxes) {
      const b = element("div", { className: "box" }), r = box.bounds;
      Object.assign(b.style, { left: r.x * factor + "px", top: r.y * factor + "px", width: r.width * factor + "px", height: r.height * factor + "px" });
      if (box.owner && state.mode === "difference" && !named.has(box.owner)) named.add(box.owner), b.append(element("span", { textContent: box.owner }));
      img.parentNode.append(b);
    }
  }
  mix();
}

const canvases = new Map();
function pixels(url) {
  if (!canvases.has(url)) {
    const img = new Image();
    const holder = { context: null, width: 0, height: 0 };
    img.onload = () => {
      const canvas = element("canvas", { width: img.naturalWidth, height: img.naturalHeight });
      holder.context = canvas.getContext("2d", { willReadFrequently: true });
      holder.context.drawImage(img, 0, 0);
      holder.width = canvas.width; holder.height = canvas.height;
    };
    img.src = url;
    canvases.set(url, holder);
  }
  return canvases.get(url);
}
function color(url, x, y) {
  if (!url) return "–";
  const holder = pixels(url);
  if (!holder.context) return "…";
  if (x >= holder.width || y >= holder.height) return "–";
  const [r, g, b, a] = holder.context.getImageData(x, y, 1, 1).data;
  return "#" + [r, g, b].map(v => v.toString(16).padStart(2, "0")).join("") + (a < 255 ? " " + Math.round(a / 2.55) + " %" : "");
}
function inspect(e, img, event) {
  const x = Math.floor(event.offsetX / img.clientWidth * img.naturalWidth), y = Math.floor(event.offsetY / img.clientHeight * img.naturalHeight);
  $("pixel").textContent = `${x}, ${y}: ${color(e.images.reference, x, y)} → ${color(e.images.actual, x, y)}`;
}

function zoom(step) {
  const levels = [0.25, 0.5, 1, 2, 4, 8, 16, 32];
  const now = state.zoom || 1, index = levels.indexOf(now);
  state.zoom = step === 0 ? 0 : levels[Math.min(levels.length - 1, Math.max(0, index + step))];
  layout();
}
function theme() {
  const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "light" : "dark";
}
function copy() {
  const text = $("accept").textContent, done = () => { $("copy").textContent = "Copied"; setTimeout(() => $("copy").textContent = "Copy", 1500); };
  const select = () => { getSelection().selectAllChildren($("accept")); document.execCommand("copy"); done(); };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, select); else select();
}

// Whoever serves the page says otherwise.
let canDecide = false, acceptCause = () => {};
const { project, branch, commit, time } = data.origin;
$("project").textContent = project;
$("origin").textContent = [branch, commit && commit.slice(0, 8), time && new Date(time).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })].filter(Boolean).join(" · ");
$("summary").textContent = data.summary;
$("showPassed").hidden = data.passed.length === 0;
$("showPassed").onclick = () => showPassed(!state.passed);
function showPassed(shows) {
  state.passed = shows;
  $("showPassed").textContent = (shows ? "Hide " : "Show ") + `${data.passedCount} passed`;
  filter();
}
$("previous").onclick = () => select(state.current - 1); $("next").onclick = () => select(state.current + 1);
$("search").oninput = filter;
$("mix").oninput = () => { state.mix = +$("mix").value; mix(); };
$("pause").onclick = () => { state.paused = !state.paused; $("pause").textContent = state.paused ? "Go on" : "Pause"; };
$("background").onchange = () => { $("stage").dataset.background = $("background").checked ? "dark" : "light"; };
$("showBoxes").onchange = () => { state.boxes = $("showBoxes").checked; layout(); };
$("zoomIn").onclick = () => zoom(1); $("zoomOut").onclick = () => zoom(-1);
$("theme").onclick = theme; $("copy").onclick = copy; $("help").onclick = () => $("keys").showModal();
addEventListener("resize", layout);
addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return;
  if (event.target.matches("input[type=search]")) { if (event.key === "Escape") event.target.blur(); return; }
  const number = "12345".indexOf(event.key);
  const keys = { j: () => select(state.current + 1, true), k: () => select(state.current - 1, true), J: () => selectCause(1), K: () => selectCause(-1), f: () => entry() && fold(entry().cause), "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), 0: () => zoom(0),
    b: () => $("showBoxes").click(), g: () => $("background").click(), " ": () => { if (state.mode === "blink" && !event.target.matches("button, input")) $("pause").click(); else return false; }, c: copy, "/": () => $("search").focus(), t: theme, "?": () => $("keys").showModal() };
  if (number >= 0) { const tab = $("modes").querySelector(`[data-mode=${modes[number][0]}]`); if (tab) tab.click(); event.preventDefault(); return; }
  const action = keys[event.key];
  if (action && action() !== false) event.preventDefault();
});
// Many snapshots begin as rows of causes; what is looked at unfolds.
if (data.entries.length > 40 || innerWidth <= 700) data.causes.forEach((_, cause) => state.folded.add(cause));
// The address may ask for an entry, by number or path, and a view: #2,slider
const [asked, mode] = decodeURIComponent(location.hash.slice(1)).split(",");
if (mode) state.mode = mode;
showPassed(false);
const named = state.shown.findIndex(e => e.path === asked);
select(named >= 0 ? named : +asked || 0);
// Lists stay below the head, however high it is.
new ResizeObserver(() => document.documentElement.style.setProperty("--head", document.querySelector("header").offsetHeight + "px")).observe(document.querySelector("header"));
