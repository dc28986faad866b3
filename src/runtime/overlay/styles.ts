/** Colours, stacking and text of the overlay. The shadow root separates its styles from the page's. */

/** A line colour and a darker background for labels, on which white text has a contrast of at least 4.5:1. */
export const TONES = {
  primary: { line: '#4597F7', ground: '#1c6dd0' },
  component: { line: '#6183e4', ground: '#4a68c8' },
  ai: { line: '#6858f5', ground: '#5b4be0' },
  distance: { line: '#f04438', ground: '#d92d20' },
  aiComponent: { line: '#5246C2', ground: '#5246C2' },
} as const;
export type Tone = keyof typeof TONES;

const OVERLAY_Z = 2000000004;

const toneRules = Object.entries(TONES)
  .map(([tone, { line, ground }]) => `[data-tone="${tone}"]{--line:${line};--ground:${ground}}`)
  .join('\n');

/** Rules of the page for every element (`* { … }`) also match the host: `!important` keeps them off. */
export const OVERLAY_CSS = `
:host {
  all: initial !important; position: fixed !important; inset: 0 !important; display: block !important; overflow: hidden !important;
  pointer-events: none !important; z-index: ${OVERLAY_Z} !important; contain: strict !important; zoom: var(--z, 1) !important;
  cursor: inherit !important;
}
${toneRules}
.box, .tag { position: absolute; left: 0; top: 0; box-sizing: border-box; }
[hidden] { display: none !important; }
.box[data-kind="selected"], .box[data-kind="multi"], .box[data-kind="hover"], .box[data-kind="group"] { z-index: 2000000002; box-shadow: inset 0 0 0 var(--w) var(--line); }
.box[data-kind="secondary"] { z-index: 2000000001; box-shadow: inset 0 0 0 calc(var(--w) / 2) var(--line); }
.box[data-weak] { opacity: 0.3; }
.box[data-kind="typing"] { z-index: 2000000002; outline: var(--w) dashed var(--line); outline-offset: calc(2 * var(--w)); }
.box[data-kind="child"] { z-index: 2000000000; border: var(--w) dashed color-mix(in srgb, var(--line) 55%, transparent); }
.box[data-kind="move"] { z-index: 2000000003; border: var(--w) dashed var(--line);
  background: color-mix(in srgb, var(--line) 8%, transparent); }
.tag { z-index: 2000000003; height: calc(18px * var(--s)); padding: 0 calc(6px * var(--s)); white-space: nowrap;
  font: 500 calc(11px * var(--s)) / calc(18px * var(--s)) system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  color: #fff; background: var(--ground); font-variant-numeric: tabular-nums;
  max-width: calc(240px * var(--s)); overflow: hidden; text-overflow: ellipsis; -webkit-font-smoothing: antialiased; }
.tag[data-role="name"] { border-radius: calc(3px * var(--s)) calc(3px * var(--s)) 0 0; }
.tag[data-role="name"][data-side="inside"], .tag[data-role="name"][data-side="below"] {
  border-radius: 0 0 calc(3px * var(--s)) calc(3px * var(--s)); }
.tag[data-role="name"][data-component]::before { content: ""; display: inline-block; vertical-align: baseline;
  width: calc(6px * var(--s)); height: calc(6px * var(--s)); margin-right: calc(5px * var(--s));
  background: currentColor; transform: rotate(45deg) scale(0.9); border-radius: calc(1px * var(--s)); }
.tag[data-role="size"], .tag[data-role="distance"] { border-radius: calc(3px * var(--s)); }
.tag[data-role="button"] { height: calc(24px * var(--s)); line-height: calc(24px * var(--s)); padding: 0 calc(9px * var(--s));
  border-radius: calc(5px * var(--s)); box-shadow: 0 1px 2px rgb(0 0 0 / 0.25), 0 0 0 0.5px rgb(255 255 255 / 0.35); }
.tag[data-away] { visibility: hidden; }
.tag[data-role="button"][data-over] { filter: brightness(1.12); }
.box[data-kind="distance"] { z-index: 2000000003; background: var(--line); min-width: var(--w); min-height: var(--w); }
.box[data-kind="drop"] { z-index: 2000000003; min-width: calc(2 * var(--w)); min-height: calc(2 * var(--w));
  background: var(--line); border-radius: var(--w); margin: calc(-1 * var(--w)) 0 0 calc(-1 * var(--w)); }
.box[data-kind="shield"] { pointer-events: auto; z-index: 1; }
`;
