const token = new URLSearchParams(location.search).get("token") || "";
const decided = { accepted: 0, rejected: 0 }, past = [];
async function send(what, paths) {
  const answer = await fetch(what, { method: "POST", headers: { "Content-Type": "application/json", "X-Tintype-Token": token }, body: JSON.stringify({ paths }) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
const complain = error => { $("summary").textContent = String(error.message || error); };
// What the server says waits is what the page shows; the next cause comes where one is done.
function take(next) {
  const old = new Set(data.entries.map(e => e.path)), before = entry(), at = state.current, title = before && before.cause >= 0 ? causeTitle(before.cause) : null;
  const folded = new Set([...state.folded].map(causeTitle));
  data.entries = next.entries; data.causes = next.causes; data.summary = next.summary;
  state.folded = new Set(data.causes.map((cause, i) => i).filter(i => folded.has(data.causes[i])));
  $("summary").textContent = data.summary;
  $("undo").disabled = !next.canUndo;
  filter();
  // What was taken back is looked at again.
  const back = state.shown.findIndex(e => e.cause >= 0 && !old.has(e.path));
  if (back >= 0) return select(back);
  if (!before || state.shown.some(e => e.path === before.path)) return;
  const same = state.shown.findIndex((e, i) => i >= at && e.cause >= 0 && causeTitle(e.cause) === title);
  select(same >= 0 ? same : Math.min(at, state.shown.length - 1));
}
async function act(what, paths) {
  const count = data.entries.length;
  try {
    const next = await send(what, paths);
    if (what === "undo") { const last = past.pop(); if (last) decided[last.kind] -= last.count; }
    else past.push({ kind: what + "ed", count: count - next.entries.length }), decided[what + "ed"] += count - next.entries.length;
    take(next);
  } catch (error) { complain(error); }
}
function decisions() {
  const e = entry(), waits = e && e.cause >= 0, same = waits ? data.entries.filter(other => other.cause === e.cause) : [];
  $("decide").hidden = !waits; $("take").disabled = !(waits && e.canAccept);
  $("takeGroup").hidden = same.length < 2;
  $("takeGroup").replaceChildren(`Accept all ${same.length} of this cause `, element("kbd", { textContent: "A" }));
  $("emptyTitle").textContent = "All reviewed";
  $("emptyText").textContent = `${decided.accepted} accepted, ${decided.rejected} rejected. Undo takes the last decision back, Finish ends the review.`;
}
const decide = what => { const e = entry(); if (e && e.cause >= 0) return act(what, [e.path]); };
acceptCause = cause => act("accept", data.entries.filter(e => e.cause === cause && e.canAccept).map(e => e.path));
const finish = async () => { try { await send("finish", []); } catch {} document.body.replaceChildren(element("p", { id: "ended", textContent: "The review has ended. You can close this page." })); };
canDecide = true;
$("review").hidden = $("decisionKeys").hidden = false;
$("take").onclick = () => decide("accept"); $("drop").onclick = () => decide("reject");
$("takeGroup").onclick = () => acceptCause(entry().cause); $("undo").onclick = () => act("undo", []); $("finish").onclick = finish;
const plainShow = show;
show = () => { plainShow(); decisions(); };
// Passed snapshots are listed when somebody asks, and read when one is looked at.
$("showPassed").hidden = data.passedCount === 0;
$("showPassed").onclick = async () => {
  try {
    if (data.passed.length === 0) data.passed = (await send("passed", [])).paths.map(path => ({ path, name: path.split("/").pop(), test: "", position: "", kind: "passed", kindTitle: "passed", cause: -1,
      canAccept: false, message: "", accept: "", changes: [], consequences: [], elsewhere: [], figures: "", boxes: [], lines: [], images: {}, isAbsent: true }));
    showPassed(!state.passed);
  } catch (error) { complain(error); }
};
load = async e => {
  try { Object.assign(e, await send("reference", [e.path]), { isAbsent: false }); } catch (error) { complain(error); e.isAbsent = false; return; }
  list(); if (entry() === e) show();
};
addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open || event.target.matches("input[type=search]")) return;
  const keys = { a: () => decide("accept"), r: () => decide("reject"), A: () => entry() && entry().cause >= 0 && acceptCause(entry().cause), u: () => act("undo", []) };
  if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
});
filter();
