extension WatchPage {
  /// How pages look, in light and in dark, from the width of a telephone on.
  static let style = """
    :root {
      --back: #fbfbfd; --card: #fff; --ink: #1d1d1f; --soft: #5f5f66; --line: #e2e2e8; --code: #f4f4f7;
      --tint: #0a5dc2; --bad: #b3261e; --badBack: #fdecea; --note: #8a5a00; --good: #1a7f37;
      color-scheme: light dark;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #161618; --card: #1e1e21; --ink: #ececf0; --soft: #a3a3ab; --line: #36363b; --code: #232327;
        --tint: #6cb0ff; --bad: #ff8a80; --badBack: #3a1d1c; --note: #e7b35a; --good: #5fd07f;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4rem; overflow-anchor: none; }
    body {
      margin: 0; background: var(--back); color: var(--ink); overflow-wrap: break-word;
      font: 17px/1.6 system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
    }
    :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; border-radius: 6px; }
    #page:focus { outline: none; }
    a { color: var(--tint); text-underline-offset: .15em; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .25rem .75rem; z-index: 3; }
    .bar {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem;
      padding: .5rem max(1rem, calc(50vw - 29rem)); background: var(--card); border-bottom: 1px solid var(--line);
      font-size: .8125rem; line-height: 1.4;
    }
    .bar p { margin: 0; }
    .path { font-weight: 600; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 100%; }
    .tools { display: flex; gap: .5rem; margin-left: auto; }
    button, summary {
      font: inherit; color: inherit; background: var(--code); border: 1px solid var(--line); border-radius: 8px;
      padding: .3rem .7rem; cursor: pointer; min-height: 2rem;
    }
    summary { list-style: none; display: inline-flex; align-items: center; }
    summary::-webkit-details-marker { display: none; }
    button[aria-pressed=true] { background: var(--tint); border-color: var(--tint); color: var(--card); }
    kbd { font: 600 .75em ui-monospace, monospace; opacity: .75; margin-left: .25em; }
    #status { display: flex; align-items: center; gap: .4rem; flex: 0 1 auto; min-width: 0; color: var(--soft); }
    #status span { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
    #status::before { content: ""; flex: none; width: .6rem; height: .6rem; border-radius: 50%; background: var(--good); }
    #status[data-state=working]::before { background: var(--note); }
    #status[data-state=broken], #status[data-state=gone] { color: var(--bad); flex-basis: 100%; }
    #status[data-state=broken]::before, #status[data-state=gone]::before { background: var(--bad); }
    .pages { position: relative; }
    .pages nav {
      position: absolute; top: calc(100% + .5rem); left: 0; width: min(24rem, calc(100vw - 2rem)); max-height: 70vh; overflow: auto;
      background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .5rem;
      box-shadow: 0 8px 24px rgb(0 0 0 / .18);
    }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav a { display: block; padding: .5rem .75rem; border-radius: 8px; text-decoration: none; color: var(--ink); }
    nav a:hover, nav a[aria-current] { background: var(--code); }
    nav small { display: block; color: var(--soft); }
    .front nav li + li { border-top: 1px solid var(--line); }
    #page { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 50vh; }
    .block > * { max-width: 44rem; }
    .block > .fence { max-width: none; }
    .explored { display: block; width: 100%; height: 30rem; resize: vertical; border: 1px solid var(--line); border-radius: 10px; margin: .75rem 0; }
    h1 { font-size: 2.125rem; line-height: 1.2; letter-spacing: -.02em; margin: 1rem 0; }
    h2 { font-size: 1.5rem; line-height: 1.3; margin: 2.5rem 0 .75rem; letter-spacing: -.01em; }
    h3 { font-size: 1.1875rem; margin: 2rem 0 .5rem; }
    p, ul, ol, blockquote, table { margin: .75rem 0; }
    blockquote { border-left: 3px solid var(--line); padding-left: 1rem; color: var(--soft); margin-left: 0; }
    img { max-width: 100%; }
    table { border-collapse: collapse; display: block; overflow-x: auto; }
    th, td { border: 1px solid var(--line); padding: .35rem .75rem; text-align: left; }
    hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0; }
    code { font: .875em/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; background: var(--code); border-radius: 4px; padding: .1em .3em; }
    pre { background: var(--code); border-radius: 10px; padding: .75rem 1rem; overflow-x: auto; margin: 1rem 0; }
    pre code { background: none; padding: 0; font-size: .8125rem; }
    .html { color: var(--soft); font-style: italic; white-space: pre-wrap; }
    .fence {
      margin: 1.25rem 0; border: 1px solid var(--line); border-radius: 14px; background: var(--card); overflow: hidden;
    }
    .fence[data-state=broken] { border-color: var(--bad); }
    .fence .code { margin: 0; border-radius: 0; padding: .75rem 0; }
    .fence .code code { display: block; width: max-content; min-width: 100%; }
    .line { display: block; padding: 0 1rem 0 0; white-space: pre; }
    .line::before {
      content: attr(data-line); display: inline-block; width: 3rem; padding-right: .9rem; text-align: right;
      color: var(--soft); opacity: .75; user-select: none;
    }
    .line.bad { background: var(--badBack); }
    .message {
      display: block; position: sticky; left: 0; width: fit-content; max-width: min(100%, 100vw - 3rem); white-space: pre-wrap; color: var(--bad); background: var(--badBack);
      padding: .25rem 1rem .4rem 3rem; font-family: system-ui, sans-serif; font-weight: 600; border-radius: 0 0 8px 0;
    }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; padding: 1rem; border-top: 1px solid var(--line); }
    .picture { margin: 0; min-width: 0; max-width: 100%; flex: 1 1 16rem; display: flex; flex-direction: column; }
    .stage {
      flex: 1; display: flex; align-items: center; justify-content: center; padding: 1.25rem; border-radius: 10px; border: 1px solid var(--line);
      background: #fff;
    }
    .dark .stage { background: #000; }
    .stage img { height: auto; max-width: 100%; flex: none; }
    .stage .borders, .stage .explained { display: none; }
    [data-overlay=borders] .stage:has(.borders) img, [data-overlay=explained] .stage:has(.explained) img { display: none; }
    [data-overlay=borders] .stage img.borders, [data-overlay=explained] .stage img.explained { display: block; }
    figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-size: .8125rem; color: var(--soft); padding: .4rem .2rem 0; }
    .size { font-variant-numeric: tabular-nums; }
    .caption, .note, .wait { margin: 0; padding: 0 1rem .75rem; font-size: .875rem; color: var(--soft); }
    .wait { padding-top: .75rem; }
    .note { color: var(--note); }
    .fence[data-state=broken] img { filter: grayscale(1); opacity: .55; }
    .fence[data-state=working] img { opacity: .6; }
    #problems { max-width: 60rem; margin: 1rem auto 0; padding: .75rem 1rem; background: var(--badBack); color: var(--bad); border-radius: 10px; }
    #problems p { margin: .25rem 0; }
    @media (prefers-reduced-motion: no-preference) { .stage img { transition: opacity .15s; } }
    @media (hover: none) { kbd { display: none; } }
    @media (max-width: 40rem) {
      body { font-size: 16px; }
      h1 { font-size: 1.75rem; }
      .line { padding-right: .75rem; }
      .line::before { width: 2.4rem; padding-right: .6rem; }
      .message { padding-left: 1rem; }
      .pictures { padding: .75rem; }
      .pages { position: static; }
      .pages nav { left: 1rem; right: 1rem; width: auto; }
    }
    """
}
