/// The parts of the report that are the same for every run.
enum ReportPage {
  static let html = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Snapshots</title>
    <style>/*STYLE*/</style>
    </head>
    <body>
    <header>
      <h1>Snapshots</h1>
      <p id="summary" role="status"></p>
      <span id="review" hidden><button id="takeGroup"></button><button id="undo" disabled>Undo (u)</button>
        <button id="finish">Finish</button></span>
      <button id="theme" title="Light or dark (t)" aria-label="Light or dark">◐</button>
      <button id="help" title="Keys (?)" aria-label="Keys">?</button>
    </header>
    <main>
      <nav aria-label="Failures">
        <input id="search" type="search" placeholder="Filter by name ( / )" aria-label="Filter by name">
        <div id="kinds" role="group" aria-label="Filter by kind"></div>
        <ol id="list"></ol>
        <p id="none" hidden>Nothing matches.</p>
      </nav>
      <article id="detail" hidden>
        <h2 id="name" tabindex="-1"></h2>
        <p id="why"></p>
        <p id="facts"></p>
        <div id="modes" role="tablist" aria-label="View"></div>
        <div id="tools">
          <label id="mixLabel">Mix <input id="mix" type="range" min="0" max="100" value="50"></label>
          <button id="pause">Pause</button>
          <label><input id="showBoxes" type="checkbox" checked> Boxes</label>
          <label><input id="background" type="checkbox"> Dark background</label>
          <span class="zoom">
            <button id="zoomOut" aria-label="Smaller">−</button>
            <output id="zoom">fit</output>
            <button id="zoomIn" aria-label="Larger">+</button>
          </span>
          <output id="pixel"></output>
        </div>
        <div id="stage"></div>
        <p id="decide" hidden><button id="take">Accept (a)</button> <button id="drop">Reject (r)</button></p>
        <p id="legend">In the difference, what came is <b class="came">green</b> and what went is <b class="went">red</b>.</p>
        <section id="changes"><h3>What changed</h3><ul></ul></section>
        <section id="elsewhere"><h3>Why it may not be you</h3><ul></ul></section>
        <section id="owners"><h3>Where</h3><ul></ul></section>
        <section><h3>Accept</h3><p class="command"><code id="accept"></code>
          <button id="copy">Copy</button></p></section>
        <details><summary>The whole message</summary><pre id="message"></pre></details>
      </article>
      <p id="empty" hidden>No snapshot waits.</p>
    </main>
    <dialog id="keys">
      <h2>Keys</h2>
      <dl>
        <dt>j, k</dt><dd>next, previous</dd>
        <dt>1 – 5</dt><dd>side by side, slider, onion skin, blink, difference</dd>
        <dt>+, −, 0</dt><dd>zoom in, out, fit</dd>
        <dt>b</dt><dd>boxes</dd><dt>g</dt><dd>light or dark background below the pictures</dd><dt>space</dt><dd>pause the blinking</dd>
        <dt>c</dt><dd>copy the command that accepts</dd>
        <dt>/</dt><dd>filter</dd><dt>t</dt><dd>light or dark</dd>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    <noscript><!--PLAIN--></noscript>
    <script type="application/json" id="data">/*DATA*/</script>
    <script>/*SCRIPT*/</script>
    </body>
    </html>

    """#

  static let style = #"""
    :root { color-scheme: light; --page: #fff; --panel: #f5f5f7; --ink: #1c1c1e; --soft: #62626a;
      --line: #d8d8de; --accent: #0b57d0; --bad: #c01c28; --other: #8a5a00; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark;
      --page: #161618; --panel: #202024; --ink: #ececf0; --soft: #a0a0aa; --line: #38383e;
      --accent: #8ab4f8; --bad: #ff7b72; --other: #e3b341; } }
    :root[data-theme="dark"] { color-scheme: dark; --page: #161618; --panel: #202024; --ink: #ececf0;
      --soft: #a0a0aa; --line: #38383e; --accent: #8ab4f8; --bad: #ff7b72; --other: #e3b341; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--page); }
    header { display: flex; align-items: center; gap: 12px; padding: 8px 16px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 17px; margin: 0; } #summary { margin: 0; flex: 1; color: var(--soft); }
    h2 { font-size: 18px; margin: 0 0 4px; overflow-wrap: anywhere; outline: none; }
    h3 { font-size: 13px; margin: 20px 0 4px; color: var(--soft); text-transform: uppercase; letter-spacing: .04em; }
    main { display: grid; grid-template-columns: 280px minmax(0, 1fr); min-height: calc(100vh - 50px); }
    nav { border-right: 1px solid var(--line); background: var(--panel); padding: 12px; }
    article { padding: 16px; min-width: 0; }
    button, input[type=search] { font: inherit; color: inherit; background: var(--page);
      border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px; }
    button { cursor: pointer; } button:focus-visible, input:focus-visible, a:focus-visible { outline: 2px solid var(--accent); }
    button[aria-pressed=true], button[aria-selected=true] { background: var(--accent); color: var(--page); border-color: var(--accent); }
    #search { width: 100%; } #kinds { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0; } #kinds button { font-size: 13px; }
    ol { list-style: none; margin: 0; padding: 0; }
    li > button { display: block; width: 100%; text-align: left; border-color: transparent; background: none; overflow-wrap: anywhere; }
    li > button small { display: block; color: var(--soft); }
    li > button[aria-current=true] { background: var(--page); border-color: var(--accent); }
    .came { color: #1b8e3e; } .went { color: var(--bad); } .cause { margin: 10px 0 2px; font-size: 13px; color: var(--soft); overflow-wrap: anywhere; }
    #decide { display: flex; gap: 8px; margin: 8px 0; } #review { display: inline-flex; gap: 8px; }
    #why { margin: 4px 0; font-weight: 600; overflow-wrap: anywhere; }
    .kind { color: var(--bad); } .kind.recordedElsewhere, .kind.pending, .kind.missing { color: var(--other); }
    #modes, #tools { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; margin: 8px 0; }
    #modes { gap: 6px; } .zoom { display: inline-flex; align-items: center; gap: 6px; }
    #zoom { min-width: 3.2em; text-align: center; } #pixel { font: 13px ui-monospace, monospace; color: var(--soft); }
    #stage { overflow: auto; max-height: 75vh; border: 1px solid var(--line); border-radius: 8px; padding: 12px;
      --background: #fff; --check: #e6e6ea; --mark: #c01c28; --caption: #62626a;
      background: repeating-conic-gradient(var(--check) 0 25%, var(--background) 0 50%) 0 0 / 16px 16px; touch-action: pan-x pan-y; }
    #stage[data-background=dark] { --background: #1c1c1f; --check: #2c2c31; --mark: #ff7b72; --caption: #a0a0aa; }
    #stage.side { display: flex; gap: 16px; flex-wrap: wrap; }
    figure { margin: 0; } figcaption { background: var(--background); color: var(--caption); font-size: 13px; width: max-content; padding: 0 6px; border-radius: 4px; }
    .layers { position: relative; } .layers img, figure img { display: block; image-rendering: pixelated; max-width: none; }
    .layers img + img { position: absolute; left: 0; top: 0; }
    .box { position: absolute; outline: 2px solid var(--mark); outline-offset: 1px; pointer-events: none; }
    .box span { position: absolute; left: -2px; bottom: 100%; font-size: 11px; white-space: nowrap; background: var(--mark); color: var(--background); padding: 0 4px; }
    .handle { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--accent); pointer-events: none; }
    ul { margin: 0; padding-left: 20px; } pre { overflow: auto; padding: 12px; background: var(--panel); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
    .command { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0; }
    code { font: 13px ui-monospace, monospace; background: var(--panel); padding: 4px 8px; border-radius: 6px; overflow-wrap: anywhere; }
    dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--page); color: var(--ink); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; } dt { font-family: ui-monospace, monospace; } dd { margin: 0; }
    [hidden] { display: none !important; }
    @media (max-width: 700px) {
      main { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; } nav { border-right: 0; border-bottom: 1px solid var(--line); }
      header { flex-wrap: wrap; gap: 8px; padding: 8px 12px; } h1 { flex: 1; } #summary { order: 3; flex: 1 0 100%; }
      #list { display: flex; overflow-x: auto; gap: 6px; } #list li { flex: 0 0 auto; max-width: 60vw; }
      li > button, li > button small { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      article { padding: 12px; } button { min-height: 40px; } #name { font-size: 16px; }
    }
    """#
}
