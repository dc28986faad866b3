/**
 * The app's rules for a state, written once more for elements that carry the forcing class.
 *
 * A copied rule has the specificity of its original (a class stands for the pseudo-class) and keeps its layer, media and
 * container around it. What it would lose is its place: copies come after everything in the page. So the rules that follow the
 * first copied one, and match one of the elements concerned, are copied behind it: they go on winning what they won.
 */
import { safeClassName } from '../instant-updates/style-rules.ts';
import { FORCED_STATE_PREFIX } from '../page/own-nodes.ts';
import { appSheets, isForElements, preludeOf, rulesIn, type SheetsDeps } from './readable-rules.ts';
import { isPseudoElement, matches } from './selectors.ts';

/** What each state makes match: a focused element is visibly focused, and has the focus within it. */
const PSEUDO_CLASSES: Record<string, readonly string[]> = {
  focus: ['focus', 'focus-visible', 'focus-within'],
};
const NEGATED = /:not\(\s*:[\w-]+\s*\)/g;
/** A device without hover shows its rules here all the same: the state was asked for. */
const HOVER_MEDIA = /^@media\s+(?:\(\s*(?:any-)?hover(?:\s*:\s*hover)?\s*\))\s*$/;

interface Copying {
  /** pseudo-class to the class that forces it */
  forced: ReadonlyMap<string, string>;
  pattern: RegExp;
  elements: readonly Element[];
  /** a rule for the state has been met: what follows may compete with it */
  started: boolean;
}

/** Pseudo-classes that the modifiers make match, with their forcing classes. Others than names are left out. */
export function forcedClasses(modifiers: readonly string[]): Map<string, string> {
  const forced = new Map<string, string>();
  for (const modifier of modifiers) {
    if (!/^[a-z][a-z-]*$/.test(modifier)) continue;
    for (const name of PSEUDO_CLASSES[modifier] ?? [modifier]) {
      forced.set(name, FORCED_STATE_PREFIX + safeClassName(modifier));
    }
  }
  return forced;
}

/** A colon behind a backslash is part of a class's name (`.hover\:p-4`). */
function patternFor(forced: ReadonlyMap<string, string>): RegExp {
  return new RegExp(`(?<![\\\\:]):(${[...forced.keys()].join('|')})(?![\\w-]|\\()`, 'g');
}

/** The selector with its states written as the classes that force them; null when it asks for none of them. */
export function withForcedStates(selector: string, forced: ReadonlyMap<string, string>): string | null {
  if (forced.size === 0) return null;
  const pattern = patternFor(forced);
  if (selector.replace(NEGATED, '').search(pattern) < 0) return null;
  return selector.replace(pattern, (_whole, state: string) => `.${forced.get(state)}`);
}

/** @param elements those that are forced; rules for what is inside them count, too */
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
    const selector = selectorText ? nested(outer, selectorText) : outer;
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
  return copying.started && concerns(selector, copying.elements) ? `${selector} { ${body} }` : '';
}

/** True for a rule of one of the elements or of something inside them, pseudo-elements included. */
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
