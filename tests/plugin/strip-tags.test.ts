import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createsReactElements, hasReactAnchor, patchReact, takesKeyTags } from '../../src/plugin/strip-tags.ts';
import { PAGE_IDS_KEY, type PageIds, TAG_ATTRIBUTE, TAG_KEY } from '../../src/protocol/runtime-config.ts';
import { installedVersions } from './support/versions.ts';

const MODULES = ['react', 'react-jsx-runtime', 'react-jsx-dev-runtime'];
const ID = 'tempo-00000000-0000-5000-8000-000000000000';
const tag = (id = ID) => ({ [TAG_ATTRIBUTE]: id });
const KEY = `${TAG_KEY}${ID}`;
type Made = { props: object; _debugInfo?: unknown[] | null };
const idsOfPage = () => (globalThis as unknown as Record<symbol, PageIds>)[Symbol.for(PAGE_IDS_KEY)]?.ids;
const idOf = (element: Made) => idsOfPage()?.get(element.props);
/** Of an element with either tag. */
const idOfMade = (made: unknown) => {
  const { props, _debugInfo } = made as Made;
  return idOf({ props }) ?? _debugInfo?.map((entry) => idsOfPage()?.get(entry as object)).find(Boolean);
};

/** Runs React's CommonJS modules patched, each once, as the optimizer's output would. */
function loadPatched(react: string) {
  const loaded = new Map<string, Record<string, never>>();
  const load = (name: string): Record<string, never> => {
    const known = loaded.get(name);
    if (known) return known;
    const code = readFileSync(join(react, `cjs/${name}.development.js`), 'utf8');
    const patched = patchReact(code);
    if (!patched) throw new Error(`no anchor in ${name}`);
    const module = { exports: {} as Record<string, never> };
    loaded.set(name, module.exports);
    const require = createRequire(join(react, 'index.js'));
    const run = new Function('module', 'exports', 'require', 'process', patched.code);
    run(module, module.exports, (path: string) => (path === 'react' ? load('react') : require(path)), {
      env: { NODE_ENV: 'development' },
    });
    loaded.set(name, module.exports);
    return module.exports;
  };
  return { react: load('react'), jsx: load('react-jsx-runtime'), dev: load('react-jsx-dev-runtime') } as unknown as {
    react: typeof import('react');
    jsx: { jsx(type: unknown, props: object, key?: string): React.ReactElement<Record<string, unknown>> };
    dev: { jsxDEV(type: unknown, props: object, key?: string): React.ReactElement<Record<string, unknown>> };
  };
}

const majors = [
  { major: '19', folder: async () => join(process.cwd(), 'node_modules/react') },
  { major: '18', folder: async () => join(await installedVersions('react-18'), 'react') },
];

describe.each(majors)('React $major', ({ major, folder }) => {
  let path = '';
  let copies: ReturnType<typeof loadPatched>;
  const keepsTags = major === '19';
  beforeAll(async () => {
    path = await folder();
    copies = loadPatched(path);
  });

  it('has the anchor in each element-creating module', () => {
    for (const name of MODULES) {
      const code = readFileSync(join(path, `cjs/${name}.development.js`), 'utf8');
      expect([hasReactAnchor(code), createsReactElements(code)], name).toEqual([true, true]);
      expect(takesKeyTags(code), name).toBe(keepsTags);
    }
  });

  it('moves no line', () => {
    for (const name of MODULES) {
      const code = readFileSync(join(path, `cjs/${name}.development.js`), 'utf8');
      expect(patchReact(code)?.code.split('\n').length).toBe(code.split('\n').length);
    }
  });

  it('takes the tag off the props of jsx, jsxDEV and createElement and remembers the id', () => {
    const { react, jsx, dev } = copies;
    const made = [
      jsx.jsx('p', { title: 'a', ...tag() }),
      dev.jsxDEV('p', { title: 'a', ...tag() }),
      react.createElement('p', { title: 'a', ...tag() }),
    ];
    for (const element of made) {
      expect(Reflect.ownKeys(element.props as object)).toEqual(['title']);
      expect(idOf(element as { props: object })).toBe(ID);
      expect(Object.isFrozen(element.props)).toBe(true);
    }
  });

  it('leaves elements without a tag their very props', () => {
    const props = { title: 'a' };
    expect(idOf(copies.jsx.jsx('p', props))).toBeUndefined();
    if (path.includes('react-18')) return;
    expect(copies.jsx.jsx('p', props).props).toBe(props);
  });

  it('does not write into props that are frozen or handed on', () => {
    const props = Object.freeze({ title: 'a', ...tag() });
    expect(copies.jsx.jsx('p', props).props).toEqual({ title: 'a' });
    expect(props).toEqual({ title: 'a', ...tag() });
  });

  it('keeps symbol keys and the warning getter of key', () => {
    const symbol = Symbol('s');
    const element = copies.react.createElement('p', { [symbol]: 1, key: 'k', ...tag() } as object);
    const plain = copies.react.createElement('p', { [symbol]: 1, key: 'k' } as object);
    expect(
      Reflect.ownKeys(element.props as object)
        .map(String)
        .sort(),
    ).toEqual(
      Reflect.ownKeys(plain.props as object)
        .map(String)
        .sort(),
    );
    const getter = Object.getOwnPropertyDescriptor(element.props, 'key');
    expect([typeof getter?.get, getter?.enumerable]).toEqual(['function', false]);
  });

  it('keeps what React hides in the props of elements with a key and a ref', () => {
    const shape = (props: object) =>
      Object.entries(Object.getOwnPropertyDescriptors(props)).map(
        ([name, { get, value, ...rest }]) => `${name} ${value} ${get?.name} ${JSON.stringify(rest)}`,
      );
    const ref = { current: null };
    for (const spread of ['', '...']) {
      const made = [tag(spread + ID), {}].map((mark) => [
        copies.jsx.jsx('p', { title: 'a', ref, ...mark }, 'k'),
        copies.dev.jsxDEV('p', { title: 'a', ref, ...mark, children: 'b' }, 'k'),
        copies.dev.jsxDEV('p', { ref, ...mark }),
        copies.dev.jsxDEV('p', { title: 'a', ...mark }, 'k'),
        copies.react.createElement('p', { title: 'a', key: 'k', ref: ref as never, ...mark }, 'b'),
        copies.react.createElement('p', { ref: ref as never, ...mark }),
      ]);
      const [tagged = [], plain = []] = made.map((list) => list.map(({ props }) => shape(props as object)));
      expect(tagged).toEqual(plain);
      expect(plain.flat().filter((line) => line.includes('warnAbout')).length).toBeGreaterThan(3);
      for (const element of made[0] ?? []) expect(idOf(element as { props: object })).toBe(ID);
    }
  });

  it('carries the id over cloneElement and Children.map', () => {
    const { react, jsx } = copies;
    const element = jsx.jsx('p', { title: 'a', ...tag() });
    expect(idOf(react.cloneElement(element, { title: 'b' }))).toBe(ID);
    const [child] = react.Children.map([element], (one) => one) as React.ReactElement<object>[];
    expect(idOf(child as { props: object })).toBe(ID);
    expect(react.cloneElement(jsx.jsx('p', {}), { title: 'b' }).props).toEqual({ title: 'b' });
  });

  it('takes a key that is a tag for a tag alone, and copies no props for it where React keeps it', () => {
    const { react, jsx, dev } = copies;
    const props = { title: 'a', children: 'b' };
    if (keepsTags) expect(jsx.jsx('p', props, KEY).props).toBe(props);
    for (const element of [
      jsx.jsx('p', props, KEY),
      dev.jsxDEV('p', props, KEY),
      react.createElement('p', { ...props, key: KEY }),
    ]) {
      expect([element.key, Reflect.ownKeys(element.props as object)]).toEqual([null, ['title', 'children']]);
      expect([Object.isFrozen(element.props), idOfMade(element)]).toEqual([true, ID]);
      expect(Object.keys(element)).toEqual(Object.keys(jsx.jsx('p', props)));
    }
    expect([jsx.jsx('p', {}, 'k').key, jsx.jsx('p', {}, '__v').key]).toEqual(['k', '__v']);
  });

  it('carries the id of a key over cloneElement and Children.map, and nothing that a server said', () => {
    const { react, jsx } = copies;
    const element = jsx.jsx('p', { title: 'a' }, KEY);
    const cloned = react.cloneElement(element, { title: 'b', key: 'k' } as object);
    expect([idOfMade(cloned), cloned.props, cloned.key]).toEqual([ID, { title: 'b' }, 'k']);
    expect(react.Children.toArray([element]).map(idOfMade)).toEqual([ID]);
    expect(idOfMade(react.cloneElement(cloned))).toBe(ID);
    if (!keepsTags) return;
    const ofServer = { ...jsx.jsx('p', {}), _debugInfo: [{ name: 'Server' }] };
    expect((react.cloneElement(ofServer) as unknown as Made)._debugInfo).toBeNull();
  });

  it('warns as without tags of elements that an old JSX transform makes', () => {
    const warned = (config: object) => {
      const fresh = loadPatched(path);
      const seen: unknown[] = [];
      const original = console.warn;
      console.warn = (...args: unknown[]) => void seen.push(args[0]);
      try {
        fresh.react.createElement('p', config);
      } finally {
        console.warn = original;
      }
      return seen;
    };
    const plain = warned({ __self: null });
    expect(warned({ __self: null, key: KEY })).toEqual(plain);
    expect(plain).toHaveLength(keepsTags ? 1 : 0);
    expect(warned({ __self: null, key: 'k' })).toEqual([]);
  });

  it('remembers ids where nobody sees them', () => {
    const { ids } = (globalThis as unknown as Record<symbol, PageIds>)[Symbol.for(PAGE_IDS_KEY)] as PageIds;
    const { props } = copies.jsx.jsx('p', { title: 'a', ...tag() });
    expect([{ ...props }, structuredClone(props)].map((copy) => ids.get(copy))).toEqual([undefined, undefined]);
    for (const none of ['text', null, 7, []]) expect(ids.get(none as unknown as object)).toBeUndefined();
  });

  it('hands on props that are as React makes them, whatever a spread brought', () => {
    const symbol = Symbol('s');
    const spread = { [symbol]: 1, b: 2, ...JSON.parse('{ "__proto__": { "c": 3 }, "7": 4 }'), a: 5 };
    for (const create of [copies.jsx.jsx, copies.dev.jsxDEV, copies.react.createElement] as (typeof copies.jsx.jsx)[]) {
      const element = create('p', { ...spread, ...tag(`...${ID}`) });
      const plain = create('p', { ...spread });
      expect(Object.getOwnPropertyDescriptors(element.props)).toEqual(Object.getOwnPropertyDescriptors(plain.props));
      expect(Reflect.ownKeys(element.props)).toEqual(Reflect.ownKeys(plain.props));
      expect(Object.getPrototypeOf(element.props)).toEqual(Object.getPrototypeOf(plain.props));
      expect(idOf(element)).toBe(ID);
    }
  });

  it('hands on the same names, in the same order, with the same values, whatever an element is given', () => {
    const names = ['children', 'className', 'style', 'title', 'n', 'onClick', 'aria-label', 'data-a', 'is', 'valueOf'];
    const values = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(undefined, null, true));
    const attributes = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), values), { selector: ([name]) => name });
    const creators = [copies.jsx.jsx, copies.dev.jsxDEV, copies.react.createElement] as (typeof copies.jsx.jsx)[];
    fc.assert(
      fc.property(attributes, attributes, fc.constantFrom('', '...'), (before, after, mark) => {
        for (const create of creators) {
          const [tagged, plain] = [tag(mark + ID), {}].map((part) =>
            create('p', { ...Object.fromEntries(before), ...part, ...Object.fromEntries(after) }),
          ) as [React.ReactElement<object>, React.ReactElement<object>];
          expect(Reflect.ownKeys(tagged.props)).toEqual(Reflect.ownKeys(plain.props));
          expect(Object.getOwnPropertyDescriptors(tagged.props)).toEqual(Object.getOwnPropertyDescriptors(plain.props));
          expect(Object.getPrototypeOf(tagged.props)).toBe(Object.prototype);
          expect(idOf(tagged as { props: object })).toBe(ID);
        }
      }),
    );
  });

  it('takes nothing from a prototype that somebody wrote into', () => {
    Object.assign(Object.prototype, { polluted: true });
    try {
      expect(Object.keys(copies.jsx.jsx('p', { title: 'a', ...tag() }).props)).toEqual(['title']);
    } finally {
      delete (Object.prototype as { polluted?: true }).polluted;
    }
  });

  it('does not name the tag in the warning about a spread key', () => {
    const seen: string[] = [];
    const original = console.error;
    console.error = (...args: unknown[]) => void seen.push(args.join(' '));
    try {
      copies.dev.jsxDEV('i', { key: 'k', title: 'a', ...tag() });
    } finally {
      console.error = original;
    }
    expect(seen.join()).toContain('title');
    expect(seen.join()).not.toContain(TAG_ATTRIBUTE);
  });
});

describe('other code', () => {
  it('is left alone', () => {
    expect(patchReact('function ReactElement(a, b) {}')).toBeNull();
    expect(patchReact('const x = 1;')).toBeNull();
    expect(createsReactElements('exports.jsxDEV = function () {}')).toBe(false);
  });

  it('keeps its constants', () => {
    const element = 'function ReactElement(type, key, props) {} defineKeyPropWarningGetter';
    expect(patchReact(`${element}(props, name)`)?.code).toContain('Getter(props = __veStrip(props), name)');
    expect(patchReact(`${element}(made, name); const made = {};`)?.code).toContain('Getter(made, name)');
  });

  it('of React is found after a bundler renamed the function', () => {
    expect(hasReactAnchor('function ReactElement$1(type, key, props, owner) {}')).toBe(true);
  });
});
