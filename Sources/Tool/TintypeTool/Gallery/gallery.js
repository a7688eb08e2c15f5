/* The script of a gallery's pages: the switch of colors, search, keys, variants, marks and the layout. */
"use strict";
(() => {
  const root = document.documentElement;
  const store = {
    get: key => { try { return localStorage.getItem("tintype-" + key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem("tintype-" + key, value); } catch { /* A page of a file may not. */ } },
  };
  const systemTheme = () => matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = () => root.dataset.theme || systemTheme();
  const saved = store.get("theme");
  if (saved === "light" || saved === "dark") root.dataset.theme = saved;

  const $ = selector => document.querySelector(selector);
  const all = (selector, part = document) => [...part.querySelectorAll(selector)];
  const element = (name, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...children);
    return node;
  };
  const say = text => { $("#said").textContent = text; };
  const rows = (window.galleryIndex || { rows: [] }).rows;
  const facts = window.gallerySite || {};

  /* Where sources can be seen, their names are links. */
  const link = () => {
    if (!facts.sources) return;
    for (const span of all("span.location")) {
      const line = span.dataset.line ? "#L" + span.dataset.line : "";
      const a = element("a", { className: "location", href: facts.sources + span.dataset.file + line, textContent: span.textContent });
      span.replaceWith(a);
    }
  };

  /* Search: every word has to be in the name, the view, the file, the module or the text. */
  const texts = rows.map(row => [row.title, row.view, row.file, row.module, row.text].join("\n").toLowerCase());
  const matches = query => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const found = rows.map((_, index) => index).filter(index => words.every(word => texts[index].includes(word)));
    const rank = index => rows[index].title.toLowerCase().includes(words[0] || "") ? 0 : 1;
    return found.sort((a, b) => rank(a) - rank(b) || a - b);
  };
  const filter = query => {
    const found = new Set(matches(query));
    for (const card of all(".card")) card.hidden = !found.has(Number(card.dataset.row));
    for (const file of all(".file")) file.hidden = !file.querySelector(".card:not([hidden])");
    for (const module of all(".module")) module.hidden = !module.querySelector(".file:not([hidden])");
    const lost = $(".uncovered");
    if (lost) lost.hidden = query.trim() !== "";
    $("#none").hidden = found.size > 0;
    const count = found.size;
    if (query.trim()) say(count === 1 ? "1 preview matches" : count + " previews match");
    history.replaceState(null, "", query.trim() ? "#q=" + encodeURIComponent(query.trim()) : location.pathname + location.search);
  };
  const search = (input, base) => {
    const list = $("#results");
    if (document.body.classList.contains("front")) {
      input.addEventListener("input", () => filter(input.value));
      input.addEventListener("keydown", event => {
        if (event.key === "Escape") { input.value = ""; filter(""); input.blur(); }
        if (event.key === "ArrowDown" || event.key === "Enter") { event.preventDefault(); $(".card:not([hidden]) a")?.focus(); }
      });
      $("#clear").addEventListener("click", () => { input.value = ""; filter(""); input.focus(); });
      const asked = location.hash.match(/^#q=(.*)/);
      if (asked) { input.value = decodeURIComponent(asked[1]); filter(input.value); }
      return;
    }
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-controls", "results");
    let chosen = 0;
    const show = () => {
      const found = matches(input.value).slice(0, 30);
      const isOpen = input.value.trim() !== "";
      list.hidden = !isOpen;
      input.setAttribute("aria-expanded", isOpen);
      chosen = Math.min(chosen, Math.max(0, found.length - 1));
      list.replaceChildren(...found.map((index, place) => {
        const row = rows[index];
        const item = element("li", { id: "result-" + place }, row.title,
          element("small", { textContent: [row.module, row.file].join(" › ") }));
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", place === chosen);
        item.addEventListener("pointerdown", event => { event.preventDefault(); location.href = base + row.page; });
        return item;
      }));
      if (!found.length) list.append(element("li", { className: "none", textContent: "Nothing matches." }));
      if (found.length && isOpen) input.setAttribute("aria-activedescendant", "result-" + chosen);
      else input.removeAttribute("aria-activedescendant");
      list.children[chosen]?.scrollIntoView({ block: "nearest" });
      return found;
    };
    input.addEventListener("input", () => { chosen = 0; show(); });
    input.addEventListener("blur", () => { list.hidden = true; input.setAttribute("aria-expanded", "false"); });
    input.addEventListener("keydown", event => {
      if (event.key === "Escape") { input.value = ""; show(); input.blur(); return; }
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        chosen = Math.max(0, chosen + (event.key === "ArrowDown" ? 1 : -1));
        show();
      }
      if (event.key === "Enter") { const found = show(); if (found.length) location.href = base + rows[found[chosen]].page; }
    });
  };

  /* All previews beside one. */
  const listSide = (side, base, current) => {
    let module = null, list = null;
    rows.forEach((row, index) => {
      if (row.module !== module) {
        module = row.module;
        list = element("ul");
        side.append(element("h2", { textContent: module }), list);
      }
      const a = element("a", { href: base + row.page, textContent: row.title, title: row.file, className: row.isFailed ? "bad" : "" });
      if (index === current) a.setAttribute("aria-current", "page");
      list.append(element("li", {}, a));
    });
    const here = side.querySelector("[aria-current]");
    if (here) side.scrollTop = here.offsetTop - side.clientHeight / 2;
  };

  /* Cards are reached by the arrows as well. */
  const walkCards = event => {
    const cards = all(".card:not([hidden]) a");
    const index = cards.indexOf(document.activeElement);
    if (index < 0) return false;
    const box = card => card.getBoundingClientRect();
    const here = box(cards[index]);
    let target = null;
    if (event.key === "ArrowRight") target = cards[index + 1];
    else if (event.key === "ArrowLeft") target = cards[index - 1];
    else {
      const isDown = event.key === "ArrowDown";
      const others = cards.filter(card => isDown ? box(card).top > here.bottom - 4 : box(card).bottom < here.top + 4);
      const distance = card => Math.abs(box(card).top - here.top) * 4 + Math.abs(box(card).left - here.left);
      target = others.sort((a, b) => distance(a) - distance(b))[0];
    }
    if (!target) return false;
    target.focus();
    return true;
  };

  /* The picture of one preview. */
  const figure = part => {
    const data = JSON.parse($("#data").textContent);
    const [stage, canvas, marks] = [$(".stage"), $(".canvas"), $(".canvas .marks")];
    const [tree, spoken, answer] = [$("#tree"), $("#spoken"), $("#answer")];
    const hint = answer.textContent;
    let variant = 0, appearance = store.get("appearance") || theme(), chosen = -1;
    const shown = { borders: false, spoken: false };
    const picture = () => data.variants[variant][appearance] || data.variants[variant].light;
    const map = () => data.maps[picture().map] || [[], []];
    const box = (name, x, y, width, height, ...children) => {
      const size = picture();
      const node = element("i", { className: name }, ...children);
      const percent = (value, whole) => (100 * value / whole).toFixed(3) + "%";
      Object.assign(node.style, { left: percent(x, size.width), top: percent(y, size.height),
        width: percent(width, size.width), height: percent(height, size.height) });
      return node;
    };
    const mark = () => {
      const [views, elements] = map();
      const boxes = [];
      if (shown.borders) {
        for (const [, , kind, x, y, width, height] of views) if (kind !== "other") boxes.push(box("border is-" + kind, x, y, width, height));
      }
      if (shown.spoken) {
        elements.forEach(([, x, y, width, height], index) => boxes.push(box("number", x, y, width, height, element("b", { textContent: index + 1 }))));
      } else if (chosen >= 0 && views[chosen]) {
        const [, , , x, y, width, height] = views[chosen];
        boxes.push(box("chosen", x, y, width, height));
      }
      marks.replaceChildren(...boxes);
    };
    const short = value => String(Math.round(value * 100) / 100);
    const choose = (index, isSaid = false) => {
      const views = map()[0];
      chosen = views[index] ? index : -1;
      all("li", tree).forEach((item, place) => item.setAttribute("aria-selected", place === chosen));
      if (chosen < 0) { answer.textContent = hint; tree.removeAttribute("aria-activedescendant"); mark(); return; }
      const [, name, , x, y, width, height, proposal] = views[chosen];
      answer.replaceChildren(element("b", { textContent: name }),
        element("span", { textContent: `proposed ${proposal}, took ${short(width)} × ${short(height)}, at ${short(x)}, ${short(y)}` }));
      const item = tree.children[chosen];
      tree.setAttribute("aria-activedescendant", item.id);
      tree.scrollTop = Math.min(Math.max(tree.scrollTop, item.offsetTop - tree.offsetTop + item.offsetHeight - tree.clientHeight), item.offsetTop - tree.offsetTop);
      if (isSaid) say(answer.textContent);
      mark();
    };
    const show = () => {
      for (const name of ["light", "dark"]) {
        const [image, facts] = [canvas.querySelector("img." + name), data.variants[variant][name] || data.variants[variant].light];
        if (!image) continue;
        const source = "../pictures/" + facts.file;
        if (image.getAttribute("src") !== source) {
          image.width = facts.width; image.height = facts.height; image.src = source;
          if (facts.altText) image.alt = facts.altText;
        }
      }
      const facts = picture();
      canvas.style.setProperty("--w", facts.width);
      canvas.classList.toggle("screen", facts.height >= 560 && facts.width >= 300);
      $("#size").textContent = short(facts.width) + " × " + short(facts.height);
      stage.dataset.appearance = appearance;
      for (const button of all("[data-appearance]", part)) if (button !== stage) button.setAttribute("aria-pressed", button.dataset.appearance === appearance);
      all("[data-variant]", part).forEach((button, index) => button.setAttribute("aria-pressed", index === variant));
      const [views, elements] = map();
      tree.replaceChildren(...views.map(([depth, name], index) => {
        const item = element("li", { id: "view-" + index, textContent: name, title: name });
        item.style.setProperty("--d", depth);
        item.setAttribute("role", "option");
        item.setAttribute("aria-level", depth + 1);
        item.addEventListener("pointerenter", event => { if (event.pointerType === "mouse") choose(index); });
        item.addEventListener("click", () => choose(index));
        return item;
      }));
      spoken.replaceChildren(...elements.map(([speech]) => element("li", { textContent: speech })));
      choose(-1);
    };
    const setVariant = index => {
      variant = (index + data.variants.length) % data.variants.length;
      const button = part.querySelector(`[data-variant="${variant}"]`);
      button?.scrollIntoView({ block: "nearest", inline: "center" });
      show();
      if (button) say(button.textContent);
      history.replaceState(null, "", variant ? "#" + encodeURIComponent(button.textContent) : location.pathname + location.search);
    };
    const setAppearance = value => { appearance = value; store.set("appearance", value); show(); };
    const toggle = name => {
      shown[name] = !shown[name];
      part.querySelector(`[data-mark=${name}]`).setAttribute("aria-pressed", shown[name]);
      if (name === "spoken") part.toggleAttribute("data-spoken", shown.spoken);
      mark();
    };
    for (const button of all("button[data-appearance]", part)) button.addEventListener("click", () => setAppearance(button.dataset.appearance));
    for (const button of all("[data-variant]", part)) button.addEventListener("click", () => setVariant(Number(button.dataset.variant)));
    for (const button of all("[data-mark]", part)) button.addEventListener("click", () => toggle(button.dataset.mark));
    /* Under the pointer is the smallest view that reaches there, of several the innermost. */
    let isHeld = false;
    const under = event => {
      const bounds = canvas.getBoundingClientRect();
      const size = picture();
      const x = (event.clientX - bounds.left) * size.width / bounds.width;
      const y = (event.clientY - bounds.top) * size.height / bounds.height;
      let best = -1, area = Infinity;
      map()[0].forEach(([, , , left, top, width, height], index) => {
        if (x < left || y < top || x > left + width || y > top + height || width * height > area) return;
        [best, area] = [index, width * height];
      });
      return best;
    };
    canvas.addEventListener("pointermove", event => { if (event.pointerType === "mouse" && !isHeld) choose(under(event)); });
    canvas.addEventListener("pointerleave", event => { if (event.pointerType === "mouse" && !isHeld) choose(-1); });
    canvas.addEventListener("click", event => {
      const index = under(event);
      isHeld = !(isHeld && index === chosen) && index >= 0;
      choose(isHeld ? index : -1, true);
    });
    tree.addEventListener("keydown", event => {
      const steps = { ArrowDown: 1, ArrowUp: -1, Home: -1e6, End: 1e6 };
      if (!(event.key in steps)) { if (event.key === "Escape") choose(-1); return; }
      event.preventDefault();
      event.stopPropagation();
      choose(Math.min(Math.max(0, chosen + steps[event.key]), map()[0].length - 1), true);
    });
    const named = decodeURIComponent(location.hash.slice(1));
    const wanted = all("[data-variant]", part).findIndex(button => button.textContent === named);
    variant = Math.max(0, wanted);
    show();
    return {
      v: () => setVariant(variant + 1), b: () => toggle("borders"), a: () => toggle("spoken"),
      d: () => setAppearance(appearance === "dark" ? "light" : "dark"),
      follow: () => { if (!store.get("appearance")) { appearance = theme(); show(); } },
    };
  };

  const copy = async button => {
    const text = button.closest(".listing").querySelector("code").textContent;
    try { await navigator.clipboard.writeText(text); } catch {
      const area = element("textarea", { value: text });
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    button.textContent = "Copied";
    say("Copied");
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  };

  document.addEventListener("DOMContentLoaded", () => {
    const base = document.body.dataset.base;
    const input = $("#search");
    link();
    search(input, base);
    const main = $("#main");
    const row = Number(main.dataset.row);
    if ($("#side")) listSide($("#side"), base, row);
    const part = $(".figure");
    const keys = part ? figure(part) : {};
    const switchTheme = () => {
      const next = theme() === "dark" ? "light" : "dark";
      root.dataset.theme = next;
      store.set("theme", next);
      keys.follow?.();
      say(next === "dark" ? "Dark page" : "Light page");
    };
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => keys.follow?.());
    $("#theme").addEventListener("click", switchTheme);
    $("#keys").addEventListener("click", () => $("#help").showModal());
    for (const button of all(".copy")) button.addEventListener("click", () => copy(button));
    const go = selector => { const a = $(selector); if (a) location.href = a.href; };
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || /^(input|textarea|select)$/i.test(event.target.tagName)) return;
      if (event.key.startsWith("Arrow")) { if (walkCards(event)) event.preventDefault(); return; }
      const actions = {
        "/": () => { input.focus(); input.select(); }, "?": () => $("#help").showModal(), t: switchTheme,
        j: () => go("[rel=next]"), k: () => go("[rel=prev]"), i: () => { location.href = base + "index.html"; },
        c: () => { const button = $(".copy"); if (button) copy(button); },
        v: keys.v, b: keys.b, a: keys.a, d: keys.d,
      };
      const action = actions[event.key];
      if (action) { event.preventDefault(); action(); }
    });
    /* Where the tool serves the site, it tells when there is another one. */
    if (window.galleryEvents) new EventSource(base + "events").addEventListener("message", () => location.reload());
  });
})();
