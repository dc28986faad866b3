/**
 * Takes the private attribute away where React creates the element, so that no component and no DOM node ever sees it.
 *
 * React's own modules are found by their code, not their file name: Vite's dependency optimizer decides which chunk they land
 * in. An *anchor* is the head of React's internal `ReactElement` function, the one door that `jsx`, `jsxDEV`, `createElement`
 * and `cloneElement` all go through. The patch stays on the lines that are there, so source maps of React stay true, and adds
 * no stack frame: owner stacks and component stacks read as before (design §5.2).
 */
import { PAGE_IDS_KEY, SPREAD_MARK, TAG_ATTRIBUTE } from '../protocol/runtime-config.ts';
import { type Insertion, insertTexts, type TextMap } from './inserted-text.ts';

/**
 * Part of the plugin's name, which Vite's dependency cache hashes: browsers keep optimized files for a year, so a patch that
 * changes must change their address.
 */
export const STRIP_VERSION = 4;

/** 19: `function ReactElement(type, key, props, …) {`; 18 and 17: `var ReactElement = function (type, key, ref, …, props) {`. */
const ANCHORS = [
  /\bfunction ReactElement(?:\$\d+)?\s*\(([^)]*)\)\s*\{/g,
  /\b(?:var|let|const) ReactElement(?:\$\d+)?\s*=\s*function\s*\(([^)]*)\)\s*\{/g,
];
/** Where React puts a getter that warns into the props. */
const WARNS = /(?<!function\s+)\bdefine(?:Key|Ref)PropWarningGetter(?:\$\d+)?\s*\(\s*([A-Za-z_$][\w$]*)(?=\s*,)/g;
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
 * one, in Chromium 156 even where the last one added is deleted. The copy keeps the hidden getters by which React warns of
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
 */
const PRELUDE = [
  'class __VeProps { constructor() { return {}; } }',
  'class __VeIds extends __VeProps { #id; constructor(id) { super(); this.#id = id; }',
  // React's own nodes of text have a string for props.
  'static get(props) { if (Object(props) === props && #id in props) return __veName(props.#id); } }',
  `const __veIds = (globalThis[Symbol.for(${JSON.stringify(PAGE_IDS_KEY)})] ??= { ids: __VeIds }).ids;`,
  'const __veHas = Object.prototype.hasOwnProperty;',
  `function __veName(id) { return id.startsWith(${SPREAD}) ? id.slice(${SPREAD_MARK.length}) : id; }`,
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
  'function __veKeep(props, copy, name) { if (__veHas.call(props, name) && !__veHas.call(copy, name))',
  'Object.defineProperty(copy, name, Object.getOwnPropertyDescriptor(props, name)); }',
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
  const insertions = anchors.map(({ offset, hidden }) => ({ offset, text: ` props = __veStrip(props, ${hidden});` }));
  insertions.push(...beforeWarnings(code));
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

/**
 * Takes the tag off before React defines a getter that is like no other, so that V8 makes a shape of its own for the props:
 * copied with it, they would need two. In a large tree with keys it is most of what tags cost.
 */
function beforeWarnings(code: string): Insertion[] {
  return [...code.matchAll(WARNS)].flatMap((match) => {
    const name = match[1] as string;
    if (code.includes(`const ${name}`)) return [];
    const end = match.index + match[0].length;
    return [
      { offset: end - name.length, text: `${name} = __veStrip(` },
      { offset: end, text: ')' },
    ];
  });
}

interface Anchor {
  /** right after the `{` of a function that creates elements */
  offset: number;
  /** true in that function where React has put a warning getter into the props: for `key`, before React 19 also for `ref` */
  hidden: string;
}

function anchorsOf(code: string): Anchor[] {
  const anchors: Anchor[] = [];
  for (const pattern of ANCHORS) {
    for (const match of code.matchAll(pattern)) {
      const names = (match[1] ?? '').split(',').map((name) => name.trim());
      if (names[0] !== 'type' || names[1] !== 'key' || !names.includes('props')) continue;
      anchors.push({ offset: match.index + match[0].length, hidden: names[2] === 'ref' ? 'key || ref' : 'key' });
    }
  }
  return anchors;
}
