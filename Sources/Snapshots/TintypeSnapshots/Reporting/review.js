const token = new URLSearchParams(location.search).get("token") || "";
async function send(what, paths) {
  const answer = await fetch(what, { method: "POST", headers: { "Content-Type": "application/json", "X-Tintype-Token": token }, body: JSON.stringify({ paths }) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
// What the server says waits is what the page shows.
function take(next) {
  data.entries = next.entries; data.summary = next.summary;
  $("summary").textContent = data.summary;
  $("undo").disabled = !next.canUndo;
  filter(); group();
}
async function act(what, paths) {
  try { take(await send(what, paths)); } catch (error) { $("summary").textContent = String(error.message || error); }
}
function group() {
  const e = entry(), same = e ? data.entries.filter(other => other.cause === e.cause) : [];
  $("decide").hidden = !e; $("take").disabled = !(e && e.canAccept);
  $("takeGroup").hidden = same.length < 2;
  $("takeGroup").textContent = `Accept all ${same.length} of this cause (A)`;
}
const decide = what => { const e = entry(); if (e) return act(what, [e.path]); };
const decideGroup = () => { const e = entry(); if (e) return act("accept", data.entries.filter(other => other.cause === e.cause && other.canAccept).map(other => other.path)); };
const finish = async () => { try { await send("finish", []); } catch {} document.body.replaceChildren(element("p", { id: "ended", textContent: "The review has ended; this page can be closed." })); };
$("review").hidden = false;
$("take").onclick = () => decide("accept"); $("drop").onclick = () => decide("reject");
$("takeGroup").onclick = decideGroup; $("undo").onclick = () => act("undo", []); $("finish").onclick = finish;
const plainShow = show;
show = () => { plainShow(); group(); };
addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open || event.target.matches("input[type=search]")) return;
  const keys = { a: () => decide("accept"), r: () => decide("reject"), A: decideGroup, u: () => act("undo", []) };
  if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
});
group();
