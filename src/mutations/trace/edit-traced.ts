/** EDIT_TEXT of a computed text: the one literal that it comes from is changed, or the reason said why there is none. */
import type { EditScope } from '../../protocol/changes.ts';
import { startOf } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, type Where } from '../refusals.ts';
import { ambiguousText, dynamicText, severalCallSites, textNotFound } from '../text-refusals.ts';
import { placeOf, sourceOf } from './origin.ts';
import type { Origin, Traced } from './origin-node.ts';
import type { Trace } from './tracer.ts';
import { valuesOf } from './values.ts';
import { placeOfWords, textOf, writeLiteral } from './write-literal.ts';

export interface TracedEdit {
  oldText: string;
  newText: string;
  scope?: EditScope;
  dataIndex?: number;
  /** id of the element that uses the component, where it has several */
  callSiteCodebaseId?: string;
}

export function editTraced(project: Project, origin: Origin, edit: TracedEdit, where: Where): Plan | Refusal {
  const found = valuesOf(origin, traceOf(project, edit));
  const literal = chooseLiteral(found, origin, edit, where);
  if (isRefusal(literal)) return literal;
  const part = writeLiteral(literal, edit.oldText, edit.newText, where);
  if (isRefusal(part)) return part;
  const warnings = [`The text stands at ${placeOfWords(literal, edit.oldText)}; it was changed there.`];
  if (found.choices.has('state')) warnings.push('It is state: what the page sets while it runs stands elsewhere.');
  return { parts: [part], warnings };
}

/** Starts a trace for one rendered element. */
export function traceOf(project: Project, { dataIndex, callSiteCodebaseId: site }: TracedEdit): Trace {
  return {
    project,
    dataIndex: dataIndex ?? null,
    callSite: site === undefined ? null : project.locate(site),
    depth: 0,
  };
}

function chooseLiteral(found: Traced, origin: Origin, edit: TracedEdit, where: Where): Origin | Refusal {
  const expression = sourceOf(origin.in, origin.node);
  const literals = distinct(found.values.filter((value) => textOf(value, edit.oldText) !== null));
  const reasons = unfollowed(found, edit.oldText);
  if (literals.length === 0) return dynamicText(where, expression, reasons[0] ?? 'it is computed when the page runs');
  const isThisOne = edit.scope === 'instance' || edit.scope === 'data';
  if (found.choices.has('call-site') && !isThisOne && literals.length > 1) {
    return severalCallSites(where, expression, literals.length, places(literals));
  }
  const matching = literals.filter((value) => sameWords(textOf(value, edit.oldText) as string, edit.oldText));
  const [only] = matching;
  if (only && matching.length === 1) return only;
  if (matching.length > 1) return ambiguousText(where, edit.oldText, places(matching));
  if (reasons.length > 0) return dynamicText(where, expression, reasons[0] as string);
  return textNotFound(where, edit.oldText);
}

/** Why not all of a value was followed to literals, one sentence part each. */
export function unfollowed(found: Traced, shown: string | null): string[] {
  return [...found.unknown, ...found.values.filter((one) => textOf(one, shown) === null).map(describe)];
}

function describe(value: Origin): string {
  return `it is ${sourceOf(value.in, value.node)} at ${placeOf(value)}`;
}

/** Each place once. */
export function distinct(values: Origin[]): Origin[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const id = `${value.in.file}:${startOf(value.node)}`;
    return !seen.has(id) && seen.add(id);
  });
}

export function places(values: Origin[]): string {
  const names = values.map(placeOf);
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${names.length - 6} more` : names.join(', ');
}

/** Equal but for white space. */
export function sameWords(a: string, b: string): boolean {
  return collapse(a) === collapse(b);
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
