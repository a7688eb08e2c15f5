"use strict";
for (const root of document.querySelectorAll(".tintype-steps:not([data-state])")) {
  const find = name => root.querySelector(".ts-" + name);
  const steps = [...root.querySelectorAll("li")];
  const lines = [...root.querySelectorAll(".ts-code span")];
  let here = 0;
  let timer = 0;
  const show = next => {
    here = Math.min(Math.max(next, 0), steps.length - 1);
    steps.forEach((step, n) => step.classList.toggle("ts-here", n === here));
    const { view, child } = steps[here].dataset;
    lines.forEach((line, n) => {
      line.classList.toggle("ts-view", view === String(n) && child !== view);
      line.classList.toggle("ts-child", child === String(n));
    });
    find("count").textContent = here + 1 + " of " + steps.length;
    find("back").disabled = here === 0;
    find("next").disabled = here === steps.length - 1;
  };
  const rest = () => {
    clearTimeout(timer);
    timer = 0;
    find("play").textContent = "Play";
  };
  const wait = () => {
    timer = setTimeout(() => {
      if (here === steps.length - 1) return rest();
      show(here + 1);
      wait();
    }, 1000 * steps[here].dataset.seconds);
  };
  const go = next => { rest(); show(next); };
  find("back").onclick = () => go(here - 1);
  find("next").onclick = () => go(here + 1);
  find("play").onclick = () => {
    if (timer) return rest();
    if (here === steps.length - 1) show(0);
    find("play").textContent = "Pause";
    wait();
  };
  root.addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: steps.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  });
  find("bar").hidden = false;
  root.dataset.state = "ready";
  show(0);
  /* A frame around the page hears how high it is: see the guide to explorable views. */
  if (parent !== window && document.body.children.length === 1) {
    const tell = () => parent.postMessage({ tintypeHeight: Math.ceil(root.getBoundingClientRect().bottom + scrollY) }, "*");
    new ResizeObserver(tell).observe(root);
  }
}
