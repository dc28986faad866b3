/**
 * Copies of the app's rules for a state, for elements that carry the class that forces it.
 *
 * A copy has the specificity of its original (a class replaces the pseudo-class) and keeps its layer, media and container. Its
 * order changes: copies come after all sheets of the page. Therefore the later rules that match one of the elements are copied
 * behind it, so that they still win.
 */
import { splitList } from '../../protocol/nesting.ts';
import { relativeOf } from '../../protocol/relatives.ts';
import { safeClassName } from '../instant-updates/style-rules.ts';
import { FORCED_STATE_PREFIX } from '../page/own-nodes.ts';
import { appSheets, isForElements, preludeOf, rulesIn, type SheetsDeps } from './readable-rules.ts';
import { ruleSelectors } from './selector-text.ts';
import { isPseudoElement, matches } from './selectors.ts';

/** The pseudo-classes that match in each state: `focus` also means `:focus-visible` and `:focus-within`. */
const PSEUDO_CLASSES: Record<string, readonly string[]> = {
  focus: ['focus', 'focus-visible', 'focus-within'],
  // Emotion has places of a type
  first: ['first-child', 'first-of-type'],
  last: ['last-child', 'last-of-type'],
  // as browsers print them, too
  odd: ['nth-child(2n+1)', 'nth-child(odd)', 'nth-of-type(2n+1)', 'nth-of-type(odd)'],
  even: ['nth-child(2n)', 'nth-child(even)', 'nth-of-type(2n)', 'nth-of-type(even)'],
};
/** Excludes states, and possibly more: `:not(:hover)`, `:not(:nth-child(odd), .open)`. Others in brackets are only one level deep. */
const NEGATED = /:not\(((?:[^()]|\([^()]*\))*)\)/g;

/** Pseudo-classes that are forced, each with the class that forces it. */
export type ForcedClasses = ReadonlyMap<string, string>;
/** Stands for an exclusion while the rest of a selector is changed; in no selector. */
const BETWEEN = '\0';
/** Dropped around a copy, so that the state also shows on a device without hover. */
const HOVER_MEDIA = /^@media\s+(?:\(\s*(?:any-)?hover(?:\s*:\s*hover)?\s*\))\s*$/;

interface Copying {
  /** pseudo-class to the class that forces it */
  forced: ForcedClasses;
  pattern: RegExp;
  elements: readonly Element[];
  /** a rule for the state has been copied: later rules may compete with it */
  started: boolean;
}

/**
 * Pseudo-classes that the modifiers turn on, with the classes that force them; of a state of another element, the state. Modifiers
 * that are no plain names are skipped.
 */
export function forcedClasses(modifiers: readonly string[]): Map<string, string> {
  const forced = new Map<string, string>();
  for (const one of modifiers) {
    const modifier = relativeOf(one)?.state ?? one;
    if (!/^[a-z][a-z-]*$/.test(modifier)) continue;
    for (const name of PSEUDO_CLASSES[modifier] ?? [modifier]) {
      forced.set(name, FORCED_STATE_PREFIX + safeClassName(modifier));
    }
  }
  return forced;
}

/** A colon behind a backslash is part of a class's name (`.hover\:p-4`). */
function patternFor(forced: ForcedClasses): RegExp {
  return new RegExp(
    `(?<![\\\\:]):(${[...forced.keys()].map((name) => name.replace(/[()+]/g, '\\$&')).join('|')})(?![\\w-]|\\()`,
    'g',
  );
}

/**
 * The selector with each excluded state excluded by its forcing class, too. The specificity stays: that of a list is that of its
 * heaviest member, and a class weighs as much as a state.
 */
export function excludingForced(selector: string, forced: ForcedClasses): string {
  return selector.replace(NEGATED, (whole, list: string) => {
    const states = splitList(list).map((one) => one.trim());
    const classes = states.flatMap((one) => forced.get(one.slice(1).replaceAll(' ', '')) ?? []);
    const missing = [...new Set(classes)].map((name) => `.${name}`).filter((one) => !states.includes(one));
    return missing.length > 0 ? `:not(${[...states, ...missing].join(', ')})` : whole;
  });
}

/** The selector with each state replaced by its forcing class; null when it contains none of them. */
export function withForcedStates(selector: string, forced: ForcedClasses): string | null {
  if (forced.size === 0) return null;
  const pattern = patternFor(forced);
  const negated = excludingForced(selector, forced).match(NEGATED) ?? [];
  const positive = selector.replace(NEGATED, BETWEEN).split(BETWEEN);
  if (positive.every((part) => part.search(pattern) < 0)) return null;
  const forcing = (part: string) => part.replace(pattern, (_whole, state: string) => `.${forced.get(state)}`);
  return positive.map((part, i) => forcing(part) + (negated[i] ?? '')).join('');
}

/** @param elements the forced elements; rules for their descendants count, too */
export function forcedStateRules(deps: SheetsDeps, modifiers: readonly string[], elements: readonly Element[]): string {
  const forced = forcedClasses(modifiers);
  if (forced.size === 0 || elements.length === 0) return '';
  const copying: Copying = { forced, pattern: patternFor(forced), elements, started: false };
  const copies: string[] = [];
  for (const sheet of appSheets(deps)) if (!sheet.disabled) copies.push(copySheet(sheet, copying));
  return copies.filter(Boolean).join('\n');
}

function copySheet(sheet: CSSStyleSheet, copying: Copying): string {
  const text = copyRules(rulesIn(sheet), '', copying);
  const media = sheet.media.mediaText;
  return text && media ? `@media ${media} { ${text} }` : text;
}

function copyRules(rules: Iterable<CSSRule>, outer: string, copying: Copying): string {
  const parts: string[] = [];
  for (const rule of rules) {
    const { selectorText, style } = rule as Partial<CSSStyleRule>;
    const { cssRules, styleSheet, layerName } = rule as Partial<CSSGroupingRule & CSSImportRule>;
    const selector = selectorText ? nested(outer, ruleSelectors.textOf(rule as CSSStyleRule)) : outer;
    if (selector && style?.cssText) parts.push(copyRule(selector, style.cssText, copying));
    if (styleSheet) {
      const text = copySheet(styleSheet, copying);
      parts.push(text && typeof layerName === 'string' ? `@layer ${layerName} { ${text} }` : text);
    } else if (cssRules && cssRules.length > 0 && isForElements(rule)) {
      const text = copyRules(cssRules, selector, copying);
      parts.push(text && !selectorText ? around(rule, text) : text);
    }
  }
  return parts.filter(Boolean).join('\n');
}

function around(rule: CSSRule, text: string): string {
  const prelude = preludeOf(rule);
  return HOVER_MEDIA.test(prelude) ? text : `${prelude} { ${text} }`;
}

function nested(outer: string, inner: string): string {
  if (!outer) return inner;
  return inner.includes('&') ? inner.replaceAll('&', `:is(${outer})`) : `:is(${outer}) ${inner}`;
}

function copyRule(selector: string, body: string, copying: Copying): string {
  const forced = withForcedStates(selector, copying.forced);
  if (forced !== null) {
    copying.started = true;
    return `${forced} { ${body} }`;
  }
  const other = excludingForced(selector, copying.forced);
  return copying.started && concerns(other, copying.elements) ? `${other} { ${body} }` : '';
}

/** True when the selector matches one of the elements or a descendant, pseudo-elements included. */
function concerns(selector: string, elements: readonly Element[]): boolean {
  if (isPseudoElement(selector)) return true;
  return elements.some((element) => {
    if (matches(element, selector)) return true;
    try {
      return element.querySelector(selector) !== null;
    } catch {
      return false;
    }
  });
}
