/** The code at the start of a patched React module: one line of helpers, called at the anchors of `strip-tags.ts`. */
import { PAGE_IDS_KEY, SPREAD_MARK, TAG_ATTRIBUTE, TAG_KEY } from '../protocol/runtime-config.ts';

const TAG = JSON.stringify(TAG_ATTRIBUTE);
const SPREAD = JSON.stringify(SPREAD_MARK);
const KEY = JSON.stringify(TAG_KEY);

/**
 * If the tag is an attribute, props are copied. `delete` would switch every props object to V8's slow dictionary mode, in
 * Chromium 156 even for the property added last. The copy keeps the hidden getters with which React warns about reads of
 * `key` and `ref`, if they exist yet, and everything that a spread may contain: symbol keys and a key `__proto__`. Only the
 * tags of elements with a spread request that check, because each access to props of arbitrary shape counts: ten thousand
 * elements take a millisecond. Copying is about half of the cost for an update. The rest arises later, when React reads the
 * copies and when garbage is collected; it almost disappears when V8's pretenuring is off, probably because V8 allocates
 * literals, but not copies, among long-lived objects.
 *
 * The id is in a private field of the copy, added by a base constructor that returns a plain object. Only this class can
 * read it; even `Reflect.ownKeys` does not show it. It is added before the props: adding it to objects of arbitrary shape
 * costs more than the copy. A `WeakMap` would work too, but every garbage collection scans all its entries: with one per
 * element and render, updates of large trees took twice as long.
 *
 * If the tag is a key, nothing is copied. The id travels in `_debugInfo`, a list in which React 19 keeps a server's data
 * about an element and which it passes to the fiber at each render. React's own readers skip entries without a `name`. There
 * is one list per id, so that creating an element allocates none. In a React without `_debugInfo`, the id goes into a copy
 * as well.
 */
export const PRELUDE = [
  'class __VeProps { constructor() { return {}; } }',
  'class __VeIds extends __VeProps { #id; constructor(id) { super(); this.#id = id; }',
  // The props of React's text nodes are a string.
  'static get(props) { if (Object(props) === props && #id in props) return __veName(props.#id); }',
  'static #lists = new Map();',
  'static list(key) { let list = this.#lists.get(key);',
  `if (!list) this.#lists.set(key, list = [new __VeIds(key.slice(${TAG_KEY.length}))]); return list; }`,
  // Do not pass on the server's data about another element.
  'static listOf(element) { const list = element && element._debugInfo;',
  'return list && Object(list[0]) === list[0] && #id in list[0] ? list : null; } }',
  `const __veIds = (globalThis[Symbol.for(${JSON.stringify(PAGE_IDS_KEY)})] ??= { ids: __VeIds }).ids;`,
  'const __veHas = Object.prototype.hasOwnProperty;',
  `function __veName(id) { return id.startsWith(${SPREAD}) ? id.slice(${SPREAD_MARK.length}) : id; }`,
  'function __veIsKey(key) {',
  `return typeof key === "string" && key.charCodeAt(0) === ${TAG_KEY.charCodeAt(0)} && key.startsWith(${KEY}); }`,
  'function __veStrip(props, hidden) {',
  `if (!__veHas.call(props, ${TAG})) return props;`,
  `const id = props[${TAG}]; const copy = new __veIds(id);`,
  `if (id.charCodeAt(0) === ${SPREAD_MARK.charCodeAt(0)}) __veCopySpread(props, copy);`,
  `else for (const name in props) if (name !== ${TAG} && __veHas.call(props, name)) copy[name] = props[name];`,
  'if (hidden) { __veKeep(props, copy, "key"); __veKeep(props, copy, "ref"); }',
  'return copy; }',
  'function __veCopySpread(props, copy) {',
  `for (const name of Object.keys(props)) if (name !== ${TAG}) {`,
  'if (name !== "__proto__") copy[name] = props[name]; else __veKeep(props, copy, name); }',
  'for (const name of Object.getOwnPropertySymbols(props)) copy[name] = props[name];',
  // In `createElement` and React 18, a spread `__proto__` sets the prototype.
  'Object.setPrototypeOf(copy, Object.getPrototypeOf(props)); }',
  'function __veCopy(props, key) {',
  `const copy = new __veIds(key.slice(${TAG_KEY.length})); __veCopySpread(props, copy);`,
  '__veKeep(props, copy, "ref"); return copy; }',
  'function __veKeep(props, copy, name) { if (__veHas.call(props, name) && !__veHas.call(copy, name))',
  'Object.defineProperty(copy, name, Object.getOwnPropertyDescriptor(props, name)); }',
  'function __veLike(props) { const id = __veIds.get(props); return id && new __veIds(id); } ',
].join(' ');
