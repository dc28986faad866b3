/**
 * Renders pieces of source, as fixtures of the mutation engine are, with the real React: names that nothing defines stand for
 * something that can be shown (a component that draws a box, a list of two, a word), so that every branch is on the page.
 */
import type * as ReactTypes from 'react';
import ts from 'typescript';
import { listElements, parseSource } from '../../../src/mutations/jsx/parse.ts';
import { tagJsx } from '../../../src/plugin/tag-jsx.ts';
import { SPREAD_MARK, TAG_ATTRIBUTE } from '../../../src/protocol/runtime-config.ts';

type Files = Record<string, string>;
type Component = (props: Record<string, unknown>) => ReactTypes.ReactNode;
interface Stub {
  (...args: unknown[]): unknown;
  [name: string]: unknown;
}

const NAME = Symbol('name');
/** Of the language itself; every other free name is a stub. */
const KNOWN = new Set(
  'Object Array String Number Boolean Symbol Math JSON Promise Map Set WeakMap Date RegExp Error undefined NaN Infinity parseInt isNaN console'.split(
    ' ',
  ),
);

export class SourceRenderer {
  private readonly react: typeof ReactTypes;
  private readonly page: { ids: WeakMap<object, string> };
  private readonly boxes = new Map<string, Component>();
  private loaded = new Map<string, Record<string, unknown>>();
  private rendered: unknown[] = [];
  private files: Files = {};
  private idAt: ((file: string, start: number) => string) | null = null;

  constructor(react: typeof ReactTypes, page: { ids: WeakMap<object, string> }) {
    this.react = react;
    this.page = page;
  }

  /**
   * Renders a file: each of its components, and its top-level renders.
   * @param idAt the codebase ids of elements by place; without it none get one
   */
  render(files: Files, file: string, idAt: ((file: string, start: number) => string) | null): ReactTypes.ReactNode {
    Object.assign(this, { files, idAt, loaded: new Map(), rendered: [] });
    const exported = this.load(file);
    const shown = [...new Set([...Object.values(exported), ...this.rendered])];
    return this.h(this.react.Fragment, null, ...shown.map((value) => this.shown(value)));
  }

  private shown(value: unknown): unknown {
    if (this.react.isValidElement(value) || Array.isArray(value)) return value;
    const type = value as { prototype?: { render?: unknown }; $$typeof?: unknown };
    if (nameOf(value) !== null || value === null) return null;
    if (typeof value === 'function' && !type.prototype?.render) {
      const component = value as Component;
      const Shown = () => this.child(component(this.props())) as ReactTypes.ReactNode;
      return this.react.createElement(Shown);
    }
    if (typeof value === 'function' || (typeof value === 'object' && type.$$typeof)) {
      return this.react.createElement(value as ReactTypes.ComponentType);
    }
    return null;
  }

  /** A proxy that has a value for every prop. */
  private props(): Record<string, unknown> {
    const get = (_target: object, name: string | symbol) =>
      name === 'children' ? 'children' : this.stub(String(name));
    return new Proxy({}, { get });
  }

  private load(file: string): Record<string, unknown> {
    const known = this.loaded.get(file);
    if (known) return known;
    const module = { exports: {} as Record<string, unknown> };
    this.loaded.set(file, module.exports);
    const scope = this.scope(module, file);
    const code = this.compiled(file).replaceAll('import.meta.env', "({ BASE_URL: '/' })");
    const run = new Function('scope', `with (scope) {\n${code}\n}`) as (scope: object) => void;
    run(scope);
    return module.exports;
  }

  private compiled(file: string): string {
    const text = this.files[file] as string;
    const { idAt } = this;
    const parsed = parseSource(text, file);
    if (!parsed.ok) throw new Error(`${file} does not parse`);
    const elements = idAt ? listElements(parsed).map((one) => ({ ...one, codebaseId: idAt(file, one.start) })) : [];
    const code = tagJsx(text, elements, new Set(['Fragment', 'React.Fragment']))?.code ?? text;
    const { outputText } = ts.transpileModule(code, {
      fileName: file.replace(/\.jsx?$/, '.tsx'),
      compilerOptions: {
        jsx: ts.JsxEmit.React,
        jsxFactory: '__h',
        jsxFragmentFactory: '__Fragment',
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        isolatedModules: true,
        // TypeScript's own would copy the names of a namespace, and a stand-in has every name.
        noEmitHelpers: true,
      },
    });
    const names = [...text.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function|const|let|class) ([A-Z]\w*)/gm)];
    const own = names.map(([, name]) => `exports.${name} ??= ${name};`).join('\n');
    return `${outputText.replace(/^"use strict";/, '')}\n${own}`;
  }

  private scope(module: { exports: Record<string, unknown> }, file: string): object {
    const names: Record<string, unknown> = {
      exports: module.exports,
      module,
      require: (name: string) => this.required(name, file),
      __importStar: (names: object) => names,
      __importDefault: (names: Record<string, unknown>) => (names.__esModule ? names : { default: names }),
      __exportStar: (names: object, exports: object) => Object.assign(exports, names),
      React: this.react,
      createRoot: () => ({ render: (element: unknown) => this.rendered.push(element) }),
      __h: (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]) =>
        this.h(type, props, ...children),
      __Fragment: this.react.Fragment,
    };
    return new Proxy(names, {
      has: (_target, name) => typeof name === 'string' && name !== 'scope' && !KNOWN.has(name),
      get: (target, name) =>
        typeof name === 'string' ? (Object.hasOwn(target, name) ? target[name] : this.stub(name)) : undefined,
    });
  }

  private required(name: string, by: string): unknown {
    if (name === 'react') return this.react;
    const isNamed = (file: string) => file.replace(/(\/index)?\.\w+$/, '').endsWith(name.replace(/^[.@/]+/, ''));
    // an index and a file of its folder may have one name
    const file = Object.keys(this.files).find((one) => one !== by && isNamed(one));
    if (file && /\.[jt]sx?$/.test(file)) return this.load(file);
    if (name === 'react-dom/client')
      return { createRoot: () => ({ render: (one: unknown) => this.rendered.push(one) }) };
    return this.stub('');
  }

  private stub(name: string): Stub {
    const call = (...args: unknown[]): unknown => {
      const [first] = args;
      return typeof first === 'function' && /^[A-Z]/.test(first.name) ? first : this.stub(name);
    };
    const list = (of: (item: unknown, index: number) => unknown) =>
      [0, 1].map((index) => of(this.stub(`item${index}`), index));
    return new Proxy(call as Stub, {
      get: (_target, key) => {
        if (key === NAME || key === Symbol.toPrimitive) return key === NAME ? name : () => name;
        if (key === Symbol.iterator) return () => [this.stub(`${name}0`), this.stub(`${name}1`)][Symbol.iterator]();
        if (key === 'map' || key === 'flatMap') return list;
        if (typeof key !== 'string' || key === 'then' || key === '$$typeof' || key === '__esModule') return undefined;
        if (key === 'toString') return () => name;
        return this.stub(name && /^[A-Z]/.test(name) ? `${name}.${key}` : key);
      },
    });
  }

  /** A component that nobody has written: a box with its children, as a library's would be. */
  private box(name: string): Component {
    const known = this.boxes.get(name);
    if (known) return known;
    const Box: Component = ({ children, className, title, id }) =>
      this.react.createElement('div', { 'data-box': name, className, title, id }, children as ReactTypes.ReactNode);
    Object.defineProperty(Box, 'name', { value: name });
    this.boxes.set(name, Box);
    return Box;
  }

  private h(type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): ReactTypes.ReactElement {
    const { [TAG_ATTRIBUTE]: tag, ...given } = props ?? {};
    const id = typeof tag === 'string' ? tag.replace(SPREAD_MARK, '') : tag;
    const name = nameOf(type);
    const isHost = typeof type === 'string';
    const safe = Object.fromEntries(Object.entries(given).map(([prop, value]) => [prop, plain(prop, value, isHost)]));
    const kind = name === null ? (type as string) : this.box(name);
    const element = this.react.createElement(
      kind,
      safe,
      ...children.map((child) => this.child(child) as ReactTypes.ReactNode),
    );
    if (typeof id === 'string') this.page.ids.set(element.props as object, id);
    return element;
  }

  private child(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.child(one));
    const name = nameOf(value);
    if (name !== null) return name;
    if (typeof value === 'function') return null;
    const isObject = typeof value === 'object' && value !== null && !this.react.isValidElement(value);
    return isObject ? null : value;
  }
}

function nameOf(value: unknown): string | null {
  return typeof value === 'function'
    ? (((value as unknown as Record<symbol, string>)[NAME] as string | undefined) ?? null)
    : null;
}

/** A prop that React takes: a stub becomes its name, or nothing where a word would be wrong. */
function plain(prop: string, value: unknown, isHost: boolean): unknown {
  const name = nameOf(value);
  if (name === null) {
    if (prop === 'style' && typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nameOf(part) ?? part]));
    }
    return value;
  }
  if (/^(style|ref|dangerouslySetInnerHTML|on[A-Z].*)$/.test(prop)) return undefined;
  return isHost || prop === 'key' ? name : value;
}
