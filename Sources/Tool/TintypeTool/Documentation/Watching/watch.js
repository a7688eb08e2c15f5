/* The script of a page: it replaces what has changed, keeps the rest where it is, and says what happened. */
"use strict";
const page = document.getElementById("page");
const status = document.getElementById("status");
const problems = document.getElementById("problems");

/* Announced to screen readers: only what is new is said. */
let said = "";
const say = (state, text) => {
  status.dataset.state = state;
  if (text === said) return;
  said = text;
  status.firstElementChild.textContent = text;
};

/* A picture takes the place of another when it is there, not before. */
const loaded = image => {
  const copy = new Image();
  copy.src = image.src;
  const late = new Promise(done => setTimeout(done, 2000));
  return Promise.race([copy.decode().catch(() => {}), late]);
};

const parsed = html => {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
};

/* What is read stays where it is: the first block on the screen that stays. */
const anchor = ids => {
  for (const block of page.children) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom > 0 && ids.has(block.id)) return { block, top };
  }
  return null;
};

const sources = new Map();
const update = async content => {
  const fresh = [];
  for (const { id, html } of content.blocks) {
    if (sources.get(id) !== html) fresh.push({ id, html, parts: parsed(html) });
  }
  const images = fresh.flatMap(({ parts }) => [...parts.querySelectorAll("img.plain")]);
  await Promise.all(images.map(loaded));
  const ids = new Set(content.blocks.map(block => block.id));
  const fixed = scrollY > 0 ? anchor(ids) : null;
  const focus = document.activeElement;
  const focused = focus?.closest?.(".block")?.id;
  for (const block of [...page.children]) {
    if (!ids.has(block.id)) { sources.delete(block.id); block.remove(); }
  }
  for (const { id, html, parts } of fresh) {
    let block = document.getElementById(id);
    if (!block) { block = document.createElement("div"); block.id = id; block.className = "block"; page.append(block); }
    block.replaceChildren(parts);
    sources.set(id, html);
  }
  content.blocks.forEach(({ id }, place) => {
    const block = document.getElementById(id);
    if (page.children[place] !== block) page.insertBefore(block, page.children[place] ?? null);
  });
  if (fixed) scrollBy({ top: fixed.block.getBoundingClientRect().top - fixed.top, behavior: "instant" });
  if (focused && !document.contains(focus)) document.getElementById(focused)?.querySelector("[tabindex]")?.focus({ preventScroll: true });
  document.title = (content.errors.length + content.problems.length ? "⚠ " : "") + content.title;
  problems.hidden = content.problems.length === 0;
  problems.replaceChildren(...content.problems.map(text => Object.assign(document.createElement("p"), { textContent: text })));
  const errors = [...content.errors, ...content.problems];
  if (errors.length) say("broken", (errors.length === 1 ? "1 error. " : `${errors.length} errors. `) + errors[0]);
  else if (content.isWorking) say("working", "Drawing…");
  else say("current", "Up to date");
};

/* One after the other, and of several that wait the last. */
let waiting = null, isBusy = false;
const take = async content => {
  waiting = content;
  if (isBusy) return;
  isBusy = true;
  try {
    while (waiting) { const next = waiting; waiting = null; await update(next); }
  } finally { isBusy = false; }
};

/* A browser has few connections: pages that nobody sees give theirs back. */
let events = null;
const listen = () => {
  if (document.hidden) { events?.close(); events = null; return; }
  if (events) return;
  events = new EventSource(page.dataset.events);
  events.onmessage = event => take(JSON.parse(event.data));
  events.onerror = () => say("gone", "tintype has ended, or cannot be reached.");
};

/* A page to explore says how high it is, and to others what its reader chose where they share it. */
addEventListener("message", ({ data, source }) => {
  const frames = [...document.querySelectorAll("iframe.explored")];
  if (!frames.some(frame => frame.contentWindow === source)) return;
  for (const frame of frames) {
    if (frame.contentWindow !== source) { if (data?.tintypeShared) frame.contentWindow.postMessage(data, "*"); }
    else if (data?.tintypeHeight > 0) frame.height = data.tintypeHeight;
  }
});

const overlays = document.getElementById("borders") ? { b: "borders", d: "explained" } : {};
const show = name => {
  const now = document.body.dataset.overlay === name ? "plain" : name;
  document.body.dataset.overlay = now;
  for (const other of Object.values(overlays)) {
    document.getElementById(other).setAttribute("aria-pressed", String(other === now));
  }
};
for (const name of Object.values(overlays)) document.getElementById(name).onclick = () => show(name);
addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") document.querySelector(".pages")?.removeAttribute("open");
  const name = overlays[event.key];
  if (name) show(name);
});
document.addEventListener("visibilitychange", listen);
listen();
