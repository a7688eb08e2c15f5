"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"], ["difference", "Difference"]];
const state = { shown: [], current: 0, mode: "side", zoom: 0, mix: 50, kinds: new Set(), boxes: true, paused: false };
const element = (tag, properties = {}, ...children) => { const e = Object.assign(document.createElement(tag), properties); e.append(...children); return e; };
let blinker = 0;

function entry() { return state.shown[state.current]; }

function filter() {
  const wanted = $("search").value.trim().toLowerCase(), before = entry();
  state.shown = data.entries.filter(e => (state.kinds.size === 0 || state.kinds.has(e.kind)) && e.path.toLowerCase().includes(wanted));
  state.current = Math.max(0, state.shown.indexOf(before));
  // Failures of one cause stand together; the first of them says it.
  state.shown.sort((a, b) => order(a) - order(b));
  $("list").replaceChildren(...state.shown.map((e, i) => {
    const button = element("button", { onclick: () => select(i) }, e.name);
    const kind = element("span", { className: "kind " + e.kind, textContent: e.kindTitle });
    button.append(element("small", {}, kind, " · " + (e.test || e.path)));
    const isFirst = i === 0 || state.shown[i - 1].cause !== e.cause;
    return element("li", {}, ...(isFirst && e.cause ? [element("p", { className: "cause", textContent: e.cause })] : []), button);
  }));
  $("none").hidden = state.shown.length > 0 || data.entries.length === 0;
  if (entry() && entry() !== before) background(entry());
  show();
}

function order(e) { return data.entries.findIndex(other => other.cause === e.cause) * 10000 + data.entries.indexOf(e); }

function select(index, focus) {
  if (state.shown.length === 0) return;
  state.current = (index + state.shown.length) % state.shown.length;
  state.zoom = 0;
  background(entry());
  show();
  if (focus) $("list").children[state.current].querySelector("button").focus();
}

// A picture of a dark view without a background of its own is seen on a dark one. Variants name themselves.
function background(e) { $("background").checked = /(^|[.-])dark([.-]|$)/.test(e.name); }

function fill(section, lines) {
  $(section).hidden = lines.length === 0;
  $(section).querySelector("ul").replaceChildren(...lines.map(l => element("li", { textContent: l })));
}

function show() {
  const e = entry();
  $("detail").hidden = !e;
  $("empty").hidden = data.entries.length > 0;
  [...$("list").children].forEach((li, i) => li.querySelector("button").setAttribute("aria-current", String(i === state.current)));
  if (!e) return;
  $("list").children[state.current].scrollIntoView({ block: "nearest", inline: "nearest" });
  // A path breaks after its folders, and is copied without the places where it may.
  $("name").replaceChildren(...e.path.split("/").flatMap((part, i) => i ? ["/", element("wbr"), part] : [part]));
  $("why").textContent = e.cause;
  $("why").hidden = !e.cause;
  $("facts").replaceChildren(element("span", { className: "kind " + e.kind, textContent: e.kindTitle }), (e.test ? " · " + e.test : "") + (e.figures ? " · " + e.figures : ""));
  $("accept").textContent = e.accept;
  $("message").textContent = e.message;
  $("message").parentNode.open = Object.keys(e.images).length === 0;
  fill("changes", e.changes);
  fill("elsewhere", e.elsewhere);
  fill("owners", e.boxes.map(b => `${b.owner || "pixels"}: ${b.bounds.x}, ${b.bounds.y}, ${b.bounds.width} × ${b.bounds.height} (${b.count} changed)`));
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

$("summary").textContent = data.summary;
for (const kind of [...new Set(data.entries.map(e => e.kind))]) {
  const title = data.entries.find(e => e.kind === kind).kindTitle, count = data.entries.filter(e => e.kind === kind).length;
  const button = element("button", { textContent: `${title} ${count}` });
  button.setAttribute("aria-pressed", "false"); button.dataset.kind = kind;
  button.onclick = () => { const on = state.kinds.has(kind); if (on) state.kinds.delete(kind); else state.kinds.add(kind); button.setAttribute("aria-pressed", String(!on)); filter(); };
  $("kinds").append(button);
}
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
  const keys = { j: () => select(state.current + 1, true), k: () => select(state.current - 1, true), "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), 0: () => zoom(0),
    b: () => $("showBoxes").click(), g: () => $("background").click(), " ": () => { if (state.mode === "blink" && !event.target.matches("button, input")) $("pause").click(); else return false; }, c: copy, "/": () => $("search").focus(), t: theme, "?": () => $("keys").showModal() };
  if (number >= 0) { const tab = $("modes").querySelector(`[data-mode=${modes[number][0]}]`); if (tab) tab.click(); event.preventDefault(); return; }
  const action = keys[event.key];
  if (action && action() !== false) event.preventDefault();
});
// The address may ask for an entry and a view: #2,slider
const [asked, mode] = location.hash.slice(1).split(",");
if (mode) state.mode = mode;
filter();
select(+asked || 0);
