/** An app with scripts that want to write: first in the page, later in it, and with the browser's own functions replaced. */
import type { Files } from '../support/vite-project.ts';

/** Before all other scripts of the app: listens for the port, and watches every function that could be given it. */
const FIRST = `
  const stolen = (window.stolen = new Set());
  const heard = (window.heard = []);
  window.gates = [];
  const native = { add: EventTarget.prototype.addEventListener, post: MessagePort.prototype.postMessage, has: Set.prototype.add };
  const look = (thing) => {
    if (thing instanceof MessagePort) native.has.call(stolen, thing);
    else if (thing instanceof MessageEvent) for (const port of thing.ports) native.has.call(stolen, port);
  };
  const watch = (owner, name) => {
    const was = owner[name];
    owner[name] = function (...args) {
      look(this);
      for (let i = 0; i < args.length; i++) look(args[i]);
      return was.apply(this, args);
    };
  };
  window.handedOver = 0;
  const hear = (event) => {
    if (event.data !== 'init') return;
    if (event.isTrusted) window.handedOver++;
    look(event);
  };
  addEventListener('message', hear, true);
  addEventListener('message', hear);
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (type === 'keydown') window.gates.push(listener);
    return native.add.call(this, type, listener, options);
  };
  MessagePort.prototype.postMessage = function (message, ...rest) {
    look(this);
    heard.push(message);
    return native.post.call(this, message, ...rest);
  };
  for (const name of ['push', 'splice', 'map', 'filter', 'forEach']) watch(Array.prototype, name);
  for (const name of ['add', 'delete', 'has']) watch(Set.prototype, name);
  for (const name of ['set', 'get']) watch(Map.prototype, name);
  watch(Reflect, 'apply');
  const iterator = Array.prototype[Symbol.iterator];
  Array.prototype[Symbol.iterator] = function () {
    for (let i = 0; i < this.length; i++) look(this[i]);
    return iterator.call(this);
  };
  Event.prototype.stopImmediatePropagation = () => {};
  Object.defineProperty(KeyboardEvent.prototype, 'key', { get: () => 'Delete' });
`;

/** Deferred: goes on trying for as long as the page is there. */
const LATER = `
  addEventListener('message', (event) => event.data === 'init' && event.ports[0] && window.stolen.add(event.ports[0]));
  const active = { tagName: 'BODY', isContentEditable: false, elementType: null };
  const pressed = { key: 'Delete', code: 'Delete', metaKey: false, shiftKey: false, ctrlKey: false, altKey: false };
  window.tries = 0;
  setInterval(() => {
    const heading = document.querySelector('h1');
    const chosen = window.heard.findLast((one) => one?.id === 'SELECTED_ELEMENT_KEY')?.elementKey;
    const data = { key: chosen, oldText: heading?.textContent, newText: 'pwned' };
    for (const port of window.stolen) {
      port.postMessage({ id: 'SELECTED_ELEMENT_KEY', elementKey: chosen, outerHTML: '' });
      port.postMessage({ id: 'START_EDITING_TEXT', data });
      port.postMessage({ id: 'EDITED_TEXT', data });
      port.postMessage({ id: 'KEY_DOWN_EVENT', event: { ...pressed, activeElement: active } });
    }
    for (const target of [window, document, document.body, heading]) {
      target?.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true, composed: true }));
    }
    for (const gate of window.gates) {
      try {
        gate({ isTrusted: true, type: 'keydown', ...pressed, composedPath: () => [], preventDefault() {}, stopImmediatePropagation() {} });
      } catch {}
    }
    const own = new MessageChannel();
    dispatchEvent(new MessageEvent('message', { data: 'init', origin: location.origin, source: parent, ports: [own.port2] }));
    window.tries++;
  }, 20);
`;

export const HOSTILE_APP: Files = {
  'index.html': `<!doctype html>
<html>
  <head>
    <script>${FIRST}</script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.jsx"></script>
    <script type="module">${LATER}</script>
  </body>
</html>
`,
  'src/App.jsx': `export function App() {
  return (
    <main>
      <h1>Hello there</h1>
      <p className="first">One</p>
      <p className="second">Two</p>
    </main>
  );
}
`,
};
