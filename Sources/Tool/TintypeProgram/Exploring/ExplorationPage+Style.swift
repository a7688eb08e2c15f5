extension ExplorationPage {
  /// The style of the figure; nothing of it reaches beyond it.
  static let style = """
    .tintype-explore{--tx-ground:#fff;--tx-text:#1d1d1f;--tx-soft:#5c5c61;--tx-line:#8a8a90;--tx-mark:#0058c7;--tx-tint:rgba(0,88,199,.14);--tx-served:rgba(0,120,60,.16);--tx-served-line:#00703a;\
    box-sizing:border-box;max-width:100%;margin:0;padding:12px;color:var(--tx-text);background:var(--tx-ground);\
    font:15px/1.4 system-ui,sans-serif;color-scheme:light;text-align:start}
    .tintype-explore[data-appearance=dark]{--tx-ground:#000;--tx-text:#f2f2f4;--tx-soft:#aeaeb4;--tx-line:#85858c;--tx-mark:#5eabff;--tx-tint:rgba(94,171,255,.24);--tx-served:rgba(70,210,130,.24);--tx-served-line:#46d282;color-scheme:dark}
    @media(prefers-color-scheme:dark){.tintype-explore[data-appearance=both]{--tx-ground:#000;--tx-text:#f2f2f4;--tx-soft:#aeaeb4;--tx-line:#85858c;--tx-mark:#5eabff;--tx-tint:rgba(94,171,255,.24);--tx-served:rgba(70,210,130,.24);--tx-served-line:#46d282;color-scheme:dark}}
    body:has(>.tintype-explore:only-child){margin:0;background:#fff}
    body:has(>.tintype-explore[data-appearance=dark]:only-child){background:#000}
    @media(prefers-color-scheme:dark){body:has(>.tintype-explore[data-appearance=both]:only-child){background:#000}}
    .tintype-explore *{box-sizing:border-box}
    .tintype-explore p{margin:0}
    .tintype-explore .tx-bar{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center}
    .tintype-explore label{display:flex;align-items:center;gap:8px;min-height:44px}
    .tintype-explore .tx-length{flex:1 1 220px;max-width:480px}
    .tintype-explore input{flex:1;min-width:60px;height:32px;margin:0;accent-color:var(--tx-mark)}
    .tintype-explore output{min-width:5ch;text-align:end;font-variant-numeric:tabular-nums}
    .tintype-explore select,.tintype-explore button{font:inherit;color:inherit;background:var(--tx-ground);border:1px solid var(--tx-line);border-radius:6px;min-height:36px;padding:2px 10px}
    .tintype-explore button:disabled{color:var(--tx-line)}
    .tintype-explore :focus-visible{outline:3px solid var(--tx-mark);outline-offset:1px}
    .tintype-explore .tx-answer{min-height:2.8em;padding:4px 0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
    .tintype-explore .tx-answer b{font-weight:600}
    .tintype-explore .tx-live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .tintype-explore .tx-stage{position:relative;margin:4px 0 16px;overflow:visible;isolation:isolate}
    .tintype-explore .tx-picture{display:block;overflow:visible}
    .tintype-explore .tx-offer{stroke:var(--tx-line);stroke-width:1;stroke-dasharray:5 4;vector-effect:non-scaling-stroke;pointer-events:none}
    .tintype-explore .tx-views button{position:absolute;min-height:0;margin:0;padding:0;border:0;border-radius:0;background:none;cursor:default;font-size:0}
    .tintype-explore .tx-views [data-at=parent]{box-shadow:0 0 0 1px var(--tx-line)}
    .tintype-explore .tx-views [data-at=served]{background:var(--tx-served);box-shadow:inset 0 0 0 1.5px var(--tx-served-line)}
    .tintype-explore .tx-views [data-at=here]{background:var(--tx-tint);box-shadow:0 0 0 2px var(--tx-mark)}
    .tintype-explore .tx-handle{position:absolute;touch-action:none;z-index:2}
    .tintype-explore .tx-handle-width{width:32px;margin-left:-6px;cursor:ew-resize;touch-action:pan-y}
    .tintype-explore .tx-handle-height{height:32px;margin-top:-6px;cursor:ns-resize}
    .tintype-explore .tx-handle::after{content:"";position:absolute;background:var(--tx-mark);border-radius:3px}
    .tintype-explore .tx-handle-width::after{left:8px;width:6px;top:50%;height:40px;max-height:100%;transform:translateY(-50%)}
    .tintype-explore .tx-handle-height::after{top:8px;height:6px;left:50%;width:40px;max-width:100%;transform:translateX(-50%)}
    .tintype-explore .tx-steps{border-top:1px solid var(--tx-line);padding:8px 0;margin-top:8px}
    .tintype-explore [hidden]{display:none}
    .tintype-explore .tx-list{list-style:none;margin:4px 0;padding:0;color:var(--tx-soft)}
    .tintype-explore .tx-list li{padding:2px 8px;border-inline-start:3px solid transparent}
    .tintype-explore .tx-list [aria-current]{color:var(--tx-text);border-inline-start-color:var(--tx-mark)}
    .tintype-explore .tx-stack{font-weight:600}
    .tintype-explore figcaption{color:var(--tx-soft);font-size:13px;margin-top:8px}
    .tintype-explore .tx-hint::before{content:". "}
    @media(prefers-reduced-motion:no-preference){.tintype-explore .tx-views button{transition:background-color .12s}}
    @media(forced-colors:active){.tintype-explore .tx-views [data-at=here]{outline:3px solid Highlight}.tintype-explore .tx-views [data-at=served]{outline:2px dashed CanvasText}.tintype-explore .tx-handle::after{background:CanvasText}}
    @media print{.tintype-explore .tx-bar,.tintype-explore .tx-handle{display:none}}
    """
}
