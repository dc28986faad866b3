/**
 * The app that runtime tests edit: everyday elements, and ones that compete with an editor for input. Handlers record their
 * events in `window.seen`.
 */
import type { Files } from '../support/vite-project.ts';

const APP = `import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Card } from './Card.jsx';
import './app.css';

const see = (what) => (event) => (window.seen ??= []).push(what + ':' + event.type);

export function App() {
  const [count, setCount] = useState(0);
  const [dialog, setDialog] = useState(false);
  return (
    <main className="page" onPointerDown={see('main')} onClick={see('main')} onMouseOver={see('main')} onFocus={see('main')}>
      <h1 className="heading">Hello there</h1>
      <button
        className="counter"
        onClick={(event) => {
          see('counter')(event);
          setCount(count + 1);
        }}
        onMouseEnter={see('counter')}
      >
        Count {count}
      </button>
      <a className="link" href="#away">A link</a>
      <input className="field" placeholder="name" onFocus={see('field')} onKeyDown={see('field')} />
      <button className="disabled" disabled>
        Disabled
      </button>
      <button className="through" disabled style={{ pointerEvents: 'none' }}>
        Through
      </button>
      <button className="static-button">Press me</button>
      <p className="mixed">
        Some <b className="bold">bold</b> words
      </p>
      <p className="gaps">
        Some<b className="spaced">{' '}bold{' '}</b>words
      </p>
      <div className="cards">
        <Card title="One">first</Card>
        <Card title="Two">second</Card>
        <Card title="Three">third</Card>
      </div>
      <ul className="list">
        {['a', 'b', 'c'].map((name) => (
          <li key={name} className="item">
            Item
          </li>
        ))}
      </ul>
      <iframe className="frame" title="inner" srcDoc="<p>inner</p>" />
      <svg className="drawing" width="60" height="30">
        <circle cx="15" cy="15" r="14" />
      </svg>
      <button className="with-icon" style={{ position: 'relative', width: 120, height: 40 }}>
        <svg className="icon" width="20" height="20" style={{ pointerEvents: 'none' }} viewBox="0 0 20 20">
          <circle cx="10" cy="10" r="9" />
        </svg>
        Save
        <svg className="glow" style={{ pointerEvents: 'none', position: 'absolute', inset: 0, width: 120, height: 40 }} />
      </button>
      <span className="decorated" style={{ display: 'inline-block' }}>
        <img className="decoration" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" style={{ width: 60, height: 30, pointerEvents: 'none' }} />
      </span>
      <div className="html" dangerouslySetInnerHTML={{ __html: '<em id="foreign">foreign</em><iframe id="anonymous"></iframe><noscript>x</noscript>' }} />
      <button className="opener" onClick={() => setDialog(true)}>
        Open
      </button>
      {dialog && createPortal(<Modal onClose={() => setDialog(false)} />, document.body)}
    </main>
  );
}

function Modal({ onClose }) {
  return (
    <div className="backdrop" onPointerDown={onClose}>
      <div className="modal">
        <h3 className="modal-title">Modal</h3>
      </div>
    </div>
  );
}
`;

const CARD = `import { useState } from 'react';

export function Card({ title, children }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="card" onClick={() => setOpen(!open)}>
      <h2 className="title">{title}</h2>
      <p className="body">{open ? 'open' : children}</p>
    </section>
  );
}
`;

const CSS = `body { margin: 0; font: 16px/20px sans-serif; }
.page { padding: 20px; }
.heading { color: rgb(1, 2, 3); margin: 0 0 8px; }
.heading:hover { color: rgb(200, 0, 0); }
.page { line-height: 20px; }
@media (min-width: 1px) { .heading { letter-spacing: 1px; } }
.wide { width: 300px; }
.cards { display: flex; gap: 10px; padding: 10px; }
.card { border: 1px solid; padding: 10px; width: 200px; }
.list { padding: 10px; margin: 10px 0; }
.item { height: 20px; }
.frame { width: 120px; height: 60px; border: 0; }
.backdrop { position: fixed; inset: 0; background: rgb(0 0 0 / 0.3); }
.modal { position: absolute; left: 200px; top: 200px; width: 300px; background: white; padding: 20px; }
`;

export const RUNTIME_APP: Files = { 'src/App.jsx': APP, 'src/Card.jsx': CARD, 'src/app.css': CSS };
