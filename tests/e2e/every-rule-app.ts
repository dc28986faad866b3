/** An app whose style sheets hold a rule of every kind that the cascade knows. */
import type { Files } from '../support/vite-project.ts';

const APP = `import './layers.css';
import './app.css';

export function App() {
  return (
    <main className="page" data-kind="all">
      <section className="card wide" id="one" style={{ padding: '3px' }}>
        <h2 className="title">One</h2>
        <p>
          Some <b className="strong">words</b>
        </p>
      </section>
      <section className="card">
        <h2 className="title">Two</h2>
        <button className="button" disabled>
          Off
        </button>
        <button className="button">On</button>
      </section>
    </main>
  );
}
`;

const LAYERS = `@layer reset, parts;
@import './imported.css' layer(parts.imported);
@layer parts { .card { padding: 1px; } }
@layer reset { #one.card { padding: 2px !important; } * { margin: 0; } }
@layer { .card { margin: 4px; } }
.card { color: rgb(1, 1, 1); }
`;

const IMPORTED = '.card { border: 1px solid; } .title { font-size: 21px; }\n';

const CSS = `.page { container: page / inline-size; line-height: 20px; }
:where(.page) .title { color: red; }
:is(.card, #none) .title { color: blue; }
h2.title { color: green; }
.card .title, .card b { letter-spacing: 1px; }
@media (min-width: 1px) { .title { word-spacing: 1px; } }
@media (max-width: 1px) { .title { word-spacing: 9px; } }
@media print { .title { color: black; } }
@supports (display: grid) { .card { display: grid; } }
@supports (display: nothing) { .card { display: none; } }
@container page (min-width: 100px) { .card { gap: 2px; } }
@container page (max-width: 100px) { .card { gap: 9px; } }
@container (min-width: 100px) { .page { gap: 9px; } }
@scope (.wide) to (.strong) { p { text-align: right; } }
.card {
  text-transform: none;
  &.wide { text-transform: uppercase; }
  > .title { text-indent: 1px; @media (min-width: 1px) { text-indent: 2px; } }
  .page & { visibility: visible; }
  white-space: normal;
}
.title { color: pink !important; }
.title { color: grey; }
.button:hover { color: red; }
.button:not(:disabled) { cursor: pointer; }
.button:disabled { cursor: wait; }
[data-kind="all"] > * { orphans: 3; }
section:first-child { widows: 4; }
section:nth-child(2 of .card) { widows: 5; }
.card:has(> .button) { quotes: none; }
.card::before { content: "x"; }
@starting-style { .card { opacity: 0; } }
.title:unknown-thing { color: red; }
@keyframes turn { from { rotate: 0deg; } }
`;

export const EVERY_RULE_APP: Files = {
  'src/App.jsx': APP,
  'src/layers.css': LAYERS,
  'src/imported.css': IMPORTED,
  'src/app.css': CSS,
};
