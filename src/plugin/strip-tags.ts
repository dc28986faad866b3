/**
 * Takes the tag away, attribute or key, where React creates the element, so that no component and no DOM node ever sees it.
 *
 * React's own modules are found by their code, not their file name: Vite's dependency optimizer decides which chunk they
 * land in. An *anchor* is the head of React's internal `ReactElement` function, the one door that `jsx`, `jsxDEV`,
 * `createElement` and `cloneElement` all go through. The patch stays on the lines that are there, so source maps of React
 * stay true. It adds no stack frame: owner stacks and component stacks read as before.
 */

import type { SourceMap } from 'magic-string';
import { TAG_ATTRIBUTE } from '../protocol/runtime-config.ts';
import { type Insertion, insertTexts } from './inserted-text.ts';
import { PRELUDE } from './strip-prelude.ts';

/**
 * Part of the plugin's name, which Vite's dependency cache hashes: browsers keep optimized files for a year, so a patch that
 * changes must change their address.
 */
export const STRIP_VERSION = 5;

/** 19: `function ReactElement(type, key, props, …) {`; 18 and 17: `var ReactElement = function (type, key, ref, …, props) {`. */
const ANCHOR =
  /\b(?:function ReactElement(?:\$\d+)?|(?:var|let|const) ReactElement(?:\$\d+)?\s*=\s*function)\s*\(([^)]*)\)\s*\{/y;
const DECLARES = ['function ', 'var ', 'let ', 'const '];
/** Where React puts a getter that warns into the props. */
const WARNS = /(?<!function\s+)\bdefine(?:Key|Ref)PropWarningGetter(?:\$\d+)?\s*\(\s*([A-Za-z_$][\w$]*)(?=\s*,)/g;
const WARNS_OF_KEY = /(?<!function\s+)\bdefineKeyPropWarningGetter(?:\$\d+)?\s*\(/g;
/** An element with a key gets one. */
const WARNS_IF = /(?:\bif\s*\((\w+)\)\s*\{?\s*|\b(\w+)\s*&&\s*)(?=defineKeyPropWarningGetter(?:\$\d+)?\s*\()/g;
/** Where React 19 keeps what a server says of an element. */
const DEBUG_INFO = /["']_debugInfo["'],\s*\{[^{}]*?\bvalue:\s*(?=null\b)/;
/** From the head of the function that makes elements to there. */
const MAX_HEAD = 3000;
/** An element made of another one: `cloneElement`, `Children.map`. */
const CLONES = /\bReactElement(?:\$\d+)?\(\s*(\w+)\.type,[^()]*?(?=\s*\))/g;
const MADE_OF_ELEMENT = /\bReactElement(?:\$\d+)?\(\s*\w+\.type\b/g;
/** `createElement` takes a key for a sign of a JSX transform of today. */
const KEY_IN_CONFIG = /["']key["'] in (\w+)(?=\s*\|\|)/g;
/** The copy that `cloneElement` makes of the old props. */
const CLONE_COPY = /\b(_?assign\()\{\},\s*element\.props\)/g;
/** The warning about a spread `key` lists the props by name. */
const KEY_FILTER = /(return )("key" !== (\w+)|(\w+) !== ['"]key['"])(;?\s*\}\))/g;
/** A module that makes elements in development, patched or not. */
const CREATES_ELEMENTS = /['"]react\.(?:transitional\.)?element['"]/;
const ENTRY_POINTS = /\bexports\.(?:jsxDEV|jsx|createElement) = (?:function|jsx|createElement)/;

const TAG = JSON.stringify(TAG_ATTRIBUTE);

/** True when `code` has an element-creating function of a shape that `patchReact` understands. */
export function hasReactAnchor(code: string): boolean {
  return anchorsOf(code).length > 0;
}

/** True when `code` is a development build of React's element-creating modules, whether or not it has an anchor. */
export function createsReactElements(code: string): boolean {
  return ENTRY_POINTS.test(code) && CREATES_ELEMENTS.test(code);
}

/** True when `code` makes elements as React 19 does: then a key can be the tag, and no props are copied for it. */
export function takesKeyTags(code: string): boolean {
  const anchors = anchorsOf(code);
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  return (
    anchors.length > 0 &&
    anchors.every(({ info }) => info !== null) &&
    count(WARNS_OF_KEY) === count(WARNS_IF) &&
    count(MADE_OF_ELEMENT) === count(CLONES)
  );
}

/** @returns the patched module, or null when there is nothing of React's to patch in it. Nothing is taken from the code. */
export function patchReact(code: string): { code: string; map: SourceMap } | null {
  if (!code.includes('ReactElement')) return null;
  const anchors = anchorsOf(code);
  if (anchors.length === 0) return null;
  const insertions = [...anchors.flatMap(atAnchor), ...beforeWarnings(code)];
  for (const match of code.matchAll(WARNS_IF)) {
    insertions.push({ offset: match.index + match[0].length, text: `!__veIsKey(${match[1] ?? match[2]}) && ` });
  }
  if (anchors.some(({ info }) => info !== null)) {
    for (const match of code.matchAll(CLONES)) {
      insertions.push({ offset: match.index + match[0].length, text: `, ${match[1]}` });
    }
  }
  for (const match of code.matchAll(KEY_IN_CONFIG)) {
    insertions.push({ offset: match.index + match[0].length, text: ` && !__veIsKey(${match[1]}.key)` });
  }
  for (const match of code.matchAll(CLONE_COPY)) {
    insertions.push({ offset: match.index + (match[1]?.length ?? 0), text: '__veLike(element.props) || ' });
  }
  for (const match of code.matchAll(KEY_FILTER)) {
    const offset = match.index + (match[1]?.length ?? 0) + (match[2]?.length ?? 0);
    insertions.push({ offset, text: ` && ${TAG} !== ${match[3] ?? match[4]}` });
  }
  return insertTexts(code, [{ offset: 0, text: PRELUDE }, ...insertions]);
}

/** What is done where an element is made. Those made of another one name it last. */
function atAnchor({ params, offset, hidden, info }: Anchor): Insertion[] {
  if (info === null) {
    const text = ` if (__veIsKey(key)) { props = __veCopy(props, key); key = null; } else props = __veStrip(props, ${hidden});`;
    return [{ offset, text }];
  }
  return [
    { offset: params, text: ', __veFrom' },
    {
      offset,
      text:
        ' let __veInfo; if (__veIsKey(key)) { __veInfo = __veIds.list(key); key = null; }' +
        ` else { props = __veStrip(props, ${hidden}); __veInfo = __veIds.listOf(__veFrom); }`,
    },
    { offset: info, text: '__veInfo || ' },
  ];
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
  /** right before the `)` of the parameters of a function that creates elements */
  params: number;
  /** right after its `{` */
  offset: number;
  /** true in that function where React has put a warning getter into the props: for `key`, before React 19 also for `ref` */
  hidden: string;
  /** right before the `null` that React 19 says for `_debugInfo`; null in other Reacts */
  info: number | null;
}

function anchorsOf(code: string): Anchor[] {
  const anchors: Anchor[] = [];
  for (const match of declarationsIn(code)) {
    const names = (match[1] ?? '').split(',').map((name) => name.trim());
    if (names[0] !== 'type' || names[1] !== 'key' || !names.includes('props')) continue;
    const offset = match.index + match[0].length;
    const params = match.index + match[0].lastIndexOf(')');
    anchors.push({ params, offset, hidden: names[2] === 'ref' ? 'key || ref' : 'key', info: infoOf(code, offset) });
  }
  return anchors;
}

/** From one mention of the name to the next: a pattern would be tried at each word of a megabyte, while the page waits for React. */
function* declarationsIn(code: string): Iterable<RegExpExecArray> {
  for (let at = code.indexOf('ReactElement'); at >= 0; at = code.indexOf('ReactElement', at + 1)) {
    const word = DECLARES.find((one) => code.startsWith(one, at - one.length));
    if (word === undefined) continue;
    ANCHOR.lastIndex = at - word.length;
    const match = ANCHOR.exec(code);
    if (match) yield match;
  }
}

function infoOf(code: string, offset: number): number | null {
  const found = DEBUG_INFO.exec(code.slice(offset, offset + MAX_HEAD));
  return found && offset + found.index + found[0].length;
}
