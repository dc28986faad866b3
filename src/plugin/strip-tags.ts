/**
 * Takes the private attribute away where React creates the element, so that no component and no DOM node ever sees it.
 *
 * React's own modules are found by their code, not their file name: Vite's dependency optimizer decides which chunk they land
 * in. An *anchor* is the head of React's internal `ReactElement` function, the one door that `jsx`, `jsxDEV`, `createElement`
 * and `cloneElement` all go through. The patch stays on the lines that are there, so source maps of React stay true, and adds
 * no stack frame: owner stacks and component stacks read as before (design §5.2).
 */
import MagicString, { type SourceMap } from 'magic-string';
import { PAGE_IDS_KEY, TAG_ATTRIBUTE } from '../protocol/runtime-config.ts';

/**
 * Part of the plugin's name, which Vite's dependency cache hashes: browsers keep optimized files for a year, so a patch that
 * changes must change their address.
 */
export const STRIP_VERSION = 2;

/** 19: `function ReactElement(type, key, props, …) {`; 18 and 17: `var ReactElement = function (type, key, ref, …, props) {`. */
const ANCHORS = [
  /\bfunction ReactElement(?:\$\d+)?\s*\(([^)]*)\)\s*\{/g,
  /\b(?:var|let|const) ReactElement(?:\$\d+)?\s*=\s*function\s*\(([^)]*)\)\s*\{/g,
];
/** The copy that `cloneElement` makes of the old props. */
const CLONE_COPY = /\b_?assign\(\{\},\s*element\.props\)/g;
/** The warning about a spread `key` lists the props by name. */
const KEY_FILTER = /(return )("key" !== (\w+)|(\w+) !== ['"]key['"])(;?\s*\}\))/g;
/** A module that makes elements in development, patched or not. */
const CREATES_ELEMENTS = /['"]react\.(?:transitional\.)?element['"]/;
const ENTRY_POINTS = /\bexports\.(?:jsxDEV|jsx|createElement) = (?:function|jsx|createElement)/;

const TAG = JSON.stringify(TAG_ATTRIBUTE);

/**
 * What the patched module begins with. Props are copied, not `delete`d from: that would turn every props object into a slow
 * one. The copy keeps symbol keys, and the hidden getters by which React warns of reads of `key` and `ref`.
 *
 * The id stands in a private field of the copy, put there by a constructor that returns the object it was given: nothing but
 * this class can see it, not even `Reflect.ownKeys`. A `WeakMap` would do the same, but each collection of garbage has to
 * look at all its entries: with one for every element of every render, updates of large trees took twice as long.
 */
const PRELUDE = [
  'class __VeProps { constructor(props) { return props; } }',
  'class __VeIds extends __VeProps { #id; constructor(props, id) { super(props); this.#id = id; }',
  // React's own nodes of text have a string for props.
  'static get(props) { return Object(props) === props && #id in props ? props.#id : undefined; }',
  'static set(props, id) { if (#id in props) props.#id = id; else new __VeIds(props, id); } }',
  `const __veIds = (globalThis[Symbol.for(${JSON.stringify(PAGE_IDS_KEY)})] ??= { ids: __VeIds }).ids;`,
  'const __veHas = Object.prototype.hasOwnProperty;',
  'function __veStrip(props) {',
  `if (!__veHas.call(props, ${TAG})) return props;`,
  `const { ${TAG}: id, ...copy } = props;`,
  'if (__veHas.call(props, "key")) __veKeep(props, copy, "key");',
  'if (__veHas.call(props, "ref")) __veKeep(props, copy, "ref");',
  '__veIds.set(copy, id); return copy; }',
  'function __veKeep(props, copy, name) {',
  'if (!__veHas.call(copy, name)) Object.defineProperty(copy, name, Object.getOwnPropertyDescriptor(props, name)); }',
  'function __veCarry(from, copy) {',
  'const id = __veIds.get(from); if (id !== undefined) __veIds.set(copy, id); return copy; } ',
].join(' ');

/** True when `code` has an element-creating function of a shape that `patchReact` understands. */
export function hasReactAnchor(code: string): boolean {
  return anchorsOf(code).length > 0;
}

/** True when `code` is a development build of React's element-creating modules, whether or not it has an anchor. */
export function createsReactElements(code: string): boolean {
  return CREATES_ELEMENTS.test(code) && ENTRY_POINTS.test(code);
}

/** @returns the patched module, or null when there is nothing of React's to patch in it. */
export function patchReact(code: string): { code: string; map: SourceMap } | null {
  if (!code.includes('ReactElement')) return null;
  const anchors = anchorsOf(code);
  if (anchors.length === 0) return null;
  const text = new MagicString(code);
  for (const end of anchors) text.appendLeft(end, ' props = __veStrip(props);');
  for (const match of code.matchAll(CLONE_COPY)) {
    text.appendLeft(match.index, '__veCarry(element.props, ').appendRight(match.index + match[0].length, ')');
  }
  for (const match of code.matchAll(KEY_FILTER)) {
    const name = match[3] ?? match[4];
    text.appendLeft(match.index + (match[1]?.length ?? 0) + (match[2]?.length ?? 0), ` && ${TAG} !== ${name}`);
  }
  text.prepend(PRELUDE);
  return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
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
