import fc from 'fast-check';
import type * as ReactTypes from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAGE_IDS_KEY, type PageIds } from '../../../src/protocol/runtime-config.ts';
import {
  codebaseIdOf,
  componentChain,
  fiberOf,
  installCommitHook,
  isSuspended,
  onCommit,
  startClassing,
} from '../../../src/runtime/react/index.ts';

const page = { ids: new WeakMap<object, string>() } satisfies PageIds;
Object.assign(globalThis, { [Symbol.for(PAGE_IDS_KEY)]: page, IS_REACT_ACT_ENVIRONMENT: true });

type Element = ReactTypes.ReactElement<object>;
const hookBefore = {
  calls: 0,
  onCommitFiberRoot() {
    hookBefore.calls += 1;
  },
  renderers: new Map(),
  supportsFiber: true,
  inject: () => 1,
};

let React: typeof ReactTypes;
let client: typeof import('react-dom/client');
let dom: typeof import('react-dom');
beforeAll(async () => {
  // Somebody else's hook is there before ours, and ours before React.
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hookBefore });
  installCommitHook();
  installCommitHook();
  React = await import('react');
  client = await import('react-dom/client');
  dom = await import('react-dom');
});

type Tagged = (id: string, element: Element) => Element;
/** An element as the tagger and the patched React leave it: untouched, with its id remembered. */
const tagged: Tagged = (id, element) => {
  page.ids.set(element.props, `tempo-${id}`);
  return element;
};
/** The same for an element whose tag was a key: its id is in `_debugInfo`, where React keeps data from a server. */
const taggedByKey: Tagged = (id, element) => {
  const entry = {};
  page.ids.set(entry, `tempo-${id}`);
  return { ...element, _debugInfo: [entry] } as Element;
};
const idsOf = (element: globalThis.Element | null) =>
  [...(element?.classList ?? [])].filter((name) => name.startsWith('tempo-'));

let container: HTMLElement;
let root: import('react-dom/client').Root;
let stop: () => void;
const render = (element: ReactTypes.ReactNode) => React.act(() => root.render(element));
const find = (selector: string) => document.querySelector(selector) as globalThis.Element;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = client.createRoot(container);
  stop = startClassing();
});
afterEach(async () => {
  stop();
  await React.act(() => root.unmount());
  document.body.innerHTML = '';
});

describe('the commit hook', () => {
  it('calls who was there before, and each listener until it stops', async () => {
    const calls = hookBefore.calls;
    let commits = 0;
    const stopListening = onCommit(() => {
      commits += 1;
    });
    await render(React.createElement('p'));
    expect([hookBefore.calls - calls, commits]).toEqual([1, 1]);
    stopListening();
    await render(React.createElement('i'));
    expect([hookBefore.calls - calls, commits]).toEqual([2, 1]);
  });

  it("keeps a listener's mistake from React and from the others", async () => {
    const reported: unknown[] = [];
    const original = globalThis.reportError;
    globalThis.reportError = (error) => void reported.push(error);
    let commits = 0;
    const stops = [
      onCommit(() => {
        throw new Error('ours');
      }),
      onCommit(() => {
        commits += 1;
      }),
    ];
    await render(React.createElement('p'));
    for (const stopOne of stops) stopOne();
    globalThis.reportError = original;
    expect(commits).toBe(1);
    expect(reported).toHaveLength(1);
  });
});

describe.each([
  { tag: 'an attribute', tagged },
  { tag: 'a key', tagged: taggedByKey },
])('the id of a node, from $tag', ({ tag, tagged }) => {
  it("is its own, the instance's on a library's root nodes, and none inside", async () => {
    const Library = () =>
      React.createElement(
        React.Fragment,
        null,
        React.createElement('h1', null, React.createElement('b')),
        React.createElement('h2'),
      );
    await render(tagged('page', React.createElement('main', null, tagged('lib', React.createElement(Library)))));
    const ids = ['main', 'h1', 'h2', 'b'].map((selector) => codebaseIdOf(find(selector)));
    expect(ids).toEqual(['tempo-page', 'tempo-lib', 'tempo-lib', null]);
    expect(['main', 'h1', 'h2', 'b'].map((selector) => idsOf(find(selector)).join())).toEqual(
      ids.map((id) => id ?? ''),
    );
    expect(codebaseIdOf(document.body)).toBeNull();
    expect(fiberOf(document.body)).toBeNull();
  });

  it('goes through portals', async () => {
    const target = document.body.appendChild(document.createElement('aside'));
    const Dialog = () => dom.createPortal(React.createElement('dialog'), target);
    await render(tagged('dialog', React.createElement(Dialog)));
    expect(idsOf(find('dialog'))).toEqual(['tempo-dialog']);
  });

  it('is that of the render on the page', async () => {
    for (const id of ['one', 'two', 'three']) {
      await render(tagged(id, React.createElement('p', { title: id })));
      expect(codebaseIdOf(find('p'))).toBe(`tempo-${id}`);
      expect(idsOf(find('p'))).toEqual([`tempo-${id}`]);
    }
  });

  it('is that of the element that shows it now, when another of the same type takes its place', async () => {
    const Shown = () => React.createElement('p');
    const types: ReactTypes.ElementType[] = ['p', Shown, React.memo(Shown, () => true)];
    // With equal props React keeps the props that it had, and with them their id.
    if (tag === 'a key') types.push(React.memo(Shown));
    for (const type of types) {
      for (const id of ['one', 'two', 'three']) {
        await render(tagged(id, React.createElement(type)));
        expect([codebaseIdOf(find('p')), ...idsOf(find('p'))]).toEqual([`tempo-${id}`, `tempo-${id}`]);
      }
      await render(React.createElement(type));
      expect([codebaseIdOf(find('p')), ...idsOf(find('p'))]).toEqual([null]);
    }
  });

  it('stays while only what is inside, or around, renders again', async () => {
    let again: (turn: number) => void = () => {};
    function Inside() {
      const [turn, setTurn] = React.useState(0);
      again = setTurn;
      return React.createElement('b', null, turn);
    }
    const kept = tagged('kept', React.createElement('p', null, React.createElement(Inside)));
    for (const title of ['a', 'b', 'c']) {
      await render(tagged('around', React.createElement('main', { title }, kept)));
      for (const turn of [1, 2, 3]) {
        await React.act(() => again(turn));
        expect(find('b').textContent).toBe(String(turn));
        expect(['main', 'p'].map((name) => codebaseIdOf(find(name)))).toEqual(['tempo-around', 'tempo-kept']);
      }
    }
  });

  it('leaves elements without a class attribute without one', async () => {
    await render(tagged('p', React.createElement('p')));
    await render(React.createElement('p'));
    expect(find('p').hasAttribute('class')).toBe(false);
  });
});

describe('the components around a node', () => {
  it('are named as in the developer tools, each once', async () => {
    const Plain = ({ children }: { children?: ReactTypes.ReactNode }) => children;
    const Memo = React.memo(function Inner({ children }: { children?: ReactTypes.ReactNode }) {
      return children;
    });
    const Compared = React.memo(Plain, () => false);
    const Forward = React.forwardRef(function Named({ children }: { children?: ReactTypes.ReactNode }, _ref) {
      return children;
    });
    const Shown = Object.assign(({ children }: { children?: ReactTypes.ReactNode }) => children, {
      displayName: 'Ui.Shown',
    });
    class Klass extends React.Component<{ children?: ReactTypes.ReactNode }> {
      override render() {
        return this.props.children;
      }
    }
    const types = [Plain, Memo, Compared, Forward, Shown, Klass, React.memo(Forward)] as ReactTypes.ElementType[];
    const inner: ReactTypes.ReactNode = React.createElement('p');
    const element = types.reduceRight<ReactTypes.ReactNode>(
      (children, type, i) => tagged(`c${i}`, React.createElement(type, null, children) as Element),
      inner,
    );
    await render(element);
    const chain = componentChain(find('p')).map(({ name, codebaseId }) => `${name} ${codebaseId}`);
    expect(chain).toEqual([
      'Named tempo-c6',
      'Klass tempo-c5',
      'Ui.Shown tempo-c4',
      'Named tempo-c3',
      'Plain tempo-c2',
      'Inner tempo-c1',
      'Plain tempo-c0',
    ]);
  });
});

describe('a page with a `Suspense`', () => {
  /** Content that waits while `is` is set, as a lazy component for its module. */
  const Waits = ({ is }: { is: boolean }) => {
    if (is) throw new Promise(() => {});
    return React.createElement('p');
  };
  const waiting = (is: boolean) =>
    React.createElement(
      React.Suspense,
      { fallback: React.createElement('hr') },
      React.createElement('b'),
      React.createElement(Waits, { is }),
    );

  it('is suspended while that hides what it showed before', async () => {
    await render(waiting(false));
    expect(isSuspended()).toBe(false);
    await render(waiting(true));
    expect([document.querySelector('hr') !== null, isSuspended()]).toEqual([true, true]);
    await render(waiting(false));
    expect(isSuspended()).toBe(false);
  });

  it('is not while that has had nothing to show yet', async () => {
    await render(waiting(true));
    expect([document.querySelector('hr') !== null, isSuspended()]).toEqual([true, false]);
  });
});

describe('the name of a component', () => {
  it('is not the variable that Fast Refresh gives to a function without a name', async () => {
    let _c: ReactTypes.ForwardRefRenderFunction<unknown, { children?: ReactTypes.ReactNode }>;
    // biome-ignore lint/suspicious/noAssignInExpressions: what the transform of Fast Refresh writes
    const Trigger = React.forwardRef((_c = ({ children }, _ref) => children));
    await render(tagged('use', React.createElement(Trigger, null, React.createElement('p')) as Element));
    expect(_c.name).toBe('_c');
    expect(componentChain(find('p')).map(({ name }) => name)).toEqual(['Anonymous']);
  });
});

interface Model {
  name: string;
  kind: 'host' | 'component' | 'library';
  version: number;
  hidden: boolean;
  children: Model[];
}

/** Renders a model; a component re-renders on its own when asked, and skips unchanged props. */
function component(model: Model, updates: Map<string, () => void>): Element {
  const Part = React.memo(function Part(_props: { version: number }) {
    const [, update] = React.useReducer((n: number) => n + 1, 0);
    updates.set(model.name, update);
    if (model.hidden) return null;
    return React.createElement(React.Fragment, null, ...model.children.map((child) => views(child, updates)));
  });
  parts.set(model, Part);
  return tagged(model.name, React.createElement(Part, { version: model.version }));
}
const parts = new WeakMap<Model, ReactTypes.FunctionComponent<{ version: number }>>();

function views(model: Model, updates: Map<string, () => void>): Element {
  if (model.kind === 'component') {
    const known = parts.get(model);
    if (!known) return component(model, updates);
    return tagged(model.name, React.createElement(known, { version: model.version, key: model.name } as never));
  }
  const children = model.hidden ? [] : model.children.map((child) => views(child, updates));
  const attributes = {
    key: model.name,
    'data-name': model.name,
    className: model.version % 2 ? `v${model.version}` : undefined,
  };
  const element = React.createElement('div', attributes, ...children);
  return model.kind === 'host' ? tagged(`${model.name}-${model.version >> 1}`, element) : element;
}

describe('classes', () => {
  const shape = (depth: number): fc.Arbitrary<Model> =>
    fc.record({
      name: fc.uuid().map((id) => id.slice(0, 8)),
      kind: fc.constantFrom('host', 'component', 'library'),
      version: fc.constant(0),
      hidden: fc.constant(false),
      children: depth === 0 ? fc.constant([]) : fc.array(shape(depth - 1), { maxLength: 3 }),
    });
  const steps = fc.array(fc.tuple(fc.nat(1000), fc.constantFrom('class', 'hide', 'reorder')), {
    minLength: 1,
    maxLength: 8,
  });

  it('are those of the render on the page after any row of partial updates (random)', async () => {
    await fc.assert(
      fc.asyncProperty(shape(3), steps, async (model, edits) => {
        const updates = new Map<string, () => void>();
        await render(React.createElement('main', null, views(model, updates)));
        for (const [at, kind] of edits) {
          const all = flat(model);
          const target = all[at % all.length] as Model;
          target.version += 1;
          if (kind === 'hide') target.hidden = !target.hidden;
          if (kind === 'reorder') target.children.reverse();
          // The nearest component around renders again; the rest of the page is left alone.
          const around = all.findLast((node) => node.kind === 'component' && flat(node).includes(target));
          const update = around && updates.get(around.name);
          if (update) await React.act(update);
          else await render(React.createElement('main', null, views(model, updates)));
          for (const node of document.querySelectorAll('[data-name]')) {
            const expected = codebaseIdOf(node);
            expect(idsOf(node), `${node.getAttribute('data-name')} after ${kind}`).toEqual(expected ? [expected] : []);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

function flat(model: Model): Model[] {
  return [model, ...model.children.flatMap(flat)];
}
