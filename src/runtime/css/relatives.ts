/** The elements around and before one that its styles can hang on: Tailwind's groups and peers, and classes with styles for a state. */
import { markerOf, type Relative, relativeSelector } from '../../protocol/relatives.ts';
import { isMarkerClass } from '../page/own-nodes.ts';
import { statefulClasses } from './selectors.ts';
import { isModule, isOfScript } from './source-rules.ts';
import type { FoundRule } from './walk-rules.ts';

/** More would make a menu that nobody reads. */
const MOST = 4;

/** The nearest around the element, or those before it, with the class. */
export function relativeElements(element: Element, relative: Relative): Element[] {
  const selector = relativeSelector(relative);
  if (relative.kind === 'group') {
    const around = element.parentElement?.closest(selector);
    return around ? [around] : [];
  }
  const found: Element[] = [];
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling)
    if (at.matches(selector)) found.push(at);
  return found;
}

/**
 * @param others selected with the element: an edit is for all, so only relatives of all of them are returned
 * @returns nearest first, those around before those beside
 */
export function relativesFor(element: Element, others: readonly Element[], rules: readonly FoundRule[]): Relative[] {
  const stateful = statefulIn(rules);
  const found: Relative[] = [];
  const note = (one: Element, kind: Relative['kind']) => {
    for (const className of one.classList) {
      const marker = markerOf(className);
      const isRelative = marker ? marker.kind === kind : stateful.has(className);
      const isKnown = found.some((other) => other.kind === kind && other.className === className);
      if (!isRelative || isKnown || found.filter((other) => other.kind === kind).length >= MOST) continue;
      if (others.every((other) => relativeElements(other, { kind, className }).length > 0))
        found.push({ kind, className });
    }
  };
  for (let at = element.parentElement; at; at = at.parentElement) note(at, 'group');
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) note(at, 'peer');
  return found;
}

/**
 * Classes of sheets in files: the names that scripts and CSS modules make change with each edit. A utility (`hover:p-4`) is nobody's
 * name.
 */
function statefulIn(rules: readonly FoundRule[]): Set<string> {
  const names = new Set<string>();
  for (const { sheet, selectors } of rules) {
    if (isOfScript(sheet) || isModule(sheet)) continue;
    for (const name of selectors.flatMap(statefulClasses))
      if (/^[\w-]+$/.test(name) && !isMarkerClass(name)) names.add(name);
  }
  return names;
}
