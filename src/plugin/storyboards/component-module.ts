/**
 * The module that takes the place of the app's entry and renders one component. It accepts its own updates, so that one that a
 * component's module hands on ends here and never reloads the app's pages.
 */
import { componentName, LACKS, PROPS_EVENT, type ShownComponent } from '../../protocol/component-page.ts';

export interface ModuleParts extends ShownComponent {
  /** absolute, of the component's file */
  path: string;
  /** ids of style sheets */
  styles: readonly string[];
  /** absolute path of the set-up file, null without one */
  setup: string | null;
}

export function componentModule({ file, exportName, props = {}, path, styles, setup }: ModuleParts): string {
  const text = (value: unknown) => JSON.stringify(value);
  return `import { Component, createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
${styles.map((id) => `import ${text(id)};\n`).join('')}
const file = ${text(file)};
const exportName = ${text(exportName)};
const name = ${text(componentName({ file, exportName }))};
const hasSetup = ${setup !== null};
const data = import.meta.hot?.data ?? {};
const PROVIDER = ${LACKS.provider};
const PROP = ${LACKS.prop};
${VIEW}
async function load() {
  const shown = await import(${text(path)});
  if (!(exportName in shown)) throw new Plain(noExport(Object.keys(shown)));
  if (!isComponent(shown[exportName])) throw new Plain(file + ' exports ' + exportName + ', but it is no component.');
  const element = h(shown[exportName], data.props);
  ${setup === null ? 'return element;' : `return inSetup((await import(${text(setup)})).default, element);`}
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

// What an update of this module keeps: also the props, which may be others than those of its id.
data.root ??= createRoot(document.getElementById('root') ?? document.body.appendChild(document.createElement('div')));
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
await show();
import.meta.hot?.accept();
`;
}

/** What the page shows in place of a component that throws. */
const VIEW = `
/** An error whose message says all. */
class Plain extends Error {}

const isComponent = (value) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

const noExport = (names) =>
  file + ' has no export ' + exportName + '. ' + (names.length > 0 ? 'It exports ' + names.join(', ') + '.' : 'It exports nothing.');

function inSetup(Setup, element) {
  if (!isComponent(Setup)) throw new Plain('.visual-edit/setup has no component as its default export. Write: export default ({ children }) => <>{children}</>;');
  return h(Setup, null, element);
}

function hintOf(message) {
  if (PROVIDER.test(message))
    return (hasSetup ? 'It may need another provider around it: add it to ' : 'It may need a provider around it. Create ') +
      '.visual-edit/setup.tsx' + (hasSetup ? '.' : ' with a default export such as ({ children }) => <Provider>{children}</Provider>.');
  if (PROP.test(message))
    return 'A prop may be missing: select this frame by its title, and set it in the inspector.';
  return null;
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
  componentDidCatch() {
    data.hasThrown = true;
  }
  render() {
    return this.state.failed ? h(Problem, this.state) : this.props.children;
  }
}
`;
