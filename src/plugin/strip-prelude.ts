/** What a patched module of React begins with: one line, which the anchors of `strip-tags.ts` call. */
import { PAGE_IDS_KEY, SPREAD_MARK, TAG_ATTRIBUTE, TAG_KEY } from '../protocol/runtime-config.ts';

const TAG = JSON.stringify(TAG_ATTRIBUTE);
const SPREAD = JSON.stringify(SPREAD_MARK);
const KEY = JSON.stringify(TAG_KEY);

/**
 * Where the tag is an attribute, props are copied, not `delete`d from: that would turn every props object into a slow one, in
 * Chromium 156 even where the last one added is deleted. The copy keeps the hidden getters by which React warns of
 * reads of `key` and `ref`, where they are there by then, and what a spread may bring: symbol keys and a key `__proto__`, for
 * which only tags of elements with a spread ask to look. Each look at props of any shape counts: ten thousand elements make a
 * millisecond of it. Making the copies is about half of what they cost an update. The rest comes after, as React reads them and
 * as garbage is collected: with V8's pretenuring off it is nearly gone, so that V8 seems to put what literals make where
 * long-lived objects are, and copies not.
 *
 * The id stands in a private field of the copy, put there by a base constructor that returns a plain object: nothing but this
 * class can see it, not even `Reflect.ownKeys`. It comes before the props: put upon objects of any shape, it costs more than
 * the copy. A `WeakMap` would do the same, but each collection of garbage has to look at all its entries: with one for every
 * element of every render, updates of large trees took twice as long.
 *
 * Where it is a key, nothing is copied. The id goes with the element where React 19 keeps what a server says of it, `_debugInfo`, a list
 * that React hands on to the fiber at each render. React's own readers pass over entries without a `name`. There is one list
 * for each id, so that none is made when an element is. Where React has no such thing, the id goes into a copy, too.
 */
export const PRELUDE = [
  'class __VeProps { constructor() { return {}; } }',
  'class __VeIds extends __VeProps { #id; constructor(id) { super(); this.#id = id; }',
  // React's own nodes of text have a string for props.
  'static get(props) { if (Object(props) === props && #id in props) return __veName(props.#id); }',
  'static #lists = new Map();',
  'static list(key) { let list = this.#lists.get(key);',
  `if (!list) this.#lists.set(key, list = [new __VeIds(key.slice(${TAG_KEY.length}))]); return list; }`,
  // What a server said of an element stays with that one.
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
  // `createElement` and React 18 let a spread `__proto__` be one.
  'Object.setPrototypeOf(copy, Object.getPrototypeOf(props)); }',
  'function __veCopy(props, key) {',
  `const copy = new __veIds(key.slice(${TAG_KEY.length})); __veCopySpread(props, copy);`,
  '__veKeep(props, copy, "ref"); return copy; }',
  'function __veKeep(props, copy, name) { if (__veHas.call(props, name) && !__veHas.call(copy, name))',
  'Object.defineProperty(copy, name, Object.getOwnPropertyDescriptor(props, name)); }',
  'function __veLike(props) { const id = __veIds.get(props); return id && new __veIds(id); } ',
].join(' ');
