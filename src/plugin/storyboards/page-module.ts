/**
 * The module that takes the place of the app's entry: it renders one element, or says why it cannot. It accepts its own updates:
 * updates that bubble up from a module of the project stop here, and never reload the app's pages.
 */
import { componentName, LACKS, PROPS_EVENT, type ShownComponent } from '../../protocol/component-page.ts';

export interface PageModuleParts extends ShownComponent {
  /** ids of style sheets */
  styles: readonly string[];
  /** the body of an async function that returns the element. It may throw `Plain`, an error that is shown as it is, without a hint */
  load: string;
  /** body of a function that lays the element out on the page; called after each render and hot update */
  arrange?: string;
  /** next steps for an error: a missing provider, and a missing prop or arg */
  hints: { provider: string; value: string };
}

export const text = (value: unknown): string => JSON.stringify(value);

export function pageModule(parts: PageModuleParts): string {
  const { file, exportName, props = {}, styles, load, arrange = '', hints } = parts;
  return `import { Component, createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
${styles.map((id) => `import ${text(id)};\n`).join('')}
const file = ${text(file)};
const exportName = ${text(exportName)};
const name = ${text(componentName({ file, exportName }))};
const hints = ${text(hints)};
const data = import.meta.hot?.data ?? {};
const PROVIDER = ${LACKS.provider};
const VALUE = ${LACKS.prop};
${VIEW}
function arrange() {${arrange}}

async function load() {
${load.trimEnd()}
}

async function show() {
  let content;
  try {
    content = await load();
  } catch (error) {
    if (!(error instanceof Plain)) reportError(error);
    content = h(Problem, { error });
  }
  data.root.render(h(Boundary, { key: data.turn }, content));
}

// Kept when this module is updated; the props may have changed since its address was made.
data.element ??= document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
data.root ??= createRoot(data.element);
data.props ??= ${text(props)};
data.turn = (data.turn ?? 0) + 1;
if (!data.show) document.addEventListener(${text(PROPS_EVENT)}, ({ detail }) => {
  data.props = detail.props;
  history.replaceState(history.state, '', detail.url);
  // The component keeps its state, unless it has thrown.
  if (data.hasThrown) data.turn++;
  data.hasThrown = false;
  data.show();
});
data.show = show;
data.arrange = arrange;
await show();
import.meta.hot?.on('vite:afterUpdate', () => data.arrange());
import.meta.hot?.accept();
`;
}

/** Shown in place of a component that throws. */
const VIEW = `
/** An error whose message says all. */
class Plain extends Error {}

const isComponent = (value) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

const noExport = (names) =>
  file + ' has no export ' + exportName + '. ' + (names.length > 0 ? 'It exports ' + names.join(', ') + '.' : 'It exports nothing.');

function hintOf(message) {
  if (PROVIDER.test(message)) return hints.provider;
  return VALUE.test(message) ? hints.value : null;
}

function Problem({ error }) {
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof Plain ? null : hintOf(message);
  const line = (style, text) => h('p', { style: { margin: '0 0 8px', ...style } }, text);
  return h('div', { role: 'alert', style: { padding: 16, font: '14px/1.5 system-ui, sans-serif', overflowWrap: 'anywhere' } },
    line({ fontWeight: 600 }, name + ' cannot be shown'),
    line({ whiteSpace: 'pre-wrap' }, message),
    hint && line({ opacity: 0.75 }, hint));
}

class Boundary extends Component {
  state = { failed: false, error: null };
  static getDerivedStateFromError(error) {
    return { failed: true, error };
  }
  componentDidMount() {
    data.arrange();
  }
  componentDidUpdate() {
    data.arrange();
  }
  componentDidCatch() {
    data.hasThrown = true;
  }
  render() {
    return this.state.failed ? h(Problem, this.state) : this.props.children;
  }
}
`;
