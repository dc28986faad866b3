/**
 * Removes the tag, attribute or key, where React creates the element, so that no component and no DOM node ever sees it.
 *
 * React's modules are recognized by their code, not their file name, because Vite's dependency optimizer decides in which
 * chunk they end up. An *anchor* is the head of React's internal `ReactElement` function, through which `jsx`, `jsxDEV`,
 * `createElement` and `cloneElement` all go. The patch stays on existing lines, so React's source maps remain valid. It adds
 * no stack frame: owner stacks and component stacks are unchanged.
 */

import type { SourceMap } from 'magic-string';
import { TAG_ATTRIBUTE } from '../protocol/runtime-config.ts';
import { type Insertion, insertTexts } from './inserted-text.ts';
import { PRELUDE } from './strip-prelude.ts';

/**
 * Part of the plugin's name, which Vite's dependency cache hashes. Increase it when the patch changes: browsers cache
 * optimized files for a year, so their address must change.
 */
export const STRIP_VERSION = 5;

/**
 * 19: `function ReactElement(type, key, props, …) {`; 18 and 17: `var ReactElement = function (type, key, ref, …, props) {`.
 */
const ANCHOR =
  /\b(?:function ReactElement(?:\$\d+)?|(?:var|let|const) ReactElement(?:\$\d+)?\s*=\s*function)\s*\(([^)]*)\)\s*\{/y;
const DECLARES = ['function ', 'var ', 'let ', 'const '];
/** Calls with which React defines a warning getter on the props. */
const WARNS = /(?<!function\s+)\bdefine(?:Key|Ref)PropWarningGetter(?:\$\d+)?\s*\(\s*([A-Za-z_$][\w$]*)(?=\s*,)/g;
const WARNS_OF_KEY = /(?<!function\s+)\bdefineKeyPropWarningGetter(?:\$\d+)?\s*\(/g;
/** The condition before that call: the element has a key. */
const WARNS_IF = /(?:\bif\s*\((\w+)\)\s*\{?\s*|\b(\w+)\s*&&\s*)(?=defineKeyPropWarningGetter(?:\$\d+)?\s*\()/g;
/** The property in which React 19 keeps a server's data about an element. */
const DEBUG_INFO = /["']_debugInfo["'],\s*\{[^{}]*?\bvalue:\s*(?=null\b)/;
/** Characters from an anchor within which `_debugInfo` must be. */
const MAX_HEAD = 3000;
/** Elements created from another one: `cloneElement`, `Children.map`. */
const CLONES = /\bReactElement(?:\$\d+)?\(\s*(\w+)\.type,[^()]*?(?=\s*\))/g;
const MADE_OF_ELEMENT = /\bReactElement(?:\$\d+)?\(\s*\w+\.type\b/g;
/** `createElement` recognizes a modern JSX transform by a key in the config. */
const KEY_IN_CONFIG = /["']key["'] in (\w+)(?=\s*\|\|)/g;
/** The copy of the old props in `cloneElement`. */
const CLONE_COPY = /\b(_?assign\()\{\},\s*element\.props\)/g;
/** The list of props in React's warning about a spread `key`. */
const KEY_FILTER = /(return )("key" !== (\w+)|(\w+) !== ['"]key['"])(;?\s*\}\))/g;
/** A module that creates elements in development, patched or not. */
const CREATES_ELEMENTS = /['"]react\.(?:transitional\.)?element['"]/;
const ENTRY_POINTS = /\bexports\.(?:jsxDEV|jsx|createElement) = (?:function|jsx|createElement)/;

const TAG = JSON.stringify(TAG_ATTRIBUTE);

/** True when `code` contains an element-creating function that `patchReact` can patch. */
export function hasReactAnchor(code: string): boolean {
  return anchorsOf(code).length > 0;
}

/** True when `code` is a development build of React's element-creating modules, with or without an anchor. */
export function createsReactElements(code: string): boolean {
  return ENTRY_POINTS.test(code) && CREATES_ELEMENTS.test(code);
}

/** True when `code` creates elements as React 19 does: a key can then be the tag, and no props are copied. */
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

/** @returns the patched module, or null when it contains no React code to patch. The patch only inserts code. */
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

/** The code inserted where an element is created. Its last parameter is the element it was created from, if any. */
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
 * Removes the tag before React defines a warning getter. Each such getter is unique, so V8 creates a new shape for these
 * props; copying them afterwards would need a second one. In a large tree with keys this is most of the cost of tags.
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
  /** offset before the `)` of the function's parameters */
  params: number;
  /** offset after the function's `{` */
  offset: number;
  /**
   * condition, inside the function, under which React has defined warning getters: for `key`, before React 19 also for `ref`
   */
  hidden: string;
  /** offset before the `null` that React 19 assigns to `_debugInfo`; null in other versions */
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

/**
 * Searches from one mention of the name to the next. A regex would be tried at every word of a megabyte, while the page
 * waits.
 */
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
