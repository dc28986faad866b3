/**
 * Takes the private attribute away where React creates the element, so that no component and no DOM node ever sees it.
 *
 * React's own modules are found by their code, not their file name: Vite's dependency optimizer decides which chunk they land
 * in. An *anchor* is the head of React's internal `ReactElement` function, the one door that `jsx`, `jsxDEV`, `createElement`
 * and `cloneElement` all go through. The patch stays on the lines that are there, so source maps of React stay true, and adds
 * no stack frame: owner stacks and component stacks read as before (design §5.2).
 */
import { PAGE_IDS_KEY, SPREAD_MARK, TAG_ATTRIBUTE } from '../protocol/runtime-config.ts';
import { insertTexts, type TextMap } from './inserted-text.ts';

/**
 * Part of the plugin's name, which Vite's dependency cache hashes: browsers keep optimized files for a year, so a patch that
 * changes must change their address.
 */
export const STRIP_VERSION = 3;

/** 19: `function ReactElement(type, key, props, …) {`; 18 and 17: `var ReactElement = function (type, key, ref, …, props) {`. */
const ANCHORS = [
  /\bfunction ReactElement(?:\$\d+)?\s*\(([^)]*)\)\s*\{/g,
  /\b(?:var|let|const) ReactElement(?:\$\d+)?\s*=\s*function\s*\(([^)]*)\)\s*\{/g,
];
/** The copy that `cloneElement` makes of the old props. */
const CLONE_COPY = /\b(_?assign\()\{\},\s*element\.props\)/g;
/** The warning about a spread `key` lists the props by name. */
const KEY_FILTER = /(return )("key" !== (\w+)|(\w+) !== ['"]key['"])(;?\s*\}\))/g;
/** A module that makes elements in development, patched or not. */
const CREATES_ELEMENTS = /['"]react\.(?:transitional\.)?element['"]/;
const ENTRY_POINTS = /\bexports\.(?:jsxDEV|jsx|createElement) = (?:function|jsx|createElement)/;

const TAG = JSON.stringify(TAG_ATTRIBUTE);
const SPREAD = JSON.stringify(SPREAD_MARK);

/**
 * What the patched module begins with. Props are copied, not `delete`d from: that would turn every props object into a slow
 * one. The copy keeps the hidden getters by which React warns of reads of `key` and `ref`, and what a spread may bring:
 * symbol keys, for which only tags of elements with a spread ask to look, and a key `__proto__`.
 *
 * The id stands in a private field of the copy, put there by a base constructor that returns a plain object: nothing but this
 * class can see it, not even `Reflect.ownKeys`. It comes before the props: put upon objects of any shape, it costs more than
 * the copy. A `WeakMap` would do the same, but each collection of garbage has to look at all its entries: with one for every
 * element of every render, updates of large trees took twice as long.
 */
const PRELUDE = [
  'class __VeProps { constructor() { return {}; } }',
  'class __VeIds extends __VeProps { #id; constructor(id) { super(); this.#id = id; }',
  // React's own nodes of text have a string for props.
  'static get(props) { if (Object(props) === props && #id in props) return __veName(props.#id); } }',
  `const __veIds = (globalThis[Symbol.for(${JSON.stringify(PAGE_IDS_KEY)})] ??= { ids: __VeIds }).ids;`,
  'const __veHas = Object.prototype.hasOwnProperty;',
  `function __veName(id) { return id.startsWith(${SPREAD}) ? id.slice(${SPREAD_MARK.length}) : id; }`,
  'function __veStrip(props) {',
  `if (!__veHas.call(props, ${TAG})) return props;`,
  `const id = props[${TAG}]; const copy = new __veIds(id);`,
  `for (const name in props) if (name !== ${TAG} && __veHas.call(props, name)) {`,
  'if (name !== "__proto__") copy[name] = props[name]; else __veKeep(props, copy, name); }',
  'if (__veHas.call(props, "key")) __veKeep(props, copy, "key");',
  'if (__veHas.call(props, "ref")) __veKeep(props, copy, "ref");',
  `if (id.startsWith(${SPREAD})) __veKeepSpread(props, copy);`,
  'return copy; }',
  'function __veKeepSpread(props, copy) {',
  'for (const name of Object.getOwnPropertySymbols(props)) copy[name] = props[name];',
  // `createElement` and React 18 let a spread `__proto__` be one.
  'Object.setPrototypeOf(copy, Object.getPrototypeOf(props)); }',
  'function __veKeep(props, copy, name) {',
  'if (!__veHas.call(copy, name)) Object.defineProperty(copy, name, Object.getOwnPropertyDescriptor(props, name)); }',
  'function __veLike(props) { const id = __veIds.get(props); return id && new __veIds(id); } ',
].join(' ');

/** True when `code` has an element-creating function of a shape that `patchReact` understands. */
export function hasReactAnchor(code: string): boolean {
  return anchorsOf(code).length > 0;
}

/** True when `code` is a development build of React's element-creating modules, whether or not it has an anchor. */
export function createsReactElements(code: string): boolean {
  return CREATES_ELEMENTS.test(code) && ENTRY_POINTS.test(code);
}

/** @returns the patched module, or null when there is nothing of React's to patch in it. Nothing is taken from the code. */
export function patchReact(code: string): { code: string; map: TextMap } | null {
  if (!code.includes('ReactElement')) return null;
  const anchors = anchorsOf(code);
  if (anchors.length === 0) return null;
  const insertions = anchors.map((offset) => ({ offset, text: ' props = __veStrip(props);' }));
  for (const match of code.matchAll(CLONE_COPY)) {
    insertions.push({ offset: match.index + (match[1]?.length ?? 0), text: '__veLike(element.props) || ' });
  }
  for (const match of code.matchAll(KEY_FILTER)) {
    const offset = match.index + (match[1]?.length ?? 0) + (match[2]?.length ?? 0);
    insertions.push({ offset, text: ` && ${TAG} !== ${match[3] ?? match[4]}` });
  }
  insertions.sort((a, b) => a.offset - b.offset);
  return insertTexts(code, [{ offset: 0, text: PRELUDE }, ...insertions]);
}

/** Offsets right after the `{` of each function that creates elements. */
function anchorsOf(code: string): number[] {
  const ends: number[] = [];
  for (const pattern of ANCHORS) {
    for (const match of code.matchAll(pattern)) {
      const names = (match[1] ?? '').split(',').map((name) => name.trim());
      if (names[0] === 'type' && names[1] === 'key' && names.includes('props'))
        ends.push(match.index + match[0].length);
    }
  }
  return ends;
}
